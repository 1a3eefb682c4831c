"""The exact value of a position when everybody sees all tiles, the boneyard's order too, and that of each move in it.

`Solver` is what others use. It asks a `search` whether the value reaches one bound after the other (`root`). `task` is
what stays the same in a search, `worths` and `ends` what the end of a round is worth, `turn` the draws and passes,
`order` which moves are tried first, `table` the memory of positions.
"""

from kozel.kernel.solver.solver import Solver
from kozel.kernel.solver.task import fits_key

__all__ = ["Solver", "fits_key"]
"""`fits_key(state, variant)`: whether a `Solver` can solve the state."""

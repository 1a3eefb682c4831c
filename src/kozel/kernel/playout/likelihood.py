"""How likely a deal makes the choices that the others have made, if they choose by the policy."""

from kozel.kernel.compiled import Ints, compiled, inlined
from kozel.kernel.playout.common import LAID
from kozel.kernel.playout.hidden import BY, KNOWN, MOVE, RECEIVERS, Hidden
from kozel.kernel.playout.policy import chance_of_move
from kozel.kernel.playout.units import Network
from kozel.kernel.variant import Variant


@compiled
def likelihood(held: Ints, hidden: Hidden, variant: Variant, network: Network, units: Network) -> float:
    """The chance of all choices together, where the receivers got these tiles."""
    chance = 1.0
    for place in range(len(hidden.choices)):
        choice = hidden.choices[place]
        hand = (tiles_of(choice[RECEIVERS], held) | choice[KNOWN]) & ~choice[LAID]
        chance *= chance_of_move(hand, choice[BY], choice[MOVE], choice, variant, network, units)
    return chance


@inlined
def tiles_of(receivers: int, held: Ints) -> int:
    """All tiles of these receivers."""
    tiles = 0
    for receiver in range(len(held)):
        if receivers >> receiver & 1:
            tiles |= held[receiver]
    return tiles

"""How far a hand has got: what is thought of a move depends on it in three steps."""

from typing import Final

from kozel.kernel.bits import count
from kozel.kernel.compiled import inlined

STAGES: Final = 3


@inlined
def stage_of(hand: int) -> int:
    """0 while the hand has many tiles, 2 when it is about to go out."""
    size = count(hand)
    return 0 if size > 4 else 1 if size > 2 else 2

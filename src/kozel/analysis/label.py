"""What a move is called by what it cost."""

from enum import StrEnum
from typing import Final

BEST_BELOW: Final = 0.25
"""This and the next are in points."""

INACCURACY_FROM: Final = 1.0
MISTAKE_FROM: Final = 2.5
BLUNDER_FROM: Final = 5.0

SURELY: Final = 2.0
"""A loss counts where it is more than so many standard errors."""


class Label(StrEnum):
    """`FINE`: worse than the best by less than anybody need mind. `UNCLEAR`: the loss may as well be none."""

    BEST = "best"
    FINE = "fine"
    UNCLEAR = "unclear"
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


COSTLY: Final = frozenset((Label.INACCURACY, Label.MISTAKE, Label.BLUNDER))
"""What surely cost something."""


def label_of(loss: float, error: float, *, point: float) -> Label:
    """What a move with this loss is called; `error` is the standard error of the loss.

    `point` is what a point is worth in what both are told in: 1, or less where rounds are counted. A loss that may as
    well be none is unclear, however large: chance in the sampled deals would give one to many good moves.
    """
    if loss < BEST_BELOW * point:
        return Label.BEST
    if loss < INACCURACY_FROM * point:
        return Label.FINE
    if loss <= SURELY * error:
        return Label.UNCLEAR
    if loss < MISTAKE_FROM * point:
        return Label.INACCURACY
    return Label.MISTAKE if loss < BLUNDER_FROM * point else Label.BLUNDER

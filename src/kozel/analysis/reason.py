"""What may speak for a move."""

from enum import StrEnum


class Reason(StrEnum):
    """What the better move has more of.

    It puts a heavier tile down; gets rid of a double; leaves the hand more to go on with; makes the next player, the
    player after that (in pairs the partner, who is rather to be let on) or the one before stuck, or not; keeps ends
    of which the hand has the most; leaves the own end or the partner's open; makes a good fish more likely.
    """

    HEAVIER = "heavier"
    DOUBLE = "double"
    GOES_ON = "goes_on"
    NEXT_STUCK = "next_stuck"
    OPPOSITE = "opposite"
    PREVIOUS_STUCK = "previous_stuck"
    CONTROL = "control"
    OWN_END = "own_end"
    FISH = "fish"

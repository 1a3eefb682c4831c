"""What may speak for a move."""

from enum import StrEnum


class Reason(StrEnum):
    """What the better move has more of.

    It puts a heavier tile down; gets rid of a double; leaves the hand more to go on with; makes the next player, the
    player opposite or the one before more likely to be stuck (in pairs the partner sits opposite, and is let on);
    keeps ends of which the hand has the most; leaves the own end open; makes a good fish more likely.

    Nobody sits opposite unless four take part.
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

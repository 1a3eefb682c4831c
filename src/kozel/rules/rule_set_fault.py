"""What can be wrong with the options of a rule set, as values."""

from enum import StrEnum

import msgspec


class OptionFaultCode(StrEnum):
    """The kinds of fault; behind each, what `expected` is."""

    NO_SUCH_PRESET = "no_such_preset"
    """The names of the presets."""
    NO_SUCH_OPTION = "no_such_option"
    """The names of the options."""
    NAME_STAYS = "name_stays"
    """Empty: the name is the preset's."""
    NOT_A_VALUE = "not_a_value"
    """Empty: the value isn't of a kind that the option has."""
    ONE_OF = "one_of"
    """The values that the option may have."""
    AT_LEAST = "at_least"
    """The least number that the option may be."""
    PLAYERS = "players"
    """The most players that the set has tiles for."""
    PAIRS = "pairs"
    """The number of players of a game in pairs."""
    HAND_PLAYERS = "hand_players"
    """The numbers of players for which it must say how many tiles are dealt."""
    HAND_TILES = "hand_tiles"
    """How many tiles may be dealt in all."""
    HALVES = "halves"
    """The highest value of the set."""
    NO_LEAD = "no_lead"
    """Empty: at least one double must be named, else nobody ever leads."""
    TILES = "tiles"
    """The last tile of the set."""
    DEALS_FOR_EVER = "deals_for_ever"
    """The least number with which deals stand often enough."""
    NO_LEAD_DEALT = "no_lead_dealt"
    """Empty: too seldom anybody holds one of the doubles."""
    TWO_SIDES = "two_sides"
    """Empty: the value makes sense between two sides only."""
    OPENING = "opening"
    """Empty: it needs a threshold in the option `opening`."""
    POINTS = "points"
    """The least that each of its numbers may be."""
    ONLY_WITH = "only_with"
    """The choice of another option, written `option = value`, with which alone the value makes sense."""


class OptionFault(msgspec.Struct, frozen=True):
    """A senseless choice of `option`, which may be named with a place in it, as in `first_lead.doubles`.

    `expected` says what it may be, in names, numbers and tiles, never in words; `OptionFaultCode` says which.
    """

    option: str
    code: OptionFaultCode
    expected: str = ""


class InvalidRuleSetError(ValueError):
    """An option of a rule set has a value that makes no sense: `fault` says which, and what it may be."""

    def __init__(self, fault: OptionFault) -> None:
        super().__init__(f"{fault.option}: {fault.code} {fault.expected}".rstrip())
        self.fault = fault


def senseless(option: str, code: OptionFaultCode, expected: object = "") -> InvalidRuleSetError:
    """The error of that fault."""
    return InvalidRuleSetError(OptionFault(option, code, str(expected)))

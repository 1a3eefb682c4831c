"""What may be wrong with a score sheet, as values."""

from enum import StrEnum

import msgspec

from kozel.rules.rule_set_fault import OptionFault


class SheetFaultCode(StrEnum):
    """The kinds of faults."""

    RULES = "rules"
    OPTION = "option"
    PLAYERS = "players"
    NAME_EMPTY = "name_empty"
    NAME_TWICE = "name_twice"
    NO_PAIRS = "no_pairs"
    PAIRS_DIFFER = "pairs_differ"
    START_UNKNOWN = "start_unknown"
    START_NEGATIVE = "start_negative"
    START_BOTH = "start_both"
    START_REMEMBERED = "start_remembered"
    START_OVER = "start_over"
    AFTER_END = "after_end"
    ROUND_END = "round_end"
    UNKNOWN_PLAYER = "unknown_player"
    DROPPED_OUT = "dropped_out"
    TIMEOUT_WITH_HANDS = "timeout_with_hands"
    OUT_HOLDS = "out_holds"
    DROPPED_OUT_HOLDS = "dropped_out_holds"
    HAND_MISSING = "hand_missing"
    HAND_EMPTY = "hand_empty"
    HAND_TWICE = "hand_twice"
    NOT_A_TILE = "not_a_tile"
    NOT_IN_SET = "not_in_set"
    TILE_TWICE = "tile_twice"
    COUNT_NEGATIVE = "count_negative"
    COUNT_TOO_LOW = "count_too_low"
    COUNTS_TOO_HIGH = "counts_too_high"
    NOBODY_HOLDS = "nobody_holds"
    HANDS_APART = "hands_apart"
    NO_SUCH_BONUS = "no_such_bonus"


class SheetFault(msgspec.Struct, frozen=True, kw_only=True):
    """A fault: of the round with that number, or of the sheet's head where that is None.

    `name` is the player or pair that it is about, `found` what stands there and `expected` what may: names, numbers
    and tiles, never words. `option` is what is wrong with an option of the rules.
    """

    code: SheetFaultCode
    round: int | None = None
    name: str = ""
    found: str = ""
    expected: str = ""
    option: OptionFault | None = None


class InvalidSheetError(ValueError):
    """The sheet has a `fault`, and so nothing on it was scored."""

    def __init__(self, fault: SheetFault) -> None:
        super().__init__(str(fault))
        self.fault = fault


def wrong(code: SheetFaultCode, *, name: str = "", found: object = "", expected: object = "") -> InvalidSheetError:
    """The error of that fault; its round is filled in by whoever knows it."""
    return InvalidSheetError(SheetFault(code=code, name=name, found=str(found), expected=str(expected)))

"""What can be wrong with a record: a code, the line, what stands there and what was expected."""

from enum import StrEnum

import msgspec


class FaultCode(StrEnum):
    """The kinds of fault, in the order in which a reader meets them; behind each, what `found` and `expected` are."""

    NOT_A_RECORD = "not_a_record"
    """The first line; the title of a record."""
    NO_HEADING = "no_heading"
    """A line that has no heading with a colon."""
    UNKNOWN_LINE = "unknown_line"
    """A line that has no place before the first round; the headings that may stand there."""
    NOT_HEXADECIMAL = "not_hexadecimal"
    """A line whose value should be hexadecimal digits."""
    NOT_JSON = "not_json"
    """An option's line whose value isn't JSON."""
    NO_RULES = "no_rules"
    """The line where `Rules` is missed; the names of the presets."""
    NO_SUCH_PRESET = "no_such_preset"
    """The line `Rules`; the names of the presets."""
    NO_SUCH_OPTION = "no_such_option"
    """An option's line; the names of the options."""
    OPTION_VALUE = "option_value"
    """A line that makes an option of the rules senseless; that option's line with the value of the preset."""
    PLAYERS = "players"
    """How many players are named; how many may play by these rules."""
    NONCES = "nonces"
    """How many nonces there are; how many players."""
    ROUND_NUMBER = "round_number"
    """The line that begins a round; the one that should."""
    WRONG_ORDER = "wrong_order"
    """A line that has no place in a round, or not there; the headings of a round in their order."""
    HANDS = "hands"
    """How many hands are dealt; how many players there are."""
    TILE = "tile"
    """A text that is no tile."""
    NOT_A_MOVE = "not_a_move"
    """A text that is no move."""
    NO_DEAL_DUE = "no_deal_due"
    """A deal while the round isn't over, or when the match is."""
    HAND_SIZES = "hand_sizes"
    """How many tiles are dealt to each; how many should be."""
    WRONG_TILES = "wrong_tiles"
    """Tiles dealt twice, or not of the set; the tiles that aren't dealt."""
    SURPLUS_TILES = "surplus_tiles"
    """Tiles dealt twice, or not of the set, while none is missing."""
    MISSING_TILES = "missing_tiles"
    """No tile too many; the tiles that aren't dealt."""
    REFUSED = "refused"
    """A move; the rules' code of refusal."""
    MOVE = "move"
    """A move; the move as it must have been."""
    RESULT = "result"
    """A line of the result; the same line as it should be."""
    NO_RESULT_DUE = "no_result_due"
    """A line of a result where there is none."""


class RecordFault(msgspec.Struct, frozen=True):
    """A fault in line `line` (counted from 1).

    `found` and `expected` are data and notation only, such as tiles, numbers, names, a line of the record, never words
    for people; `FaultCode` says which. `expected` is empty where the code alone says it.
    """

    line: int
    code: FaultCode
    found: str
    expected: str = ""

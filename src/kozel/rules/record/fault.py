"""What can be wrong with a record: a code, the line, what stands there and what was expected."""

from enum import StrEnum

import msgspec


class FaultCode(StrEnum):
    """The kinds of fault, in the order in which a reader meets them."""

    NOT_A_RECORD = "not_a_record"
    UNKNOWN_LINE = "unknown_line"
    WRONG_ORDER = "wrong_order"
    RULES = "rules"
    PLAYERS = "players"
    TILE = "tile"
    DEAL = "deal"
    MOVE = "move"
    REFUSED = "refused"
    RESULT = "result"
    ROUND_NUMBER = "round_number"


class RecordFault(msgspec.Struct, frozen=True):
    """A fault in line `line` (counted from 1). `found` stands there; `expected` says what should."""

    line: int
    code: FaultCode
    found: str
    expected: str

"""Refusals that a table knows, beside those of the game's rules."""

from enum import StrEnum

import msgspec

from kozel.rules.refusal import RefusalCode
from kozel.rules.tile import Tile


class TableRefusalCode(StrEnum):
    """The reasons of a table; `refusal.<code>` in the catalogue says each."""

    TABLE_FULL = "table_full"
    SEAT_TAKEN = "seat_taken"
    NO_SUCH_SEAT = "no_such_seat"
    TABLE_CLOSED = "table_closed"
    ALREADY_SEATED = "already_seated"
    ALREADY_READY = "already_ready"
    NOT_SEATED = "not_seated"
    WRONG_PHASE = "wrong_phase"
    STALE = "stale"
    TIME_IS_UP = "time_is_up"
    BAD_NAME = "bad_name"
    BAD_NONCE = "bad_nonce"
    BAD_OPTIONS = "bad_options"
    NO_BOTS = "no_bots"
    NOT_INVITED = "not_invited"


class TableRefusal(msgspec.Struct, frozen=True):
    """A refused command: nothing changed. `tile` is the tile that the reason speaks of, where there is one."""

    code: TableRefusalCode | RefusalCode
    tile: Tile | None = None

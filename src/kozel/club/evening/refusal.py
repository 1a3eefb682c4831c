"""Why an evening refuses a command, beside the reasons of results and draws."""

from enum import StrEnum

import msgspec

from kozel.club.draw import DrawFault
from kozel.club.evening.roster import Roster
from kozel.club.result import ResultCode, ResultRefusal


class EveningCode(StrEnum):
    """The reasons; `club_refusal.<code>` in the catalogue says each."""

    CONFLICT = "conflict"
    BAD_NAME = "bad_name"
    BAD_TEXT = "bad_text"
    BAD_RATING = "bad_rating"
    BAD_DATE = "bad_date"
    BAD_RULES = "bad_rules"
    BAD_MONEY = "bad_money"
    BAD_SHARES = "bad_shares"
    BAD_WARNING = "bad_warning"
    BAD_ONLINE = "bad_online"
    NO_ONLINE_GAME = "no_online_game"
    SAME_BROWSER = "same_browser"
    FIXED_BY_ENTRIES = "fixed_by_entries"
    FIXED_BY_DRAW = "fixed_by_draw"
    NEEDS_REASON = "needs_reason"
    NOBODY = "nobody"
    WRONG_SIZE = "wrong_size"
    NO_SUCH_GROUP = "no_such_group"
    NAME_TWICE = "name_twice"
    TOO_MANY = "too_many"
    SIGN_UP_CLOSED = "sign_up_closed"
    NO_SUCH_PERSON = "no_such_person"
    ALREADY_SO = "already_so"
    HAS_LEFT = "has_left"
    NO_SUCH_ROUND = "no_such_round"
    ALREADY_DRAWN = "already_drawn"
    OPEN_TABLES = "open_tables"
    NOT_LATEST = "not_latest"
    NO_MORE_ROUNDS = "no_more_rounds"
    CANNOT_SWAP = "cannot_swap"
    NO_CLOCK = "no_clock"
    BAD_MINUTES = "bad_minutes"
    NO_SUCH_TABLE = "no_such_table"
    NO_RESULT = "no_result"
    PLAY_ON = "play_on"
    PHONES_OFF = "phones_off"
    NOT_YOUR_TABLE = "not_your_table"
    RESULT_STANDS = "result_stands"
    ROUND_CLOSED = "round_closed"
    ASK_ORGANISER = "ask_organiser"
    LAST_ORGANISER = "last_organiser"
    FINISHED = "finished"
    CANNOT_UNDO = "cannot_undo"


class EveningRefusal(msgspec.Struct, frozen=True):
    """A refused command: nothing happened.

    `values` are what the reason's text speaks of; `row`, from 1, is which of many it is about.
    """

    code: EveningCode | ResultCode | DrawFault
    values: dict[str, str | int] = {}
    row: int | None = None


def of_result(roster: Roster, refusal: ResultRefusal) -> EveningRefusal:
    """A result's or penalty's refusal, with the name of whom it is about."""
    values: dict[str, str | int] = {}
    if refusal.player:
        values["name"] = roster.name(refusal.player)
    if refusal.found is not None:
        values["found"] = refusal.found
    if refusal.expected is not None:
        values["expected"] = refusal.expected
    return EveningRefusal(refusal.code, values)

"""What may be wrong with a file of the club, as values."""

from enum import StrEnum

import msgspec

from kozel.club.format import format_options
from kozel.club.result import ResultCode, ResultRefusal


class FileFaultCode(StrEnum):
    """The kinds of faults beside those of results; `club_fault.<code>` in the catalogue says each."""

    FORMAT = "format"
    OPTION = "option"
    OPTION_UNKNOWN = "option_unknown"
    NO_PLAYERS = "no_players"
    NAME_EMPTY = "name_empty"
    NAME_BAD = "name_bad"
    NAME_TWICE = "name_twice"
    PAIR_OF_ONE = "pair_of_one"
    WITHDRAWN_UNKNOWN = "withdrawn_unknown"
    GAME_OR_BYE = "game_or_bye"
    POINTS_OR_ABSENT = "points_or_absent"
    ABSENT_ELSEWHERE = "absent_elsewhere"
    PENALTY_ELSEWHERE = "penalty_elsewhere"
    ENCODING = "encoding"
    NOT_A_SHEET = "not_a_sheet"
    NO_NAME_COLUMN = "no_name_column"
    RATING = "rating"
    GROUP = "group"
    CLUB = "club"
    TOO_MANY = "too_many"
    NOT_AN_EVENT = "not_an_event"
    EVENT_SHAPE = "event_shape"
    EVENT_MISFIT = "event_misfit"
    EVENT_TOO_LONG = "event_too_long"
    MONEY = "money"


class FileFault(msgspec.Struct, frozen=True, kw_only=True):
    """A fault in the row of that number, counted from 1, or of the file as a whole where that is None.

    `name` is the player whom it is about, `found` what stands there and `expected` what may: names and numbers, never
    words.
    """

    code: FileFaultCode | ResultCode
    row: int | None = None
    name: str = ""
    found: str = ""
    expected: str = ""


class InvalidFileError(ValueError):
    """The file has these `faults`, at least one, in the order of its rows, and nothing of it was taken over."""

    def __init__(self, *faults: FileFault) -> None:
        super().__init__(str(faults[0]))
        self.faults = faults


def of_result(refusal: ResultRefusal, row: int) -> FileFault:
    """The fault of a row whose result or penalty is refused."""
    found, expected = ("" if number is None else str(number) for number in (refusal.found, refusal.expected))
    return FileFault(code=refusal.code, row=row, name=refusal.player, found=found, expected=expected)


def of_option(option: str) -> FileFault:
    """The fault of a format's setting that doesn't exist, or has a value that it may not have."""
    if option in format_options():
        return FileFault(code=FileFaultCode.OPTION, found=option)
    return FileFault(code=FileFaultCode.OPTION_UNKNOWN, found=option, expected=", ".join(format_options()))

"""A sheet of results: who takes part and how every game ended, by names. What `kozel club standings` reads."""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple, TypeAlias

import msgspec

from kozel.club.entry import Entry, PlayerId
from kozel.club.format import (
    Format,
    InvalidFormatError,
    Unit,
    format_preset,
    format_preset_names,
    with_format_options,
)
from kozel.club.interchange.fault import FileFault, FileFaultCode, InvalidFileError, of_option, of_result
from kozel.club.interchange.name import clean
from kozel.club.result import (
    Bye,
    ClubRecord,
    Forfeited,
    Penalty,
    Played,
    Result,
    people,
    refused,
    refuses_penalty,
)

PairTold: TypeAlias = tuple[str, str]


class GameTold(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A game, or with `bye` who sat out a round.

    `points` are the sides' scores, or rounds won, in the order of `pairs`; instead, `absent` names somebody of each
    side that did not come. `penalties` are points that the organiser took from the effectiveness of some who played.
    """

    round: int
    pairs: tuple[PairTold, PairTold] | None = None
    points: tuple[int, int] | None = None
    pips: tuple[int, int] | None = None
    timed: bool = False
    absent: tuple[str, ...] = ()
    penalties: dict[str, int] = {}
    bye: tuple[str, ...] = ()


class ResultsSheet(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The sheet. `format` names a preset, `options` are settings of it chosen otherwise.

    A player is a name; where pairs are fixed it may be a list of the two, else they are found from the games.
    """

    format: str
    target: int | None = None
    options: dict[str, object] = {}
    players: tuple[str | PairTold, ...]
    withdrawn: tuple[str, ...] = ()
    games: tuple[GameTold, ...] = ()


class SheetRead(NamedTuple):
    """What a sheet says, ready to be ranked."""

    format: Format
    entries: tuple[Entry, ...]
    records: tuple[ClubRecord, ...]
    penalties: tuple[Penalty, ...]


def read_results_sheet(sheet: ResultsSheet) -> SheetRead:
    """What the sheet says.

    Raises:
        InvalidFileError: something can't be right; each game's row is its number in the list.

    """
    form = _format(sheet)
    names = _names(sheet)
    faults: list[FileFault] = []
    told: list[tuple[int, ClubRecord, GameTold]] = []
    for row, game in enumerate(sheet.games, 1):
        fault = _fault(game, row)
        if fault is None:
            told.append((row, _record(game), game))
        else:
            faults.append(fault)
    entries = _entries(sheet, form, names, [record for _, record, _ in told])
    faults += _record_faults(form, entries, told)
    penalties = [penalty for _, _, game in told for penalty in _penalties(game)]
    if faults:
        raise InvalidFileError(*sorted(faults, key=lambda fault: fault.row or 0))
    return SheetRead(form, entries, tuple(record for _, record, _ in told), tuple(penalties))


def _format(sheet: ResultsSheet) -> Format:
    if sheet.format not in format_preset_names():
        expected = ", ".join(format_preset_names())
        raise InvalidFileError(FileFault(code=FileFaultCode.FORMAT, found=sheet.format, expected=expected))
    target = {} if sheet.target is None else {"target": sheet.target}
    try:
        return with_format_options(format_preset(sheet.format), sheet.options | target)
    except InvalidFormatError as error:
        raise InvalidFileError(of_option(error.option)) from None


def _names(sheet: ResultsSheet) -> list[str]:
    names = [name for told in sheet.players for name in ((told,) if isinstance(told, str) else told)]
    if not names:
        raise InvalidFileError(FileFault(code=FileFaultCode.NO_PLAYERS))
    seen: set[str] = set()
    for name in names:
        cleaned = clean(name)
        if cleaned is None:
            code = FileFaultCode.NAME_BAD if name.strip() else FileFaultCode.NAME_EMPTY
            raise InvalidFileError(FileFault(code=code, found=name))
        if cleaned in seen:
            raise InvalidFileError(FileFault(code=FileFaultCode.NAME_TWICE, name=cleaned))
        seen.add(cleaned)
    for name in sheet.withdrawn:
        if name not in names:
            raise InvalidFileError(FileFault(code=FileFaultCode.WITHDRAWN_UNKNOWN, name=name))
    return names


def _fault(game: GameTold, row: int) -> FileFault | None:
    """What is wrong with how a game is written, before it is one."""
    match game:
        case GameTold(pairs=None, bye=()) | GameTold(pairs=(_, _), bye=(_, *_)):
            return FileFault(code=FileFaultCode.GAME_OR_BYE, row=row)
        case GameTold(pairs=None):
            only_bye = game == GameTold(round=game.round, bye=game.bye)
            return None if only_bye else FileFault(code=FileFaultCode.GAME_OR_BYE, row=row)
        case GameTold(points=None, absent=()) | GameTold(points=(_, _), absent=(_, *_)):
            return FileFault(code=FileFaultCode.POINTS_OR_ABSENT, row=row)
        case _:
            return _elsewhere(game, row)


def _elsewhere(game: GameTold, row: int) -> FileFault | None:
    """Somebody is said to be absent, or to have been penalised, who doesn't belong to the table."""
    here = [name for side in game.pairs or () for name in side]
    for code, names in (
        (FileFaultCode.ABSENT_ELSEWHERE, game.absent),
        (FileFaultCode.PENALTY_ELSEWHERE, game.penalties),
    ):
        for name in names:
            if name not in here:
                return FileFault(code=code, row=row, name=name, expected=", ".join(here))
    return None


def _record(game: GameTold) -> ClubRecord:
    if game.pairs is None:
        return Bye(round=game.round, players=game.bye)
    if game.points is None:
        first, second = (any(name in side for name in game.absent) for side in game.pairs)
        return Result(round=game.round, sides=game.pairs, outcome=Forfeited(absent=(first, second)))
    outcome = Played(points=game.points, timed=game.timed, pips=game.pips)
    return Result(round=game.round, sides=game.pairs, outcome=outcome)


def _penalties(game: GameTold) -> Iterator[Penalty]:
    for name, points in game.penalties.items():
        yield Penalty(round=game.round, player=name, points=points)


def _entries(
    sheet: ResultsSheet, form: Format, names: Sequence[str], records: Sequence[ClubRecord]
) -> tuple[Entry, ...]:
    withdrawn = set(sheet.withdrawn)
    partner: Mapping[PlayerId, PlayerId] = _partners(sheet, records) if form.unit is Unit.PAIR else {}
    entries: list[Entry] = []
    placed: set[str] = set()
    for name in names:
        if name not in placed:
            players = (name, partner[name]) if name in partner else (name,)
            placed.update(players)
            entries.append(Entry(id="+".join(players), players=players, withdrawn=not withdrawn.isdisjoint(players)))
    return tuple(entries)


def _partners(sheet: ResultsSheet, records: Sequence[ClubRecord]) -> Mapping[PlayerId, PlayerId]:
    """Who is whose partner: as the players are listed, else as they first play."""
    partner: dict[PlayerId, PlayerId] = {}
    listed = (told for told in sheet.players if not isinstance(told, str))
    played = (side for record in records if isinstance(record, Result) for side in record.sides)
    for one, other in (*listed, *played):
        if one not in partner and other not in partner and one != other:
            partner |= {one: other, other: one}
    return partner


def _record_faults(
    form: Format, entries: Sequence[Entry], told: Sequence[tuple[int, ClubRecord, GameTold]]
) -> Iterator[FileFault]:
    for index, refusal in refused(form, entries, [record for _, record, _ in told]):
        yield of_result(refusal, told[index][0])
    for row, record, game in told:
        for penalty in _penalties(game):
            refusal = refuses_penalty(form, entries, penalty)
            if refusal is not None and penalty.player in people(record):
                yield of_result(refusal, row)

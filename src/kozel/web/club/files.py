"""Lists of people as they come in, and an evening's table or all of it as files."""

from collections.abc import Iterator, Sequence
from http import HTTPStatus
from urllib.parse import quote

import msgspec
from litestar import Response, get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, FromQuery

from kozel.club.evening.command import Person, Register, Registration
from kozel.club.evening.course import Course
from kozel.club.evening.decide import decide
from kozel.club.evening.refusal import EveningRefusal
from kozel.club.interchange import (
    FileFault,
    FileFaultCode,
    InvalidFileError,
    ListedPlayers,
    read_players,
    write_csv,
    write_event_file,
    write_xlsx,
)
from kozel.club.result import ResultCode
from kozel.language import LANGUAGES, Catalogue, catalogue, choose_language, translate
from kozel.web.club.answer import NO_CACHE, RefusedError, Served, missing, read_command, refused, shown, too_fast
from kozel.web.club.door import Door
from kozel.web.club.message import ClubRefused, ImportedRows
from kozel.web.club.running import RunningEvening
from kozel.web.club.taking_in import LARGEST_FILE
from kozel.web.site import LANGUAGE_COOKIE
from kozel.web.token_bucket import TokenBucket

COLUMNS = ("place", "player", "points", "wins", "effectiveness", "plus", "minus", "penalties", "games", "decided_by")
"""The columns of a table that is taken along: those of `kozel club standings`."""

EVENTS_AT_ONCE, EVENTS_PER_SECOND = 10, 0.1
"""How often an event may be taken in: more than people do, less than a program would."""

_CSV = "text/csv; charset=utf-8"
_XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"


def for_files(door: Door) -> list[HTTPRouteHandler]:
    """Reading lists of people, and taking an evening along or in."""
    hall = door.hall
    whole_events = TokenBucket(EVENTS_AT_ONCE, EVENTS_PER_SECOND, hall.clock.now())

    @post(
        "/import",
        status_code=200,
        summary="Take in a whole event from its file",
        request_max_body_size=LARGEST_FILE,
    )
    async def take_in(request: Served, command: FromQuery[str]) -> Response[bytes]:
        own_command = read_command(command)
        if not whole_events.take(hall.clock.now()):
            raise too_fast()
        let_in = await hall.take_in(await request.body(), own_command, await door.guest(request))
        if isinstance(let_in, FileFault):
            raise RefusedError(HTTPStatus.UNPROCESSABLE_ENTITY, _fault(let_in))
        return door.created(request, let_in)

    @post("/{event:str}/import", status_code=200, summary="What a CSV or XLSX file of people comes to, for organisers")
    async def read_file(request: Served, event: FromPath[str]) -> Response[bytes]:
        running, name = await door.organised(request, event)
        return shown(_read(running.course, await request.body(), name, hall.clock.now()))

    @get("/{event:str}/event.json", summary="The whole event as one file, for organisers")
    async def whole(request: Served, event: FromPath[str]) -> Response[bytes]:
        running, _ = await door.organised(request, event)
        return _file(running, "json", "application/json", write_event_file(running.course.events))

    @get("/{event:str}/standings.csv", summary="The table as it stands, comma-separated")
    async def as_csv(request: Served, event: FromPath[str], language: FromQuery[str | None] = None) -> Response[bytes]:
        running = await door.evening(event)
        return _file(running, "csv", _CSV, write_csv(_rows(running, _words(request, language))))

    @get("/{event:str}/standings.xlsx", summary="The table as it stands, a spreadsheet")
    async def as_xlsx(request: Served, event: FromPath[str], language: FromQuery[str | None] = None) -> Response[bytes]:
        running = await door.evening(event)
        return _file(running, "xlsx", _XLSX, write_xlsx(_rows(running, _words(request, language))))

    @get("/{event:str}/standings.json", summary="The table as it stands, as `kozel club standings` gives it")
    async def as_json(event: FromPath[str]) -> Response[bytes]:
        running = await door.evening(event)
        table = {"standings": [dict(zip(COLUMNS, cells, strict=True)) for cells in _cells(running)]}
        return _file(running, "json", "application/json", msgspec.json.encode(table))

    return [take_in, read_file, whole, as_csv, as_xlsx, as_json]


def _read(course: Course, data: bytes, by: str, now: int) -> ImportedRows:
    """The file's people, as they would be registered; nobody is yet."""
    try:
        listed = read_players(data)
    except InvalidFileError as error:
        return ImportedRows(entries=(), faults=tuple(map(_fault, error.faults)))
    entries = tuple(map(_registration, listed))
    refusal = decide(course, Register(entries=entries), course.version, by, now)
    if isinstance(refusal, EveningRefusal):
        row = None if refusal.row is None else listed[refusal.row - 1].row
        return ImportedRows(entries=(), faults=(msgspec.structs.replace(refused(refusal), row=row),))
    return ImportedRows(entries=entries, faults=())


def _registration(listed: ListedPlayers) -> Registration:
    people = (Person(name=name, club=listed.club, rating=listed.rating) for name in listed.names)
    return Registration(people=tuple(people), group=listed.group)


def _fault(fault: FileFault) -> ClubRefused:
    match fault.code:
        case FileFaultCode():
            code = f"club_fault.{fault.code}"
        case ResultCode():
            code = f"club_result.{fault.code}"
    values: dict[str, str | int] = {"name": fault.name, "found": fault.found, "expected": fault.expected}
    return ClubRefused(code=code, values=values, row=fault.row)


def _cells(running: RunningEvening) -> Iterator[Sequence[str | int]]:
    """The table's rows."""
    names = running.reckoned.names
    for line in running.reckoned.standings:
        yield (
            line.place,
            names[line.player],
            line.points,
            line.wins,
            line.effectiveness,
            line.plus,
            line.minus,
            line.penalties,
            line.games,
            str(line.decided_by),
        )


def _rows(running: RunningEvening, words: Catalogue) -> Iterator[Sequence[str | int]]:
    """The table's rows in a language, with a head."""
    yield tuple(translate(words, f"club_column.{column}") for column in COLUMNS)
    for *cells, decided_by in _cells(running):
        yield (*cells, translate(words, f"club_decided.{decided_by}"))


def _words(request: Served, language: str | None) -> Catalogue:
    if language not in (None, *LANGUAGES):
        raise missing()
    return catalogue(
        choose_language(request.headers.get("accept-language"), language or request.cookies.get(LANGUAGE_COOKIE))
    )


def _file(running: RunningEvening, ending: str, media_type: str, content: bytes) -> Response[bytes]:
    name = quote(f"{running.course.evening.plan.name}.{ending}", safe="")
    headers = {**NO_CACHE, "Content-Disposition": f"attachment; filename*=UTF-8''{name}"}
    return Response(content, media_type=media_type, headers=headers)

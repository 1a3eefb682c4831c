"""Whole events from and into a data folder: `kozel club export`, `kozel club import`."""

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Annotated, TypeVar

import platformdirs
from cyclopts import Parameter

from kozel.cli.club_faults import wrong_file
from kozel.cli.errors import CommandError
from kozel.cli.files import read_bytes
from kozel.cli.options import Json
from kozel.cli.result import show
from kozel.cli.whole_file import write_new
from kozel.cli.words import say
from kozel.club.evening.course import replay
from kozel.club.evening.event import EveningEvent
from kozel.club.interchange import FileFault, write_event_file
from kozel.store.opening import DATABASE
from kozel.store.port import Committed, EveningAppend, EventStore, Organiser
from kozel.store.problem import StoreProblemError

T = TypeVar("T")

Data = Annotated[Path | None, Parameter(help="cli.help.data")]


def export_event(
    event: Annotated[str, Parameter(help="cli.help.event")],
    file: Annotated[Path, Parameter(help="cli.help.event_file_out")],
    /,
    *,
    data: Data = None,
    json: Json = False,
) -> None:
    """Write a whole event to a file, with all that ever happened in it."""
    is_there = (_folder(data) / DATABASE).exists()
    events = _with_store(data, lambda store: store.evening_events(event)) if is_there else ()
    if not events:
        raise CommandError("cli.club.no_event", event=event)
    write_new(file, write_event_file(events))
    name = replay(events).evening.plan.name
    show({"file": str(file), "events": len(events)}, say("cli.club.exported", name=name, file=file), as_json=json)


def import_event(
    file: Annotated[Path, Parameter(help="cli.help.event_file")], /, *, data: Data = None, json: Json = False
) -> None:
    """Take a whole event from a file into the data folder, under a new address."""
    from kozel.web.club.hall import SECRET_BYTES, new_event_id  # noqa: PLC0415 - slow to import
    from kozel.web.club.key import token_hash  # noqa: PLC0415
    from kozel.web.club.taking_in import taken_in  # noqa: PLC0415

    events = taken_in(read_bytes(file), secrets.token_hex(SECRET_BYTES))
    if isinstance(events, FileFault):
        raise wrong_file(file, (events,))
    event, token = new_event_id(secrets.token_bytes), secrets.token_hex(SECRET_BYTES)
    evening = replay(events).evening
    organiser = Organiser(token_hash(token), evening.organisers[0])
    _with_store(data, lambda store: _append(store, event, events, organiser))
    path = f"/club/{event}/organise#{token}"
    show({"event": event, "path": path}, say("cli.club.imported", name=evening.plan.name, path=path), as_json=json)


async def _append(store: EventStore, evening: str, events: tuple[EveningEvent, ...], organiser: Organiser) -> None:
    append = EveningAppend(
        evening=evening,
        after=0,
        events=events,
        command=None,
        organiser=organiser,
        listed=replay(events).evening.plan.listed,
    )
    outcome = await store.append_evening(append)
    assert isinstance(outcome, Committed), "a new evening has no other writer"


def _folder(data: Path | None) -> Path:
    return data or platformdirs.user_data_path("kozel", appauthor=False)


def _with_store(data: Path | None, ask: Callable[[EventStore], Awaitable[T]]) -> T:
    from kozel.store.sqlite import SqliteStore  # noqa: PLC0415 - slow to import

    async def asked() -> T:
        store = SqliteStore(_folder(data))
        try:
            return await ask(store)
        finally:
            await store.close()

    try:
        return asyncio.run(asked())
    except StoreProblemError as error:
        raise CommandError(f"cli.data.{error.problem}", path=error.path) from None

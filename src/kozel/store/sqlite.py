"""The store on SQLite: one thread writes, a few threads read, each with a connection of its own."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar

import msgspec
from sqlalchemy import Connection, create_engine, select
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import QueuePool

from kozel.club.evening.event import EveningEvent
from kozel.store.opening import OpenFolder
from kozel.store.port import (
    AnalysesWanted,
    AnalysisMade,
    Answer,
    Append,
    CommandKey,
    EveningAppend,
    EventStore,
    Guest,
    Outcome,
    RoundKey,
    StoreFailureError,
)
from kozel.store.schema import (
    analyses,
    commands,
    evening_commands,
    evening_events,
    evenings,
    events,
    guests,
    organisers,
    seats,
    tables,
)
from kozel.store.writer import Writer
from kozel.table.event import TableEvent

READERS = 2
MOST_UNFINISHED = 20
MOST_LISTED = 200

T = TypeVar("T")


class SqliteStore(EventStore):
    """The event log, and the rest, in a folder of its own."""

    def __init__(self, folder: Path) -> None:
        """Open the folder; make it and the database if there is none.

        Raises:
            StoreProblemError: it can't be used. Files that were there are as they were.

        """
        self._folder = OpenFolder(folder)
        try:
            self._writer = Writer(self._folder.connect())
        except BaseException:
            self._folder.close()
            raise
        self._engine = create_engine(
            "sqlite://", creator=self._folder.connect, poolclass=QueuePool, pool_size=READERS, max_overflow=0
        )
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="kozel-reader")

    async def append(self, append: Append, /) -> Outcome:
        """Add events to a table's log."""
        outcome = await self._writer.write(append)
        assert outcome is not None, "an append has an outcome"
        return outcome

    async def add_guest(self, guest: Guest, /) -> None:
        """Remember a guest."""
        await self._writer.write(guest)

    async def answer(self, key: CommandKey, /) -> Answer | None:
        """The answer of a command that was committed, or None."""
        query = select(commands.c.table_id, commands.c.sequence).where(
            commands.c.owner == key.owner, commands.c.command == key.command
        )
        row = await self._read(lambda connection: connection.execute(query).one_or_none())
        return None if row is None else Answer(*row)

    async def events(self, table: str, /) -> tuple[TableEvent, ...]:
        """A table's whole log, in order; empty if there is no such table."""
        query = select(events.c.body).where(events.c.table_id == table).order_by(events.c.sequence)

        def read(connection: Connection) -> tuple[TableEvent, ...]:
            return tuple(map(_DECODER.decode, connection.execute(query).scalars()))

        return await self._read(read)

    async def awake_tables(self) -> tuple[str, ...]:
        """The tables that the server must know from its start on."""
        query = select(tables.c.id).where(tables.c.awake).order_by(tables.c.opened)
        return await self._read(lambda connection: tuple(connection.execute(query).scalars()))

    async def unfinished_tables(self, person: str, /) -> tuple[str, ...]:
        """The tables that aren't finished where this person sits; the latest opened first, no more than a few."""
        query = (
            select(tables.c.id)
            .join(seats, seats.c.table_id == tables.c.id)
            .where(seats.c.person == person, tables.c.unfinished)
            .order_by(tables.c.opened.desc())
            .limit(MOST_UNFINISHED)
        )
        return await self._read(lambda connection: tuple(connection.execute(query).scalars()))

    async def append_evening(self, append: EveningAppend, /) -> Outcome:
        """Add events to an evening's log."""
        outcome = await self._writer.write(append)
        assert outcome is not None, "an append has an outcome"
        return outcome

    async def evening_answer(self, key: CommandKey, /) -> Answer | None:
        """The answer of a command to an evening that was committed, or None."""
        query = select(evening_commands.c.evening_id, evening_commands.c.sequence).where(
            evening_commands.c.owner == key.owner, evening_commands.c.command == key.command
        )
        row = await self._read(lambda connection: connection.execute(query).one_or_none())
        return None if row is None else Answer(*row)

    async def evening_events(self, evening: str, /) -> tuple[EveningEvent, ...]:
        """An evening's whole log, in order; empty if there is no such evening."""
        query = (
            select(evening_events.c.body)
            .where(evening_events.c.evening_id == evening)
            .order_by(evening_events.c.sequence)
        )

        def read(connection: Connection) -> tuple[EveningEvent, ...]:
            return tuple(map(_EVENING_DECODER.decode, connection.execute(query).scalars()))

        return await self._read(read)

    async def listed_evenings(self) -> tuple[str, ...]:
        """The evenings that anybody may find, the latest created first, no more than a few hundred."""
        query = select(evenings.c.id).where(evenings.c.listed).order_by(evenings.c.created.desc()).limit(MOST_LISTED)
        return await self._read(lambda connection: tuple(connection.execute(query).scalars()))

    async def organiser(self, evening: str, token_hash: str, /) -> str | None:
        """The name of the evening's organiser with this token, or None."""
        query = select(organisers.c.name).where(
            organisers.c.evening_id == evening, organisers.c.token_hash == token_hash
        )
        return await self._read(lambda connection: connection.execute(query).scalar_one_or_none())

    async def guest(self, token_hash: str, /) -> str | None:
        """The id of the guest with this token, or None."""
        query = select(guests.c.id).where(guests.c.token_hash == token_hash)
        return await self._read(lambda connection: connection.execute(query).scalar_one_or_none())

    async def want_analyses(self, wanted: AnalysesWanted, /) -> None:
        """Remember which rounds are to be analysed."""
        await self._writer.write(wanted)

    async def add_analysis(self, made: AnalysisMade, /) -> None:
        """Keep an analysis that was wanted."""
        await self._writer.write(made)

    async def analyses(self, table: str, match: int, /) -> dict[int, str | None]:
        """The analyses of a match by round: those that were asked for, None where one isn't made yet."""
        query = select(analyses.c.round, analyses.c.body).where(analyses.c.table_id == table, analyses.c.match == match)
        return await self._read(lambda connection: {row[0]: row[1] for row in connection.execute(query)})

    async def next_analysis(self) -> RoundKey | None:
        """The round that has waited longest for its analysis, or None where none waits."""
        query = (
            select(analyses.c.table_id, analyses.c.match, analyses.c.round)
            .where(analyses.c.body.is_(None))
            .order_by(analyses.c.asked, analyses.c.table_id, analyses.c.match, analyses.c.round)
            .limit(1)
        )
        row = await self._read(lambda connection: connection.execute(query).one_or_none())
        return None if row is None else RoundKey(*row)

    async def close(self) -> None:
        """Finish what was begun, and let go of the files."""
        await asyncio.to_thread(self._close)

    def _close(self) -> None:
        self._writer.close()
        self._readers.shutdown()
        self._engine.dispose()
        self._folder.close()

    async def _read(self, read: Callable[[Connection], T]) -> T:
        def run() -> T:
            with self._engine.connect() as connection:
                return read(connection)

        try:
            return await asyncio.get_running_loop().run_in_executor(self._readers, run)
        except DBAPIError as error:
            raise StoreFailureError(str(error)) from error


_DECODER = msgspec.json.Decoder(TableEvent)
_EVENING_DECODER = msgspec.json.Decoder(EveningEvent)

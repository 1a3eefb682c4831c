"""What the server asks of a store. An append that has been answered is on the disk and will never be lost."""

from typing import NamedTuple, Protocol

import msgspec

from kozel.club.evening.event import EveningEvent
from kozel.table.event import TableEvent


class CommandKey(msgspec.Struct, frozen=True):
    """A command by whom gave it (a guest's id, or for bots the table's) and the id that they gave it."""

    owner: str
    command: str


class Append(msgspec.Struct, frozen=True, kw_only=True):
    """Events to be added to a table's log, all or none.

    `after` is the sequence of the log's latest event (0: there is no such table yet). `command` is what the events
    answer, where it has an id. The rest is to be found of the table without reading its log. `unfinished`: it waits
    or plays. `awake`: something happens there without anybody asking (people are waited for, a clock runs, a bot is
    to move), so the server must know it from its start on. `people` are the ids of who sits there, or None where
    that hasn't changed.
    """

    table: str
    after: int
    events: tuple[TableEvent, ...]
    command: CommandKey | None
    unfinished: bool
    awake: bool
    people: tuple[str, ...] | None


class Organiser(msgspec.Struct, frozen=True):
    """Who may organise an evening: whoever shows the token of this hash (hexadecimal), and their name in its log."""

    token_hash: str
    name: str


class EveningAppend(msgspec.Struct, frozen=True, kw_only=True):
    """Events to be added to an evening's log, all or none.

    `after` is the sequence of the log's latest event (0: there is no such evening yet). `organiser` is let in with it;
    who is `dismissed`, by name, isn't let in any more. `listed`: anybody may find the evening.
    """

    evening: str
    after: int
    events: tuple[EveningEvent, ...]
    command: CommandKey | None
    organiser: Organiser | None = None
    dismissed: str | None = None
    listed: bool


class Answer(msgspec.Struct, frozen=True):
    """What a command came to: the table (or the evening), and the sequence of the last event that it caused."""

    table: str
    sequence: int


class Committed(msgspec.Struct, frozen=True):
    """The events are in the log."""

    answer: Answer


class Repeated(msgspec.Struct, frozen=True):
    """The command had been given before, and this was its answer; nothing was added."""

    answer: Answer


class Conflict(msgspec.Struct, frozen=True):
    """The log has gone on since; nothing was added."""


Outcome = Committed | Repeated | Conflict


class Guest(msgspec.Struct, frozen=True):
    """Somebody's browser: an id that may be stored with tables, and the hash of the token that it shows.

    The hash is in hexadecimal. `created` is in milliseconds since the epoch.
    """

    id: str
    token_hash: str
    created: int


class RoundKey(NamedTuple):
    """A finished round: its table, and which of the table's matches and of the match's rounds it is, from 1."""

    table: str
    match: int
    round: int


class AnalysesWanted(msgspec.Struct, frozen=True):
    """These rounds are to be analysed, unless they are or will be; asked for at `asked`, in ms since the epoch."""

    rounds: tuple[RoundKey, ...]
    asked: int


class AnalysisMade(msgspec.Struct, frozen=True):
    """A round's analysis, which the store keeps as it is."""

    round: RoundKey
    body: str


class EventStore(Protocol):
    """The store. Every method may raise `StoreFailureError`, after which nothing was written."""

    async def append(self, append: Append, /) -> Outcome:
        """Add events to a table's log."""
        ...

    async def answer(self, key: CommandKey, /) -> Answer | None:
        """The answer of a command that was committed, or None."""
        ...

    async def events(self, table: str, /) -> tuple[TableEvent, ...]:
        """A table's whole log, in order; empty if there is no such table."""
        ...

    async def awake_tables(self) -> tuple[str, ...]:
        """The tables that the server must know from its start on."""
        ...

    async def unfinished_tables(self, person: str, /) -> tuple[str, ...]:
        """The tables that aren't finished where this person sits; the latest opened first."""
        ...

    async def append_evening(self, append: EveningAppend, /) -> Outcome:
        """Add events to an evening's log."""
        ...

    async def evening_answer(self, key: CommandKey, /) -> Answer | None:
        """The answer of a command to an evening that was committed, or None."""
        ...

    async def evening_events(self, evening: str, /) -> tuple[EveningEvent, ...]:
        """An evening's whole log, in order; empty if there is no such evening."""
        ...

    async def listed_evenings(self) -> tuple[str, ...]:
        """The evenings that anybody may find, the latest created first, no more than a few hundred."""
        ...

    async def organiser(self, evening: str, token_hash: str, /) -> str | None:
        """The name of the evening's organiser with this token, or None."""
        ...

    async def add_guest(self, guest: Guest, /) -> None:
        """Remember a guest."""
        ...

    async def guest(self, token_hash: str, /) -> str | None:
        """The id of the guest with this token, or None."""
        ...

    async def want_analyses(self, wanted: AnalysesWanted, /) -> None:
        """Remember which rounds are to be analysed."""
        ...

    async def add_analysis(self, made: AnalysisMade, /) -> None:
        """Keep an analysis that was wanted."""
        ...

    async def analyses(self, table: str, match: int, /) -> dict[int, str | None]:
        """The analyses of a match by round: those that were asked for, None where one isn't made yet."""
        ...

    async def next_analysis(self) -> RoundKey | None:
        """The round that has waited longest for its analysis, or None where none waits."""
        ...

    async def close(self) -> None:
        """Finish what was begun, and let go of the files."""
        ...


class StoreFailureError(Exception):
    """The disk or the database refused; nothing was written."""

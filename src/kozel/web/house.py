"""The house: all tables in memory, and the one way in which any of them changes.

validate → append → commit → then answer and tell. What is in memory is a copy of what the logs say.
"""

import asyncio
import secrets
from collections.abc import Callable, Coroutine, Iterable

import structlog

from kozel.rules.view import sight
from kozel.store.port import (
    Answer,
    Append,
    CommandKey,
    Committed,
    Conflict,
    EventStore,
    Outcome,
    Repeated,
    StoreFailureError,
)
from kozel.table.clock import deadline
from kozel.table.command import Command, MakeBotMove, Open, OpenForEvent, Resume, RunOut, Stand
from kozel.table.decide import Decision, decide, open_for_event, open_table
from kozel.table.phase import Phase
from kozel.table.refusal import TableRefusal, TableRefusalCode
from kozel.web.bots import Choose
from kozel.web.clock import Clock
from kozel.web.connection import Connection
from kozel.web.in_memory import InMemory
from kozel.web.lobby import LobbyBoard
from kozel.web.offers import Offers
from kozel.web.presence import Presence
from kozel.web.refusal import WebRefusalCode
from kozel.web.running import RunningTable, is_awake, is_unfinished

RETRY_MS = 1000
"""How soon the server tries again what it does by itself, after the disk refused."""

SWEEP_MS = 60_000
"""How often tables are forgotten at which nothing happens and nobody looks."""

TABLE_ID_BYTES = 9

_log = structlog.get_logger()

Reply = Answer | TableRefusal | WebRefusalCode
Tell = Callable[[Reply], None]
"""Called with a command's answer: after it is committed, before anybody is told what happened."""

Watch = Callable[[RunningTable], None]
"""Called with a table that was opened or read from its log, or has changed."""


class House:
    """All tables in memory, the people here, and the lobby."""

    def __init__(
        self,
        store: EventStore,
        *,
        clock: Clock,
        choose: Choose,
        bot_pause: float,
        random_bytes: Callable[[int], bytes] = secrets.token_bytes,
    ) -> None:
        """Bots move after `bot_pause` seconds, more or less; `random_bytes` is the source of all secrets."""
        self.store = store
        self.clock = clock
        self.offers = Offers(random_bytes)
        self.presence = Presence(clock, self._presence_changed, self._away)
        self.lobby = LobbyBoard(clock, lambda: len(self.presence.people), self._idle)
        self._choose = choose
        self._bot_pause_ms = bot_pause * 1000
        self._random_bytes = random_bytes
        self._tables = InMemory("table", self._read, self._take_in)
        self._seated: dict[str, set[str]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._watchers: list[Watch] = []

    def watch(self, watcher: Watch) -> None:
        """Tell this one too of every table that comes or changes."""
        self._watchers.append(watcher)

    async def start(self) -> None:
        """Take up what was going on when the server ended; clocks that ran start anew."""
        tables = await asyncio.gather(*map(self.find, await self.store.awake_tables()))
        await asyncio.gather(
            *(
                self.command(running.id, Resume(), None, _ignore)
                for running in tables
                if running is not None and deadline(running.table) is not None
            )
        )
        self._sweep()

    async def stop(self) -> None:
        """Do nothing more by itself."""
        for running in self._tables.values():
            if running.alarm is not None:
                running.alarm.cancel()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def find(self, table_id: str) -> RunningTable | None:
        """The table, read from its log if it isn't in memory; None if there is no such table, or its log is damaged."""
        return await self._tables.find(table_id)

    async def open(self, command: Open, key: CommandKey, connection: Connection, tell: Tell) -> bool:
        """Open a table, which the connection then follows; whether it was opened, now or before."""
        table_id = secrets.token_urlsafe(TABLE_ID_BYTES)
        decision = open_table(command, self.clock.now())
        if isinstance(decision, TableRefusal):
            tell(decision)
            return False
        match await self._append(_append(table_id, 0, decision, key, is_new_people=True)):
            case Committed(answer=answer):
                running = RunningTable(table_id, decision.events)
                self._take_in(running)
                running.follow(connection)
                tell(answer)
                running.broadcast(decision.events, self.clock.now(), self.presence.people)
                return True
            case Repeated(answer=answer):
                tell(answer)
                await self.follow(answer.table, None, connection)
                return True
            case Conflict():
                tell(TableRefusal(TableRefusalCode.STALE))
                return False
            case None:
                tell(WebRefusalCode.NOT_SAVED)
                return False

    async def open_for_event(self, table_id: str, command: OpenForEvent) -> RunningTable | None:
        """Open a table for an event's game, unless it was opened before; None if it can't be written, or not be."""
        decision = open_for_event(command, self.clock.now())
        if isinstance(decision, TableRefusal):
            _log.error("no table for this game", event=command.game.event, code=decision.code)
            return None
        if isinstance(await self._append(_append(table_id, 0, decision, None, is_new_people=True)), Committed):
            self._take_in(RunningTable(table_id, decision.events))
        return await self.find(table_id)

    async def command(self, table_id: str, command: Command, key: CommandKey | None, tell: Tell) -> None:
        """Give a command to a table. `key` makes it one that has one effect, however often it is given."""
        running = await self.find(table_id)
        if running is None:
            tell(WebRefusalCode.NO_SUCH_TABLE)
            return
        async with running.lock:
            decision = decide(running.table, command, self.clock.now())
            if isinstance(decision, TableRefusal):
                tell(await self._first_answer(key) or decision)
            else:
                await self._carry_out(running, decision, key, tell)

    async def _carry_out(self, running: RunningTable, decision: Decision, key: CommandKey | None, tell: Tell) -> None:
        before = running.table
        is_new_people = decision.table.seats != before.seats
        match await self._append(_append(running.id, before.sequence, decision, key, is_new_people=is_new_people)):
            case Committed(answer=answer):
                running.advance(decision.events, decision.table)
                if is_new_people:
                    self._reseat(running, before.people)
                tell(answer)
                running.broadcast(decision.events, self.clock.now(), self.presence.people)
                self.lobby.show(running.id, running.table)
                self._schedule(running)
                self._changed(running)
            case Repeated(answer=answer):
                tell(answer)
            case Conflict():
                _log.error("log and memory differ", table=running.id)
                running.reload(await self.store.events(running.id))
                self._reseat(running, before.people)
                self._schedule(running)
                tell(TableRefusal(TableRefusalCode.STALE))
            case None:
                tell(WebRefusalCode.NOT_SAVED)

    async def _append(self, append: Append) -> Outcome | None:
        """What came of it; None if the disk refused."""
        try:
            return await self.store.append(append)
        except StoreFailureError:
            return None

    async def follow(self, table_id: str, after: int | None, connection: Connection) -> WebRefusalCode | None:
        """Send the table to the connection, now and whenever it changes. `after` is what its page has already."""
        running = await self.find(table_id)
        if running is None:
            return WebRefusalCode.NO_SUCH_TABLE
        running.follow(connection)
        running.tell(connection, running.since(after), self.clock.now(), self.presence.people)
        return None

    def unfollow(self, table_id: str, connection: Connection) -> None:
        """Send the table to the connection no more."""
        running = self._tables.get(table_id)
        if running is not None:
            running.unfollow(connection)

    def tables_awaiting(self, person: str) -> int:
        """How many tables wait for others with this person seated there."""
        tables = (self._tables[table_id].table for table_id in self._seated.get(person, ()))
        return sum(table.phase is Phase.WAITING for table in tables)

    def leave(self, connection: Connection) -> None:
        """The connection is closed."""
        for table_id in tuple(connection.followed):
            self.unfollow(table_id, connection)
        self.presence.leave(connection)

    async def _read(self, table_id: str) -> RunningTable | None:
        events = await self.store.events(table_id)
        return RunningTable(table_id, events) if events else None

    def _take_in(self, running: RunningTable) -> None:
        self._tables[running.id] = running
        self._reseat(running, ())
        if running.table.phase is Phase.WAITING:
            for person in running.table.people:
                self.presence.await_return(person)
        self.lobby.show(running.id, running.table)
        self._schedule(running)
        self._changed(running)

    def _changed(self, running: RunningTable) -> None:
        for watcher in self._watchers:
            watcher(running)

    def _forget(self, running: RunningTable) -> None:
        del self._tables[running.id]
        self._unseat(running.table.people, running.id)

    def _reseat(self, running: RunningTable, before: Iterable[str]) -> None:
        self._unseat(before, running.id)
        for person in running.table.people:
            self._seated.setdefault(person, set()).add(running.id)

    def _unseat(self, people: Iterable[str], table_id: str) -> None:
        for person in people:
            seated = self._seated.get(person, set())
            seated.discard(table_id)
            if not seated:
                self._seated.pop(person, None)

    def _sweep(self) -> None:
        for running in tuple(self._tables.values()):
            if not running.followers and not running.lock.locked() and not is_awake(running.table):
                self._forget(running)
        self.clock.call_at(self.clock.now() + SWEEP_MS, self._sweep)

    async def _first_answer(self, key: CommandKey | None) -> Answer | None:
        """What a command came to that was given before; one that repeats is often refused on its second coming."""
        if key is None:
            return None
        try:
            return await self.store.answer(key)
        except StoreFailureError:
            return None

    def _schedule(self, running: RunningTable) -> None:
        """Set the table's alarm to what it does next by itself."""
        if running.alarm is not None:
            running.alarm.cancel()
            running.alarm = None
        table = running.table
        end = deadline(table)
        position = table.position
        if end is not None:
            running.alarm = self.clock.call_at(end, lambda: self._spawn(self._run_out(running, position)))
        elif table.bot_in_turn() is not None:
            at = self.clock.now() + round(self._bot_pause_ms * _variation(position))
            running.alarm = self.clock.call_at(at, lambda: self._spawn(self._move_bot(running, position)))

    async def _run_out(self, running: RunningTable, position: int) -> None:
        await self.command(running.id, RunOut(position=position), None, self._retrying(running))

    async def _move_bot(self, running: RunningTable, position: int) -> None:
        table = running.table
        bot = table.bot_in_turn()
        turn = table.match.turn if table.match is not None else None
        if bot is None or table.match is None or turn is None or table.position != position:
            return
        seen = sight(table.match, turn)
        seed = int.from_bytes(self._random_bytes(8), "big")
        move = await self._choose(bot.level, seen, table.rules, seed)
        key = CommandKey(running.id, f"bot:{position}")
        await self.command(running.id, MakeBotMove(position=position, move=move), key, self._retrying(running))

    def _retrying(self, running: RunningTable) -> Tell:
        def tell(reply: Reply) -> None:
            if reply is WebRefusalCode.NOT_SAVED:
                at = self.clock.now() + RETRY_MS
                running.alarm = self.clock.call_at(at, lambda: self._schedule(running))

        return tell

    def _spawn(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            _log.error("task failed", exc_info=task.exception())

    def _presence_changed(self, guest: str) -> None:
        self.lobby.changed()
        for table_id in self._seated.get(guest, ()):
            self._tables[table_id].broadcast((), self.clock.now(), self.presence.people)

    def _away(self, guest: str) -> None:
        for table_id in tuple(self._seated.get(guest, ())):
            if self._tables[table_id].table.phase is Phase.WAITING:
                self._spawn(self.command(table_id, Stand(person=guest), None, _ignore))

    def _idle(self) -> Iterable[Connection]:
        return (
            connection
            for connections in self.presence.people.values()
            for connection in connections
            if not connection.followed
        )


def _append(table_id: str, after: int, decision: Decision, key: CommandKey | None, *, is_new_people: bool) -> Append:
    table = decision.table
    return Append(
        table=table_id,
        after=after,
        events=decision.events,
        command=key,
        unfinished=is_unfinished(table),
        awake=is_awake(table),
        people=table.people if is_new_people else None,
    )


def _variation(position: int) -> float:
    """A factor between 0.75 and 1.25: nobody thinks equally long over every move."""
    return 0.75 + position * 7 % 11 / 20


def _ignore(reply: Reply) -> None:
    del reply

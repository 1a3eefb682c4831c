"""The hall: all evenings in memory, and the one way in which any of them changes.

validate → append → commit → then answer and wake, as at the tables (`web/house.py`).
"""

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from typing import TypeVar

import msgspec
import structlog

from kozel.club.evening.command import Draw, DrawAgain
from kozel.club.evening.course import Course, replay
from kozel.club.evening.decide import (
    Conflict,
    Decision,
    Phone,
    PlayersPhone,
    create,
    decide,
    decide_phone,
    join,
    sign_up,
)
from kozel.club.evening.event import EveningEvent, OrganiserDismissed, SignedUp
from kozel.club.evening.online import OnlineGame, games_to_play
from kozel.club.evening.recording import came
from kozel.club.evening.refusal import EveningCode, EveningRefusal
from kozel.club.interchange import FileFault, FileFaultCode
from kozel.club.result import Outcome as GameOutcome
from kozel.store.port import (
    Answer,
    CommandKey,
    Committed,
    EveningAppend,
    EventStore,
    Organiser,
    Outcome,
    Repeated,
    StoreFailureError,
)
from kozel.web.clock import Clock
from kozel.web.club.apart import apart
from kozel.web.club.key import organiser_token, player_key, token_hash
from kozel.web.club.message import NewEvent, NewOrganiser, Ordered, Sent, SignUp
from kozel.web.club.running import RunningEvening
from kozel.web.club.taking_in import taken_in
from kozel.web.in_memory import InMemory
from kozel.web.refusal import WebRefusalCode

MOST_IN_MEMORY = 200
"""How many evenings are kept in memory where nobody looks."""

EVENT_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
EVENT_LENGTH = 8
"""An evening's id is read from a screen and typed: no letters that look like others."""

SEED_BYTES, SECRET_BYTES = 8, 32

DRAWN_APART = 150
"""From how many entries on a draw is made in a process of its own: it may take seconds."""

FILES_AT_ONCE, READ_WITHIN_S = 2, 20
"""How many events are read from files at one time, and how long each may take."""

_log = structlog.get_logger()

R = TypeVar("R", EveningRefusal, FileFault)

Reply = Answer | EveningRefusal | Conflict | WebRefusalCode
Decide = Callable[[Course], Awaitable[Decision | Conflict]]
Watch = Callable[[RunningEvening], None]
"""Called with an evening that was read from its log, or has changed."""


class KnownGuest(msgspec.Struct, frozen=True):
    """Whose browser it is: their id, and the token that only that browser has."""

    id: str
    token: str


class LetIn(msgspec.Struct, frozen=True):
    """Who may organise an evening: whoever shows this token."""

    evening: str
    token: str


class OwnPage(msgspec.Struct, frozen=True):
    """The key of the page of a player who signed up."""

    key: str


class Hall:
    """All evenings in memory."""

    def __init__(
        self, store: EventStore, *, clock: Clock, random_bytes: Callable[[int], bytes] = secrets.token_bytes
    ) -> None:
        """`random_bytes` is the source of all secrets."""
        self.store = store
        self.clock = clock
        self._random_bytes = random_bytes
        self._running = InMemory("evening", self._read, self._take_in)
        self._watchers: list[Watch] = []
        self._reading = asyncio.Semaphore(FILES_AT_ONCE)

    def watch(self, watcher: Watch) -> None:
        """Tell this one too of every evening that comes or changes."""
        self._watchers.append(watcher)

    def close(self) -> None:
        """End what waits for news: the server is about to stop."""
        for running in self._running.values():
            running.close()

    async def find(self, evening_id: str) -> RunningEvening | None:
        """The evening, read from its log if it isn't in memory; None if there is none, or its log is damaged."""
        return await self._running.find(evening_id)

    async def organiser(self, running: RunningEvening, token: str) -> str | None:
        """The name of the organiser with this token, or None."""
        return await self.store.organiser(running.id, token_hash(token))

    async def create(self, new: NewEvent, guest: KnownGuest | None) -> LetIn | EveningRefusal | WebRefusalCode:
        """Create an evening; who creates it is its first organiser. A guest who repeats the command gets it again."""

        async def created() -> tuple[EveningEvent, ...] | EveningRefusal:
            seed, secret = self._random_bytes(SEED_BYTES).hex(), self._random_bytes(SECRET_BYTES).hex()
            event = create(new.organiser, new.plan, seed, secret, self.clock.now())
            return event if isinstance(event, EveningRefusal) else (event,)

        return await self._begin(created, new.command, guest)

    async def take_in(self, file: bytes, command: str, guest: KnownGuest | None) -> LetIn | FileFault | WebRefusalCode:
        """Take in a whole event from its file, under a new id; who does is let in as its first organiser."""

        async def read() -> tuple[EveningEvent, ...] | FileFault:
            async with self._reading:
                try:
                    return await apart(taken_in, file, self._random_bytes(SECRET_BYTES).hex(), seconds=READ_WITHIN_S)
                except (TimeoutError, EOFError):
                    return FileFault(code=FileFaultCode.EVENT_TOO_LONG)

        return await self._begin(read, command, guest)

    async def let_in(
        self, running: RunningEvening, new: NewOrganiser, by: str, token: str
    ) -> LetIn | EveningRefusal | WebRefusalCode:
        """Let another person organise. `token` is that of the organiser who does."""
        async with running.lock:
            key = CommandKey(f"{running.id}:{by}", new.command)
            event = join(running.course.evening, new.name, by, self.clock.now())
            if isinstance(event, EveningRefusal):
                first = await self._first_answer(key)
                return event if first is None else await self._let_in_before(first, token, new.command)
            given = organiser_token(token, running.course.evening.secret, new.command)
            organiser = Organiser(token_hash(given), event.name)
            reply = await self._commit(running, running.course.apply(event), key, organiser)
        return LetIn(running.id, given) if isinstance(reply, Answer) else WebRefusalCode.NOT_SAVED

    async def sign_up(self, running: RunningEvening, new: SignUp, guest: KnownGuest | None) -> OwnPage | Reply:
        """Somebody signs up."""

        async def decided(course: Course) -> Decision:
            return sign_up(course, new.people, self.clock.now())

        key = None if guest is None else CommandKey(f"{running.id}:{guest.id}", new.command)
        reply = await self._change(running, key, decided)
        if not isinstance(reply, Answer):
            return reply
        event = running.course.event(reply.sequence)
        if not isinstance(event, SignedUp):
            return WebRefusalCode.MALFORMED
        return OwnPage(player_key(running.course.evening.secret, event.entry.players[0]))

    async def order(self, running: RunningEvening, ordered: Ordered, by: str) -> Reply:
        """An organiser's command."""

        async def decided(course: Course) -> Decision | Conflict:
            order = (course, ordered.act, ordered.version, by, self.clock.now())
            is_long = isinstance(ordered.act, Draw | DrawAgain)
            if is_long and len(course.evening.roster.entrants) >= DRAWN_APART:
                return await apart(decide, *order)
            return decide(*order)

        return await self._change(running, CommandKey(f"{running.id}:{by}", ordered.command), decided)

    async def send(self, running: RunningEvening, sent: Sent, phone: Phone) -> Reply:
        """A command from a phone."""

        async def decided(course: Course) -> Decision:
            return decide_phone(course, phone, sent.act, self.clock.now())

        who = phone.player if isinstance(phone, PlayersPhone) else f"{phone.drawn}/{phone.table}/{phone.side}"
        return await self._change(running, CommandKey(f"{running.id}:phone:{who}", sent.command), decided)

    async def bring(self, running: RunningEvening, game: OnlineGame, outcome: GameOutcome, table_id: str) -> Reply:
        """A table on the web brings the result of its game, once, however often it does."""

        async def decided(course: Course) -> Decision:
            if game not in games_to_play(course.evening):
                return EveningRefusal(EveningCode.RESULT_STANDS)
            return came(course.evening, game.round, game.table, outcome, table_id, self.clock.now())

        return await self._change(running, CommandKey(f"{running.id}:table", table_id), decided)

    async def _begin(
        self, begun: Callable[[], Awaitable[tuple[EveningEvent, ...] | R]], command: str, guest: KnownGuest | None
    ) -> LetIn | R | WebRefusalCode:
        """Keep an evening that begins with these events. A guest who repeats the command gets it again."""
        key = None if guest is None else CommandKey(guest.id, command)
        giver = self._random_bytes(SECRET_BYTES).hex() if guest is None else guest.token
        first = await self._first_answer(key)
        if first is not None:
            return await self._let_in_before(first, giver, command)
        events = await begun()
        if not isinstance(events, tuple):
            return events
        evening_id = new_event_id(self._random_bytes)
        running = RunningEvening(evening_id, events)
        evening = running.course.evening
        token = organiser_token(giver, evening.secret, command)
        append = EveningAppend(
            evening=evening_id,
            after=0,
            events=events,
            command=key,
            organiser=Organiser(token_hash(token), evening.organisers[0]),
            listed=evening.plan.listed,
        )
        match await self._append(append):
            case Committed():
                self._take_in(running)
                return LetIn(evening_id, token)
            case Repeated(answer=answer):
                return await self._let_in_before(answer, giver, command)
            case _:
                return WebRefusalCode.NOT_SAVED

    async def _change(self, running: RunningEvening, key: CommandKey | None, decided: Decide) -> Reply:
        async with running.lock:
            decision = await decided(running.course)
            if isinstance(decision, EveningRefusal | Conflict):
                return await self._first_answer(key) or decision
            return await self._commit(running, running.course.apply(decision), key, None)

    async def _commit(
        self, running: RunningEvening, course: Course, key: CommandKey | None, organiser: Organiser | None
    ) -> Reply:
        latest = course.events[-1]
        append = EveningAppend(
            evening=running.id,
            after=running.course.version,
            events=(latest,),
            command=key,
            organiser=organiser,
            dismissed=latest.name if isinstance(latest, OrganiserDismissed) else None,
            listed=course.evening.plan.listed,
        )
        match await self._append(append):
            case Committed(answer=answer):
                running.advance(course)
                self._tell(running)
                return answer
            case Repeated(answer=answer):
                return answer
            case None:
                return WebRefusalCode.NOT_SAVED
            case _:
                _log.error("log and memory differ", evening=running.id)
                running.advance(replay(await self.store.evening_events(running.id)))
                return WebRefusalCode.NOT_SAVED

    async def _append(self, append: EveningAppend) -> Outcome | None:
        try:
            return await self.store.append_evening(append)
        except StoreFailureError:
            return None

    async def _first_answer(self, key: CommandKey | None) -> Answer | None:
        """What a command came to that was given before; one that repeats is often refused on its second coming."""
        try:
            return None if key is None else await self.store.evening_answer(key)
        except StoreFailureError:
            return None

    async def _let_in_before(self, answer: Answer, giver: str, command: str) -> LetIn | WebRefusalCode:
        """The token that the command brought the first time."""
        running = await self.find(answer.table)
        if running is None:
            return WebRefusalCode.NOT_SAVED
        token = organiser_token(giver, running.course.evening.secret, command)
        if await self.organiser(running, token) is None:
            return WebRefusalCode.MALFORMED
        return LetIn(running.id, token)

    async def _read(self, evening_id: str) -> RunningEvening | None:
        events = await self.store.evening_events(evening_id)
        return RunningEvening(evening_id, events) if events else None

    def _take_in(self, running: RunningEvening) -> None:
        self._running[running.id] = running
        self._tell(running)
        idle = [other for other in self._running.values() if not other.is_followed and not other.lock.locked()]
        for other in idle[: max(0, len(self._running) - MOST_IN_MEMORY)]:
            if other is not running:
                del self._running[other.id]

    def _tell(self, running: RunningEvening) -> None:
        for watcher in self._watchers:
            watcher(running)


def new_event_id(random_bytes: Callable[[int], bytes]) -> str:
    """An id for an evening that nobody has."""
    number = int.from_bytes(random_bytes(SEED_BYTES), "big")
    letters: list[str] = []
    for _ in range(EVENT_LENGTH):
        number, letter = divmod(number, len(EVENT_LETTERS))
        letters.append(EVENT_LETTERS[letter])
    return "".join(letters)

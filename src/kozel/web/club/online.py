"""Between the hall and the house: an event's games get their tables on the web, and the tables' results their event.

Nothing is kept here. A table's id follows from its game, and its log says for which game it is and whether the event
has the result, so after a restart everything is found where it was.
"""

import asyncio
import secrets
from collections.abc import Callable, Coroutine
from weakref import WeakValueDictionary

import msgspec
import structlog

from kozel.club.entry import PlayerId
from kozel.club.evening.clock import MINUTE_MS, ClockPhase
from kozel.club.evening.evening import Evening
from kozel.club.evening.online import (
    OnlineGame,
    games_to_play,
    is_hidden,
    is_over,
    online_games,
    online_rules,
    outcome_of,
)
from kozel.club.evening.plan import Online
from kozel.club.evening.refusal import EveningCode, EveningRefusal
from kozel.fair.chain import KEY_BYTES, Seed, commitment, new_seed
from kozel.store.port import Answer, StoreFailureError
from kozel.table.command import Close, Command, Deliver, OpenForEvent, TakeSeat
from kozel.table.event_game import EventGame
from kozel.table.phase import Phase
from kozel.table.refusal import TableRefusal, TableRefusalCode
from kozel.table.table import Table
from kozel.web.club.hall import Hall
from kozel.web.club.key import web_table
from kozel.web.club.running import RunningEvening
from kozel.web.house import House, Reply
from kozel.web.refusal import WebRefusalCode
from kozel.web.running import RunningTable

RETRY_MS = 1000
"""How soon it is tried again to write down what the disk refused."""

_MAY_SETTLE = frozenset((Phase.ROUND_OVER, Phase.MATCH_OVER, Phase.CLOSED))

_log = structlog.get_logger()


class OwnSeat(msgspec.Struct, frozen=True):
    """A player's seat at a table, and the name that the event knows them by."""

    table: RunningTable
    seat: int
    name: str


class OnlinePlay:
    """Opens tables for the games of events, and takes their results back."""

    def __init__(self, house: House, hall: Hall, *, random_bytes: Callable[[int], bytes] = secrets.token_bytes) -> None:
        """Watch over both, from before the house starts. `random_bytes` is the source of the tables' secrets."""
        self._house = house
        self._hall = hall
        self._random_bytes = random_bytes
        self._tables: dict[str, set[str]] = {}
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._tasks: set[asyncio.Task[None]] = set()
        house.watch(self._table_changed)
        hall.watch(self._evening_changed)

    async def stop(self) -> None:
        """Do nothing more; what isn't brought yet is brought after the next start."""
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def seat(self, evening: RunningEvening, player: PlayerId) -> OwnSeat | EveningRefusal | WebRefusalCode:
        """The player's seat in the latest round, at a table that is open now."""
        now = evening.course.evening
        game = next((game for game in games_to_play(now) if player in game.players), None)
        if game is None:
            return EveningRefusal(EveningCode.NO_ONLINE_GAME)
        await self._open(evening)
        table = await self._house.find(web_table(now.secret, game))
        if table is None:
            return WebRefusalCode.NOT_SAVED
        return OwnSeat(table, game.players.index(player), now.roster.name(player))

    async def sit(self, own: OwnSeat, guest: str, nonce: str) -> EveningRefusal | WebRefusalCode | None:
        """Let the guest have that seat, from now on alone; None if they have it."""
        replies: list[Reply] = []
        if own.table.table.seat_of(guest) == own.seat:
            return None
        take = TakeSeat(person=guest, seat=own.seat, name=own.name, nonce=nonce)
        await self._house.command(own.table.id, take, None, replies.append)
        match replies[0]:
            case Answer():
                return None
            case TableRefusal(code=TableRefusalCode.ALREADY_SEATED):
                return EveningRefusal(EveningCode.SAME_BROWSER)
            case TableRefusal(code=TableRefusalCode.TABLE_CLOSED):
                return EveningRefusal(EveningCode.NO_ONLINE_GAME)
            case TableRefusal():
                return WebRefusalCode.MALFORMED
            case WebRefusalCode() as code:
                return code

    async def hides(self, table_id: str) -> bool:
        """Whether the deals of this table must not be told yet, because other tables still have to play them."""
        found = await self._house.find(table_id)
        game = None if found is None else found.table.event_game
        if game is None or not game.duplicate:
            return False
        running = await self._hall.find(game.event)
        evening = None if running is None else running.course.evening
        its_round = None if evening is None else evening.round(game.round)
        if evening is None or its_round is None or its_round.drawn != game.drawn:
            return False
        over: set[int] = set()
        for other in online_games(evening, game.round):
            table = await self._house.find(web_table(evening.secret, other))
            if table is not None and is_over(table.table):
                over.add(other.table)
        return is_hidden(its_round, frozenset(over))

    def _table_changed(self, running: RunningTable) -> None:
        table = running.table
        if table.event_game is None:
            return
        tables = self._tables.setdefault(table.event_game.event, set())
        if table.delivered:
            tables.discard(running.id)
            if not tables:
                del self._tables[table.event_game.event]
        elif running.id not in tables or table.phase in _MAY_SETTLE:
            tables.add(running.id)
            self._spawn(self._settle(running.id))

    def _evening_changed(self, running: RunningEvening) -> None:
        if running.course.evening.plan.online is not None:
            self._spawn(self._open(running))
        for table_id in self._tables.get(running.id, ()):
            self._spawn(self._settle(table_id))

    async def _open(self, running: RunningEvening) -> None:
        """Open the tables of the latest round that aren't yet."""
        async with self._locks.setdefault(running.id, asyncio.Lock()):
            evening = running.course.evening
            online = evening.plan.online
            if online is None:
                return
            for game in games_to_play(evening):
                table_id = web_table(evening.secret, game)
                if await self._house.find(table_id) is None:
                    seed = await self._seed(evening, game, online)
                    opening = OpenForEvent(
                        game=_event_game(running.id, game, online),
                        options=online_rules(evening.plan),
                        seed=seed,
                        commitment=commitment(seed),
                    )
                    await self._house.open_for_event(table_id, opening)

    async def _seed(self, evening: Evening, game: OnlineGame, online: Online) -> Seed:
        """A new seed, or with duplicate deals that of the round's other tables."""
        others = online_games(evening, game.round) if online.duplicate else ()
        for other in others:
            found = await self._house.find(web_table(evening.secret, other))
            if found is not None:
                return found.table.seed
        return new_seed(self._random_bytes(KEY_BYTES))

    async def _settle(self, table_id: str) -> None:
        """Bring the event what the table's end says, and end what no game of an event needs any more."""
        async with self._locks.setdefault(table_id, asyncio.Lock()):
            try:
                await self._brought(table_id)
            except StoreFailureError:
                self._again(table_id)

    async def _brought(self, table_id: str) -> None:
        found = await self._house.find(table_id)
        game = None if found is None else found.table.event_game
        if found is None or game is None or found.table.delivered:
            return
        running = await self._hall.find(game.event)
        its_game = _online_game(game)
        if running is None:
            return
        if its_game not in online_games(running.course.evening, game.round):
            await self._end(table_id, found.table)
            return
        outcome = outcome_of(found.table, time_is_over=self._time_is_over(running.course.evening, game))
        if outcome is not None:
            reply = await self._hall.bring(running, its_game, outcome, table_id)
            if reply is WebRefusalCode.NOT_SAVED:
                self._again(table_id)
                return
            if isinstance(reply, EveningRefusal) and reply.code is not EveningCode.RESULT_STANDS:
                _log.warning("a result is left to the organisers", event=game.event, table=game.table, code=reply.code)
        if outcome is not None or is_over(found.table):
            await self._end(table_id, found.table)

    async def _end(self, table_id: str, table: Table) -> None:
        if not is_over(table):
            await self._do(table_id, Close())
        await self._do(table_id, Deliver())

    async def _do(self, table_id: str, command: Command) -> None:
        def tell(reply: Reply) -> None:
            if reply is WebRefusalCode.NOT_SAVED:
                self._again(table_id)

        await self._house.command(table_id, command, None, tell)

    def _time_is_over(self, evening: Evening, game: EventGame) -> bool:
        its_round = evening.round(game.round)
        if its_round is None or its_round.clock is None:
            return False
        phase = its_round.clock.phase(self._hall.clock.now(), evening.plan)
        return phase in (ClockPhase.LAST_HAND, ClockPhase.OVER)

    def _again(self, table_id: str) -> None:
        at = self._hall.clock.now() + RETRY_MS
        self._hall.clock.call_at(at, lambda: self._spawn(self._settle(table_id)))

    def _spawn(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            _log.error("task failed", exc_info=task.exception())


def _event_game(event: str, game: OnlineGame, online: Online) -> EventGame:
    return EventGame(
        event=event,
        round=game.round,
        table=game.table,
        drawn=game.drawn,
        players=game.players,
        grace_ms=online.grace * MINUTE_MS,
        duplicate=online.duplicate,
    )


def _online_game(game: EventGame) -> OnlineGame:
    return OnlineGame(round=game.round, table=game.table, drawn=game.drawn, players=game.players)

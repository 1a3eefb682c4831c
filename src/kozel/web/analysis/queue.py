"""The queue of rounds that are to be analysed. It is in the store, so nothing that was asked for is lost."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence

import msgspec
import structlog

from kozel.analysis.report import RoundAnalysis, Unavailable
from kozel.analysis.rounds import PlayedRound, played_rounds
from kozel.rules.event import MatchEvent
from kozel.rules.match import new_match
from kozel.store.port import AnalysesWanted, AnalysisMade, EventStore, RoundKey, StoreFailureError
from kozel.table.event import Happened, Opened, Started, TableEvent
from kozel.web.analysis.line import line_replay
from kozel.web.analysis.message import LineReplay, MatchAnalysis, RoundToAnalyse
from kozel.web.clock import Clock

AGAIN_AFTER_S = 5.0
"""How long to wait when the disk fails before trying again."""

_log = structlog.get_logger()
_DECODER = msgspec.json.Decoder(RoundAnalysis | Unavailable)

Analyse = Callable[[PlayedRound], Awaitable[bytes]]
"""Analyses a round; a `RoundAnalysis` or `Unavailable` as JSON."""


class AnalysisQueue:
    """Makes what is wanted, one round after the other."""

    def __init__(self, store: EventStore, clock: Clock, analyse: Analyse) -> None:
        """Nothing is made before `start`."""
        self._store, self._clock, self._analyse = store, clock, analyse
        self._wanted = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Go on where the queue was left."""
        self._wanted.set()
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Leave the rest for the next time."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def want(self, table: str, match: int) -> MatchAnalysis | None:
        """Ask for the finished rounds of a table's match; None where there are none."""
        rounds = _rounds(await self._store.events(table), match)
        if not rounds:
            return None
        keys = tuple(RoundKey(table, match, played.start.round_number) for played in rounds)
        await self._store.want_analyses(AnalysesWanted(keys, self._clock.now()))
        self._wanted.set()
        return await self.made(table, match)

    async def made(self, table: str, match: int) -> MatchAnalysis:
        """What is there of a match's analysis."""
        found = await self._store.analyses(table, match)
        return MatchAnalysis(
            table,
            match,
            tuple(
                RoundToAnalyse(number, None if body is None else _DECODER.decode(body))
                for number, body in sorted(found.items())
            ),
        )

    async def line(self, key: RoundKey, step: int) -> LineReplay | None:
        """How the round could have gone from its decision at that step on; None where no line is told of it."""
        body = (await self._store.analyses(key.table, key.match)).get(key.round)
        analysis = None if body is None else _DECODER.decode(body)
        decisions = analysis.decisions if isinstance(analysis, RoundAnalysis) else ()
        line = next((decision.best_line for decision in decisions if decision.step == step), ())
        played = await self._played(key) if line else None
        return None if played is None else line_replay(played, step, line)

    async def _run(self) -> None:
        while True:
            self._wanted.clear()
            try:
                while (key := await self._store.next_analysis()) is not None:
                    await self._store.add_analysis(AnalysisMade(key, await self._body(key)))
            except StoreFailureError as error:
                _log.warning("analysis waits for the disk", error=str(error))
                await asyncio.sleep(AGAIN_AFTER_S)
                self._wanted.set()
            await self._wanted.wait()

    async def _body(self, key: RoundKey) -> str:
        played = await self._played(key)
        if played is not None:
            try:
                return (await self._analyse(played)).decode()
            except Exception as error:  # noqa: BLE001 - a round that can't be analysed must not keep the others waiting
                _log.exception("analysis failed", table=key.table, exc_info=error)
        return msgspec.json.encode(Unavailable(None)).decode()

    async def _played(self, key: RoundKey) -> PlayedRound | None:
        rounds = _rounds(await self._store.events(key.table), key.match)
        return next((played for played in rounds if played.start.round_number == key.round), None)


def _rounds(events: Sequence[TableEvent], match: int) -> tuple[PlayedRound, ...]:
    if not events:
        return ()
    opening = events[0]
    assert isinstance(opening, Opened), "a table's log begins with its opening"
    number, happened = 0, list[MatchEvent]()
    for event in events:
        match event:
            case Started():
                number += 1
            case Happened(event=inner) if number == match:
                happened.append(inner)
            case _:
                pass
    return tuple(played_rounds(new_match(opening.rules, opening.options.seats), happened))

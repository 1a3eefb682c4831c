"""Bots think in a process of their own, so that nobody else ever waits for them; so do those who give hints."""

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures.process import BrokenProcessPool

import structlog

from kozel.analysis.worker import hint_if_warm, warm_hints
from kozel.bots.worker import choose_from_seed, keep_tables, warm
from kozel.rules.move import Move
from kozel.rules.rule_set import RuleSet
from kozel.rules.view import Sight
from kozel.web.worker_process import WorkerProcess

_log = structlog.get_logger()

_SECONDS_UNTIL_WARM = 3
"""A server that has just begun, and the pages that wait for it, have the processor for themselves."""

_LOOKS_AGAIN_AFTER_S = 0.2
"""Whether the process is warm."""

Choose = Callable[[str, Sight, RuleSet, int], Awaitable[Move]]
"""Chooses a move: the bot's level, what it sees, the rules, a seed for its chance."""


def _get_warm() -> None:
    warm()
    warm_hints()
    keep_tables()


class BotWorker:
    """A worker process, started anew when it dies."""

    def __init__(self) -> None:
        """Start the process in the background."""
        self._process = WorkerProcess(_get_warm, after=_SECONDS_UNTIL_WARM)

    async def choose(self, level: str, sight: Sight, rules: RuleSet, seed: int) -> Move:
        """The bot's move; if it comes to none, the first legal one: a table never stands still."""
        legal = sight.view.legal
        if len(legal) == 1:
            return legal[0]
        for _ in range(2):
            process = self._process
            try:
                move = await process.run(choose_from_seed, level, sight, rules, seed)
            except BrokenProcessPool:
                _log.warning("bot worker died")
                if process is self._process:
                    self._process = WorkerProcess(_get_warm, after=_SECONDS_UNTIL_WARM)
                continue
            except Exception as error:  # noqa: BLE001 - whatever is wrong with a bot, people play on
                _log.exception("bot failed", level=level, exc_info=error)
                break
            if move in legal:
                return move
            _log.error("bot made an illegal move", level=level)
            break
        return legal[0]

    async def advise(self, sight: Sight, rules: RuleSet, seed: int) -> bytes:
        """A `Hint` for the sight's seat, or null, as JSON.

        It takes the bots' time, since whoever asks waits as for a bot's move: never for an analysis.

        Raises:
            BrokenProcessPool: the process died twice.

        """
        died = False
        while True:
            process = self._process
            try:
                hint = await process.run(hint_if_warm, sight, rules, seed)
            except BrokenProcessPool:
                if process is self._process:
                    self._process = WorkerProcess(_get_warm, after=_SECONDS_UNTIL_WARM)
                if died:
                    raise
                died = True
                continue
            if hint is not None:
                return hint
            await asyncio.sleep(_LOOKS_AGAIN_AFTER_S)

    def close(self) -> None:
        """End the process."""
        self._process.end()

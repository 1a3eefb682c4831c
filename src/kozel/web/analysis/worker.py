"""The process that analyses rounds and thinks of hints."""

import asyncio
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool

from kozel.analysis.rounds import PlayedRound
from kozel.analysis.worker import analysis_of, be_gentle, hint_of
from kozel.rules.rule_set import RuleSet
from kozel.rules.view import Sight
from kozel.web.worker_pool import worker_pool


class AnalysisWorker:
    """The process in which rounds are analysed and hints thought out: started when first needed, anew when it dies."""

    def __init__(self) -> None:
        """Start nothing yet."""
        self._pool = None

    async def analyse(self, played: PlayedRound, seed: int) -> bytes:
        """The round's analysis as JSON.

        Raises:
            BrokenProcessPool: the process died twice.

        """
        return await self._run(analysis_of, played, seed)

    async def advise(self, sight: Sight, rules: RuleSet, seed: int) -> bytes:
        """A `Hint` for the sight's seat, or null, as JSON.

        Raises:
            BrokenProcessPool: the process died twice.

        """
        return await self._run(hint_of, sight, rules, seed)

    async def _run(self, work: Callable[..., bytes], *about: object) -> bytes:
        for last in (False, True):
            pool = self._pool = self._pool or worker_pool(be_gentle)
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, work, *about)
            except BrokenProcessPool:
                self._pool = None
                if last:
                    raise
        raise AssertionError

    def close(self) -> None:
        """End the process; what it was doing is done again the next time."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)

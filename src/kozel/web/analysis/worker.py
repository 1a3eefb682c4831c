"""The process that analyses rounds."""

import asyncio
from concurrent.futures.process import BrokenProcessPool

from kozel.analysis.rounds import PlayedRound
from kozel.analysis.worker import analysis_of, be_gentle
from kozel.web.worker_pool import worker_pool


class AnalysisWorker:
    """The process in which rounds are analysed: started when first needed, anew when it dies."""

    def __init__(self) -> None:
        """Start nothing yet."""
        self._pool = None

    async def analyse(self, played: PlayedRound, seed: int) -> bytes:
        """The round's analysis as JSON.

        Raises:
            BrokenProcessPool: the process died twice.

        """
        for last in (False, True):
            pool = self._pool = self._pool or worker_pool(be_gentle)
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, analysis_of, played, seed)
            except BrokenProcessPool:
                self._pool = None
                if last:
                    raise
        raise AssertionError

    def close(self) -> None:
        """End the process; what it was doing is done again the next time."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)

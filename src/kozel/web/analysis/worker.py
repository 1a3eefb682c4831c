"""The process that analyses rounds."""

from concurrent.futures.process import BrokenProcessPool

from kozel.analysis.rounds import PlayedRound
from kozel.analysis.worker import analysis_of, be_gentle
from kozel.web.worker_process import WorkerProcess


class AnalysisWorker:
    """The process in which rounds are analysed: started when first needed, anew when it dies."""

    def __init__(self) -> None:
        """Start nothing yet."""
        self._process: WorkerProcess | None = None

    async def analyse(self, played: PlayedRound) -> bytes:
        """The round's analysis as JSON.

        Raises:
            BrokenProcessPool: the process died twice.

        """
        for last in (False, True):
            process = self._process = self._process or WorkerProcess(be_gentle)
            try:
                return await process.run(analysis_of, played)
            except BrokenProcessPool:
                self._process = None
                if last:
                    raise
        raise AssertionError

    def close(self) -> None:
        """End the process; what it was doing is done again the next time."""
        if self._process is not None:
            self._process.end()

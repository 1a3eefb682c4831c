"""The entry for a worker process: a round goes in, its analysis comes out as JSON."""

import os
import sys

import msgspec

from kozel.analysis.report import RoundAnalysis, Unavailable
from kozel.analysis.rounds import PlayedRound

GENTLE = 10
"""How much a worker lets other processes go first."""


def be_gentle() -> None:
    """Let whatever else the machine does go first: nobody waits for an analysis as for a move."""
    if sys.platform != "win32":
        os.nice(GENTLE)


def analysis_of(played: PlayedRound, seed: int) -> bytes:
    """The analysis of a round, a `RoundAnalysis` or `Unavailable`, as JSON."""
    from kozel.analysis.round_analysis import analyse_round  # noqa: PLC0415 - compiled code is for workers only

    found = analyse_round(played.start, played.events, seed=seed)
    return msgspec.json.encode(found if isinstance(found, RoundAnalysis) else Unavailable(found.option))

"""The entries for a worker process: a round or a sight goes in, its analysis or a hint comes out as JSON."""

import os
import sys

import msgspec

from kozel.analysis.report import RoundAnalysis, Unavailable
from kozel.analysis.rounds import PlayedRound
from kozel.rules.rule_set import RuleSet
from kozel.rules.view import Sight

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


def hint_of(sight: Sight, rules: RuleSet, seed: int) -> bytes:
    """What the seat is advised to play, a `Hint` or null, as JSON."""
    from kozel.analysis.hint import hint_for  # noqa: PLC0415 - compiled code is for workers only

    return msgspec.json.encode(hint_for(sight, rules, seed))

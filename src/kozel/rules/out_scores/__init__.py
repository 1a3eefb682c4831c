"""Who is given what when somebody goes out: one variant a file.

A variant is a function of the hand counts and the winning side. Adding one is a new file and a line in `OUT_SCORES`;
that enrols it in the generic tests.
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from kozel.rules.out_scores.losers_own import losers_own
from kozel.rules.out_scores.winner_takes_all import winner_takes_all
from kozel.rules.out_scores.winner_takes_others import winner_takes_others
from kozel.rules.round_score import RoundScore
from kozel.rules.sides import SideCounts

OutScore = Callable[[SideCounts, int], RoundScore]

OUT_SCORES: Mapping[str, OutScore] = MappingProxyType(
    {
        "losers_own": losers_own,
        "winner_takes_others": winner_takes_others,
        "winner_takes_all": winner_takes_all,
    }
)

__all__ = ["OUT_SCORES", "OutScore"]

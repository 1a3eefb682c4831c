"""What is told of a match's analysis."""

import msgspec

from kozel.analysis.report import RoundAnalysis, Unavailable
from kozel.rules.settlement import Settlement
from kozel.table.match_replay import ReplayStep


class RoundToAnalyse(msgspec.Struct, frozen=True):
    """A finished round that was asked for; `analysis` is None until it is made."""

    round: int
    analysis: RoundAnalysis | Unavailable | None


class MatchAnalysis(msgspec.Struct, frozen=True):
    """The analysis of a match as far as it is made; `rounds` is empty as long as nobody has asked for it."""

    table: str
    match: int
    rounds: tuple[RoundToAnalyse, ...]


class LineReplay(msgspec.Struct, frozen=True):
    """How a round could have gone from a decision on with all tiles open: each step, and what it would have given."""

    steps: tuple[ReplayStep, ...]
    settlement: Settlement

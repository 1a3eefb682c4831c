"""What is told of a match's analysis."""

import msgspec

from kozel.analysis.report import RoundAnalysis, Unavailable


class RoundToAnalyse(msgspec.Struct, frozen=True):
    """A finished round that was asked for; `analysis` is None until it is made."""

    round: int
    analysis: RoundAnalysis | Unavailable | None


class MatchAnalysis(msgspec.Struct, frozen=True):
    """The analysis of a match as far as it is made; `rounds` is empty as long as nobody has asked for it."""

    table: str
    match: int
    rounds: tuple[RoundToAnalyse, ...]

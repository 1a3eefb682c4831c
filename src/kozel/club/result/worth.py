"""What a game, a forfeit or a bye is worth to each person at the table (R1 to R6, R13, R14)."""

from collections.abc import Iterable
from typing import NamedTuple

from kozel.club.format import ByeRule, ForfeitRule, Format, GameRules, TargetIn, TimedPoints
from kozel.club.result.result import Forfeited, Outcome, Played

DRY_POINTS, LOW_POINTS, HIGH_POINTS = 3, 2, 1
"""What a game gives whose losers have nothing, up to half the target, or more (R3)."""

_FORFEIT_POINTS = 2
_BYE_POINTS = 1
_ROUND_GAME_POINTS = 1


class Worth(NamedTuple):
    """What one game gives one person: points (баллы), victories, and game points in plus and in minus."""

    points: int
    wins: int
    plus: int
    minus: int


NOTHING = Worth(0, 0, 0, 0)


def added(worths: Iterable[Worth]) -> Worth:
    """What these are worth together."""
    return Worth(*map(sum, zip(NOTHING, *worths, strict=True)))


def worth(form: Format, outcome: Outcome) -> tuple[Worth, Worth]:
    """What an outcome that `refuses` accepts gives to each person of the one side and of the other."""
    match outcome:
        case Played(points=(first, second)):
            if first >= second:
                return _played(form.game, outcome, winner=0)
            losers, winners = _played(form.game, outcome, winner=1)
            return winners, losers
        case Forfeited(absent=(first, second)):
            return _forfeited(form, absent=first), _forfeited(form, absent=second)


def bye_worth(form: Format, rule: ByeRule, played: Worth, games: int) -> Worth:
    """What one bye gives to somebody whose games, so many, were worth `played` together (R13)."""
    match rule:
        case ByeRule.NONE:
            return NOTHING
        case ByeRule.WIN:
            return Worth(_BYE_POINTS, 1, form.game.target // 2, 0)
        case ByeRule.AVERAGE:
            return Worth(*(_nearest(column, games) for column in played)) if games else NOTHING


def _nearest(total: int, games: int) -> int:
    """The average as the nearest whole number, halves upwards."""
    return (2 * total + games) // (2 * games)


def _played(game: GameRules, played: Played, *, winner: int) -> tuple[Worth, Worth]:
    """What the winners and what the losers get; of a tie (R5), each side's score is its plus and the other's minus."""
    won, lost = played.points[winner], played.points[1 - winner]
    pips = played.pips or played.points
    plus, minus = pips[winner], pips[1 - winner]
    if won == lost:
        return Worth(0, 0, plus, minus), Worth(0, 0, minus, plus)
    if game.target_in is TargetIn.ROUNDS:
        points = _ROUND_GAME_POINTS
    else:
        points = band(game, won, lost)
        if game.plus_cap:
            plus = min(plus, game.target)
    return Worth(points, 1, plus, minus), Worth(0, 0, minus, plus)


def band(game: GameRules, won: int, lost: int) -> int:
    """The points for winning so (R3); a game that ended on time gives one (R4), or by its band if the event says so."""
    if won < game.target and game.timed_points is TimedPoints.ONE:
        return HIGH_POINTS
    if lost == 0:
        return DRY_POINTS
    return LOW_POINTS if lost <= game.target // 2 else HIGH_POINTS


def _forfeited(form: Format, *, absent: bool) -> Worth:
    target = form.game.target
    match form.forfeit:
        case ForfeitRule.VOID:
            return NOTHING
        case ForfeitRule.AWARD if absent:
            return Worth(0, 0, 0, target)
        case ForfeitRule.AWARD:
            return Worth(_FORFEIT_POINTS, 1, target, target // 2)

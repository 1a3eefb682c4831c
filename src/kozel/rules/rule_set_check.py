"""What makes a choice of options nonsense: each check raises the fault of the first option that can't be as it is."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from kozel.rules.block_scores import BLOCK_SCORES
from kozel.rules.block_tests import BLOCK_TESTS
from kozel.rules.bonuses import BONUSES
from kozel.rules.options import Direction, MatchGoesOn, OpeningTest, Otherwise, TargetIn, Tie
from kozel.rules.out_scores import OUT_SCORES
from kozel.rules.redeal_limit import check_redeal
from kozel.rules.rule_set_fault import OptionFaultCode as Code
from kozel.rules.rule_set_fault import senseless
from kozel.rules.tile import full_set

if TYPE_CHECKING:
    from kozel.rules.rule_set import RuleSet

SETS = (6, 9, 12)
"""The sets that there are, by the pips of their highest half."""

FARTHEST = 2**53 - 1
"""No number of a rule set is farther from 0: pages, files and compiled code have it exactly."""

_ONLY_PENALTY = frozenset({"losers_own", "own", "highest_takes_all", "difference"})
_ONLY_CREDIT = frozenset({"winner_takes_others", "winner_takes_all", "lowest_scores_difference", "lowest_scores_rest"})


def check(rules: "RuleSet") -> None:
    """Raise the fault of an option that makes no sense.

    Raises:
        InvalidRuleSetError: there is one.

    """
    for part in (_check_table, _check_strategies, _check_play, _check_direction, _check_score, _check_tiles):
        part(rules)
    _check_numbers(rules)
    check_redeal(rules)


def _check_numbers(rules: "RuleSet") -> None:
    for option, numbers in (
        ("redeal_doubles", (rules.redeal_doubles,)),
        ("redeal_same", (rules.redeal_same,)),
        ("reserve", (rules.reserve,)),
        ("lone_tile", tuple(rules.lone_tile.values())),
        ("held_tile", tuple(rules.held_tile.values())),
        ("going_out_bonus", tuple(rules.going_out_bonus.values())),
        ("bonuses", tuple(rules.bonuses.values())),
        ("round_bonus", rules.round_bonus),
        ("opening", (rules.opening,)),
        ("burn_after", (rules.burn_after,)),
        ("target", (rules.target,)),
    ):
        if any(number is not None and abs(number) > FARTHEST for number in numbers):
            raise senseless(option, Code.NOT_A_VALUE)


def _check_table(rules: "RuleSet") -> None:
    if rules.highest not in SETS:
        raise senseless("highest", Code.ONE_OF, _listed(SETS))
    tiles = len(full_set(rules.highest))
    if not rules.players or not all(2 <= number <= tiles for number in rules.players):
        raise senseless("players", Code.PLAYERS, tiles)
    if rules.pairs and rules.players != (4,):
        raise senseless("pairs", Code.PAIRS, 4)
    if set(rules.hand) != set(rules.players):
        raise senseless("hand", Code.HAND_PLAYERS, _listed(sorted(rules.players)))
    if not all(size >= 1 and number * size <= tiles for number, size in rules.hand.items()):
        raise senseless("hand", Code.HAND_TILES, tiles)


def _check_strategies(rules: "RuleSet") -> None:
    for option, chosen, names in (
        ("block_test", {rules.block_test}, BLOCK_TESTS),
        ("block_score", {rules.block_score}, BLOCK_SCORES),
        ("out_score", {rules.out_score}, OUT_SCORES),
        ("bonuses", set(rules.bonuses), BONUSES),
    ):
        if not chosen <= set(names):
            raise senseless(option, Code.ONE_OF, _listed(names))


def _check_play(rules: "RuleSet") -> None:
    lead = rules.first_lead
    if not set(lead.doubles) <= set(range(rules.highest + 1)):
        raise senseless("first_lead.doubles", Code.HALVES, rules.highest)
    if not lead.doubles and lead.otherwise is Otherwise.REDEAL:
        raise senseless("first_lead.doubles", Code.NO_LEAD)
    if rules.reserve < 0:
        raise senseless("reserve", Code.AT_LEAST, 0)


def _check_direction(rules: "RuleSet") -> None:
    penalty = rules.direction is Direction.PENALTY
    other = _written("direction", Direction.CREDIT if penalty else Direction.PENALTY)
    for option, name in (("out_score", rules.out_score), ("block_score", rules.block_score)):
        if name in (_ONLY_CREDIT if penalty else _ONLY_PENALTY):
            raise senseless(option, Code.ONLY_WITH, other)
    for option, chosen in (
        ("bonuses", bool(rules.bonuses)),
        ("round_bonus", bool(rules.round_bonus)),
        ("tie", rules.tie is Tie.CARRY_TO_WINNER),
        ("burn_after", rules.burn_after is not None),
    ):
        if penalty and chosen:
            raise senseless(option, Code.ONLY_WITH, other)
    if rules.tie is Tie.CARRY_TO_WINNER and rules.target_in is TargetIn.ROUNDS:
        raise senseless("tie", Code.ONLY_WITH, _written("target_in", TargetIn.POINTS))
    if not penalty and rules.goes_on is MatchGoesOn.LAST_ONE_STANDING:
        raise senseless("goes_on", Code.ONLY_WITH, other)
    if not penalty and rules.going_out_bonus:
        raise senseless("going_out_bonus", Code.ONLY_WITH, other)
    if penalty and rules.target_in is TargetIn.ROUNDS:
        raise senseless("target_in", Code.ONLY_WITH, other)


def _check_score(rules: "RuleSet") -> None:
    if rules.block_score == "difference" and any(max(rules.sides(number)) != 1 for number in rules.players):
        raise senseless("block_score", Code.TWO_SIDES)
    if rules.opening is not None and rules.opening < 1:
        raise senseless("opening", Code.AT_LEAST, 1)
    if rules.opening is not None and rules.target_in is TargetIn.ROUNDS:
        raise senseless("opening", Code.ONLY_WITH, _written("target_in", TargetIn.POINTS))
    for option, chosen in (
        ("opening_test", rules.opening_test is OpeningTest.ACCUMULATED),
        ("burn_after", rules.burn_after is not None),
    ):
        if rules.opening is None and chosen:
            raise senseless(option, Code.OPENING)
    if rules.burn_after is not None and rules.burn_after < 1:
        raise senseless("burn_after", Code.AT_LEAST, 1)
    for option, points in (("bonuses", tuple(rules.bonuses.values())), ("round_bonus", rules.round_bonus)):
        if min(points, default=1) < 1:
            raise senseless(option, Code.POINTS, 1)
        if points and rules.target_in is TargetIn.ROUNDS:
            raise senseless(option, Code.ONLY_WITH, _written("target_in", TargetIn.POINTS))
    if rules.target < 1:
        raise senseless("target", Code.AT_LEAST, 1)


def _check_tiles(rules: "RuleSet") -> None:
    tiles = full_set(rules.highest)
    known = {str(tile) for tile in tiles}
    for option, values in (
        ("lone_tile", rules.lone_tile),
        ("held_tile", rules.held_tile),
        ("going_out_bonus", rules.going_out_bonus),
    ):
        if not set(values) <= known:
            raise senseless(option, Code.TILES, tiles[-1])


def _listed(values: Iterable[object]) -> str:
    return ", ".join(map(str, values))


def _written(option: str, value: str) -> str:
    return f"{option} = {value}"

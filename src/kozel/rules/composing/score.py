"""Questions about points: what hands count, who is given what, how a match ends."""

from collections.abc import Iterator

from kozel.rules.block_scores import BLOCK_SCORES
from kozel.rules.bonuses import BONUSES
from kozel.rules.composing.question import Answer, Changes, Question, choice, number, one_of, repaired
from kozel.rules.description import Section
from kozel.rules.options import Direction, MatchGoesOn, OpeningTest, TargetIn, Tie
from kozel.rules.out_scores import OUT_SCORES
from kozel.rules.rule_set import RuleSet
from kozel.rules.tile import Tile

_TO_PENALTY: Changes = {
    "direction": "penalty",
    "target_in": "points",
    "out_score": "losers_own",
    "block_score": "own",
    "tie": "carry",
    "bonuses": {},
    "round_bonus": [],
    "burn_after": None,
}
_TO_CREDIT: Changes = {
    "direction": "credit",
    "out_score": "winner_takes_others",
    "block_score": "lower_side_wins",
    "going_out_bonus": {},
    "goes_on": "first_to_target",
}
_TO_ROUNDS: Changes = {
    "target_in": "rounds",
    "target": 5,
    "tie": "nobody",
    "bonuses": {},
    "round_bonus": [],
    "opening": None,
    "opening_test": "round",
    "burn_after": None,
}
_ROUND_BONUS = [100, 75, 50, 25]
"""Source: the rules of Puerto Rican pairs, docs/rules.md."""
_TARGETS, _ROUNDS = (50, 100, 101, 125, 200, 500), (1, 3, 5, 7, 10)


def score_questions(rules: RuleSet) -> Iterator[Question]:
    """Counting, points, the opening of a score, the match's end."""
    blank, one, last = Tile(0, 0), Tile(1, 1), Tile(rules.highest, rules.highest)
    yield from _by_tile(rules, "lone_tile", Section.COUNTING, (blank, one, last), usual=(10, 15, 25, 50))
    yield from _by_tile(rules, "held_tile", Section.COUNTING, (blank, last), usual=(10, 25, 50))
    yield from choice(rules, "direction", Section.POINTS, _direction_answers(rules))
    yield from one_of(rules, "out_score", Section.POINTS, OUT_SCORES)
    yield from _by_tile(rules, "going_out_bonus", Section.POINTS, (blank, last), usual=(25, 50))
    yield from one_of(rules, "block_score", Section.POINTS, BLOCK_SCORES)
    yield from one_of(rules, "tie", Section.POINTS, Tie)
    for bonus in BONUSES:
        yield from number(rules, "bonuses", Section.POINTS, entry=bonus, optional=True, usual=(25, 50, 100))
    yield from choice(
        rules,
        "round_bonus",
        Section.POINTS,
        [Answer("never", {"round_bonus": []}), Answer("falling", {"round_bonus": _ROUND_BONUS})],
    )
    yield from number(rules, "opening", Section.OPENING, optional=True, usual=(10, 13, 20))
    yield from one_of(rules, "opening_test", Section.OPENING, OpeningTest)
    yield from one_of(rules, "burn_after", Section.OPENING, (None, 2, 3, 5))
    yield from choice(rules, "target_in", Section.MATCH_END, _target_in_answers(rules))
    usual = _ROUNDS if rules.target_in is TargetIn.ROUNDS else _TARGETS
    yield from number(rules, "target", Section.MATCH_END, usual=usual)
    yield from one_of(rules, "goes_on", Section.MATCH_END, MatchGoesOn)


def _by_tile(
    rules: RuleSet, option: str, section: Section, tiles: tuple[Tile, ...], usual: tuple[int, ...]
) -> Iterator[Question]:
    """A number for each of these tiles, and for each other that the rule set gives one to."""
    for tile in dict.fromkeys((*map(str, tiles), *getattr(rules, option))):
        yield from number(rules, option, section, entry=tile, optional=True, least=0, usual=usual)


def _direction_answers(rules: RuleSet) -> Iterator[Answer]:
    for direction, changes in ((Direction.PENALTY, _TO_PENALTY), (Direction.CREDIT, _TO_CREDIT)):
        yield Answer(direction, {} if rules.direction is direction else repaired(rules, changes))


def _target_in_answers(rules: RuleSet) -> Iterator[Answer]:
    for counted, changes in ((TargetIn.POINTS, {"target_in": "points", "target": 100}), (TargetIn.ROUNDS, _TO_ROUNDS)):
        yield Answer(counted, {} if rules.target_in is counted else changes)

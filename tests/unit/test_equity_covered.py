"""Rules that nobody would play: bots play for points by them, and lose neither time nor memory nor their heads."""

from collections.abc import Mapping
from itertools import count
from random import Random
from time import process_time
from typing import Any

import pytest

from kozel.bots import choose
from kozel.bots.chance import repeatable
from kozel.bots.equity import kept
from kozel.bots.equity.chart import Chart, number_of_accounts
from kozel.bots.equity.covered import MOST_ACCOUNTS, has_tables
from kozel.bots.equity.standing import equity_of
from kozel.bots.rounds import start
from kozel.rules.account import Account
from kozel.rules.composing import Number, questions
from kozel.rules.match import new_match
from kozel.rules.rule_set import InvalidRuleSetError, RuleSet, preset, preset_names
from kozel.rules.view import sight
from tests.random_matches import next_event

Options = Mapping[str, Any]  # Any: what an option may be is the rule set's to say

ACCUMULATED = {"opening_test": "accumulated"}
CREDIT = {"direction": "credit", "out_score": "winner_takes_others", "block_score": "lower_side_wins"}

TOO_FAR: tuple[tuple[str, Options], ...] = (
    ("kozel", {"target": 2**50}),
    ("kozel", {"opening": 2500}),
    ("kozel", {"opening": 100_000}),
    ("kozel", {"opening": 2**50}),
    ("kozel", {"opening": 2**50, **ACCUMULATED}),
    ("kozel", {"opening": MOST_ACCOUNTS, **ACCUMULATED}),
    ("kozel-pairs", {"opening": 2500}),
    ("azerbaijani-101", {"burn_after": 2**50}),
    ("azerbaijani-101", {"opening": 2500, "opening_test": "round"}),
    ("general", {"opening": 40, "burn_after": 20}),
)


@pytest.mark.parametrize(("name", "options"), TOO_FAR)
def test_far_thresholds_are_played_for_points_as_a_far_target_is(
    name: str, options: Options, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kept, "make_equity", None)
    rules = preset(name).with_options(options)
    for players in rules.players:
        begun = process_time()
        assert equity_of(rules, players, players) is None
        assert process_time() - begun < 0.1, "it is told from the rules alone"


@pytest.mark.parametrize("name", preset_names())
def test_all_presets_have_tables_of_the_size_that_is_told_beforehand(name: str) -> None:
    assert has_tables(preset(name))
    assert number_of_accounts(preset(name)) == Chart.of(preset(name)).reached


def test_where_one_round_opens_a_score_all_that_reach_the_target_by_it_are_alike() -> None:
    rules = preset("kozel").with_options({"opening": 150})
    chart = Chart.of(rules)
    assert number_of_accounts(rules) == chart.reached == 102 + 101
    enough, more = Account(remembered=101), Account(remembered=149)
    assert chart.number(enough) == chart.number(more)
    for points in range(chart.after.shape[1] - 1):
        after = [chart.number(account.given(points, rules.opens)) for account in (enough, more)]
        assert after == [chart.after[chart.number(enough), points]] * 2


def composed(name: str) -> list[RuleSet]:
    """The preset with each number that a person is asked for as large as it may be, or far too large."""
    found: list[RuleSet] = []
    rules = preset(name)
    for question in questions(rules):
        if isinstance(question, Number):
            for value in (question.most or 10**6, -40, 250, 2000):
                changed = value if question.entry is None else {**question.entries, question.entry: value}
                try:
                    found.append(rules.with_options({question.option: changed}))
                except InvalidRuleSetError:
                    continue
    return found


@pytest.mark.parametrize("name", ["kozel", "kozel-pairs", "azerbaijani-101", "pairs-100"])
def test_no_number_that_can_be_composed_makes_tables_that_are_too_large(name: str) -> None:
    tables = {has_tables(rules) for rules in composed(name)}
    assert tables == {True, False}
    for rules in composed(name):
        if has_tables(rules):
            assert Chart.of(rules).after.size <= MOST_ACCOUNTS * (MOST_ACCOUNTS + 2)
            continue
        players = max(rules.players)
        match = start(rules, players, seed=1, number=1)
        assert match.turn is not None
        assert equity_of(rules, players, players) is None
        assert choose("level-1", sight(match, match.turn), rules, Random(1)) in match.legal()


TAKES_AWAY: tuple[tuple[str, int, Options], ...] = (
    ("kozel", 3, {"held_tile": {"0-0": -40}, "lone_tile": {}, "opening": None}),
    ("kozel", 2, {"held_tile": {"0-0": -40, "1-1": -30}}),
    ("kozel", 2, {"lone_tile": {f"{half}-{half}": -60 for half in range(7)}, "opening": None}),
    ("kozel", 4, {"going_out_bonus": {"0-0": -50, "0-1": -50, "1-2": -50, "6-6": -50}, "opening": None}),
    ("kozel-pairs", 4, {"held_tile": {"0-0": -40, "5-5": -20}}),
    ("kozel-yard", 3, {"held_tile": {"0-0": -40}, "opening": None}),
    ("general", 3, {"held_tile": {"0-0": -70}}),
    ("azerbaijani-101", 2, {"held_tile": {"0-0": -50, "6-6": -50}}),
    ("pairs-100", 4, {"held_tile": {"0-0": -60, "6-6": -20}}),
)


MATCHES = 12
"""In one of so many an account falls below zero."""


@pytest.mark.parametrize(("name", "players", "options"), TAKES_AWAY)
def test_matches_in_which_a_round_may_take_points_away_are_played_to_their_end(
    name: str, players: int, options: Options
) -> None:
    rules = preset(name).with_options(options)
    for seed in range(MATCHES):
        if _lowest_account(rules, players, seed) < 0:
            return
    pytest.fail("no account fell below zero")


def _lowest_account(rules: RuleSet, players: int, seed: int) -> int:
    """The lowest that any account was in a match that bots play to its end."""
    match, chance, lowest = new_match(rules, players), Random(seed), 0
    for step in count():
        if match.end is not None:
            break
        if match.turn is None:
            match = match.apply(next_event(match, chance))
            lowest = min(lowest, *(min(account.score, account.remembered) for account in match.accounts))
            continue
        move = choose("level-1", sight(match, match.turn), rules, repeatable(step))
        match = match.apply(match.event(move))
    return lowest

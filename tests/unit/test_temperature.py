"""At which temperature choices give up how much: measured for every preset, and told of what is made from one."""

from collections.abc import Mapping

import numpy as np
import pytest

from bench.measure_temperatures import given_up, temperature_at
from kozel.bots.thinking.temperature import temperature
from kozel.kernel.variant import Variant, variant_of
from kozel.rules.rule_set import RuleSet, preset, preset_names

ROUNDS_WON = {
    "direction": "credit",
    "target": 3,
    "target_in": "rounds",
    "opening": None,
    "out_score": "winner_takes_others",
    "block_score": "lower_side_wins",
}


def half_given_up(rules: RuleSet, seats: int) -> float:
    return at(0.5, rules, seats)


def at(share: float, rules: RuleSet, seats: int) -> float:
    variant = variant_of(rules, seats)
    assert isinstance(variant, Variant)
    return temperature(share, rules, variant)


@pytest.mark.parametrize("name", preset_names())
def test_by_every_preset_more_is_given_up_at_higher_temperatures(name: str) -> None:
    rules = preset(name)
    as_in_points = 1 if rules.target_in == "points" else 20
    for seats in rules.players:
        rising = [as_in_points * at(share, rules, seats) for share in (0.05, 0.07, 0.15, 0.3, 0.55, 0.9)]
        assert rising == sorted(set(rising))
        assert rising[0] > 0.1
        assert rising[-1] < 200


def test_more_hangs_on_a_move_by_some_rules_than_by_others() -> None:
    assert half_given_up(preset("general"), 4) > 2 * half_given_up(preset("block"), 4)


def test_less_than_was_measured_is_taken_for_the_least() -> None:
    assert at(0.01, preset("kozel"), 4) == at(0.05, preset("kozel"), 4)


@pytest.mark.parametrize(
    ("name", "changes", "seats", "like"),
    [
        ("kozel", {"target": 201}, 3, "kozel"),
        ("kozel-duel", {"players": [2, 3], "hand": {2: 7, 3: 7}, "block_score": "lower_side_wins"}, 3, "kozel"),
        ("kozel", {"players": [4], "hand": {4: 7}, "pairs": True}, 4, "kozel-pairs"),
        ("spanish-pairs", {"players": [2, 4], "hand": {2: 7, 4: 7}, "pairs": False}, 4, "kozel"),
    ],
)
def test_what_is_made_from_a_preset_is_like_it_or_like_kozel(
    name: str, changes: Mapping[str, object], seats: int, like: str
) -> None:
    assert half_given_up(preset(name).with_options(changes), seats) == half_given_up(preset(like), seats)


def test_where_rounds_are_won_a_round_counts_for_its_points() -> None:
    assert half_given_up(preset("kozel").with_options(ROUNDS_WON), 2) == pytest.approx(
        half_given_up(preset("kozel"), 2) / 20
    )


def test_what_is_given_up() -> None:
    """Two moves, 3 points apart: at the temperature of 3 / log 2 the worse one is made once in three times."""
    positions = [np.array([4.0, 1.0])]
    assert given_up(positions, np.inf) == 1.5
    assert given_up(positions, 3 / np.log(2)) == pytest.approx(1.0)
    assert temperature_at(2 / 3, positions) == pytest.approx(3 / np.log(2))

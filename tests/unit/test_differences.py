"""How much moves usually differ: measured for every preset, and told of what is made from one."""

from collections.abc import Mapping

import pytest

from kozel.bots.thinking.differences import usual_difference
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


def difference(rules: RuleSet, seats: int) -> float:
    variant = variant_of(rules, seats)
    assert isinstance(variant, Variant)
    return usual_difference(rules, variant)


@pytest.mark.parametrize("name", preset_names())
def test_every_preset_has_its_own(name: str) -> None:
    rules = preset(name)
    as_in_points = 1 if rules.target_in == "points" else 20
    assert all(1 < difference(rules, seats) * as_in_points < 6 for seats in rules.players)


def test_more_hangs_on_a_move_by_some_rules_than_by_others() -> None:
    assert difference(preset("general"), 4) > 2 * difference(preset("block"), 4)


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
    assert difference(preset(name).with_options(changes), seats) == difference(preset(like), seats)


def test_where_rounds_are_won_a_round_counts_for_its_points() -> None:
    assert difference(preset("kozel").with_options(ROUNDS_WON), 2) == difference(preset("kozel"), 2) / 20

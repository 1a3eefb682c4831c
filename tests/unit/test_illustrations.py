"""The pictures of the rule book: what they show is played and settled by the rules, and is what the seeds tell."""

from itertools import pairwise

import pytest

from kozel.rules.finish import Finish
from kozel.rules.illustrations import Illustration, IllustrationKind, illustrations
from kozel.rules.line import End
from kozel.rules.rule_set import RuleSet, preset, preset_names
from kozel.rules.tile import full_set

KOZEL = preset("kozel")


def picture(rules: RuleSet, kind: str) -> Illustration | None:
    return next((each for each in illustrations(rules) if each.kind == kind), None)


def shown(rules: RuleSet, kind: str) -> Illustration:
    found = picture(rules, kind)
    assert found is not None
    return found


def line_of(fish: Illustration) -> str:
    return " ".join(f"{laid.left}-{laid.right}" for laid in fish.line)


def test_the_fish_is_the_one_of_the_seed() -> None:
    """Seed 000: 1-2, 2-6, 0-2 and 2-3 in the line, 2-4 at one end, 5-2 at the other, and 2-2 still in a hand."""
    fish = shown(KOZEL, "fish")
    assert line_of(fish) == "2-4 4-1 1-2 2-6 6-0 0-2 2-3 3-5 5-2"
    assert [place for place, _ in fish.counted] == [0, 2, 3, 5, 6, 8]
    assert [fish.line[place][towards is End.RIGHT] for place, towards in fish.counted] == [2] * 6
    assert fish.held == {"2-2": 2}
    assert (fish.last_end, fish.rounds[0].finish, fish.rounds[0].seat) == (End.RIGHT, Finish.BLOCK, 0)


def test_where_it_is_no_fish_while_the_double_is_out_the_double_lies_too() -> None:
    for name in ("kozel-pairs", "kozel-yard", "classic"):
        fish = shown(preset(name), "fish")
        assert line_of(fish) == "2-4 4-1 1-2 2-2 2-6 6-0 0-2 2-3 3-5 5-2"
        assert len(fish.counted) == 6
        assert fish.held == {}


CHANGED = (
    {"hand": {"2": 5, "3": 5, "4": 5}},
    {"hand": {"2": 3, "3": 3, "4": 3}},
    {"next_lead": "by_order"},
    {"highest": 9},
    {"highest": 12},
    {"players": [2], "hand": {"2": 7}},
    {"players": [3], "hand": {"3": 9}, "draw": "one", "reserve": 1},
    {"draw": "none", "block_test": "no_move"},
)


@pytest.mark.parametrize(
    "rules", [*map(preset, preset_names()), *(KOZEL.with_options(changes) for changes in CHANGED)], ids=str
)
def test_every_fish_is_a_position_of_the_set_in_which_nobody_can_play(rules: RuleSet) -> None:
    fish = picture(rules, "fish")
    if fish is None:
        assert rules.highest > 6, "with 28 tiles there is always a fish to show"
        return
    (settled,) = fish.rounds
    used = [laid.tile for laid in fish.line] + [tile for hand in settled.hands for tile in hand]
    assert len(used) == len(set(used))
    assert set(used) <= set(full_set(rules.highest))
    assert all(before.right == after.left for before, after in pairwise(fish.line))
    ends = {fish.line[0].left, fish.line[-1].right}
    fitting = {str(tile) for hand in settled.hands for tile in hand if ends & set(tile)}
    assert fitting == set(fish.held)
    assert not fitting or rules.block_test == "six_tiles"
    assert not settled.tied or rules.block_score != "lower_side_wins"


def test_a_score_remembers_stays_closed_and_opens() -> None:
    """Seed 000: 12 are remembered, the sum of 19 doesn't open, 13 in one round do."""
    opened = shown(KOZEL, "opened")
    assert opened.about == 1
    assert [(each.after[1].open, each.after[1].remembered) for each in opened.rounds] == [
        (None, 12),
        (None, 19),
        (32, 0),
    ]


def test_going_out_is_the_first_example_of_the_seed() -> None:
    (settled,) = shown(KOZEL, "went_out").rounds
    assert [(each.open, each.remembered) for each in settled.after] == [(None, 0), (None, 3), (20, 0), (None, 9)]


def test_going_out_with_a_tile_that_gives_more_shows_that_tile() -> None:
    out = shown(preset("kozel-yard"), "went_out")
    assert str(out.last_tile) == "0-0"
    assert out.rounds[0].points == (0, 28, 38, 30)


def test_the_carry_is_the_example_of_the_seed() -> None:
    """Seed 000: 35 of a tied fish go with the 9 of the next round to the one hand that is highest."""
    tied, after = shown(KOZEL, "carried").rounds
    assert (tied.carry, tied.points) == (35, (0, 0, 0, 0))
    assert tied.after == tied.before
    assert (after.carry_taker, after.points, after.after[2].open) == (2, (4, 0, 44, 6), 51)


@pytest.mark.parametrize("name", preset_names())
def test_there_are_pictures_of_what_a_rule_set_has_and_of_nothing_else(name: str) -> None:
    rules = preset(name)
    kinds = {each.kind for each in illustrations(rules)}
    assert (IllustrationKind.OPENED in kinds) == (rules.opening is not None)
    assert (IllustrationKind.CARRIED in kinds) == (rules.block_score == "highest_takes_all" and rules.tie == "carry")
    assert IllustrationKind.WENT_OUT in kinds

"""A rule set that makes no sense is refused, and the refusal names the option."""

import pytest

from kozel.rules.match import new_match
from kozel.rules.rule_set import InvalidRuleSetError, preset, preset_names
from kozel.rules.tile import full_set


def test_the_preset_is_the_online_game() -> None:
    """rules.md, "Presets": `kozel`."""
    rules = preset("kozel")
    assert (rules.highest, rules.players, rules.hand) == (6, (2, 3, 4), {2: 7, 3: 7, 4: 7})
    assert (rules.redeal_doubles, rules.redeal_same, rules.opening, rules.target) == (5, 6, 13, 101)
    assert (rules.draw, rules.block_test, rules.lone_tile) == ("until_playable", "six_tiles", {"0-0": 10})
    assert rules.first_lead.doubles == (1, 2, 3, 4, 5, 6, 0)


@pytest.mark.parametrize("name", preset_names())
def test_every_preset_can_be_played_with_every_number_of_players_that_it_names(name: str) -> None:
    for players in preset(name).players:
        assert new_match(preset(name), players).players == players


@pytest.mark.parametrize(
    ("option", "value", "named"),
    [
        ("highest", 7, "highest"),
        ("highest", "six", "highest"),
        ("players", [], "players"),
        ("players", [1, 2], "players"),
        ("hand", {"2": 7}, "hand"),
        ("hand", {"2": 7, "3": 7, "4": 8}, "hand"),
        ("hand", {"2": 0, "3": 7, "4": 7}, "hand"),
        ("first_lead", {"doubles": [7], "otherwise": "highest"}, "first_lead.doubles"),
        ("first_lead", {"doubles": [1], "otherwise": "random"}, "first_lead.otherwise"),
        ("draw", "sometimes", "draw"),
        ("block_test", "seven_tiles", "block_test"),
        ("block_score", "blocker_pays", "block_score"),
        ("lone_tile", {"7-7": 10}, "lone_tile"),
        ("lone_tile", {"1-0": 10}, "lone_tile"),
        ("going_out_bonus", {"x": 10}, "going_out_bonus"),
        ("opening", 0, "opening"),
        ("target", 0, "target"),
        ("target", True, "target"),
        ("redeal_doubles", 2, "redeal_doubles"),
        ("redeal_same", 3, "redeal_same"),
        ("held_tile", {"7-7": 10}, "held_tile"),
        ("weather", "fine", "weather"),
        ("name", "mine", "name"),
    ],
)
def test_nonsense_is_refused_by_the_options_name(option: str, value: object, named: str) -> None:
    with pytest.raises(InvalidRuleSetError) as caught:
        preset("kozel").with_options({option: value})
    assert caught.value.fault.option == named


@pytest.mark.parametrize(
    ("name", "option", "least"),
    [
        ("kozel", "opening", 1),
        ("kozel", "target", 1),
        ("kozel", "reserve", 0),
        ("azerbaijani-101", "burn_after", 1),
    ],
)
def test_the_least_that_makes_sense_is_taken_and_one_less_is_refused(name: str, option: str, least: int) -> None:
    assert getattr(preset(name).with_options({option: least}), option) == least
    with pytest.raises(InvalidRuleSetError) as caught:
        preset(name).with_options({option: least - 1})
    assert caught.value.fault.option == option


def test_a_bonus_is_worth_a_point_at_least() -> None:
    pairs = preset("dominican-pairs")
    assert pairs.with_options({"bonuses": {"capicua": 1}}).bonuses == {"capicua": 1}
    assert pairs.with_options({"round_bonus": [1]}).round_bonus == (1,)
    for option, value in (("bonuses", {"capicua": 0}), ("round_bonus", [0])):
        with pytest.raises(InvalidRuleSetError) as caught:
            pairs.with_options({option: value})
        assert caught.value.fault.option == option


def test_there_may_be_as_many_players_as_tiles_and_each_tile_may_have_a_value_of_its_own() -> None:
    alone = {"hand": {"28": 1}, "players": [28], "redeal_doubles": None, "redeal_same": None}
    assert preset("kozel").with_options(alone).players == (28,)
    with pytest.raises(InvalidRuleSetError) as caught:
        preset("kozel").with_options({**alone, "players": [29], "hand": {"29": 1}})
    assert caught.value.fault.option == "players"
    every = {str(tile): 1 for tile in full_set(6)}
    assert preset("kozel").with_options({"held_tile": every}).held_tile == every


def test_an_unknown_preset_is_refused() -> None:
    with pytest.raises(InvalidRuleSetError, match="kozel"):
        preset("chess")


def test_a_match_for_too_many_is_refused() -> None:
    with pytest.raises(ValueError, match="2, 3, 4 players, not 5"):
        new_match(preset("kozel"), 5)

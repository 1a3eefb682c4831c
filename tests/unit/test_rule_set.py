"""A rule set that makes no sense is refused, and the refusal names the option."""

import pytest

from kozel.rules.match import new_match
from kozel.rules.rule_set import InvalidRuleSetError, preset, preset_names


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


def test_an_unknown_preset_is_refused() -> None:
    with pytest.raises(InvalidRuleSetError, match="kozel"):
        preset("chess")


def test_a_match_for_too_many_is_refused() -> None:
    with pytest.raises(ValueError, match="2, 3, 4 players, not 5"):
        new_match(preset("kozel"), 5)

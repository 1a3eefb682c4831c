"""Options that make sense only where points are bad, or only where they are good, are refused elsewhere."""

import pytest

from kozel.rules.rule_set import InvalidRuleSetError, preset


@pytest.mark.parametrize(
    ("name", "option", "value"),
    [
        ("kozel", "out_score", "winner_takes_others"),
        ("kozel", "out_score", "winner_takes_all"),
        ("kozel", "block_score", "lowest_scores_difference"),
        ("classic", "out_score", "losers_own"),
        ("classic", "block_score", "own"),
        ("classic", "block_score", "highest_takes_all"),
        ("pairs-100", "block_score", "difference"),
        ("classic", "going_out_bonus", {"0-0": 25}),
        ("kozel", "target_in", "rounds"),
        ("classic", "goes_on", "last_one_standing"),
    ],
)
def test_a_choice_for_the_other_direction_is_refused(name: str, option: str, value: object) -> None:
    with pytest.raises(InvalidRuleSetError) as caught:
        preset(name).with_options({option: value})
    assert caught.value.fault.option == option


@pytest.mark.parametrize("name", ["kozel", "classic"])
@pytest.mark.parametrize("block_score", ["lower_side_wins", "blocker_scores_all"])
def test_some_scores_of_a_block_go_either_way(name: str, block_score: str) -> None:
    assert preset(name).with_options({"block_score": block_score}).block_score == block_score


def test_a_threshold_without_a_score_to_open_is_refused() -> None:
    """docs/rules.md: rounds are counted, not points, so no round would ever open a score."""
    with pytest.raises(InvalidRuleSetError) as caught:
        preset("pairs-100").with_options({"target": 5, "target_in": "rounds", "opening": 13})
    assert caught.value.fault.option == "opening"


def test_a_lead_that_nobody_can_have_is_refused() -> None:
    with pytest.raises(InvalidRuleSetError) as caught:
        preset("kozel").with_options({"first_lead": {"doubles": [], "otherwise": "redeal"}})
    assert caught.value.fault.option == "first_lead.doubles"


def test_a_difference_is_between_two() -> None:
    with pytest.raises(InvalidRuleSetError) as caught:
        preset("kozel").with_options({"block_score": "difference"})
    assert caught.value.fault.option == "block_score"
    two = {"players": [2], "hand": {"2": 7}, "block_score": "difference"}
    assert preset("kozel").with_options(two).block_score == "difference"
    assert preset("kozel-pairs").with_options({"block_score": "difference"}).block_score == "difference"


@pytest.mark.parametrize(
    ("option", "least"), [("reserve", 0), ("opening", 1), ("target", 1), ("redeal_doubles", 3), ("redeal_same", 4)]
)
def test_a_number_has_a_least_value(option: str, least: int) -> None:
    assert getattr(preset("kozel").with_options({option: least}), option) == least
    with pytest.raises(InvalidRuleSetError) as caught:
        preset("kozel").with_options({option: least - 1})
    assert caught.value.fault.option == option

"""Every senseless choice of an option is refused with what it may be, and said in every language."""

from random import Random
from typing import Any

import pytest

from kozel.language import LANGUAGES, catalogue
from kozel.rules.bonuses import BONUSES
from kozel.rules.redeal_limit import OFTEN_ENOUGH, DealLimits, chance_to_stand
from kozel.rules.rule_set import InvalidRuleSetError, RuleSet, preset
from kozel.rules.rule_set_fault import OptionFault, OptionFaultCode
from kozel.rules.tile import full_set
from kozel.web.option_fault import option_fault

C = OptionFaultCode
CREDIT: dict[str, Any] = {
    "direction": "credit",
    "out_score": "winner_takes_others",
    "block_score": "lower_side_wins",
    "opening": None,
}
ROUNDS: dict[str, Any] = {**CREDIT, "target_in": "rounds"}
FAULTS: tuple[tuple[dict[str, Any], OptionFault], ...] = (
    ({"name": "mine"}, OptionFault("name", C.NAME_STAYS)),
    ({"weather": "fine"}, OptionFault("weather", C.NO_SUCH_OPTION, ", ".join(RuleSet.__struct_fields__[1:]))),
    ({"target": "far"}, OptionFault("target", C.NOT_A_VALUE)),
    ({"target": 2**53}, OptionFault("target", C.NOT_A_VALUE)),
    ({"reserve": 10**30}, OptionFault("reserve", C.NOT_A_VALUE)),
    ({"held_tile": {"0-0": -(2**53)}}, OptionFault("held_tile", C.NOT_A_VALUE)),
    ({**CREDIT, "round_bonus": [100, 10**30]}, OptionFault("round_bonus", C.NOT_A_VALUE)),
    ({"block_test": 7}, OptionFault("block_test", C.NOT_A_VALUE)),
    ({"hand": {"x": 7}}, OptionFault("hand", C.NOT_A_VALUE)),
    ({"first_lead": {"doubles": [1], "otherwise": "by chance"}}, OptionFault("first_lead.otherwise", C.NOT_A_VALUE)),
    ({"highest": 7}, OptionFault("highest", C.ONE_OF, "6, 9, 12")),
    ({"block_test": "seven_tiles"}, OptionFault("block_test", C.ONE_OF, "no_move, six_tiles")),
    ({"reserve": -1}, OptionFault("reserve", C.AT_LEAST, "0")),
    ({"players": [1]}, OptionFault("players", C.PLAYERS, "28")),
    ({"pairs": True}, OptionFault("pairs", C.PAIRS, "4")),
    ({"hand": {"2": 7}}, OptionFault("hand", C.HAND_PLAYERS, "2, 3, 4")),
    ({"hand": {"2": 7, "3": 7, "4": 8}}, OptionFault("hand", C.HAND_TILES, "28")),
    ({"first_lead": {"doubles": [7], "otherwise": "lowest"}}, OptionFault("first_lead.doubles", C.HALVES, "6")),
    ({"first_lead": {"doubles": [], "otherwise": "redeal"}}, OptionFault("first_lead.doubles", C.NO_LEAD)),
    (
        {"highest": 12, "hand": {"2": 1, "3": 1, "4": 1}, "first_lead": {"doubles": [6], "otherwise": "redeal"}},
        OptionFault("first_lead.doubles", C.NO_LEAD_DEALT),
    ),
    ({"lone_tile": {"1-0": 10}}, OptionFault("lone_tile", C.TILES, "6-6")),
    ({"redeal_doubles": 0}, OptionFault("redeal_doubles", C.AT_LEAST, "3")),
    ({"redeal_doubles": 2}, OptionFault("redeal_doubles", C.DEALS_FOR_EVER, "3")),
    ({"redeal_same": 3}, OptionFault("redeal_same", C.DEALS_FOR_EVER, "4")),
    ({"block_score": "difference"}, OptionFault("block_score", C.TWO_SIDES)),
    ({"bonuses": {"pollona": 25}}, OptionFault("bonuses", C.ONE_OF, ", ".join(BONUSES))),
    ({"bonuses": {"capicua": 25}}, OptionFault("bonuses", C.ONLY_WITH, "direction = credit")),
    ({**CREDIT, "bonuses": {"capicua": 0}}, OptionFault("bonuses", C.POINTS, "1")),
    ({**CREDIT, "round_bonus": [100, 0]}, OptionFault("round_bonus", C.POINTS, "1")),
    ({"round_bonus": [100]}, OptionFault("round_bonus", C.ONLY_WITH, "direction = credit")),
    ({**ROUNDS, "round_bonus": [100]}, OptionFault("round_bonus", C.ONLY_WITH, "target_in = points")),
    ({**ROUNDS, "tie": "carry_to_winner"}, OptionFault("tie", C.ONLY_WITH, "target_in = points")),
    ({"tie": "carry_to_winner"}, OptionFault("tie", C.ONLY_WITH, "direction = credit")),
    ({"burn_after": 3}, OptionFault("burn_after", C.ONLY_WITH, "direction = credit")),
    ({**CREDIT, "burn_after": 3}, OptionFault("burn_after", C.OPENING)),
    ({**CREDIT, "opening": 13, "burn_after": 0}, OptionFault("burn_after", C.AT_LEAST, "1")),
    ({"opening": None, "opening_test": "accumulated"}, OptionFault("opening_test", C.OPENING)),
    ({"out_score": "winner_takes_all"}, OptionFault("out_score", C.ONLY_WITH, "direction = credit")),
)


@pytest.mark.parametrize(("options", "fault"), FAULTS)
def test_a_senseless_choice_is_refused_with_what_it_may_be(options: dict[str, Any], fault: OptionFault) -> None:
    with pytest.raises(InvalidRuleSetError) as caught:
        preset("kozel").with_options(options)
    assert caught.value.fault == fault


def test_a_preset_that_there_is_not_is_refused_with_those_that_there_are() -> None:
    with pytest.raises(InvalidRuleSetError) as caught:
        preset("chess")
    assert caught.value.fault.code is C.NO_SUCH_PRESET
    assert "kozel" in caught.value.fault.expected.split(", ")


def test_every_kind_of_fault_is_met() -> None:
    assert {fault.code for _, fault in FAULTS} | {C.NO_SUCH_PRESET} == set(C)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_is_said_in_every_language(language: str) -> None:
    words = catalogue(language)
    for fault in (*(fault for _, fault in FAULTS), OptionFault("rules", C.NO_SUCH_PRESET, "kozel")):
        said = option_fault(fault, words)
        assert fault.expected in said
        assert "{" not in said


@pytest.mark.parametrize(("option", "least"), [("redeal_doubles", 3), ("redeal_same", 4)])
def test_the_least_limit_that_is_named_is_one_that_stands(option: str, least: int) -> None:
    """Four hands of seven hold all seven doubles, so that two of them always meet; three tiles of a value nearly do."""
    assert getattr(preset("kozel").with_options({option: least}), option) == least


@pytest.mark.parametrize(
    ("highest", "players", "size"), [(6, 4, 7), (6, 2, 7), (6, 3, 5), (6, 4, 3), (9, 4, 10), (12, 2, 12)]
)
def test_limits_are_refused_where_deals_really_seldom_stand(highest: int, players: int, size: int) -> None:
    """The chance is an estimate: what is accepted stands at least once in fifty random deals, else not in five."""
    random = Random(20261129)
    deals = [random.sample(full_set(highest), players * size) for _ in range(400)]
    hands = [tuple(tuple(deal[seat * size : (seat + 1) * size]) for seat in range(players)) for deal in deals]
    for limits in (
        *(DealLimits(limit, None, None) for limit in range(1, size + 1)),
        *(DealLimits(None, limit, None) for limit in range(1, size + 1)),
        *(DealLimits(None, None, (6, 5, 4, 3)[:number]) for number in range(1, 5)),
    ):
        stood = sum(
            limits.has_lead(dealt) and not any(limits.taken_back_by(hand, highest) for hand in dealt) for dealt in hands
        )
        accepted = chance_to_stand(highest, players, size, limits) >= OFTEN_ENOUGH
        assert stood / len(deals) > 1 / 50 if accepted else stood / len(deals) < 1 / 5, limits

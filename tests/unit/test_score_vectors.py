"""tests/vectors/scores.json is what the engine says of score sheets today, and leaves no rule and no fault out."""

from typing import Any

import msgspec

from kozel.rules.block_scores import BLOCK_SCORES
from kozel.rules.options import OpeningTest, Tie
from kozel.rules.out_scores import OUT_SCORES
from kozel.rules.rule_set import RuleSet, preset, preset_names
from kozel.rules.score_sheet import SheetFaultCode
from kozel.web.preset_data import PRESETS, preset_data
from tests.vectors.make_scores import SCORES, ScoreVector, text

VECTORS = msgspec.json.decode(SCORES.read_bytes(), type=tuple[ScoreVector, ...])
AGAIN = "run `uv run python -m tests.vectors.make_scores`"


def rules_of(told: dict[str, Any]) -> RuleSet:
    return preset(told["rules"]).with_options(told.get("options", {}))


def test_the_file_is_as_its_script_makes_it() -> None:
    """What the engine says of each sheet, and that no sheet is missing which somebody has added since."""
    assert SCORES.read_bytes().splitlines() == text().splitlines(), AGAIN


def test_every_preset_number_of_players_strategy_and_fault_is_met() -> None:
    told = [made.sheet for made in VECTORS]
    tables = {(sheet["rules"], len(sheet["players"])) for sheet in told if "players" in sheet}
    assert tables >= {(name, number) for name in preset_names() for number in preset(name).players}, AGAIN
    scored = [rules_of(made.sheet) for made in VECTORS if made.rounds]
    assert {rules.block_score for rules in scored} == set(BLOCK_SCORES), AGAIN
    assert {rules.out_score for rules in scored} == set(OUT_SCORES), AGAIN
    assert {rules.tie for rules in scored} == set(Tie), AGAIN
    faults = {made.fault["code"] for made in VECTORS if made.fault}
    assert faults == set(SheetFaultCode) - {SheetFaultCode.OPTION, SheetFaultCode.RULES}, AGAIN


def test_carries_lone_tiles_bonuses_goats_and_timeouts_are_met() -> None:
    rounds = [told_round for made in VECTORS for told_round in made.rounds or ()]
    assert sum(carry > 0 for _, carry, _ in rounds) > 20
    assert sum(account.endswith("!") for _, _, accounts in rounds for account in accounts) > 20
    ends = [made.end for made in VECTORS if made.end]
    assert sum(reason == "timeout" for reason, _, _ in ends) > 20
    assert sum(bool(rating) for _, _, rating in ends) > 20
    told = [
        (told_round, rules_of(made.sheet)) for made in VECTORS if made.rounds for told_round in made.sheet["rounds"]
    ]
    assert sum(told_round.get("last") in rules.going_out_bonus for told_round, rules in told) > 20
    lone = [
        [hand[0] in rules.lone_tile for hand in hands_of(told_round) if len(hand) == 1] for told_round, rules in told
    ]
    assert sum(map(any, lone)) > 20
    assert sum("bonuses" in told_round for told_round, _ in told) > 20
    assert sum(len(rules.round_bonus) > 0 for _, rules in told) > 20
    openings = {(rules.opening_test, rules.burn_after is None) for _, rules in told if rules.opening is not None}
    assert openings == {(test, never) for test in OpeningTest for never in (True, False)}


def hands_of(told_round: dict[str, Any]) -> list[list[str]]:
    return [hand for hand in told_round.get("hands", {}).values() if isinstance(hand, list)]


def test_the_page_has_the_presets_as_they_are() -> None:
    assert PRESETS.read_bytes() == preset_data(), "run `uv run python -m kozel.web.preset_data`"

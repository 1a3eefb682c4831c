"""The rules in words: every option says something, in every language, and what is said is what is played."""

from collections.abc import Callable, Iterator, Mapping
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kozel.language import LANGUAGES, catalogue, translate
from kozel.rules.block_scores import BLOCK_SCORES, Block
from kozel.rules.block_tests import BLOCK_TESTS
from kozel.rules.bonuses import BONUSES
from kozel.rules.description import Section, describe
from kozel.rules.description.boneyard import is_drawn_from
from kozel.rules.options import (
    BlockWithBoneyard,
    Direction,
    DrawRule,
    MatchGoesOn,
    NextLead,
    OpeningTest,
    Otherwise,
    TargetIn,
    Tie,
    Turns,
)
from kozel.rules.out_scores import OUT_SCORES
from kozel.rules.rule_set import InvalidRuleSetError, RuleSet, preset, preset_names
from kozel.rules.sides import SideCounts
from kozel.web.rule_book import rule_book

VALUES: Mapping[str, tuple[Any, ...]] = {
    "highest": (6, 9, 12),
    "players": ((2,), (4,), (2, 3), (2, 4), (2, 3, 4), (2, 3, 4, 5)),
    "pairs": (False, True),
    "hand": ({4: 6}, {4: 7}, {2: 7, 3: 7, 4: 7}, {2: 7, 3: 5, 4: 5}, {2: 7, 3: 6, 4: 5}, {2: 7}),
    "redeal_doubles": (None, 4, 5),
    "redeal_same": (None, 5, 6),
    "first_lead": tuple(
        {"doubles": doubles, "otherwise": otherwise}
        for doubles in ((), (6,), (0, 1), (1, 0))
        for otherwise in Otherwise
        if doubles or otherwise is not Otherwise.REDEAL
    ),
    "next_lead": tuple(NextLead),
    "turns": tuple(Turns),
    "draw": tuple(DrawRule),
    "reserve": (0, 1, 2),
    "block_test": tuple(BLOCK_TESTS),
    "block_with_boneyard": tuple(BlockWithBoneyard),
    "block_score": tuple(BLOCK_SCORES),
    "tie": (Tie.CARRY, Tie.NOBODY),
    "out_score": tuple(OUT_SCORES),
    "lone_tile": ({}, {"0-0": 10}, {"0-0": 25}, {"0-0": 25, "6-6": 50}),
    "held_tile": ({}, {"0-0": 25}, {"6-6": 50}, {"0-0": 25, "6-6": 50}),
    "bonuses": ({}, *({name: points} for name in BONUSES for points in (25, 50)), dict.fromkeys(BONUSES, 25)),
    "round_bonus": ((), (100,), (100, 50)),
    "going_out_bonus": ({}, {"0-0": 25}, {"6-6": 50}),
    "direction": tuple(Direction),
    "opening": (None, 1, 13, 20),
    "opening_test": tuple(OpeningTest),
    "burn_after": (None, 1, 3),
    "target": (1, 100, 101, 200),
    "target_in": tuple(TargetIn),
    "goes_on": tuple(MatchGoesOn),
}

BASES: tuple[RuleSet, ...] = (
    *map(preset, preset_names()),
    preset("kozel").with_options({"block_score": "own"}),
    preset("kozel-yard").with_options({"hand": {2: 7, 3: 6, 4: 5}, "draw": "one"}),
    preset("classic").with_options({"target_in": "rounds", "target": 7}),
    preset("pairs-100").with_options({"target_in": "rounds", "target": 7, "block_score": "blocker_scores_all"}),
    preset("kozel").with_options({"opening_test": "accumulated"}),
    preset("classic-duel").with_options({"first_lead": {"doubles": [], "otherwise": "lowest"}, "opening": 13}),
)

IRRELEVANT: Mapping[str, Callable[[RuleSet], bool]] = {
    "reserve": lambda rules: rules.draw is DrawRule.NONE or not is_drawn_from(rules.with_options({"reserve": 0})),
    "draw": lambda rules: not is_drawn_from(rules.with_options({"draw": DrawRule.ONE})),
    "block_with_boneyard": lambda rules: rules.block_test != "six_tiles" or not is_drawn_from(rules),
    "tie": lambda rules: rules.block_score != "highest_takes_all",
    "out_score": lambda rules: rules.target_in is TargetIn.ROUNDS,
    "block_score": lambda rules: rules.target_in is TargetIn.ROUNDS,
}
"""Options whose values needn't all differ where this holds: a deal that leaves nothing has no boneyard, and where only
rounds won count, it doesn't matter by how much.
"""


def said(rules: RuleSet, language: str) -> tuple[str, ...]:
    return tuple(translate(catalogue(language), each.key, **each.values) for each in describe(rules))


def variants(rules: RuleSet, option: str) -> Iterator[RuleSet]:
    """The rule sets that differ in this option's value alone, those of them that make sense."""
    for value in VALUES[option]:
        try:
            changed = rules.with_options({option: value})
        except InvalidRuleSetError:
            continue
        yield changed


def test_every_option_has_values_to_try() -> None:
    assert {*VALUES, "name"} == set(RuleSet.__struct_fields__)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("option", VALUES)
def test_every_value_of_an_option_changes_the_text(option: str, language: str) -> None:
    compared = 0
    for base in BASES:
        if option in IRRELEVANT and IRRELEVANT[option](base):
            continue
        tried = tuple(variants(base, option))
        texts = {said(rules, language) for rules in tried}
        assert len(texts) == len(tried), base
        compared += len(tried) > 1
    assert compared or option in ALWAYS_WITH_OTHERS


ALWAYS_WITH_OTHERS = {"players", "pairs", "direction", "target_in"}
"""Options whose other values make sense only together with those of other options, tried below."""


BLOCKER = {
    "out_score": "winner_takes_others",
    "block_score": "blocker_scores_all",
    "opening": None,
    "direction": "credit",
}
ROUNDS = {**BLOCKER, "target_in": "rounds"}
CARRIES = {"block_score": "lower_side_wins", "tie": "carry_to_winner"}


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ({}, {"players": [2, 3], "hand": {2: 7, 3: 7}}),
        ({"players": [2, 4], "hand": {2: 7, 4: 7}}, {"players": [2, 3], "hand": {2: 7, 3: 7}}),
        ({"players": [2, 3, 5], "hand": {2: 5, 3: 5, 5: 5}}, {"players": [2, 3, 4], "hand": {2: 5, 3: 5, 4: 5}}),
        ({"players": [4], "hand": {4: 7}}, {"players": [4], "hand": {4: 7}, "pairs": True}),
        ({}, BLOCKER),
        (BLOCKER, ROUNDS),
        (ROUNDS, {**ROUNDS, "block_score": "lower_side_wins"}),
        ({**BLOCKER, "block_score": "lower_side_wins"}, {**BLOCKER, **CARRIES}),
        ({**BLOCKER, "block_score": "lowest_scores_rest"}, {**BLOCKER, **CARRIES, "block_score": "lowest_scores_rest"}),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_options_that_go_together_change_the_text(one: dict[str, Any], other: dict[str, Any], language: str) -> None:
    rules = preset("kozel")
    assert said(rules.with_options(one), language) != said(rules.with_options(other), language)


@settings(max_examples=300, deadline=None)
@given(
    base=st.sampled_from(BASES),
    chosen=st.fixed_dictionaries({}, optional={k: st.sampled_from(v) for k, v in VALUES.items()}),
)
def test_any_rule_set_can_be_said_in_every_language(base: RuleSet, chosen: dict[str, Any]) -> None:
    try:
        rules = base.with_options(chosen)
    except InvalidRuleSetError:
        return
    order = [each.section for each in describe(rules)]
    assert order == sorted(order, key=list(Section).index)
    for language in LANGUAGES:
        texts = said(rules, language)
        assert len(set(texts)) == len(texts)
        assert not any("{" in text or "None" in text for text in texts)


@pytest.mark.parametrize(
    "strategy",
    [*BLOCK_SCORES, *OUT_SCORES, *BLOCK_TESTS, *BONUSES, *(lead for lead in NextLead if lead is not NextLead.BY_ORDER)],
)
def test_every_variant_has_its_text(strategy: str) -> None:
    assert any(f".{strategy}" in key for key in catalogue("en").messages if key.startswith("rule_text."))


@pytest.mark.parametrize("block_score", BLOCK_SCORES)
@pytest.mark.parametrize("out_score", OUT_SCORES)
def test_the_text_says_whose_remembered_points_go(block_score: str, out_score: str) -> None:
    """What the strategies do at a round's end is what the section on opening says."""
    hands = SideCounts((3, 8), (0, 1))
    out = OUT_SCORES[out_score]
    block = BLOCK_SCORES[block_score](Block(hands=hands, blocker=0, left=1, tie=Tie.CARRY, as_if_out=out))
    for direction in Direction:
        try:
            rules = preset("kozel-duel").with_options(
                {"opening": 13, "direction": direction, "block_score": block_score, "out_score": out_score}
            )
        except InvalidRuleSetError:
            continue
        keys = {each.key for each in describe(rules)}
        assert ("rule_text.cleared.out" in keys) == bool(out(hands, 0).cleared)
        assert (f"rule_text.cleared.{block_score}" in keys) == bool(block.cleared)


def values_of(rules: RuleSet, key: str) -> Mapping[str, int | str]:
    return next(each.values for each in describe(rules) if each.key == key)


@pytest.mark.parametrize(("highest", "tiles"), [(6, 6), (12, 12)])
def test_the_fish_of_the_example_is_one(highest: int, tiles: int) -> None:
    """Seed 000: all tiles of a value lie but its double, and both ends show it."""
    line = str(values_of(preset("kozel").with_options({"highest": highest}), "rule_example.fish")["line"])
    halves = [tuple(map(int, tile.split("-"))) for tile in line.split()]
    assert all(before[1] == after[0] for before, after in pairwise(halves))
    assert halves[0][0] == halves[-1][1] == 2
    assert sum(2 in tile for tile in halves) == tiles
    assert (2, 2) not in halves


def test_there_is_no_example_of_a_fish_that_cannot_be() -> None:
    """With nine other tiles of a value, both ends can't show it when all of them lie."""
    for rules in (preset("kozel").with_options({"highest": 9}), preset("kozel-pairs")):
        assert not any(each.key == "rule_example.fish" for each in describe(rules))


def test_the_examples_of_scores_are_those_of_the_rules() -> None:
    opening = values_of(preset("kozel"), "rule_example.opening")
    assert opening == {"few": 7, "reached": 13, "score": 20, "many": 19, "missed": 12, "still": 31}
    carry = values_of(preset("kozel"), "rule_example.carry")
    assert carry == {"fish_hands": "14, 14, 5, 5", "carry": 38, "hands": "0, 9, 4, 4", "own": 9, "given": 47}
    pairs = {"block_score": "highest_takes_all"}
    carry = values_of(preset("kozel-pairs").with_options(pairs), "rule_example.carry")
    assert (carry["carry"], carry["own"], carry["given"]) == (38, 13, 51)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", preset_names())
def test_every_preset_has_its_book(name: str, language: str) -> None:
    book = rule_book(preset(name), catalogue(language))
    assert book.title
    assert set(book.options) == set(VALUES)
    assert list(book.sections) == [section for section in Section if section in book.sections]
    assert all(paragraph.text for paragraph in book.text)


def test_the_game_of_the_seeds_is_told_as_they_tell_it() -> None:
    """Seeds 000, 001, 004: each number of the online game stands in the text."""
    text = " ".join(said(preset("kozel"), "ru"))
    for told in (
        "от 2 до 4 человек",
        "28 костей",
        "по 7 костей",
        "5 дублей или больше",
        "6 костей или больше",
        "тот, у кого 1-1",
        "2-2, 3-3, 4-4, 5-5, 6-6, 0-0",
        "заходят со старшей кости",
        "осталась только 0-0, она стоит 10 очков",
        "13 очков или больше",
        "101 очко или больше: это козёл",
    ):
        assert told in text

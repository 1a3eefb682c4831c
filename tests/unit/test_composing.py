"""Composing rules: every option can be chosen, every answer offered makes sense and a difference."""

from collections.abc import Iterator
from functools import cache
from random import Random

import pytest

from kozel.language import LANGUAGES, catalogue
from kozel.rules.composing import Answer, Choice, Number, Question, questions
from kozel.rules.composing.lead_orders import in_set, lead_orders
from kozel.rules.composing.question import OTHER, Changes, with_number
from kozel.rules.description import describe
from kozel.rules.rule_set import InvalidRuleSetError, RuleSet, preset, preset_names
from kozel.web.rule_questions import AskedChoice, asked_questions

STEPS = 3


def changes_of(question: Question, rules: RuleSet) -> Iterator[Changes]:
    """What the answers change; to a question for a number, those that are named and the ends of its range."""
    match question:
        case Choice(answers=answers):
            yield from (answer.changes for answer in answers)
        case Number(option=option, entry=entry, usual=usual, optional=optional):
            for value in (*usual, *((None,) if optional else ())):
                yield with_number(rules, option, entry, value)


@cache
def walk(name: str) -> tuple[tuple[RuleSet, tuple[Question, ...]], ...]:
    """A preset and what comes of it by answers chosen at random, each with all that can be asked then."""
    rules, random = preset(name), Random(name)
    steps: list[tuple[RuleSet, tuple[Question, ...]]] = []
    for _ in range(STEPS):
        asked = tuple(questions(rules))
        steps.append((rules, asked))
        rules = rules.with_options(random.choice([each for question in asked for each in changes_of(question, rules)]))
    return tuple(steps)


@pytest.mark.parametrize("name", preset_names())
def test_whatever_is_answered_the_rules_make_sense(name: str) -> None:
    """Every answer is taken by `with_options`, which refuses nonsense; the names of questions differ."""
    for rules, all_asked in walk(name):
        for question in all_asked:
            for changes in changes_of(question, rules):
                rules.with_options(changes)
        names = [(question.name, getattr(question, "entry", None)) for question in all_asked]
        assert len(names) == len(set(names))


def test_every_option_can_be_chosen() -> None:
    changed = {
        option
        for name in preset_names()
        for rules, all_asked in walk(name)
        for question in all_asked
        for changes in changes_of(question, rules)
        for option in changes
    }
    assert changed == set(RuleSet.__struct_fields__) - {"name"}


def answer_named(rules: RuleSet, question: str, answer: str) -> Answer:
    (asked,) = (each for each in questions(rules) if isinstance(each, Choice) and each.name == question)
    return next(each for each in asked.answers if each.name == answer)


@pytest.mark.parametrize("name", preset_names())
def test_every_answer_reads_differently_and_the_chosen_one_is_the_rule_set(name: str) -> None:
    for question in walk(name)[0][1]:
        if isinstance(question, Choice):
            texts = [describe(preset(name).with_options(answer.changes)) for answer in question.answers]
            assert all(texts.count(text) == 1 for text in texts)
            (chosen,) = (answer for answer in question.answers if answer.name == question.chosen)
            assert preset(name).with_options(chosen.changes) == preset(name)


def test_a_choice_that_nobody_thought_of_stays_chosen() -> None:
    rules = preset("kozel").with_options({"first_lead": {"doubles": [3, 4], "otherwise": "lowest"}})
    (order,) = (each for each in questions(rules) if isinstance(each, Choice) and each.name == "lead_order")
    assert order.chosen == OTHER
    assert answer_named(rules, "lead_order", OTHER).changes == {}


def asked(rules: RuleSet) -> set[str]:
    return {question.name for question in questions(rules)}


def test_what_makes_no_difference_is_not_asked() -> None:
    kozel = preset("kozel")
    assert {"reserve", "tie", "block_with_boneyard", "opening", "goes_on"} <= asked(kozel)
    assert "reserve" not in asked(kozel.with_options({"draw": "none"}))
    assert "tie" not in asked(kozel.with_options({"block_score": "own"}))
    assert "block_with_boneyard" not in asked(kozel.with_options({"block_test": "no_move"}))
    assert "out_score" not in asked(kozel)
    assert "going_out_bonus" not in asked(preset("classic"))
    assert "target_in" not in asked(kozel)


@pytest.mark.parametrize(
    ("question", "answer", "named"),
    [
        ("players", "pairs", {"players": (4,), "pairs": True, "hand": {4: 7}}),
        ("players", "2-3", {"players": (2, 3), "hand": {2: 7, 3: 7}}),
        ("highest", "9", {"highest": 9, "hand": {2: 7, 3: 7, 4: 7}}),
        ("direction", "credit", {"out_score": "winner_takes_others", "goes_on": "first_to_target"}),
    ],
)
def test_an_answer_brings_what_it_needs(question: str, answer: str, named: dict[str, object]) -> None:
    rules = preset("kozel-yard")
    changed = rules.with_options(answer_named(rules, question, answer).changes)
    assert {option: getattr(changed, option) for option in named} == named


def test_with_more_players_the_difference_is_no_way_to_score_a_fish() -> None:
    rules = preset("kozel-duel")
    changed = rules.with_options(answer_named(rules, "players", "2-4").changes)
    assert changed.block_score != "difference"


def test_orders_of_doubles_are_the_same_in_every_set() -> None:
    assert in_set(lead_orders(6)["from_one"], 6, 9) == (1, 2, 3, 4, 5, 6, 7, 8, 9, 0)
    assert in_set((5, 6, 3), 6, 9) == (5, 6, 3)
    assert in_set((9, 3), 9, 6) == (3,)


OF_ANY_TILE = {"lone_tile", "held_tile", "going_out_bonus"}
"""What a tile is worth may be anything; a person is asked for nothing below 0."""


@pytest.mark.parametrize("name", preset_names())
def test_the_bounds_of_a_number_are_the_rule_sets(name: str) -> None:
    rules, all_asked = walk(name)[0]
    for question in all_asked:
        if isinstance(question, Number) and question.option not in OF_ANY_TILE:
            option, entry = question.option, question.entry
            for value in (question.least, *(() if question.most is None else (question.most,))):
                rules.with_options(with_number(rules, option, entry, value))
            beyond = [question.least - 1, *(() if question.most is None else (question.most + 1,))]
            for value in beyond:
                with pytest.raises(InvalidRuleSetError):
                    rules.with_options(with_number(rules, option, entry, value))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_is_asked_in_every_language(language: str) -> None:
    for name in ("kozel", "dominican-pairs", "azerbaijani-101"):
        for question in asked_questions(preset(name), catalogue(language)):
            assert "{" not in question.title
            if isinstance(question, AskedChoice):
                assert not any("_" in answer.text for answer in question.answers)

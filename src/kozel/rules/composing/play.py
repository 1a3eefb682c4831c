"""Questions about leading, drawing, and the end of a round."""

from collections.abc import Iterator

from kozel.rules.block_tests import BLOCK_TESTS
from kozel.rules.composing.lead_orders import lead_orders
from kozel.rules.composing.question import Answer, Question, choice, one_of
from kozel.rules.description import Section
from kozel.rules.options import BlockWithBoneyard, DrawRule, NextLead, Otherwise, Turns
from kozel.rules.rule_set import RuleSet


def play_questions(rules: RuleSet) -> Iterator[Question]:
    """Who leads with what, what happens to those who can't play, and when it is a fish."""
    yield from choice(rules, "lead_order", Section.LEAD, _order_answers(rules))
    yield from choice(rules, "lead_otherwise", Section.LEAD, _otherwise_answers(rules))
    yield from one_of(rules, "next_lead", Section.LEAD, NextLead)
    yield from one_of(rules, "turns", Section.PLAY, Turns)
    yield from one_of(rules, "draw", Section.PLAY, DrawRule)
    yield from one_of(rules, "reserve", Section.PLAY, (0, 1, 2, 3))
    yield from one_of(rules, "block_test", Section.ROUND_END, BLOCK_TESTS)
    yield from one_of(rules, "block_with_boneyard", Section.ROUND_END, BlockWithBoneyard)


def _order_answers(rules: RuleSet) -> Iterator[Answer]:
    otherwise = rules.first_lead.otherwise
    for name, doubles in lead_orders(rules.highest).items():
        # Where no double leads, some tile has to.
        leads = Otherwise.HIGHEST if not doubles and otherwise is Otherwise.REDEAL else otherwise
        yield Answer(name, {"first_lead": {"doubles": list(doubles), "otherwise": leads}})


def _otherwise_answers(rules: RuleSet) -> Iterator[Answer]:
    for otherwise in Otherwise:
        yield Answer(otherwise, {"first_lead": {"doubles": list(rules.first_lead.doubles), "otherwise": otherwise}})

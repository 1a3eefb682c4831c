"""Composing a rule set: what a person can be asked about each option, and the answers that make sense.

The rule set itself says what makes sense, and its description what makes a difference: an answer that the rule set
refuses isn't offered, and a question whose answers would all read the same isn't asked.
"""

from collections.abc import Iterator

from kozel.rules.composing.play import play_questions
from kozel.rules.composing.question import Answer, Choice, Number, Question
from kozel.rules.composing.score import score_questions
from kozel.rules.composing.table import table_questions
from kozel.rules.rule_set import RuleSet


def questions(rules: RuleSet) -> Iterator[Question]:
    """All that can be asked about the rule set, in the order of the rule book."""
    yield from table_questions(rules)
    yield from play_questions(rules)
    yield from score_questions(rules)


__all__ = ["Answer", "Choice", "Number", "Question", "questions"]

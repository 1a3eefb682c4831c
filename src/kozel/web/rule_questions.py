"""The questions to somebody who composes a rule set, in the words of one language."""

import msgspec

from kozel.language import Catalogue, translate
from kozel.rules.composing import Choice, Number, Question, questions
from kozel.rules.composing.question import Changes
from kozel.rules.description import Section
from kozel.rules.rule_set import RuleSet


class AskedAnswer(msgspec.Struct, frozen=True):
    """An answer in words, and the options to choose otherwise for it."""

    name: str
    text: str
    changes: Changes


class AskedChoice(msgspec.Struct, frozen=True, kw_only=True, tag="choice", tag_field="kind"):
    """A question with a few answers; `chosen` is the name of the one that holds now."""

    name: str
    section: Section
    title: str
    chosen: str
    answers: tuple[AskedAnswer, ...]


class AskedNumber(msgspec.Struct, frozen=True, kw_only=True, tag="number", tag_field="kind"):
    """A question for a whole number, the value of `option` or of its `entry`.

    `entries` are all that the option has now, where it has entries. `value` holds now (None: no number, which is only
    answered where it is `optional`). A number is `least` or more, and `most` or less if that isn't None.
    """

    name: str
    section: Section
    title: str
    option: str
    entry: str | None
    entries: dict[str, int]
    value: int | None
    optional: bool
    least: int
    most: int | None
    usual: tuple[int, ...]


AskedQuestion = AskedChoice | AskedNumber


def asked_questions(rules: RuleSet, words: Catalogue) -> tuple[AskedQuestion, ...]:
    """All that can be asked about the rule set, in the order of the rule book."""
    return tuple(_asked(question, words) for question in questions(rules))


def _asked(question: Question, words: Catalogue) -> AskedQuestion:
    match question:
        case Choice(name=name, section=section, chosen=chosen, answers=answers):
            return AskedChoice(
                name=name,
                section=section,
                title=translate(words, f"rule_question.{name}"),
                chosen=chosen,
                answers=tuple(
                    AskedAnswer(answer.name, _answer_text(name, answer.name, words), answer.changes)
                    for answer in answers
                ),
            )
        case Number():
            return AskedNumber(
                name=question.name if question.entry is None else f"{question.name}.{question.entry}",
                section=question.section,
                title=_title(question, words),
                option=question.option,
                entry=question.entry,
                entries=question.entries,
                value=question.value,
                optional=question.optional,
                least=question.least,
                most=question.most,
                usual=question.usual,
            )


def _title(question: Number, words: Catalogue) -> str:
    """An entry that isn't a number or a tile has a text of its own."""
    own = f"rule_question.{question.name}.{question.entry}"
    return translate(words, own if own in words.messages else f"rule_question.{question.name}", entry=question.entry)


def _answer_text(question: str, answer: str, words: Catalogue) -> str:
    """The answer's own text, or what such an answer is called to any question; other numbers speak for themselves."""
    for key in (f"rule_answer.{question}.{answer}", f"rule_answer.{answer}"):
        if key in words.messages:
            return translate(words, key)
    return answer.replace("-", "–")

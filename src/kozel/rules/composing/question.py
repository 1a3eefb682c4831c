"""Questions about a rule set, and what they have in common."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import msgspec

from kozel.rules.block_scores import BLOCK_SCORES
from kozel.rules.description import Section, describe
from kozel.rules.rule_set import InvalidRuleSetError, RuleSet

Changes = dict[str, Any]  # Any: what an option may be is the rule set's to say


class Answer(msgspec.Struct, frozen=True):
    """One answer: its name among those to its question, and the options that it chooses otherwise than the rule set."""

    name: str
    changes: Changes


class Choice(msgspec.Struct, frozen=True, kw_only=True, tag="choice", tag_field="kind"):
    """A question with a few answers. `chosen` is the name of the one that the rule set gives."""

    name: str
    section: Section
    chosen: str
    answers: tuple[Answer, ...]


class Number(msgspec.Struct, frozen=True, kw_only=True, tag="number", tag_field="kind"):
    """A question for a whole number: the value of `option`, or of its entry of that name.

    `entries` are all that the option has now, where it has entries. `value` is what the rule set has (None: no number,
    which `optional` allows). The number is `least` or more, and `most` or less if that isn't None. `usual` are numbers
    that are often played.
    """

    name: str
    section: Section
    option: str
    entry: str | None
    entries: dict[str, int]
    value: int | None
    optional: bool
    least: int
    most: int | None
    usual: tuple[int, ...]


Question = Choice | Number

_Said = tuple[tuple[str, tuple[tuple[str, int | str], ...]], ...]
"""All that a rule set says, so that it can be compared."""

OTHER = "other"
"""The name of the answer that the rule set gives where it is none of those that are offered."""


def choice(rules: RuleSet, name: str, section: Section, answers: Iterable[Answer]) -> Iterator[Choice]:
    """The question with those answers that make sense and a difference; nothing if there is nothing to choose."""
    now = _said(rules, {})
    assert now is not None, "a rule set makes sense"
    offered: dict[_Said, Answer] = {}
    for answer in answers:
        said = _said(rules, answer.changes)
        if said is not None:
            offered.setdefault(said, answer)
    chosen = offered.get(now, Answer(OTHER, {}))
    offered[now] = Answer(chosen.name, {})
    if len(offered) > 1:
        yield Choice(name=name, section=section, chosen=chosen.name, answers=tuple(offered.values()))


def one_of(rules: RuleSet, option: str, section: Section, values: Iterable[Any]) -> Iterator[Choice]:
    """The question for an option that is one of these values."""
    answers = [Answer("never" if value is None else str(value), {option: value}) for value in values]
    yield from choice(rules, option, section, answers)


def number(  # noqa: PLR0913 - a question has all of these
    rules: RuleSet,
    option: str,
    section: Section,
    *,
    usual: tuple[int, ...],
    entry: str | None = None,
    optional: bool = False,
    least: int = 1,
    most: int | None = None,
) -> Iterator[Number]:
    """The question for a number; nothing where no number would make sense and a difference."""
    entries: dict[str, int] = {} if entry is None else msgspec.to_builtins(getattr(rules, option), str_keys=True)
    value = getattr(rules, option) if entry is None else entries.get(entry)
    now = _said(rules, {})
    if any(_said(rules, with_number(rules, option, entry, each)) not in (None, now) for each in usual):
        yield Number(
            name=option,
            section=section,
            option=option,
            entry=entry,
            entries=entries,
            value=value,
            optional=optional and _makes_sense(rules, with_number(rules, option, entry, None)),
            least=least,
            most=most,
            usual=tuple(each for each in usual if _makes_sense(rules, with_number(rules, option, entry, each))),
        )


def with_number(rules: RuleSet, option: str, entry: str | None, value: int | None) -> Changes:
    """The change that sets the option, or the entry of it, to the number; None takes an entry out."""
    if entry is None:
        return {option: value}
    entries: Mapping[str, int | None] = {**msgspec.to_builtins(getattr(rules, option), str_keys=True), entry: value}
    return {option: {name: number for name, number in entries.items() if number is not None}}


def repaired(rules: RuleSet, changes: Changes) -> Changes:
    """The changes, with another way of scoring a block where the rule set's own makes no sense with them."""
    tried = (changes, *({**changes, "block_score": name} for name in BLOCK_SCORES))
    return next((each for each in tried if _makes_sense(rules, each)), changes)


def _makes_sense(rules: RuleSet, changes: Changes) -> bool:
    try:
        rules.with_options(changes)
    except InvalidRuleSetError:
        return False
    return True


def _said(rules: RuleSet, changes: Changes) -> _Said | None:
    """What the rules say with these changes, or None if they make no sense."""
    if not _makes_sense(rules, changes):
        return None
    said = describe(rules.with_options(changes))
    return tuple((paragraph.key, tuple(paragraph.values.items())) for paragraph in said)

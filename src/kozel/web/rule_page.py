"""A page of the rule book: a preset, or what somebody composed from it, in words, pictures and questions."""

import re
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any

import msgspec

from kozel.language import Catalogue, catalogue, translate
from kozel.rules.composing.question import Changes
from kozel.rules.description import Paragraph, Section, describe
from kozel.rules.illustrations import Illustration, illustrations
from kozel.rules.rule_set import RuleSet, preset
from kozel.table.choices import PresetView
from kozel.table.options import rules_view
from kozel.web.rule_questions import AskedQuestion, asked_questions


class RuleSentence(msgspec.Struct, frozen=True):
    """A sentence; `changed`: the preset as it is doesn't say so. An example follows from the rules and isn't marked."""

    text: str
    changed: bool
    example: bool


class RuleSection(msgspec.Struct, frozen=True, kw_only=True):
    """A part of the book. `gone` are the sentences of the preset that no longer hold."""

    section: Section
    title: str
    text: tuple[tuple[RuleSentence, ...], ...]
    gone: tuple[str, ...]
    questions: tuple[AskedQuestion, ...]


class RulePage(msgspec.Struct, frozen=True, kw_only=True):
    """A rule set for somebody who reads or composes it.

    `name` and `title` are the preset's; `changes` are the options in which the rule set differs from it. `source` says
    who plays so. `request` is what a table with these rules can be asked for.
    """

    name: str
    language: str
    title: str
    says: str
    source: str
    changes: Changes
    sections: tuple[RuleSection, ...]
    illustrations: tuple[Illustration, ...]
    request: PresetView


@lru_cache(maxsize=256)
def rule_page_json(name: str, changes: str, language: str) -> bytes:
    """The page of the preset with these changes, a JSON object, as JSON.

    Raises:
        InvalidRuleSetError: the changes make no sense.
        msgspec.DecodeError: the changes aren't a JSON object.

    """
    chosen = msgspec.json.decode(changes, type=dict[str, Any])  # Any: the rule set checks what its options may be
    original = preset(name)
    return msgspec.json.encode(rule_page(original, original.with_options(chosen), catalogue(language)))


def rule_page(original: RuleSet, rules: RuleSet, words: Catalogue) -> RulePage:
    """The page of a rule set that was composed from the original, a preset."""
    return RulePage(
        name=original.name,
        language=words.language,
        title=translate(words, f"preset.{original.name}"),
        says=translate(words, f"preset.{original.name}.says"),
        source=translate(words, f"preset_source.{original.name}"),
        changes=_changes(original, rules),
        sections=tuple(_sections(original, rules, words)),
        illustrations=illustrations(rules),
        request=PresetView(
            rules=rules_view(rules),
            players=rules.players,
            block_scores=(rules.block_score,),
            targets=(rules.target,),
            goes_on=(rules.goes_on,),
        ),
    )


def _changes(original: RuleSet, rules: RuleSet) -> Changes:
    before: Changes = msgspec.to_builtins(original, str_keys=True)
    after: Changes = msgspec.to_builtins(rules, str_keys=True)
    return {option: value for option, value in after.items() if value != before[option]}


def _sections(original: RuleSet, rules: RuleSet, words: Catalogue) -> Iterator[RuleSection]:
    before, after = _by_section(original, words), _by_section(rules, words)
    asked = asked_questions(rules, words)
    for section in Section:
        old, new = before.get(section, ()), after.get(section, ())
        here = tuple(question for question in asked if question.section is section)
        if new or old or here:
            had, has = set(_texts(old)), set(_texts(new))
            yield RuleSection(
                section=section,
                title=translate(words, f"rule_section.{section}"),
                text=tuple(
                    tuple(RuleSentence(text, not example and text not in had, example) for text, example in paragraph)
                    for paragraph in new
                ),
                gone=tuple(text for text in _texts(old) if text not in has),
                questions=here,
            )


_Sentences = tuple[tuple[str, bool], ...]


def _by_section(rules: RuleSet, words: Catalogue) -> Mapping[Section, tuple[_Sentences, ...]]:
    """What the rules say in each section: its paragraphs as sentences, and whether each is an example."""
    said: dict[Section, tuple[_Sentences, ...]] = {}
    for paragraph in describe(rules):
        said[paragraph.section] = (*said.get(paragraph.section, ()), _sentences(paragraph, words))
    return said


def _sentences(paragraph: Paragraph, words: Catalogue) -> _Sentences:
    example = paragraph.key.startswith("rule_example.")
    text = translate(words, paragraph.key, **paragraph.values)
    return tuple((sentence, example) for sentence in re.split(r"(?<=[.!?]) ", text))


def _texts(paragraphs: tuple[_Sentences, ...]) -> Iterator[str]:
    """The sentences without the examples: those follow from the rules that they are for."""
    return (text for paragraph in paragraphs for text, example in paragraph if not example)

"""The rules in words of one language, as a page and the command line show them."""

import msgspec

from kozel.language import Catalogue, translate
from kozel.rules.description import Section, describe
from kozel.rules.rule_set import RuleSet


class RuleParagraph(msgspec.Struct, frozen=True):
    """A text, and the key and values that it is made of."""

    section: Section
    key: str
    values: dict[str, int | str]
    text: str


class RuleBook(msgspec.Struct, frozen=True):
    """A rule set: its name among the presets and in the language, all its options, its rules in words.

    `sections` are the headings of the sections that it has, in their order.
    """

    name: str
    language: str
    title: str
    says: str
    options: dict[str, object]
    sections: dict[Section, str]
    text: tuple[RuleParagraph, ...]


def rule_book(rules: RuleSet, words: Catalogue) -> RuleBook:
    """The rule set in the language of these words. The title is the preset's, even with options chosen otherwise."""
    paragraphs = describe(rules)
    options: dict[str, object] = msgspec.to_builtins(rules, str_keys=True)
    sections = dict.fromkeys(paragraph.section for paragraph in paragraphs)
    return RuleBook(
        name=rules.name,
        language=words.language,
        title=translate(words, f"preset.{rules.name}"),
        says=translate(words, f"preset.{rules.name}.says"),
        options={option: value for option, value in options.items() if option != "name"},
        sections={section: translate(words, f"rule_section.{section}") for section in sections},
        text=tuple(
            RuleParagraph(
                paragraph.section,
                paragraph.key,
                dict(paragraph.values),
                translate(words, paragraph.key, **paragraph.values),
            )
            for paragraph in paragraphs
        ),
    )

"""The shelf of rule books: all presets, in groups that a player looks for."""

from collections.abc import Mapping
from enum import StrEnum

import msgspec

from kozel.language import Catalogue, translate
from kozel.rules.rule_set import preset, preset_names


class ShelfGroup(StrEnum):
    """The groups, in their order."""

    KOZEL = "kozel"
    TWO = "two"
    SCORING = "scoring"
    PAIRS = "pairs"
    RELATIVES = "relatives"
    CHILDREN = "children"


_GROUPS: Mapping[str, ShelfGroup] = {
    "kozel": ShelfGroup.KOZEL,
    "kozel-home": ShelfGroup.KOZEL,
    "kozel-yard": ShelfGroup.KOZEL,
    "kozel-pairs": ShelfGroup.KOZEL,
    "kozel-duel": ShelfGroup.TWO,
    "classic-duel": ShelfGroup.TWO,
    "classic": ShelfGroup.SCORING,
    "general": ShelfGroup.SCORING,
    "pairs-100": ShelfGroup.PAIRS,
    "pairs-200": ShelfGroup.PAIRS,
    "children": ShelfGroup.CHILDREN,
}
"""The groups of the games that the seeds tell of, in the order of the shelf. All others are relatives."""


class BookOnShelf(msgspec.Struct, frozen=True):
    """A preset: its name, what it is called, what is special about it, who plays so, and how many play."""

    name: str
    title: str
    says: str
    source: str
    players: tuple[int, ...]
    pairs: bool


class ShelfRow(msgspec.Struct, frozen=True):
    """A group with its heading and its books."""

    group: ShelfGroup
    title: str
    books: tuple[BookOnShelf, ...]


class RuleShelf(msgspec.Struct, frozen=True):
    """All rule books in one language."""

    language: str
    rows: tuple[ShelfRow, ...]


def rule_shelf(words: Catalogue) -> RuleShelf:
    """The shelf in the language of these words."""
    names = sorted(preset_names(), key=lambda name: list(_GROUPS).index(name) if name in _GROUPS else len(_GROUPS))
    return RuleShelf(
        words.language,
        tuple(
            ShelfRow(
                group,
                translate(words, f"rule_shelf.{group}"),
                tuple(_book(name, words) for name in names if _GROUPS.get(name, ShelfGroup.RELATIVES) is group),
            )
            for group in ShelfGroup
            if any(_GROUPS.get(name, ShelfGroup.RELATIVES) is group for name in names)
        ),
    )


def _book(name: str, words: Catalogue) -> BookOnShelf:
    rules = preset(name)
    return BookOnShelf(
        name=name,
        title=translate(words, f"preset.{name}"),
        says=translate(words, f"preset.{name}.says"),
        source=translate(words, f"preset_source.{name}"),
        players=tuple(sorted(rules.players)),
        pairs=rules.pairs,
    )

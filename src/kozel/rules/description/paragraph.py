"""One thing that the rules say."""

from collections.abc import Mapping
from enum import StrEnum

import msgspec


class Section(StrEnum):
    """The parts of a rule book, in their order."""

    TABLE = "table"
    DEAL = "deal"
    LEAD = "lead"
    PLAY = "play"
    ROUND_END = "round_end"
    COUNTING = "counting"
    POINTS = "points"
    OPENING = "opening"
    CARRY = "carry"
    MATCH_END = "match_end"
    RATING = "rating"


class Paragraph(msgspec.Struct, frozen=True):
    """A text of the catalogue and the values to put into it: numbers, tiles, lists of either; never words."""

    section: Section
    key: str
    values: Mapping[str, int | str] = {}


def listed(values: tuple[object, ...]) -> str:
    """Several values, as they are read in every language."""
    return ", ".join(map(str, values))

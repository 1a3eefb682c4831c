"""The puzzles that are shipped, and which of them is a day's."""

from datetime import date
from functools import cache
from importlib import resources

import msgspec

from kozel.analysis.puzzles.puzzle import Puzzle

SHIPPED = resources.files("kozel.analysis.puzzles") / "shipped.json"


@cache
def shipped() -> tuple[Puzzle, ...]:
    """All puzzles, in the order of days; a puzzle's number is its place here."""
    return msgspec.json.decode(SHIPPED.read_bytes(), type=tuple[Puzzle, ...])


def number_of(day: date) -> int:
    """The number of the day's puzzle: the same everywhere; after the last one they begin anew."""
    return day.toordinal() % len(shipped())

"""How a round ends."""

from enum import StrEnum


class Finish(StrEnum):
    """Somebody played the last tile of their hand, or made a block (a fish)."""

    OUT = "out"
    BLOCK = "block"

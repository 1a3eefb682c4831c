"""A tile: two halves with pips, the smaller half first; and the set of all tiles."""

from functools import cache
from typing import NamedTuple


class Tile(NamedTuple):
    """One domino, `low <= high`. Its text form is `1-4`; on the wire it is `[1, 4]`."""

    low: int
    high: int

    def __str__(self) -> str:
        return f"{self.low}-{self.high}"

    @property
    def pips(self) -> int:
        """The sum of both halves."""
        return self.low + self.high

    @property
    def is_double(self) -> bool:
        """Whether both halves show the same value."""
        return self.low == self.high

    def other(self, value: int) -> int:
        """The half that is left when the half showing `value` is joined to the line."""
        return self.high if value == self.low else self.low

    @classmethod
    def of(cls, one: int, two: int) -> "Tile":
        """The tile with these halves, in whichever order they are given."""
        return cls(one, two) if one <= two else cls(two, one)

    @classmethod
    def parse(cls, text: str) -> "Tile":
        """Read `4-1` or `1-4`.

        Raises:
            ValueError: the text isn't two numbers with a hyphen between them.

        """
        one, hyphen, two = text.partition("-")
        if not (hyphen and one.isascii() and one.isdigit() and two.isascii() and two.isdigit()):
            message = f"a tile is written like 1-4, not {text!r}"
            raise ValueError(message)
        return cls.of(int(one), int(two))


@cache
def full_set(highest: int) -> tuple[Tile, ...]:
    """Every tile with halves from 0 to `highest`, each once: 28 tiles for 6, 55 for 9, 91 for 12."""
    return tuple(Tile(low, high) for low in range(highest + 1) for high in range(low, highest + 1))

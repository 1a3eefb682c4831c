"""The line: the tiles played so far, in order, and its two open ends."""

from enum import StrEnum
from typing import NamedTuple

import msgspec

from kozel.rules.tile import Tile


class End(StrEnum):
    """One of the line's two ends. Which one is called left is fixed when the round's first tile lies down."""

    LEFT = "left"
    RIGHT = "right"


class Laid(NamedTuple):
    """A tile as it lies in the line: its half towards the left end, its half towards the right end."""

    left: int
    right: int

    @property
    def tile(self) -> Tile:
        """The tile, whichever way it lies."""
        return Tile.of(self.left, self.right)


class Line(msgspec.Struct, frozen=True):
    """The tiles from the left end to the right end; `lead` is the place of the round's first tile among them."""

    tiles: tuple[Laid, ...] = ()
    lead: int = 0

    @property
    def ends(self) -> tuple[int, int] | None:
        """The values at the left and the right end, or None while the line is empty."""
        return (self.tiles[0].left, self.tiles[-1].right) if self.tiles else None

    def fits(self, tile: Tile) -> tuple[End, ...]:
        """The ends that the tile can be joined to. An empty line takes any tile, as its right end."""
        if not self.tiles:
            return _RIGHT
        if self.tiles[0].left in tile:
            return _BOTH if self.tiles[-1].right in tile else _LEFT
        return _RIGHT if self.tiles[-1].right in tile else _NEITHER

    def takes(self, tile: Tile) -> bool:
        """Whether the tile can be joined to any end."""
        return not self.tiles or self.tiles[0].left in tile or self.tiles[-1].right in tile

    def joined(self, tile: Tile, end: End) -> "Line":
        """The line with the tile joined at that end; the tile must fit there."""
        if not self.tiles:
            return Line((Laid(tile.low, tile.high),))
        match end:
            case End.LEFT:
                value = self.tiles[0].left
                return Line((Laid(tile.other(value), value), *self.tiles), self.lead + 1)
            case End.RIGHT:
                value = self.tiles[-1].right
                return Line((*self.tiles, Laid(value, tile.other(value))), self.lead)


_BOTH, _LEFT, _RIGHT, _NEITHER = (End.LEFT, End.RIGHT), (End.LEFT,), (End.RIGHT,), ()

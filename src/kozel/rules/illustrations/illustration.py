"""What a picture to the rules holds."""

from enum import StrEnum
from typing import NamedTuple

import msgspec

from kozel.rules.description import Section
from kozel.rules.line import End, Laid
from kozel.rules.settlement import Settlement
from kozel.rules.tile import Tile


class IllustrationKind(StrEnum):
    """What a picture shows."""

    FISH = "fish"
    WENT_OUT = "went_out"
    OPENED = "opened"
    CARRIED = "carried"


class HalfInLine(NamedTuple):
    """A half of a laid tile: the tile's place in the line, and the end towards which the half lies."""

    place: int
    towards: End


class Illustration(msgspec.Struct, frozen=True, kw_only=True):
    """Rounds one after another, and what each of them gave.

    `section` is the part of the book that it belongs to, `sides` are the seats' sides. `line` is the last round's, and
    empty where the picture is about points alone; `lead` is the place of its first tile in it, `last_end` where its
    last one lies. `counted` are the halves that make the fish. `held` are the seats that hold a tile which a reader
    may wonder about, by that tile's text. `about` is the side that the picture follows, and `last_tile` the tile with
    which somebody goes out, where the picture is about these.
    """

    kind: IllustrationKind
    section: Section
    sides: tuple[int, ...]
    rounds: tuple[Settlement, ...]
    line: tuple[Laid, ...] = ()
    lead: int = 0
    last_end: End | None = None
    counted: tuple[HalfInLine, ...] = ()
    held: dict[str, int] = {}
    about: int | None = None
    last_tile: Tile | None = None

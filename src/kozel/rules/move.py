"""What a player whose turn it is can do: play a tile, draw one from the boneyard, or pass."""

import msgspec

from kozel.rules.line import End
from kozel.rules.tile import Tile


class Play(msgspec.Struct, frozen=True, tag="play", tag_field="kind"):
    """Join a tile of one's hand to an end of the line. The round's first tile is played to the right end."""

    tile: Tile
    end: End


class Draw(msgspec.Struct, frozen=True, tag="draw", tag_field="kind"):
    """Take the next tile of the boneyard, blind."""


class Pass(msgspec.Struct, frozen=True, tag="pass", tag_field="kind"):
    """Knock: nothing fits and nothing may be drawn."""


Move = Play | Draw | Pass

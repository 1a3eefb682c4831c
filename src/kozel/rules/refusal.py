"""Refusals: why something can't be done, as values. A code and what is needed to say it in any language."""

from enum import StrEnum

import msgspec

from kozel.rules.tile import Tile


class RefusalCode(StrEnum):
    """The reasons that the rules of the game know."""

    MATCH_OVER = "match_over"
    NO_ROUND = "no_round"
    NOT_YOUR_TURN = "not_your_turn"
    NOT_IN_HAND = "not_in_hand"
    DOES_NOT_FIT = "does_not_fit"
    MUST_LEAD = "must_lead"
    MUST_PLAY = "must_play"
    MUST_DRAW = "must_draw"
    NOTHING_TO_DRAW = "nothing_to_draw"


class Refusal(msgspec.Struct, frozen=True):
    """A refused move. `tile` is the tile that the reason speaks of, where there is one."""

    code: RefusalCode
    tile: Tile | None = None

"""What people tell of a match: who plays by which rules, and how each round ended."""

from typing import Any

import msgspec

HandTold = int | tuple[str, ...]
"""A hand at a round's end: its count, or its tiles, written like `0-3`."""


class StartTold(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The account with which somebody comes to the sheet: an open score, or remembered points."""

    open: int | None = None
    remembered: int = 0


class RoundTold(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A round: who went `out`, or who made the `block`, or whose clock ran out (`timeout`, which ends the match).

    `last` is the tile played last, where somebody remembers it. `hands` are by player; in pairs, two hands may be told
    as one count under the pair's name. A partner's hand may be left out where the rules don't count it. `bonuses` are
    who earned which of the rules' bonuses in the round, a name as often as it was earned; what winning one of the first
    rounds gives is counted by itself.
    """

    out: str | None = None
    block: str | None = None
    timeout: str | None = None
    last: str | None = None
    hands: dict[str, HandTold] = {}
    bonuses: dict[str, tuple[str, ...]] = {}


class Sheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole sheet. `rules` is a preset and `options` what is chosen otherwise.

    `players` in the order in which they sit; or `pairs`, the two pairs. A pair's name is its players' joined by "+".
    `start` gives accounts by name, of players or pairs; who isn't named there starts afresh.
    """

    rules: str
    options: dict[str, Any] = {}  # Any: values arrive from outside, and the rule set judges them
    players: tuple[str, ...] = ()
    pairs: tuple[tuple[str, str], tuple[str, str]] | None = None
    start: dict[str, StartTold] = {}
    rounds: tuple[RoundTold, ...] = ()

"""Plays as numbers: twice the number of the tile, plus 1 at the right end.

Where both ends show the same value, joining a tile to either is the same action, the one to the left. A round's first
tile is played to the right end, as in `rules/`.
"""

from collections.abc import Iterable, Mapping

import numpy as np
from numpy.typing import NDArray

from kozel.rules.line import End
from kozel.rules.move import Move, Play
from kozel.rules.rule_set import RuleSet
from kozel.rules.tile import Tile, full_set
from kozel.rules.view import MatchView

Mask = NDArray[np.int8]
"""1 for each action that may be chosen, else 0."""


def number_of(tile: Tile) -> int:
    """The tile's number: 0-0 is 0, 0-1 is 1, 1-1 is 2, 0-2 is 3; the same in each set that has the tile."""
    return tile.high * (tile.high + 1) // 2 + tile.low


def how_many(rules: RuleSet) -> int:
    """How many actions there are."""
    return 2 * len(full_set(rules.highest))


def plays_of(legal: Iterable[Move], ends: tuple[int, int] | None) -> Mapping[int, Play]:
    """The plays among a seat's legal moves, by their actions; the ends are those of the line, if it has any."""
    equal = ends is not None and ends[0] == ends[1]
    plays = [play for play in legal if isinstance(play, Play) and not (equal and play.end is End.RIGHT)]
    return {2 * number_of(play.tile) + int(play.end is End.RIGHT): play for play in plays}


def plays_in(view: MatchView) -> Mapping[int, Play]:
    """The plays that the view's seat may make, by their actions."""
    return plays_of(view.legal, (view.line[0].left, view.line[-1].right) if view.line else None)


def mask_of(view: MatchView, rules: RuleSet) -> Mask:
    """Which actions the view's seat may choose."""
    mask = np.zeros(how_many(rules), np.int8)
    mask[list(plays_in(view))] = 1
    return mask


class IllegalActionError(ValueError):
    """An action that the seat may not choose now."""

    def __init__(self, action: int, allowed: Mapping[int, Play]) -> None:
        super().__init__(f"the action is one of {', '.join(map(str, sorted(allowed)))}, not {action}")


def chosen(plays: Mapping[int, Play], action: int) -> Play:
    """The play that the action is, of those that a seat may make.

    Raises:
        IllegalActionError: it isn't one of them.

    """
    play = plays.get(action)
    if play is None:
        raise IllegalActionError(action, plays)
    return play

"""What a seat knows of a match, as numbers."""

from collections.abc import Iterable

import numpy as np
from numpy.typing import NDArray

from kozel.environment.actions import number_of
from kozel.environment.layout import ACCOUNT, Layout
from kozel.kernel.position import in_order_of_turns
from kozel.rules.deal import hand_size
from kozel.rules.event import Played
from kozel.rules.rule_set import RuleSet
from kozel.rules.tile import Tile, full_set
from kozel.rules.view import MatchView, Sight

Numbers = NDArray[np.float32]
"""An observation, as `Layout` says."""


def observe(sight: Sight, rules: RuleSet) -> Numbers:
    """What the sight's seat knows. Where it takes no part in the round, or there is none in progress: all 0."""
    view = sight.view
    layout = Layout.of(rules, len(view.sides))
    observation = np.zeros(layout.size, np.float32)
    if view.turn is None or view.seat not in view.in_play:
        return observation
    part = {name: observation[where] for name, where in layout.parts.items()}
    seats = _in_turn(view, rules)
    laid = [event for event in sight.course if isinstance(event, Played)]
    part["hand"][_numbers(view.hand)] = 1
    for place, event in enumerate(laid, start=1):
        number = number_of(event.tile)
        part["laid_by"][seats.index(event.seat) * layout.tiles + number] = 1
        part["laid"][number] = place / layout.tiles
    if view.line:
        part["left"][view.line[0].left] = 1
        part["right"][view.line[-1].right] = 1
    unseen = set(full_set(rules.highest)) - set(view.hand) - {event.tile for event in laid}
    dealt = hand_size(rules, len(view.sides), len(view.in_play))
    for place, seat in enumerate(seats):
        part["sizes"][place] = view.tiles[seat] / dealt
        if place > 0:
            lacking = (tile for tile in unseen if not set(view.lacks[seat]).isdisjoint(tile))
            part["lacks"][[place * layout.tiles + number for number in _numbers(lacking)]] = 1
        account = view.accounts[view.sides[seat]]
        part["accounts"][ACCOUNT * place : ACCOUNT * (place + 1)] = (
            account.score / rules.target,
            account.remembered / rules.target,
            account.open is not None,
        )
    part["boneyard"][0] = view.boneyard / layout.tiles
    part["carry"][0] = view.carry / rules.target
    return observation


def _in_turn(view: MatchView, rules: RuleSet) -> tuple[int, ...]:
    """The seats in play, in the order of turns from the view's own."""
    assert view.seat is not None, "a spectator has nothing to choose"
    seats = in_order_of_turns(view.in_play, rules)
    own = seats.index(view.seat)
    return seats[own:] + seats[:own]


def _numbers(tiles: Iterable[Tile]) -> list[int]:
    return [number_of(tile) for tile in tiles]

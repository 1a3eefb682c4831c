"""What each side could expect of a round at each step, all tiles being known and everybody playing like the policy."""

from collections.abc import Sequence

import numpy as np

from kozel.bots.thinking.position import position_of
from kozel.kernel.chance import chance_of
from kozel.kernel.playout.by_chance import POINTS, average_points
from kozel.kernel.playout.playout import Playout
from kozel.kernel.points import settle
from kozel.kernel.position import state_of
from kozel.kernel.state import FINISH, GOES_ON
from kozel.kernel.variant import MOST_SEATS, Variant
from kozel.rules.event import MatchEvent, Played
from kozel.rules.match import Match
from kozel.rules.view import sight

Points = tuple[float, ...]


def expected_points(
    start: Match, events: Sequence[MatchEvent], playout: Playout, *, rounds: int, seed: int
) -> tuple[Points, ...]:
    """What each side is given in the round, as expected after each event; after the last one, what it was given.

    `start` is the match before the deal. A knock or a draw that had to be changes nothing of what is expected.
    """
    chance, waiting = chance_of(seed), 0
    told: list[Points] = []
    match = start
    for event in events:
        if isinstance(event, Played):
            told += [_average(match, playout, rounds, chance)] * waiting
            waiting = 0
        match = match.apply(event)
        waiting += 1
    return (*told, *([points_given(match, playout.variant)] * waiting))


def _average(match: Match, playout: Playout, rounds: int, chance: np.ndarray) -> Points:
    assert match.round is not None, "a tile was played in it"
    position = position_of(sight(match, match.round.turn), match.rules, playout.variant)
    sums = np.empty(POINTS)
    average_points(state_of(match.round), position.common, playout, rounds, chance, sums)
    return tuple(sums[: playout.variant.sides].tolist())


def points_given(match: Match, variant: Variant) -> Points:
    """What a round that is over gave each side by itself, without any carry; nothing if a clock ended it."""
    assert match.round is not None, "a round was played"
    state, points = state_of(match.round), np.zeros(MOST_SEATS, np.int64)
    if state[FINISH] != GOES_ON:
        settle(state, variant, points)
    return tuple(float(number) for number in points[: variant.sides])


def worth_of(points: Points, variant: Variant) -> Points:
    """What points are worth to each side: by how much it did better than the others did on average."""
    total = sum(points)
    return tuple(variant.sign * (variant.sides * number - total) / (variant.sides - 1) for number in points)

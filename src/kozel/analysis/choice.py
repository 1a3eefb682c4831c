"""The choices of a round: who had several moves, what they saw, and what they played."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from kozel.rules.event import Dealt, MatchEvent, Played
from kozel.rules.line import End
from kozel.rules.match import Match
from kozel.rules.move import Play
from kozel.rules.view import Sight, sight


class Choice(NamedTuple):
    """A play, with what its seat saw before it. `step` counts the round's events after the deal, from 1.

    `before` is the match with everybody's tiles: what the seat didn't see must not decide what it is blamed for.
    """

    step: int
    seat: int
    sight: Sight
    before: Match
    played: Play


def choices(start: Match, events: Iterable[MatchEvent]) -> Iterator[Choice]:
    """Every play of one round, from the match before its deal, in which there was more than one different move."""
    match, step = start, 0
    for event in events:
        match event:
            case Dealt():
                step = 0
            case Played(seat=seat, tile=tile, end=end):
                step += 1
                if len(different_plays(match)) > 1:
                    yield Choice(step, seat, sight(match, seat), match, Play(tile, end))
            case _:
                step += 1
        match = match.apply(event)


def different_plays(match: Match) -> tuple[Play, ...]:
    """The legal plays of the seat in turn. Where both ends show the same value, the left one stands for both."""
    plays = tuple(move for move in match.legal() if isinstance(move, Play))
    if match.round is None:
        return plays
    ends = match.round.line.ends
    is_twice = ends is not None and ends[0] == ends[1]
    return tuple(play for play in plays if play.end is End.LEFT) if is_twice else plays

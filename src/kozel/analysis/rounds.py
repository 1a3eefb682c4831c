"""Cutting a match into its rounds."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from kozel.rules.event import Dealt, MatchEvent
from kozel.rules.match import Match


class PlayedRound(NamedTuple):
    """A round that was played to its end: the match before its deal, the deal that counted, all that followed."""

    start: Match
    events: tuple[MatchEvent, ...]


def played_rounds(start: Match, events: Iterable[MatchEvent]) -> Iterator[PlayedRound]:
    """The rounds among a match's events; a deal that was taken back and a round that a clock ended are left out."""
    match = before = start
    current: list[MatchEvent] = []
    for event in events:
        if isinstance(event, Dealt):
            before, current = match, []
        current.append(event)
        match = match.apply(event)
        if (
            match.round is not None
            and match.round.finish is not None
            and len(match.settlements) > len(before.settlements)
        ):
            yield PlayedRound(before, tuple(current))
            before, current = match, []

"""The ratings of a series' people, from the games of its events alone."""

from collections import Counter
from collections.abc import Iterator, Mapping

import msgspec

from kozel.club.evening.course import Course
from kozel.club.evening.evening import Evening
from kozel.club.rating import NEWCOMER, RatedGame, Rating, after
from kozel.club.result import Played
from kozel.club.series.events import EventId, Namesakes, folded, namesakes

SETTLED_AFTER = 10
"""How many games make a rating more than provisional."""

_IN_95_OF_100 = 1.96
"""So many standard deviations to both sides of the mean hold 95 % of a normal distribution."""


class RatedEvent(msgspec.Struct, frozen=True, kw_only=True):
    """What an event was for somebody's rating: their games that count, those won, the rating after it, the change."""

    event: EventId
    name: str
    games: int
    wins: int
    rating: int
    change: int


class RatingLine(msgspec.Struct, frozen=True, kw_only=True):
    """A person's rating; `margin`: so near to it the true one is with 95 % probability. `place`: None if provisional.

    `events` are those that they have played, the first one first.
    """

    place: int | None
    name: str
    rating: int
    margin: int
    games: int
    wins: int
    events: tuple[RatedEvent, ...]


def ratings(events: Mapping[EventId, Course]) -> tuple[RatingLine, ...]:
    """The ratings after these events, in their order; who has enough games first, then by rating.

    A game counts that was played, in whatever time: who won it, and no more. Byes, forfeits and rounds that somebody
    missed are no games. A game of somebody who left counts here even where the standings leave it out (R15): it says
    what it says of those who played it.
    """
    alike = namesakes(events.values())
    names: dict[str, str] = {}
    now: dict[str, Rating] = {}
    past: dict[str, list[RatedEvent]] = {}
    for event, course in events.items():
        evening = course.evening
        before, games, wins = dict(now), Counter[str](), Counter[str]()
        for game in _games(evening, alike, names):
            now |= after(game, now)
            for number, side in enumerate(game.sides):
                games.update(side)
                wins.update(side if number == game.winner else ())
        for person, played in games.items():
            rating = round(now[person].mean)
            rated = RatedEvent(
                event=event,
                name=evening.plan.name,
                games=played,
                wins=wins[person],
                rating=rating,
                change=rating - round(before.get(person, NEWCOMER).mean),
            )
            past.setdefault(person, []).append(rated)
    return _placed(tuple(_line(names[person], now[person], tuple(rated)) for person, rated in past.items()))


def _games(evening: Evening, alike: Namesakes, names: dict[str, str]) -> Iterator[RatedGame]:
    """The games of an event that count; `names` learns how those who played are called."""
    called = {participant.id: alike.called(participant.person) for participant in evening.roster.participants}
    for game in (game for played in evening.rounds for game in played.games):
        if not isinstance(game.outcome, Played):
            continue
        first, second = (tuple(folded(called[player]) for player in side) for side in game.sides)
        for player in game.people:
            names.setdefault(folded(called[player]), called[player])
        one, other = game.outcome.points
        yield RatedGame((first, second), None if one == other else int(one < other))


def _line(name: str, rating: Rating, events: tuple[RatedEvent, ...]) -> RatingLine:
    return RatingLine(
        place=None,
        name=name,
        rating=round(rating.mean),
        margin=round(_IN_95_OF_100 * rating.deviation),
        games=sum(rated.games for rated in events),
        wins=sum(rated.wins for rated in events),
        events=events,
    )


def _placed(lines: tuple[RatingLine, ...]) -> tuple[RatingLine, ...]:
    """The lines in order; who has the same rating as another shares a place."""
    best_first = sorted(lines, key=lambda line: (-line.rating, folded(line.name)))
    settled = [line for line in best_first if line.games >= SETTLED_AFTER]
    places = {line.rating: place for place, line in reversed(tuple(enumerate(settled, start=1)))}
    return (
        *(msgspec.structs.replace(line, place=places[line.rating]) for line in settled),
        *(line for line in best_first if line.games < SETTLED_AFTER),
    )

"""The events of a series that count, and who is who in them."""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import NamedTuple, TypeAlias

from kozel.club.evening.command import Person
from kozel.club.evening.course import Course
from kozel.club.evening.evening import Evening

EventId: TypeAlias = str
"""What an event is called by on its server."""


def is_of(evening: Evening, series: str) -> bool:
    """Whether the event is one of the series: neither the case of letters nor the blanks around them matter."""
    return bool(evening.plan.series) and folded(evening.plan.series) == folded(series)


def ended(events: Mapping[EventId, Course]) -> dict[EventId, Course]:
    """Those that have ended, in the order in which their play began.

    A copy of an event, which somebody has taken in from its file, is that event: the one in which more has happened.
    """
    originals: dict[str, tuple[EventId, Course]] = {}
    for event, course in events.items():
        seed = course.evening.seed
        if course.evening.finished and (seed not in originals or originals[seed][1].version < course.version):
            originals[seed] = (event, course)
    return dict(sorted(originals.values(), key=_begun))


class Namesakes(NamedTuple):
    """The names that stood for two people in one event. They are told apart by their clubs, and everywhere then."""

    names: frozenset[str]

    def called(self, person: Person) -> str:
        """What the person is called by in the series."""
        is_one_of_two = folded(person.name) in self.names and person.club
        return f"{person.name} ({person.club})" if is_one_of_two else person.name


def namesakes(courses: Iterable[Course]) -> Namesakes:
    """The namesakes of these events."""
    found: set[str] = set()
    for course in courses:
        names = Counter(folded(participant.person.name) for participant in course.evening.roster.participants)
        found.update(name for name, times in names.items() if times > 1)
    return Namesakes(frozenset(found))


def folded(text: str) -> str:
    """What makes two spellings one name."""
    return " ".join(text.split()).casefold()


def _begun(event: tuple[EventId, Course]) -> tuple[int, str]:
    """When the first round was drawn; without a round, when the event was created."""
    _, course = event
    rounds = course.evening.rounds
    first = rounds[0].drawn if rounds else 1
    return course.events[first - 1].at, course.evening.seed

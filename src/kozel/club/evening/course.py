"""An evening's course: all its events, and the evening that those of them come to which were not undone."""

from collections.abc import Iterable

import msgspec

from kozel.club.evening.evening import Evening, created
from kozel.club.evening.event import Created, EveningEvent, Undone


class Course(msgspec.Struct, frozen=True):
    """The events, the first of which created the evening, and what they come to."""

    events: tuple[EveningEvent, ...]
    evening: Evening

    @property
    def version(self) -> int:
        """The number of the latest event, the first being 1."""
        return len(self.events)

    def apply(self, event: EveningEvent) -> "Course":
        """The course after one more event."""
        events = (*self.events, event)
        if isinstance(event, Undone):
            return Course(events, _evening(events))
        return Course(events, self.evening.apply(event, len(events)))

    def event(self, number: int) -> EveningEvent | None:
        """The event of this number, counted from 1, or None."""
        return self.events[number - 1] if 1 <= number <= len(self.events) else None


def replay(events: Iterable[EveningEvent]) -> Course:
    """The course of these events, of which the first is the creation."""
    kept = tuple(events)
    return Course(kept, _evening(kept))


def undone(events: tuple[EveningEvent, ...]) -> frozenset[int]:
    """The numbers of the events that are as if they hadn't happened.

    What was undone by something that was itself undone has happened after all.
    """
    found: set[int] = set()
    for number, event in reversed(tuple(enumerate(events, start=1))):
        if isinstance(event, Undone) and number not in found:
            found.add(event.act)
    return frozenset(found)


def _evening(events: tuple[EveningEvent, ...]) -> Evening:
    first, *others = events
    assert isinstance(first, Created), "a course begins with its creation"
    evening = created(first)
    left_out = undone(events)
    for number, event in enumerate(others, start=2):
        if number not in left_out and not isinstance(event, Undone):
            evening = evening.apply(event, number)
    return evening

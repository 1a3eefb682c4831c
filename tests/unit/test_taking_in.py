"""Files that say what never was: none is taken in, whatever part of an evening it would break."""

from collections.abc import Callable, Sequence

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kozel.club.evening.command import CloseRound, Finish, Undo
from kozel.club.evening.event import EveningEvent, Registered, RoundDrawn
from kozel.club.interchange import FileFault, FileFaultCode, write_event_file
from kozel.web.club.taking_in import taken_in
from tests.evenings import Desk, numbered, plan, played

SECRET = "ab" * 32


def evening() -> Desk:
    """Five people, two rounds, one act that was taken back."""
    desk = Desk(plan(), numbered(5))
    desk.play_round(lambda table: played(100, 30 + table))
    desk.do(CloseRound(round=1))
    desk.play_round()
    desk.do(Finish())
    desk.do(Undo(act=desk.version))
    return desk


EVENTS = evening().course.events
Change = Callable[[list[EveningEvent]], object]


def changed(change: Change) -> tuple[EveningEvent, ...]:
    events = list(EVENTS)
    change(events)
    return tuple(events)


def twice(act: int) -> Change:
    return lambda events: events.append(events[act - 1])


def without(act: int) -> Change:
    return lambda events: events.pop(act - 1)


def unknown_bye(events: list[EveningEvent]) -> None:
    """Let somebody sit out who has never registered: no result speaks of them, only the pages do."""
    _, registered, drawn = events[:3]
    assert isinstance(registered, Registered)
    assert isinstance(drawn, RoundDrawn)
    others = tuple(entry for entry in registered.entries if entry.entry != drawn.draw.byes[0].entry)
    events[1:] = [msgspec.structs.replace(registered, entries=others), drawn]


def undoes(act: int) -> Change:
    return lambda events: events.append(msgspec.structs.replace(events[-1], act=act))


def read(events: Sequence[EveningEvent]) -> tuple[EveningEvent, ...] | FileFault:
    return taken_in(write_event_file(events), SECRET)


def test_what_was_written_is_taken_in_with_another_secret() -> None:
    taken = read(EVENTS)
    assert isinstance(taken, tuple)
    assert taken == (msgspec.structs.replace(EVENTS[0], secret=SECRET), *EVENTS[1:])


@pytest.mark.parametrize(
    ("change", "row"),
    [
        pytest.param(twice(1), len(EVENTS) + 1, id="created twice"),
        pytest.param(undoes(0), len(EVENTS) + 1, id="undoes nothing"),
        pytest.param(undoes(1), len(EVENTS) + 1, id="undoes its creation"),
        pytest.param(undoes(len(EVENTS) + 1), len(EVENTS) + 1, id="undoes itself"),
        pytest.param(without(3), 3, id="a result before its draw"),
        pytest.param(unknown_bye, None, id="nobody sits out"),
    ],
)
def test_what_cannot_have_happened_is_refused(change: Change, row: int | None) -> None:
    fault = read(changed(change))
    assert isinstance(fault, FileFault)
    assert (fault.code, fault.row) == (FileFaultCode.EVENT_MISFIT, row)


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_a_file_of_which_something_is_missing_or_twice_is_refused_or_can_be_shown(data: st.DataObject) -> None:
    """Nothing but a fault comes of it, and what is taken in has had all its pages made."""
    events = list(EVENTS)
    for _ in range(data.draw(st.integers(1, 3))):
        place = data.draw(st.integers(1, len(events) - 1))
        if data.draw(st.booleans()):
            events.pop(place)
        else:
            events.insert(data.draw(st.integers(1, len(events))), events[place])
    assert isinstance(read(events), tuple | FileFault)

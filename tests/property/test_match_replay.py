"""The replay of a table's match: only finished rounds, every step with its position, as the match itself has it."""

import msgspec
import pytest

from kozel.rules.event import Dealt, Drew, Played
from kozel.rules.view import DealtView, DrewView
from kozel.table.event import Happened, Started, TableEvent
from kozel.table.match_replay import match_replay
from kozel.table.table import replay
from tests.random_tables import random_table_log


@pytest.mark.parametrize("seed", range(3))
def test_every_prefix_of_a_log_tells_of_finished_rounds_only(seed: int) -> None:
    log = random_table_log(seed)
    for length in range(1, len(log) + 1, 23):
        events = log[:length]
        told = match_replay("t", events)
        table = replay(events)
        over = 0 if table.match is None else len(table.match.settlements)
        if told is None:
            assert over == 0
        elif over:
            assert (told.match, len(told.rounds)) == (sum(isinstance(event, Started) for event in events), over)
        else:
            assert told.end is not None, "a match that has only begun leaves the one before it to be told"


@pytest.mark.parametrize("seed", range(4))
def test_the_steps_are_the_events_and_their_positions(seed: int) -> None:
    log = random_table_log(seed)
    told = match_replay("t", log, 1)
    assert told is not None
    happened = [event.event for event in _first_match(log) if isinstance(event, Happened)]
    counted = [
        event
        for event, following in zip(happened, [*happened[1:], None], strict=True)
        if not (isinstance(event, Dealt) and isinstance(following, Dealt))
    ]
    steps = [step for finished in told.rounds for step in finished.steps]
    assert len(steps) == len(counted)
    for step, event in zip(steps, counted, strict=True):
        match event:
            case Dealt(hands=hands, boneyard=boneyard):
                assert (step.event, step.hands, step.boneyard) == (
                    DealtView(event.round, event.attempt),
                    hands,
                    boneyard,
                )
            case Played(tile=tile):
                assert step.event == event
                assert tile in {(min(laid), max(laid)) for laid in step.line}
            case _:
                assert step.event == (DrewView(event.seat, event.tile) if isinstance(event, Drew) else event)
    for finished in told.rounds:
        for step in finished.steps:
            tiles = [*(tile for hand in step.hands for tile in hand), *step.boneyard]
            tiles += [(min(laid), max(laid)) for laid in step.line]
            assert sorted(map(tuple, tiles)) == sorted(set(map(tuple, tiles)))
    assert msgspec.json.decode(msgspec.json.encode(told), type=type(told)) == told


def _first_match(log: tuple[TableEvent, ...]) -> list[TableEvent]:
    starts = [place for place, event in enumerate(log) if isinstance(event, Started)]
    return list(log[starts[0] : starts[1] if len(starts) > 1 else len(log)])

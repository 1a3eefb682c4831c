"""What the end of a table on the web says of an event's game."""

from collections.abc import Mapping
from random import Random
from typing import Any

import msgspec
import pytest

from kozel.club.evening.evening import Evening
from kozel.club.evening.online import can_be_online, games_to_play, online_rules, outcome_of
from kozel.club.evening.plan import Online, Plan
from kozel.club.format import format_preset
from kozel.club.result import Forfeited, Outcome, Played
from kozel.fair.chain import commitment, new_seed
from kozel.rules.event import TimedOut
from kozel.table.command import Close, Command, MakeMove, OpenForEvent, Ready, RunOut, Stand, TakeSeat
from kozel.table.decide import Decision, decide, open_for_event
from kozel.table.event_game import EventGame
from kozel.table.phase import Phase
from kozel.table.refusal import TableRefusal
from kozel.table.table import Table
from tests.evenings import Desk, numbered

SEED = new_seed(bytes(32))
GRACE_MS = 60_000
SEATED = ("a", "b", "c", "d")
GAME = EventGame(event="e", round=1, table=1, drawn=3, players=SEATED, grace_ms=GRACE_MS, duplicate=False)


def plan(rules: str = "pairs-100", target: int = 30, **online: Any) -> Plan:  # Any: settings differ
    form = format_preset("all_with_all")
    game = msgspec.structs.replace(form.game, target=target)
    return Plan(name="Кубок", format=msgspec.structs.replace(form, game=game), rules=rules, online=Online(**online))


def opened(planned: Plan) -> Table:
    command = OpenForEvent(game=GAME, options=online_rules(planned), seed=SEED, commitment=commitment(SEED))
    decision = open_for_event(command, 0)
    assert isinstance(decision, Decision)
    return decision.table


def after(table: Table, *commands: Command, now: int = 0) -> Table:
    for command in commands:
        decision = decide(table, command, now)
        assert isinstance(decision, Decision), decision
        table = decision.table
    return table


def seat(number: int) -> TakeSeat:
    return TakeSeat(person=SEATED[number], seat=number, name=f"P{number}", nonce="0" * 32)


def full(planned: Plan) -> Table:
    return after(opened(planned), *map(seat, range(4)))


def played_until(table: Table, phases: frozenset[Phase], chance: Random) -> Table:
    while table.phase not in phases:
        match = table.match
        assert match is not None
        if table.phase is Phase.ROUND_OVER:
            table = after(table, *(Ready(person=person, position=table.position) for person in SEATED))
            continue
        assert match.turn is not None
        move = chance.choice(match.legal())
        table = after(table, MakeMove(person=SEATED[match.turn], position=table.position, move=move))
    return table


def test_partners_sit_opposite_and_the_first_side_has_the_first_seat() -> None:
    desk = Desk(entries=numbered(8))
    evening: Evening = msgspec.structs.replace(desk.evening, plan=desk.evening.plan)
    assert games_to_play(evening) == ()
    desk.draw()
    online = msgspec.structs.replace(desk.evening, plan=msgspec.structs.replace(desk.evening.plan, online=Online()))
    for game, drawn in zip(games_to_play(online), online.rounds[0].games, strict=True):
        assert (game.players[0::2], game.players[1::2]) == drawn.sides


@pytest.mark.parametrize(
    ("there", "absent"),
    [((), (True, True)), ((0, 2), (False, True)), ((0, 1, 3), (True, False)), ((0, 1), (True, True))],
)
def test_who_has_not_come_within_the_grace_forfeits(there: tuple[int, ...], absent: tuple[bool, bool]) -> None:
    waiting = after(opened(plan()), *map(seat, there))
    assert outcome_of(waiting, time_is_over=True) is None
    assert isinstance(decide(waiting, RunOut(position=0), GRACE_MS - 1), TableRefusal)
    closed = after(waiting, RunOut(position=0), now=GRACE_MS)
    assert outcome_of(closed, time_is_over=False) == Forfeited(absent=absent)


def test_who_stood_up_is_missing() -> None:
    waiting = after(opened(plan()), *map(seat, (0, 1, 2)), Stand(person="a"))
    closed = after(waiting, RunOut(position=0), now=GRACE_MS)
    assert outcome_of(closed, time_is_over=False) == Forfeited(absent=(True, True))


@pytest.mark.parametrize("rules", ["pairs-100", "kozel-pairs"])
def test_the_side_that_won_has_the_targets_points(rules: str) -> None:
    for number in range(5):
        table = played_until(full(plan(rules)), frozenset({Phase.MATCH_OVER}), Random(number))
        outcome = outcome_of(table, time_is_over=False)
        assert table.match is not None
        assert table.match.end is not None
        assert isinstance(outcome, Played)
        if len(table.match.end.losers) == 1:
            assert outcome.points[1 - table.match.end.losers[0]] >= 30 > outcome.points[table.match.end.losers[0]]


def test_time_ends_a_game_after_a_hand_and_not_before() -> None:
    ends = frozenset({Phase.ROUND_OVER, Phase.MATCH_OVER})
    table = full(plan(target=500))
    assert outcome_of(table, time_is_over=True) is None
    table = played_until(table, ends, Random(1))
    assert outcome_of(table, time_is_over=False) is None
    assert table.match is not None
    first, second = (account.score for account in table.match.accounts)
    timed: Outcome | None = None if first == second else Played(points=(first, second), timed=True)
    assert outcome_of(table, time_is_over=True) == timed
    # What was closed as it was says nothing by itself: its result was brought before.
    assert outcome_of(after(table, Close()), time_is_over=True) is None


def test_who_lets_the_clock_run_out_forfeits() -> None:
    table = full(plan(seconds=5))
    assert table.match is not None
    turn = table.match.turn
    assert turn is not None
    out = after(table, RunOut(position=table.position), now=5000)
    assert out.match == table.match.apply(TimedOut(turn))
    assert outcome_of(out, time_is_over=False) == Forfeited(absent=(turn % 2 == 0, turn % 2 == 1))


@pytest.mark.parametrize(
    ("changes", "sensible"),
    [
        ({}, True),
        ({"seconds": None}, True),
        ({"seconds": 2}, False),
        ({"seconds": 301}, False),
        ({"grace": 0}, False),
        ({"grace": 1}, True),
        ({"grace": 120}, True),
        ({"grace": 121}, False),
        ({"rules": "spanish-pairs"}, True),
    ],
)
def test_what_can_be_played_on_the_web(changes: Mapping[str, Any], *, sensible: bool) -> None:
    assert can_be_online(plan(**changes)) is sensible

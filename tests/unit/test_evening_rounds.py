"""Rounds of an evening: drawing, late entries, leavers, byes, swapped seats, the clock."""

import msgspec
import pytest

from kozel.club.evening.clock import ClockPhase
from kozel.club.evening.command import (
    AddTime,
    CallLastHand,
    CloseRound,
    Draw,
    DrawAgain,
    EnterResult,
    Finish,
    PauseClock,
    Register,
    StartClock,
    SwapSeats,
    Undo,
    Withdraw,
)
from kozel.club.evening.plan import AtTime
from kozel.club.evening.reckoning import records, table_of
from kozel.club.evening.refusal import EveningRefusal
from kozel.club.format import format_preset
from kozel.club.result import Bye
from tests.evenings import MINUTE, Desk, numbered, pairs, people, plan, played, seats, standing, with_game


def test_a_draw_that_is_pressed_twice_is_one() -> None:
    desk = Desk(entries=numbered(8))
    version = desk.version
    desk.draw()
    assert desk.conflict(Draw(round=1), version) == (desk.version,)
    assert desk.refused(Draw(round=1)) == "already_drawn"
    assert len(desk.evening.rounds) == 1


def test_an_open_table_holds_up_the_next_round_and_the_closing() -> None:
    desk = Desk(entries=numbered(8))
    desk.draw()
    desk.do(EnterResult(round=1, table=1, outcome=played(100, 37)))
    for command in (Draw(round=2), CloseRound(round=1), Finish()):
        refusal = desk.decides(command)
        assert isinstance(refusal, EveningRefusal)
        assert (refusal.code, refusal.values) == ("open_tables", {"n": 1, "table": 2})


def test_too_few_for_a_table() -> None:
    assert Desk(entries=numbered(3)).refused(Draw(round=1)) == "too_few"


def test_the_same_seed_draws_the_same_and_another_another() -> None:
    first, again, other = (Desk(entries=numbered(16), seed=seed) for seed in ("a", "a", "b"))
    for desk in (first, again, other):
        desk.draw()
    assert first.evening.rounds == again.evening.rounds
    assert first.evening.rounds != other.evening.rounds


def test_no_more_rounds_than_were_planned() -> None:
    desk = Desk(entries=numbered(4))
    for _ in range(3):
        desk.play_round()
    assert desk.refused(Draw(round=4)) == "no_more_rounds"


def test_a_late_entry_has_missed_the_rounds_before() -> None:
    desk = Desk(plan("swiss_players"), numbered(8))
    desk.play_round()
    desk.do(Register(entries=people("Поздний"), present=True))
    desk.play_round()
    entrant = desk.evening.roster.entrant(desk.entry("Поздний"))
    assert entrant is not None
    assert entrant.late
    missed = [record for record in records(desk.evening) if isinstance(record, Bye) and record.missed]
    assert [(bye.round, bye.players) for bye in missed] == [(1, (desk.player("Поздний"),))]
    assert standing(desk, "Поздний")[0] <= 3


@pytest.mark.parametrize("preset", ["swiss_players", "swiss_pairs"])
def test_who_has_left_is_drawn_no_more_but_stays_in_the_table(preset: str) -> None:
    desk = Desk(plan(preset), pairs(8) if "pairs" in preset else numbered(8))
    desk.play_round()
    gone = desk.evening.roster.entrants[0]
    desk.do(Withdraw(entry=gone.id, reason="уехал"))
    assert desk.refused(Withdraw(entry=gone.id)) == "has_left"
    desk.play_round()
    drawn = {player for game in desk.evening.rounds[-1].games for player in game.people}
    assert drawn.isdisjoint(gone.players)
    assert {line.player for line in table_of(desk.evening)} >= set(gone.players)


def test_leaving_between_the_draw_and_the_game_lets_the_round_be_drawn_again() -> None:
    desk = Desk(plan("swiss_players"), numbered(9))
    desk.draw()
    gone = "P1"
    desk.do(Withdraw(entry=desk.entry(gone)))
    assert desk.refused(DrawAgain(round=1, reason="")) == "needs_reason"
    desk.do(DrawAgain(round=1, reason="ушёл до игры"))
    assert gone not in seats(desk)
    assert len(desk.evening.rounds) == 1
    assert len(desk.evening.rounds[0].games) == 2


def test_a_round_that_is_drawn_again_drops_its_results_and_undoing_brings_them_back() -> None:
    desk = Desk(entries=numbered(8))
    desk.play_round()
    before = desk.evening
    again = desk.do(DrawAgain(round=1, reason="проба"))
    assert desk.evening.rounds[0].open_tables == (1, 2)
    desk.do(Undo(act=desk.version))
    assert desk.evening == before
    assert again is desk.course.events[-2]


def test_only_the_latest_round_is_drawn_again() -> None:
    desk = Desk(entries=numbered(8))
    desk.play_round()
    desk.draw()
    assert desk.refused(DrawAgain(round=1, reason="x")) == "not_latest"


def test_seats_are_swapped_where_nothing_is_written_yet() -> None:
    desk = Desk(entries=numbered(9))
    desk.draw()
    first, second = desk.evening.rounds[0].games
    one, other = first.table.sides[0][0], second.table.sides[0][0]
    desk.do(SwapSeats(round=1, entries=(one, other), reason=""))
    assert other in desk.evening.rounds[0].games[0].people
    out = desk.evening.rounds[0].draw.byes[0].entry
    desk.do(SwapSeats(round=1, entries=(out, other), reason="пусть сыграет"))
    assert out in desk.evening.rounds[0].games[0].people
    assert desk.evening.rounds[0].draw.byes[0].entry == other
    desk.do(EnterResult(round=1, table=1, outcome=played(100, 0)))
    assert desk.refused(SwapSeats(round=1, entries=(out, one), reason="")) == "cannot_swap"
    assert desk.refused(SwapSeats(round=1, entries=(one, one), reason="")) == "cannot_swap"
    assert desk.refused(SwapSeats(round=1, entries=(one, "nobody"), reason="")) == "cannot_swap"


def test_byes_are_fixed_with_the_first_draw() -> None:
    desk = Desk(plan("swiss_players"), numbered(5))
    assert desk.evening.plan.format.bye is None
    desk.draw()
    assert desk.evening.plan.format.bye == "win"
    desk.enter_all()
    out = desk.evening.rounds[0].draw.byes[0].entry
    assert standing(desk, desk.evening.roster.name(out))[:3] == (1, 1, 50), "one point, one win, half the target"


def test_the_clock_of_a_round() -> None:
    form = with_game(format_preset("all_with_all"), time_limit=30)
    desk = Desk(plan().__class__(name="x", format=form, warning=5), numbered(4))
    assert desk.refused(StartClock(round=1)) == "not_latest"
    desk.draw()

    def says() -> tuple[ClockPhase, int]:
        clock = desk.evening.rounds[-1].clock
        assert clock is not None
        return clock.phase(desk.now, desk.evening.plan), clock.remaining_ms(desk.now) // MINUTE

    assert says() == (ClockPhase.READY, 30)
    assert desk.refused(PauseClock(round=1)) == "already_so"
    desk.do(StartClock(round=1))
    desk.now += 10 * MINUTE
    assert says() == (ClockPhase.RUNNING, 20)
    desk.do(PauseClock(round=1))
    desk.now += 60 * MINUTE
    assert says() == (ClockPhase.PAUSED, 20)
    desk.do(StartClock(round=1))
    desk.now += 15 * MINUTE
    assert says() == (ClockPhase.WARNING, 5)
    desk.do(AddTime(round=1, minutes=3))
    assert says() == (ClockPhase.RUNNING, 8)
    desk.do(CallLastHand(round=1))
    assert says() == (ClockPhase.LAST_HAND, 8)
    desk.now += 9 * MINUTE
    assert says() == (ClockPhase.LAST_HAND, 0), "the hand is played to its end"
    assert (
        desk.evening.rounds[-1].clock.phase(  # pyright: ignore[reportOptionalMemberAccess]
            desk.now, msgspec.structs.replace(desk.evening.plan, at_time=AtTime.STOP)
        )
        == ClockPhase.OVER
    )
    for minutes in (0, 241, -241):
        assert desk.refused(AddTime(round=1, minutes=minutes)) == "bad_minutes"


def test_no_clock_without_a_time_limit() -> None:
    desk = Desk(entries=numbered(4))
    desk.draw()
    assert desk.refused(StartClock(round=1)) == "no_clock"

"""Several organisers at once, and taking back what was done."""

import msgspec

from kozel.club.evening.command import (
    ChangePlan,
    CheckIn,
    Draw,
    EnterResult,
    Register,
    Undo,
)
from kozel.club.evening.game import GameStatus
from kozel.club.evening.roster import EntryStatus
from tests.evenings import Desk, numbered, people, plan, played


def test_organisers_who_do_different_things_do_not_disturb_each_other() -> None:
    desk = Desk(entries=numbered(8))
    desk.draw()
    seen = desk.version
    desk.do(EnterResult(round=1, table=1, outcome=played(100, 37)), seen, by="Ion")
    desk.do(EnterResult(round=1, table=2, outcome=played(100, 0)), seen, by="Ana")
    desk.do(CheckIn(entries=(desk.entry("P1"),), present=False), seen, by="Ana")


def test_organisers_who_do_the_same_thing_are_told_of_each_other() -> None:
    desk = Desk(entries=numbered(8))
    desk.draw()
    seen = desk.version
    desk.do(EnterResult(round=1, table=1, outcome=played(100, 37)), seen, by="Ion")
    assert desk.conflict(EnterResult(round=1, table=1, outcome=played(100, 73)), seen) == (desk.version,)
    desk.enter_all()
    assert len(desk.conflict(Draw(round=2), seen)) == 2
    desk.do(ChangePlan(plan=msgspec.structs.replace(desk.evening.plan, name="Другое")), by="Ana")
    assert desk.conflict(ChangePlan(plan=plan()), seen) == (desk.version,)


def test_a_phone_that_was_faster_is_a_conflict_too() -> None:
    desk = Desk(entries=numbered(4))
    desk.draw()
    seen = desk.version
    desk.report(desk.evening.roster.name(desk.evening.rounds[0].games[0].people[0]), 100, 37)
    assert desk.conflict(EnterResult(round=1, table=1, outcome=played(100, 73)), seen) == (desk.version,)


def test_what_nothing_rests_on_can_be_taken_back_even_if_it_is_not_the_latest() -> None:
    desk = Desk(entries=numbered(8))
    desk.draw()
    desk.do(EnterResult(round=1, table=1, outcome=played(100, 37)))
    first = desk.version
    desk.do(EnterResult(round=1, table=2, outcome=played(100, 0)))
    desk.do(Undo(act=first))
    assert desk.evening.rounds[0].open_tables == (1,)
    assert desk.refused(Undo(act=first)) == "cannot_undo", "once"
    desk.do(Undo(act=desk.version))
    assert desk.evening.rounds[0].open_tables == (), "undoing is undone"


def test_what_something_rests_on_is_not_taken_away_from_under_it() -> None:
    desk = Desk(entries=numbered(8))
    registered = desk.version
    desk.draw()
    drawn = desk.version
    desk.do(EnterResult(round=1, table=1, outcome=played(100, 37)))
    assert desk.refused(Undo(act=registered)) == "cannot_undo"
    assert desk.refused(Undo(act=drawn)) == "cannot_undo"
    desk.do(Undo(act=desk.version))
    desk.do(Undo(act=drawn))
    desk.do(Undo(act=registered))
    assert desk.evening.roster.entrants == ()
    for nothing in (0, -1, 1, 99):
        assert desk.refused(Undo(act=nothing)) == "cannot_undo"


def test_what_phones_have_said_stays_when_an_organiser_takes_an_act_back() -> None:
    desk = Desk(entries=numbered(8))
    desk.draw()
    desk.do(EnterResult(round=1, table=2, outcome=played(100, 0)))
    entered = desk.version
    said = desk.evening.roster.name(desk.evening.rounds[0].games[0].people[0])
    desk.report(said, 100, 37)
    desk.do(Undo(act=entered))
    assert [game.status for game in desk.evening.rounds[0].games] == [GameStatus.HALF, GameStatus.OPEN]


def test_what_phones_have_said_of_a_draw_that_was_taken_back_says_nothing_more() -> None:
    desk = Desk(entries=numbered(8))
    desk.draw()
    drawn = desk.version
    desk.report(desk.evening.roster.name(desk.evening.rounds[0].games[0].people[0]), 100, 37)
    desk.do(Undo(act=drawn))
    assert desk.evening.rounds == ()
    desk.draw()
    assert [game.status for game in desk.evening.rounds[0].games] == [GameStatus.OPEN, GameStatus.OPEN]


def test_an_id_is_never_given_twice_so_that_an_old_key_opens_nobody_elses_page() -> None:
    desk = Desk()
    desk.do(Register(entries=people("Оля")))
    first = desk.player("Оля")
    desk.do(Undo(act=desk.version))
    desk.do(Register(entries=people("Ион")))
    assert desk.player("Ион") != first
    entrant = desk.evening.roster.entrant_of(desk.player("Ион"))
    assert entrant is not None
    assert entrant.status is EntryStatus.REGISTERED

"""What phones have sent is taken back as what organisers did, and comes again only where it fits."""

import msgspec

from kozel.club.evening.command import (
    Arrive,
    ChangePlan,
    CheckIn,
    EnterResult,
    Leave,
    MarkPaid,
    Person,
    Register,
    Undo,
)
from kozel.club.evening.decide import sign_up
from kozel.club.evening.event import SignedUp
from kozel.club.evening.game import GameStatus
from kozel.club.evening.recording import came
from kozel.club.evening.refusal import EveningRefusal
from kozel.club.evening.roster import EntryStatus
from tests.evenings import Desk, numbered, people, plan, played


def signs_up(desk: Desk, *names: str) -> int:
    """Somebody signs up; the act's number."""
    event = sign_up(desk.course, tuple(Person(name=name) for name in names), desk.now)
    assert isinstance(event, SignedUp)
    desk.course = desk.course.apply(event)
    return desk.version


def status(desk: Desk, name: str) -> EntryStatus:
    entrant = desk.evening.roster.entrant(desk.entry(name))
    assert entrant is not None
    return entrant.status


def first_game(desk: Desk) -> GameStatus:
    return desk.evening.rounds[0].games[0].status


def two_sides(desk: Desk) -> tuple[str, str]:
    """Somebody of each side of the first table."""
    first, second = desk.evening.rounds[0].games[0].sides
    return desk.evening.roster.name(first[0]), desk.evening.roster.name(second[0])


def test_a_sign_up_is_taken_back_and_comes_again() -> None:
    desk = Desk()
    act = signs_up(desk, "Оля")
    page = desk.player("Оля")
    desk.do(Undo(act=act))
    assert desk.evening.roster.entrants == ()
    assert desk.refused(Undo(act=act)) == "cannot_undo"
    desk.do(Undo(act=desk.version))
    assert desk.player("Оля") == page


def test_a_sign_up_stays_while_an_organiser_relies_on_it() -> None:
    desk = Desk()
    act = signs_up(desk, "Оля")
    desk.do(CheckIn(entries=(desk.entry("Оля"),)))
    assert desk.refused(Undo(act=act)) == "cannot_undo"
    desk.do(Undo(act=desk.version))
    desk.do(MarkPaid(players=(desk.player("Оля"),)))
    assert desk.refused(Undo(act=act)) == "cannot_undo"
    desk.do(Undo(act=desk.version))
    desk.do(Undo(act=act))
    assert desk.evening.roster.participants == ()


def test_what_somebody_said_of_themselves_is_taken_back() -> None:
    desk = Desk()
    signs_up(desk, "Оля")
    desk.phone("Оля", Arrive())
    desk.do(Undo(act=desk.version))
    assert status(desk, "Оля") is EntryStatus.SIGNED_UP
    desk.phone("Оля", Leave())
    desk.do(Undo(act=desk.version))
    assert status(desk, "Оля") is EntryStatus.SIGNED_UP


def test_a_report_and_a_signature_are_taken_back_each_by_itself() -> None:
    desk = Desk(entries=numbered(4))
    desk.draw()
    one, other = two_sides(desk)
    desk.report(one, 100, 37)
    report = desk.version
    desk.report(other, 100, 37)
    signature = desk.version
    assert first_game(desk) is GameStatus.CONFIRMED
    desk.do(Undo(act=report))
    assert first_game(desk) is GameStatus.HALF
    desk.do(Undo(act=signature))
    assert first_game(desk) is GameStatus.OPEN
    desk.report(one, 100, 73)
    assert first_game(desk) is GameStatus.HALF, "phones go on"


def test_a_dispute_ends_when_one_of_the_reports_is_taken_back() -> None:
    desk = Desk(entries=numbered(4))
    desk.draw()
    one, other = two_sides(desk)
    desk.report(one, 100, 37)
    desk.report(other, 100, 73)
    assert first_game(desk) is GameStatus.DISPUTED
    desk.do(Undo(act=desk.version))
    desk.report(other, 100, 37)
    assert first_game(desk) is GameStatus.CONFIRMED


def test_a_signature_stays_once_the_next_round_was_drawn_on_it() -> None:
    desk = Desk(entries=numbered(4))
    desk.draw()
    one, other = two_sides(desk)
    desk.report(one, 100, 37)
    desk.report(other, 100, 37)
    signature = desk.version
    desk.draw()
    assert desk.refused(Undo(act=signature)) == "cannot_undo"
    desk.do(Undo(act=desk.version))
    desk.do(Undo(act=signature))
    assert first_game(desk) is GameStatus.HALF


def test_a_result_from_the_web_is_taken_back() -> None:
    desk = Desk(entries=numbered(4))
    desk.draw()
    event = came(desk.evening, 1, 1, played(100, 37), "abc", desk.now)
    assert not isinstance(event, EveningRefusal)
    desk.course = desk.course.apply(event)
    desk.do(Undo(act=desk.version))
    assert first_game(desk) is GameStatus.OPEN


def test_the_plan_that_phones_have_spoken_by_stays() -> None:
    """By the one before, two would have signed up for one place, and 100 : 37 would be no end of a game to 200."""
    desk = Desk(plan("swiss_players"))
    desk.do(ChangePlan(plan=plan("swiss_pairs")))
    changed = desk.version
    signs_up(desk, "Оля", "Ион")
    assert desk.refused(Undo(act=changed)) == "cannot_undo"
    form = plan().format
    to_200 = msgspec.structs.replace(form, game=msgspec.structs.replace(form.game, target=200))
    other = Desk(msgspec.structs.replace(plan(), format=to_200), numbered(4))
    other.draw()
    other.do(ChangePlan(plan=msgspec.structs.replace(plan(), format=form), reason="to 100"))
    changed = other.version
    for side in two_sides(other):
        other.report(side, 100, 37)
    assert other.refused(Undo(act=changed)) == "cannot_undo"


def test_a_draw_does_not_come_again_for_people_who_are_there_no_more() -> None:
    desk = Desk(entries=numbered(5))
    registered = desk.version
    desk.draw()
    desk.do(Undo(act=desk.version))
    back = desk.version
    desk.do(Undo(act=registered))
    assert desk.refused(Undo(act=back)) == "cannot_undo"
    desk.do(Undo(act=desk.version))
    assert desk.refused(Undo(act=back)) == "cannot_undo", "people have come and gone since"
    desk.draw()
    assert len(desk.evening.rounds) == 1


def test_a_registration_does_not_come_again_by_another_plan() -> None:
    desk = Desk(plan("swiss_players"))
    desk.do(Register(entries=people("Оля", "Ион")))
    desk.do(Undo(act=desk.version))
    back = desk.version
    desk.do(ChangePlan(plan=plan("swiss_pairs")))
    assert desk.refused(Undo(act=back)) == "cannot_undo"
    desk.do(Undo(act=desk.version))
    assert desk.evening.plan == plan("swiss_players")


def test_a_result_does_not_come_again_over_what_phones_have_said_since() -> None:
    desk = Desk(entries=numbered(4))
    desk.draw()
    desk.do(EnterResult(round=1, table=1, outcome=played(100, 5)))
    desk.do(Undo(act=desk.version))
    back = desk.version
    for side in two_sides(desk):
        desk.report(side, 100, 37)
    assert desk.refused(Undo(act=back)) == "cannot_undo"
    assert desk.evening.rounds[0].games[0].outcome == played(100, 37)


def test_an_undoing_that_was_undone_is_itself_taken_back() -> None:
    desk = Desk(entries=numbered(4))
    registered = desk.version
    for number in range(4):
        desk.do(Undo(act=registered if number == 0 else desk.version))
        assert len(desk.evening.roster.entrants) == (0, 4)[number % 2]

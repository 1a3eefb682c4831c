"""Who comes and goes in an evening, and what may be planned."""

import msgspec
import pytest

from kozel.club.evening.command import (
    Arrive,
    ChangePlan,
    EditPerson,
    Leave,
    Person,
    Register,
    Return,
)
from kozel.club.evening.decide import sign_up
from kozel.club.evening.event import SignedUp
from kozel.club.evening.plan import Fund
from kozel.club.evening.reckoning import table_of
from kozel.club.evening.refusal import EveningCode, EveningRefusal
from kozel.club.format import format_preset
from tests.evenings import Desk, numbered, pairs, people, plan, played, seats, standing, with_game


def test_the_same_person_twice_is_refused_with_their_row() -> None:
    desk = Desk(entries=people("Оля", "Ștefan"))
    refusal = desk.decides(Register(entries=people("Muñoz", "ștefan")))
    assert refusal == EveningRefusal(EveningCode.NAME_TWICE, {"name": "ștefan"}, 2)
    assert len(desk.evening.roster.entrants) == 2, "all or none"


def test_two_of_one_name_are_told_apart_by_their_clubs() -> None:
    desk = Desk(entries=people("Ion Rusu"))
    other = msgspec.structs.replace(people("Ion Rusu")[0], people=(Person(name="Ion Rusu", club="Bălți"),))
    desk.do(Register(entries=(other,)))
    assert desk.refused(Register(entries=(other,))) == "name_twice"


def test_a_pair_is_two_and_a_player_is_one() -> None:
    assert Desk().refused(Register(entries=people("A+B"))) == "wrong_size"
    assert Desk(plan("round_robin")).refused(Register(entries=people("A"))) == "wrong_size"
    assert Desk(plan("round_robin")).refused(Register(entries=people("A+A"))) == "name_twice"


@pytest.mark.parametrize("name", ["", " ", "a" * 61, "a\u202eb", "a\nb"])
def test_what_is_no_name_is_refused(name: str) -> None:
    assert Desk().refused(Register(entries=people(name))) == "bad_name"


def test_only_who_is_here_is_drawn() -> None:
    desk = Desk(entries=numbered(4))
    desk.do(Register(entries=people("Absent")))
    desk.draw()
    assert "Absent" not in seats(desk)
    assert desk.player("Absent") not in {line.player for line in table_of(desk.evening)}, "never came: not ranked"


def test_signing_up_waits_for_an_organiser_and_can_be_closed() -> None:
    desk = Desk(entries=numbered(4))
    signed = sign_up(desk.course, (Person(name="Гость", contact="+373"),), desk.now)
    assert isinstance(signed, SignedUp)
    desk.course = desk.course.apply(signed)
    desk.draw()
    assert "Гость" not in seats(desk)
    desk.do(ChangePlan(plan=msgspec.structs.replace(desk.evening.plan, sign_up=False)))
    refusal = sign_up(desk.course, (Person(name="Другой"),), desk.now)
    assert isinstance(refusal, EveningRefusal)
    assert refusal.code == "sign_up_closed"


def test_a_phone_may_say_that_one_is_here_and_that_one_cannot_come() -> None:
    desk = Desk()
    desk.do(Register(entries=people("Оля", "Ион")))
    desk.phone("Оля", Arrive())
    assert desk.phone_refused("Оля", Arrive()) == "already_so"
    desk.phone("Ион", Leave())
    assert desk.phone_refused("Ион", Arrive()) == "ask_organiser"
    desk.do(Return(entry=desk.entry("Ион")))
    desk.do(Register(entries=numbered(2), present=True))
    desk.draw()
    assert desk.phone_refused("Оля", Leave()) == "ask_organiser", "after the draw only an organiser withdraws anybody"


def test_a_name_may_be_corrected_and_another_take_the_place() -> None:
    desk = Desk(plan("round_robin"), pairs(2))
    desk.draw()
    desk.do(EditPerson(player=desk.player("A1"), person=Person(name="Замена")))
    assert desk.refused(EditPerson(player=desk.player("A2"), person=Person(name="замена"))) == "name_twice"
    assert "Замена" in seats(desk)


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"name": " "}, "bad_name"),
        ({"place": "a" * 121}, "bad_text"),
        ({"starts": "2026-02-30T18:00"}, "bad_date"),
        ({"starts": "завтра"}, "bad_date"),
        ({"rules": "kozel"}, "bad_rules"),
        ({"rules": "none"}, "bad_rules"),
        ({"warning": -1}, "bad_warning"),
        ({"fund": Fund(stake=-1)}, "bad_money"),
        ({"fund": Fund(fee=10_001)}, "bad_money"),
        ({"fund": Fund(currency="лей")}, "bad_money"),
    ],
)
def test_a_plan_that_makes_no_sense_is_refused(change: dict[str, object], code: str) -> None:
    desk = Desk()
    assert desk.refused(ChangePlan(plan=msgspec.structs.replace(desk.evening.plan, **change))) == code


def test_what_has_happened_fixes_the_plan() -> None:
    desk = Desk(entries=numbered(8))
    swiss = msgspec.structs.replace(desk.evening.plan, format=format_preset("swiss_players"))
    pairs_ = msgspec.structs.replace(desk.evening.plan, format=format_preset("swiss_pairs"))
    assert desk.refused(ChangePlan(plan=pairs_)) == "fixed_by_entries"
    desk.draw()
    assert desk.refused(ChangePlan(plan=swiss, reason="x")) == "fixed_by_draw"
    desk.enter_all(lambda _: played(104, 37))
    to_200 = msgspec.structs.replace(desk.evening.plan, format=with_game(desk.evening.plan.format, target=200))
    assert desk.refused(ChangePlan(plan=to_200)) == "needs_reason"
    assert desk.refused(ChangePlan(plan=to_200, reason="x")) == "unfinished", "the results that there are don't fit"
    uncapped = msgspec.structs.replace(desk.evening.plan, format=with_game(desk.evening.plan.format, plus_cap=False))
    desk.do(ChangePlan(plan=uncapped, reason="договорились"))
    winner = desk.evening.roster.name(desk.evening.rounds[0].games[0].people[0])
    assert standing(desk, winner)[2] == 104, "what is played already is counted by the new rules"

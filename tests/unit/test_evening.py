"""An evening by cases: what happens in a club, and the bugs that other tournament software has had (the numbers in
brackets are those of the list of known cases: byes, late entries, leavers, drawing twice, correcting, phones).
"""

import msgspec
import pytest

from kozel.club.evening.clock import ClockPhase
from kozel.club.evening.command import (
    AddTime,
    Arrive,
    CallLastHand,
    ChangePlan,
    CheckIn,
    ClearResult,
    CloseRound,
    Draw,
    DrawAgain,
    EditPerson,
    EnterResult,
    Finish,
    Leave,
    MarkPaid,
    PauseClock,
    Penalise,
    Person,
    Register,
    Report,
    Return,
    StartClock,
    SwapSeats,
    Undo,
    Withdraw,
)
from kozel.club.evening.decide import Slip, sign_up
from kozel.club.evening.event import SignedUp
from kozel.club.evening.game import GameStatus
from kozel.club.evening.plan import AtTime, Fund, TieAtTime
from kozel.club.evening.reckoning import fund_of, prizes_of, records, table_of
from kozel.club.evening.refusal import EveningCode, EveningRefusal
from kozel.club.evening.roster import EntryStatus
from kozel.club.format import format_preset
from kozel.club.result import Bye
from tests.evenings import MINUTE, Desk, absent, numbered, pairs, people, plan, played, with_game


def standing(desk: Desk, name: str) -> tuple[int, int, int, int, int]:
    line = next(line for line in table_of(desk.evening) if line.player == desk.player(name))
    return line.points, line.wins, line.plus, line.minus, line.effectiveness


def seats(desk: Desk) -> dict[str, set[str]]:
    """By each person's name, who shares their table in the latest round."""
    name = desk.evening.roster.name
    return {
        name(one): {name(other) for other in game.people}
        for game in desk.evening.rounds[-1].games
        for one in game.people
    }


# Registration


def test_the_same_person_twice_is_refused_with_their_row() -> None:  # [14]
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


# Drawing


def test_a_draw_that_is_pressed_twice_is_one() -> None:  # [34]
    desk = Desk(entries=numbered(8))
    version = desk.version
    desk.draw()
    assert desk.conflict(Draw(round=1), version) == (desk.version,)
    assert desk.refused(Draw(round=1)) == "already_drawn"
    assert len(desk.evening.rounds) == 1


def test_an_open_table_holds_up_the_next_round_and_the_closing() -> None:  # [22]
    desk = Desk(entries=numbered(8))
    desk.draw()
    desk.do(EnterResult(round=1, table=1, outcome=played(100, 37)))
    for command in (Draw(round=2), CloseRound(round=1), Finish()):
        refusal = desk.decides(command)
        assert isinstance(refusal, EveningRefusal)
        assert (refusal.code, refusal.values) == ("open_tables", {"n": 1, "table": 2})


def test_too_few_for_a_table() -> None:
    assert Desk(entries=numbered(3)).refused(Draw(round=1)) == "too_few"


def test_the_same_seed_draws_the_same_and_another_another() -> None:  # [21]
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


def test_a_late_entry_has_missed_the_rounds_before() -> None:  # [9], [12]
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
def test_who_has_left_is_drawn_no_more_but_stays_in_the_table(preset: str) -> None:  # [10], [12], [24]
    desk = Desk(plan(preset), pairs(8) if "pairs" in preset else numbered(8))
    desk.play_round()
    gone = desk.evening.roster.entrants[0]
    desk.do(Withdraw(entry=gone.id, reason="уехал"))
    assert desk.refused(Withdraw(entry=gone.id)) == "has_left"
    desk.play_round()
    drawn = {player for game in desk.evening.rounds[-1].games for player in game.people}
    assert drawn.isdisjoint(gone.players)
    assert {line.player for line in table_of(desk.evening)} >= set(gone.players)


def test_leaving_between_the_draw_and_the_game_lets_the_round_be_drawn_again() -> None:  # [10]
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
    assert standing(desk, desk.evening.roster.name(out))[:3] == (1, 1, 50), "one point, one win, half the target [7]"


# Results


@pytest.mark.parametrize(
    ("points", "timed", "code"),
    [
        ((100, 100), False, "both_at_target"),
        ((-1, 100), False, "negative"),
        ((90, 80), False, "unfinished"),
        ((500, 0), False, "impossible"),
        ((100, 101), True, "both_at_target"),
    ],
)
def test_an_impossible_result_is_refused(points: tuple[int, int], timed: bool, code: str) -> None:  # noqa: FBT001
    desk = Desk(entries=numbered(4))
    desk.draw()
    assert desk.refused(EnterResult(round=1, table=1, outcome=played(*points, timed=timed))) == code


def test_a_result_of_a_table_that_is_not_there() -> None:
    desk = Desk(entries=numbered(4))
    assert desk.refused(EnterResult(round=1, table=1, outcome=played(100, 0))) == "no_such_round"
    desk.draw()
    assert desk.refused(EnterResult(round=1, table=2, outcome=played(100, 0))) == "no_such_table"


def test_both_pairs_confirm() -> None:
    desk = Desk(entries=numbered(4))
    desk.draw()
    game = desk.evening.rounds[0].games[0]
    mine, theirs = (desk.evening.roster.name(side[0]) for side in game.sides)
    partner = desk.evening.roster.name(game.sides[0][1])
    desk.report(mine, 100, 37)
    assert desk.evening.rounds[0].games[0].status is GameStatus.HALF
    assert desk.evening.rounds[0].open_tables == (1,), "half is not enough"
    desk.report(partner, 100, 37)
    assert desk.evening.rounds[0].games[0].status is GameStatus.HALF, "partners are one side"
    desk.report(theirs, 100, 37)
    found = desk.evening.rounds[0].games[0]
    assert (found.status, found.outcome, found.source) == (GameStatus.CONFIRMED, played(100, 37), "phones")
    assert desk.phone_refused(theirs, Report(round=1, table=1, played=played(100, 0))) == "result_stands"


def test_pairs_that_disagree_are_decided_by_an_organiser() -> None:
    desk = Desk(entries=numbered(4))
    desk.draw()
    mine, theirs = (desk.evening.roster.name(side[0]) for side in desk.evening.rounds[0].games[0].sides)
    desk.report(mine, 100, 88)
    desk.report(theirs, 100, 98)
    assert desk.evening.rounds[0].games[0].status is GameStatus.DISPUTED
    assert desk.evening.rounds[0].open_tables == (1,)
    desk.do(EnterResult(round=1, table=1, outcome=played(100, 98)))
    found = desk.evening.rounds[0].games[0]
    assert (found.status, found.source) == (GameStatus.DECIDED, "organiser")


def test_a_side_may_think_better_of_it() -> None:
    desk = Desk(entries=numbered(4))
    desk.draw()
    mine, theirs = (desk.evening.roster.name(side[0]) for side in desk.evening.rounds[0].games[0].sides)
    desk.report(mine, 100, 88)
    desk.report(theirs, 100, 98)
    desk.report(mine, 100, 98)
    assert desk.evening.rounds[0].games[0].status is GameStatus.CONFIRMED


def test_phones_are_heard_only_where_they_may_speak() -> None:  # [23]
    desk = Desk(entries=numbered(8))
    desk.draw()
    report = Report(round=1, table=1, played=played(100, 0))
    elsewhere = desk.evening.roster.name(desk.evening.rounds[0].games[1].people[0])
    here = desk.evening.roster.name(desk.evening.rounds[0].games[0].people[0])
    assert desk.phone_refused(elsewhere, report) == "not_your_table"
    assert desk.phone_refused(here, Report(round=1, table=1, played=played(100, 100))) == "both_at_target"
    desk.do(ChangePlan(plan=msgspec.structs.replace(desk.evening.plan, phones=False), reason="x"))
    assert desk.phone_refused(here, report) == "phones_off"


def test_a_slip_speaks_for_its_side_and_only_of_its_draw() -> None:
    desk = Desk(entries=numbered(4))
    desk.draw()
    drawn = desk.evening.rounds[0].drawn
    report = Report(round=1, table=1, played=played(100, 5))
    desk.phone(Slip(drawn, 1, 0), report)
    desk.phone(Slip(drawn, 1, 1), report)
    assert desk.evening.rounds[0].games[0].status is GameStatus.CONFIRMED
    desk.do(DrawAgain(round=1, reason="x"))
    assert desk.phone_refused(Slip(drawn, 1, 0), report) == "not_your_table"
    assert desk.phone_refused(Slip(drawn, 1, 0), Arrive()) == "no_such_person"


def test_a_tie_at_time_is_played_on_unless_the_plan_says_otherwise() -> None:
    form = with_game(format_preset("all_with_all"), time_limit=30)
    desk = Desk(plan().__class__(name="x", format=form), numbered(4))
    desk.draw()
    mine = desk.evening.roster.name(desk.evening.rounds[0].games[0].people[0])
    tie = played(62, 62, timed=True)
    assert desk.phone_refused(mine, Report(round=1, table=1, played=tie)) == "play_on"
    assert desk.refused(EnterResult(round=1, table=1, outcome=tie)) == "needs_reason"
    desk.do(EnterResult(round=1, table=1, outcome=tie, reason="зал закрывается"))
    assert standing(desk, mine) == (0, 0, 62, 62, 0)
    calm = Desk(msgspec.structs.replace(desk.evening.plan, tie_at_time=TieAtTime.NO_WINNER), numbered(4))
    calm.draw()
    calm.do(EnterResult(round=1, table=1, outcome=tie))


def test_a_no_show_and_both() -> None:  # [11]
    desk = Desk(entries=numbered(8))
    desk.draw()
    desk.do(EnterResult(round=1, table=1, outcome=absent(1)))
    desk.do(EnterResult(round=1, table=2, outcome=absent(0, 1)))
    assert desk.refused(EnterResult(round=1, table=1, outcome=absent())) == "nobody_absent"
    came, gone = (desk.evening.roster.name(side[0]) for side in desk.evening.rounds[0].games[0].sides)
    assert standing(desk, came) == (2, 1, 100, 50, 50)
    assert standing(desk, gone) == (0, 0, 0, 100, -100)
    desk.do(CloseRound(round=1))


# Corrections


def test_a_correction_recomputes_and_leaves_later_rounds_as_they_are() -> None:  # R16
    desk = Desk(plan("swiss_players"), numbered(8))
    desk.play_round()
    desk.play_round()
    drawn = [found.draw for found in desk.evening.rounds]
    wrong = EnterResult(round=1, table=1, outcome=played(0, 100))
    assert desk.refused(wrong) == "needs_reason"
    loser = desk.evening.roster.name(desk.evening.rounds[0].games[0].sides[1][0])
    before = standing(desk, loser)
    desk.do(msgspec.structs.replace(wrong, reason="пары перепутаны"))
    assert [found.draw for found in desk.evening.rounds] == drawn
    assert standing(desk, loser)[0] == before[0] + 3
    assert standing(desk, loser)[1] == before[1] + 1


def test_what_both_have_signed_is_changed_only_with_a_reason() -> None:
    desk = Desk(entries=numbered(4))
    desk.draw()
    for side in desk.evening.rounds[0].games[0].sides:
        desk.report(desk.evening.roster.name(side[0]), 100, 37)
    assert desk.refused(EnterResult(round=1, table=1, outcome=played(100, 73))) == "needs_reason"
    assert desk.refused(ClearResult(round=1, table=1, reason=" ")) == "needs_reason"
    desk.do(ClearResult(round=1, table=1, reason="не тот стол"))
    assert desk.evening.rounds[0].games[0].status is GameStatus.OPEN


def test_a_typing_error_in_an_open_round_needs_none() -> None:
    desk = Desk(entries=numbered(4))
    desk.draw()
    desk.do(EnterResult(round=1, table=1, outcome=played(100, 37)))
    assert desk.refused(EnterResult(round=1, table=1, outcome=played(100, 37))) == "already_so"
    desk.do(EnterResult(round=1, table=1, outcome=played(100, 73)))
    desk.do(CloseRound(round=1))
    assert desk.refused(ClearResult(round=1, table=1, reason="x")) == "round_closed"


# Penalties


def test_a_penalty_touches_effectiveness_and_nobody_else() -> None:  # R8, [31]
    desk = Desk(entries=numbered(4))
    desk.play_round(lambda _: played(104, 37))
    winner, partner = (desk.evening.roster.name(player) for player in desk.evening.rounds[0].games[0].sides[0])
    penalty = Penalise(round=1, player=desk.player(winner), points=20, reason="опоздание")
    desk.do(penalty)
    assert standing(desk, winner) == (2, 1, 100, 37, 43)
    assert standing(desk, partner) == (2, 1, 100, 37, 63)
    desk.do(msgspec.structs.replace(penalty, points=5))
    assert standing(desk, winner)[-1] == 58, "set anew, not added"
    desk.do(msgspec.structs.replace(penalty, points=0))
    assert standing(desk, winner)[-1] == 63
    assert desk.refused(msgspec.structs.replace(penalty, points=0)) == "already_so"
    assert desk.refused(msgspec.structs.replace(penalty, points=-1)) == "penalty_negative"
    assert desk.refused(msgspec.structs.replace(penalty, reason="")) == "needs_reason"
    assert desk.refused(msgspec.structs.replace(penalty, player="nobody")) == "unknown_player"
    assert desk.refused(msgspec.structs.replace(penalty, round=2)) == "no_such_round"


def test_a_penalty_of_somebody_who_then_was_not_there_counts_for_nobody() -> None:
    desk = Desk(plan("swiss_players"), numbered(9))
    desk.draw()
    desk.do(Penalise(round=1, player=desk.player("P1"), points=20, reason="шум"))
    desk.do(CheckIn(entries=(desk.entry("P1"),), present=False))
    desk.do(DrawAgain(round=1, reason="ушёл"))
    assert desk.player("P1") not in {line.player for line in table_of(desk.evening)}
    desk.enter_all()
    desk.draw()
    desk.do(CheckIn(entries=(desk.entry("P1"),), present=True))
    assert standing(desk, "P1")[-1] == -20, "it is still known when they are here again"


def test_no_penalties_where_the_event_has_none() -> None:
    form = msgspec.structs.replace(format_preset("all_with_all"), penalties=False)
    desk = Desk(plan().__class__(name="x", format=form), numbered(4))
    desk.draw()
    assert desk.refused(Penalise(round=1, player=desk.player("P1"), points=5, reason="x")) == "penalties_off"


# The clock


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


# Money and the end


def test_prizes_come_to_the_fund() -> None:
    chosen = plan(fund=Fund(stake=10_000, fee=1000, sponsor=1, shares=(5000, 3000, 2000)))
    desk = Desk(chosen, numbered(8))
    desk.do(MarkPaid(players=tuple(desk.player(f"P{place}") for place in range(1, 8))))
    for _ in range(3):
        desk.play_round()
    desk.do(Finish())
    assert fund_of(desk.evening) == 7 * 10_000 * 9 // 10 + 1
    assert sum(prize.amount for prize in prizes_of(desk.evening, table_of(desk.evening))) == fund_of(desk.evening)
    assert desk.refused(Finish()) == "finished"
    assert desk.refused(Draw(round=4)) == "finished"
    assert desk.refused(Register(entries=people("Поздний"))) == "finished"


def test_shares_must_be_everything() -> None:
    desk = Desk()
    bad = msgspec.structs.replace(desk.evening.plan, fund=Fund(shares=(5000, 3000)))
    refusal = desk.decides(ChangePlan(plan=bad))
    assert isinstance(refusal, EveningRefusal)
    assert (refusal.code, refusal.values) == ("bad_shares", {"percent": "80"})


# The plan


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


# Together, and taking back


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

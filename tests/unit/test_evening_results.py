"""Results of an evening: phones, disputes, forfeits, corrections, penalties, prizes."""

import msgspec
import pytest

from kozel.club.evening.command import (
    Arrive,
    ChangePlan,
    CheckIn,
    ClearResult,
    CloseRound,
    Draw,
    DrawAgain,
    EnterResult,
    Finish,
    MarkPaid,
    Penalise,
    Register,
    Report,
)
from kozel.club.evening.decide import Slip
from kozel.club.evening.game import GameStatus
from kozel.club.evening.plan import Fund, TieAtTime
from kozel.club.evening.reckoning import fund_of, prizes_of, table_of
from kozel.club.evening.refusal import EveningRefusal
from kozel.club.format import format_preset
from tests.evenings import Desk, absent, numbered, people, plan, played, standing, with_game


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


def test_phones_are_heard_only_where_they_may_speak() -> None:
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


def test_a_no_show_and_both() -> None:
    desk = Desk(entries=numbered(8))
    desk.draw()
    desk.do(EnterResult(round=1, table=1, outcome=absent(1)))
    desk.do(EnterResult(round=1, table=2, outcome=absent(0, 1)))
    assert desk.refused(EnterResult(round=1, table=1, outcome=absent())) == "nobody_absent"
    came, gone = (desk.evening.roster.name(side[0]) for side in desk.evening.rounds[0].games[0].sides)
    assert standing(desk, came) == (2, 1, 100, 50, 50)
    assert standing(desk, gone) == (0, 0, 0, 100, -100)
    desk.do(CloseRound(round=1))


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


def test_a_penalty_touches_effectiveness_and_nobody_else() -> None:  # R8
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

"""The seam to the tables on the web: a game that was played there brings its result, and who brought it stays known."""

from kozel.club.evening.command import EnterResult, Report
from kozel.club.evening.game import GameStatus
from kozel.club.evening.recording import came
from kozel.club.evening.refusal import EveningRefusal
from kozel.club.result import Outcome
from tests.evenings import Desk, numbered, played


def brought(desk: Desk, table: int, outcome: Outcome) -> str | None:
    """Bring a result from a web table; why it is refused, or None if it counts."""
    decision = came(desk.evening, 1, table, outcome, "abc", desk.now)
    if isinstance(decision, EveningRefusal):
        return str(decision.code)
    desk.course = desk.course.apply(decision)
    return None


def test_a_result_comes_from_the_table_where_it_was_played() -> None:
    desk = Desk(entries=numbered(8))
    desk.draw()
    assert brought(desk, 1, played(104, 37)) is None
    game = desk.evening.rounds[0].games[0]
    assert (game.status, game.source, game.outcome) == (GameStatus.ENTERED, "table:abc", played(104, 37))


def test_what_an_organiser_or_both_pairs_have_said_stands() -> None:
    desk = Desk(entries=numbered(8))
    desk.draw()
    desk.do(EnterResult(round=1, table=1, outcome=played(100, 37)))
    assert brought(desk, 1, played(0, 100)) == "result_stands"
    for side in desk.evening.rounds[0].games[1].sides:
        name = desk.evening.roster.name(side[0])
        desk.phone(name, Report(round=1, table=2, played=played(100, 5)))
    assert brought(desk, 2, played(0, 100)) == "result_stands"


def test_a_result_that_cannot_be_or_has_no_table_is_refused() -> None:
    desk = Desk(entries=numbered(4))
    assert brought(desk, 1, played(100, 0)) == "no_such_round"
    desk.draw()
    assert brought(desk, 2, played(100, 0)) == "no_such_table"
    assert brought(desk, 1, played(100, 100)) == "both_at_target"

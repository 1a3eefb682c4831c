"""The ratings of a series: by the published formulas, and by what they leave out."""

import math
from collections.abc import Callable, Sequence

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kozel.club.evening.command import EditPerson, EnterResult, Finish, Person, Register, Registration, Withdraw
from kozel.club.evening.course import Course
from kozel.club.rating import NEWCOMER, RatedGame, Rating, after
from kozel.club.result import Outcome, Played
from kozel.club.series import RatingLine, ended, ratings, season_table
from tests.evenings import START, Desk, absent, numbered, people, plan, played

PEOPLE: tuple[str, ...] = ("A", "B", "C", "D")
DRIFT = 1.25
strengths = st.builds(Rating, st.floats(900, 2100), st.floats(30, 125))


def weng_lin(game: RatedGame, ratings: dict[str, Rating]) -> dict[str, Rating]:
    """Algorithm 1 of Weng and Lin (2011) for two teams, with gamma = sigma_i / c, written from the paper."""
    before = {person: Rating(mean, math.hypot(deviation, DRIFT)) for person, (mean, deviation) in ratings.items()}
    means = [sum(before[person].mean for person in side) for side in game.sides]
    variances = [sum(before[person].deviation ** 2 for person in side) for side in game.sides]
    c = math.sqrt(sum(variances) + 2 * NEWCOMER.deviation**2)
    found: dict[str, Rating] = {}
    for i, side in enumerate(game.sides):
        q = 1 - i
        expected = math.exp(means[i] / c) / (math.exp(means[i] / c) + math.exp(means[q] / c))
        score = 0.5 if game.winner is None else float(game.winner == i)
        omega = variances[i] / c * (score - expected)
        gamma = math.sqrt(variances[i]) / c
        delta = gamma * variances[i] / c**2 * expected * (1 - expected)
        for person in side:
            share = before[person].deviation ** 2 / variances[i]
            shrunk = max(1 - share * delta, 0.0001)
            found[person] = Rating(before[person].mean + share * omega, before[person].deviation * math.sqrt(shrunk))
    return found


@settings(max_examples=60, deadline=None)
@given(st.tuples(*[strengths] * 4), st.sampled_from((0, 1, None)))
def test_a_game_changes_ratings_by_the_published_formulas(four: Sequence[Rating], winner: int | None) -> None:
    game, before = RatedGame((("A", "B"), ("C", "D")), winner), dict(zip(PEOPLE, four, strict=True))
    now, expected = after(game, before), weng_lin(game, before)
    for person in PEOPLE:
        assert now[person] == pytest.approx(expected[person])
        if winner is not None:
            has_won = person in game.sides[winner]
            assert (now[person].mean > before[person].mean) == has_won


def test_two_newcomers_who_win_gain_what_two_who_lose_lose() -> None:
    """c = sqrt(4 * (125² + 1.25²) + 2 * 125²) = 306.2, so a newcomer moves by (125² + 1.25²) / 306.2 / 2 = 25.5."""
    now = after(RatedGame((("A", "B"), ("C", "D")), 0), {})
    assert [round(now[person].mean, 1) for person in PEOPLE] == [1525.5, 1525.5, 1474.5, 1474.5]
    assert len({now[person].deviation for person in PEOPLE}) == 1


def test_who_is_less_sure_moves_more() -> None:
    before = {"A": Rating(1500, 60), **dict.fromkeys("BCD", Rating(1500, 120))}
    now = after(RatedGame((("A", "B"), ("C", "D")), 0), before)
    assert 0 < 3 * (now["A"].mean - 1500) < now["B"].mean - 1500


def test_chance_leaves_one_game_in_five_to_the_weaker() -> None:
    """As the words beside the newcomer's rating say, of people whose ratings are sure."""
    sure = 0.001
    strong, weak = Rating(NEWCOMER.mean + NEWCOMER.deviation, sure), Rating(NEWCOMER.mean, sure)
    before = {"A": strong, "B": strong, "C": weak, "D": weak}
    gain = [after(RatedGame((("A", "B"), ("C", "D")), winner), before)["A"].mean - strong.mean for winner in (0, 1)]
    assert -gain[1] / (gain[0] - gain[1]) == pytest.approx(0.8, abs=0.01)


def finished(name: str, score: Callable[[int], Outcome], rounds: int = 3, *, day: int = 0, who: int = 4) -> Desk:
    desk = Desk(plan(series="Кубок двора"), numbered(who), seed=name)
    desk.now = START + day
    for _ in range(rounds):
        desk.play_round(score)
    desk.do(Finish())
    return desk


def first_wins(table: int) -> Outcome:
    return played(100, table)


def lines(*desks: Desk) -> dict[str, RatingLine]:
    return {line.name: line for line in ratings(ended(named(*desks)))}


def named(*desks: Desk) -> dict[str, Course]:
    return {f"event{number}": desk.course for number, desk in enumerate(desks)}


def by_hand(*desks: Desk) -> dict[str, Rating]:
    """Everybody's rating by the formulas above, game by game."""
    now = dict.fromkeys((f"P{number}" for number in range(1, 9)), NEWCOMER)
    for desk in desks:
        name = desk.evening.roster.name
        for game in (game for found in desk.evening.rounds for game in found.games):
            first, second = (tuple(map(name, side)) for side in game.sides)
            assert isinstance(game.outcome, Played)
            one, other = game.outcome.points
            now |= weng_lin(RatedGame((first, second), None if one == other else int(one < other)), now)
    return now


def test_ratings_go_on_from_event_to_event() -> None:
    one = finished("a", first_wins)
    two = finished("b", lambda table: played(60 + table, 60, timed=True), rounds=7, day=1, who=8)
    expected = by_hand(one, two)
    # Whichever is known first, they count in the order in which they were played.
    for told in (lines(one, two), lines(two, one)):
        assert {name: (line.rating, line.games) for name, line in told.items()} == {
            name: (round(rating.mean), 10 if name in ("P1", "P2", "P3", "P4") else 7)
            for name, rating in expected.items()
        }
    for line in lines(one, two).values():
        assert line.margin == round(1.96 * expected[line.name].deviation)
        assert line.wins == sum(event.wins for event in line.events)
        assert line.rating == NEWCOMER.mean + sum(event.change for event in line.events) == line.events[-1].rating


def test_places_are_for_those_who_have_played_enough() -> None:
    listed = tuple(lines(finished("a", first_wins), finished("b", first_wins, rounds=7, day=1, who=8)).values())
    assert sorted(line.name for line in listed if line.place is not None) == ["P1", "P2", "P3", "P4"]
    assert [line.place is None for line in listed] == [False] * 4 + [True] * 4
    for group in (listed[:4], listed[4:]):
        assert [line.rating for line in group] == sorted((line.rating for line in group), reverse=True)
    merits = [line.rating for line in listed[:4]]
    assert [line.place for line in listed[:4]] == [1 + merits.index(rating) for rating in merits]


def test_what_was_not_played_is_no_game() -> None:
    """Five play, so one sits out each round; a side that didn't come forfeits; somebody never comes at all."""
    desk = Desk(plan(), (*numbered(5), *people("Nobody")))
    desk.do(Withdraw(entry=desk.entry("Nobody")))
    desk.play_round(lambda _: absent(1))
    desk.play_round(lambda _: absent(0, 1))
    desk.play_round(first_wins)
    desk.do(Finish())
    seated = {desk.evening.roster.name(player) for player in desk.evening.rounds[-1].games[0].people}
    assert {name: line.games for name, line in lines(desk).items()} == dict.fromkeys(seated, 1)


def test_a_tie_that_was_closed_brings_the_unlike_together() -> None:
    desk = Desk(plan(), numbered(4))
    desk.play_round(first_wins)
    desk.draw()
    desk.do(EnterResult(round=2, table=1, outcome=played(60, 60, timed=True), reason="closing"))
    desk.do(Finish())
    expected = by_hand(desk)
    assert {name: line.rating for name, line in lines(desk).items()} == {
        name: round(expected[name].mean) for name in ("P1", "P2", "P3", "P4")
    }


def test_a_correction_changes_all_that_came_after() -> None:
    one, two = finished("a", first_wins), finished("b", first_wins, day=1)
    before = lines(one, two)
    corrected = Desk(plan(series="Кубок двора"), numbered(4), seed="a")
    corrected.course = one.course
    corrected.do(EnterResult(round=1, table=1, outcome=played(7, 100), reason="the other side won"))
    now = lines(corrected, two)
    assert now == lines(corrected, two)
    assert now != before
    expected = by_hand(corrected, two)
    assert all(line.rating == round(expected[name].mean) for name, line in now.items())


def test_the_copy_of_an_event_counts_once() -> None:
    desk = finished("a", first_wins)
    copy = Desk()
    copy.course = desk.course
    copy.do(EnterResult(round=1, table=1, outcome=played(7, 100), reason="corrected in the copy"))
    for told in ({"here": desk.course, "there": copy.course}, {"there": copy.course, "here": desk.course}):
        assert ended(told) == {"there": copy.course}
    assert {line.games for line in lines(desk, copy).values()} == {3}


def test_events_that_go_on_do_not_count() -> None:
    desk = Desk(plan(), numbered(4))
    desk.play_round(first_wins)
    assert ended(named(desk)) == {}


def test_people_are_known_by_their_names_and_namesakes_by_their_clubs_too() -> None:
    anas = tuple(Registration(people=(Person(name="Ana", club=club),)) for club in ("North", "South"))
    one = Desk(plan(), (*anas, *people("B", "C")), seed="a")
    two = Desk(plan(), (*people("B", "C", "D"), anas[0]), seed="b")
    # The case of letters doesn't make another person, nor does a club that is told once only.
    two.do(EditPerson(player=two.player("B"), person=Person(name="b", club="North")))
    for desk in (one, two):
        desk.play_round(first_wins)
        desk.do(Finish())
    games = {name: line.games for name, line in lines(one, two).items()}
    assert games == {"Ana (North)": 2, "Ana (South)": 1, "B": 2, "C": 2, "D": 1}
    table = season_table(tuple(ended(named(one, two)).values()))
    assert {line.name: line.events for line in table} == games


def test_the_games_of_who_left_early_are_evidence_all_the_same() -> None:
    """R15 takes them out of a round robin's standings; what they show of those who played them stays true."""
    desk = Desk(plan("round_robin"))
    desk.do(Register(entries=people("A+B", "C+D", "E+F", "G+H"), present=True))
    desk.play_round(first_wins)
    desk.do(Withdraw(entry=desk.entry("A")))
    desk.do(Finish())
    assert {line.games for line in lines(desk).values()} == {1}
    assert len(lines(desk)) == 8


def test_ratings_are_written_as_json() -> None:
    written = msgspec.json.encode(tuple(lines(finished("a", first_wins)).values()))
    assert msgspec.json.decode(written, type=tuple[RatingLine, ...])[0].events[0].event == "event0"

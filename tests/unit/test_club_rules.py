"""The club's rules R1 to R17 as docs/club.md words them, each with its example and its boundaries."""

import pytest

from kozel.club.entry import single_entries
from kozel.club.format import ByeRule, Format, bye_rule
from kozel.club.result import Played, Result, ResultCode, Worth, refuses, refuses_penalty, worth
from tests.unit.club_values import (
    ALL_WITH_ALL,
    ROUND_ROBIN,
    SWISS_PAIRS,
    SWISS_PLAYERS,
    bye,
    forfeit,
    form,
    game,
    pairs,
    penalty,
    sides,
    table,
)

TO_200 = form(ALL_WITH_ALL, target=200)
WORKED = [game(1, "AB CD", 104, 37), game(2, "AC BD", 100, 0), game(3, "AD BC", 62, 58, timed=True)]


def told(rules: Format, first: int, second: int, *, timed: bool = False) -> tuple[Worth, Worth]:
    """What a score gives to each side; it must be one that is accepted."""
    assert refuses(rules, single_entries("ABCD"), game(1, "AB CD", first, second, timed=timed)) is None
    return worth(rules, Played(points=(first, second), timed=timed))


def test_the_worked_event() -> None:
    lines = table(ALL_WITH_ALL, "ABCD", WORKED)
    assert [
        (line.place, line.player, line.points, line.wins, line.plus, line.minus, line.effectiveness)
        for line in lines.values()
    ] == [
        (1, "A", 6, 3, 262, 95, 167),
        (2, "C", 3, 1, 195, 162, 33),
        (3, "B", 2, 1, 158, 199, -41),
        (4, "D", 1, 1, 99, 258, -159),
    ]
    assert {line.decided_by for line in lines.values()} == {"points"}
    assert not any(line.provisional for line in lines.values())


def test_the_worked_event_with_a_penalty() -> None:
    lines = table(ALL_WITH_ALL, "ABCD", WORKED, [penalty("C", 10)])
    assert [(line.player, line.effectiveness) for line in lines.values()] == [
        ("A", 167),
        ("C", 23),
        ("B", -41),
        ("D", -159),
    ]
    assert sum(line.effectiveness for line in lines.values()) == -10


def test_r1_who_reaches_the_target_has_exactly_the_target_in_plus() -> None:
    winners, losers = told(ALL_WITH_ALL, 104, 37)
    assert winners == Worth(points=2, wins=1, plus=100, minus=37)
    assert losers == Worth(points=0, wins=0, plus=37, minus=100)
    assert told(ALL_WITH_ALL, 100, 37) == told(ALL_WITH_ALL, 104, 37)
    assert told(TO_200, 214, 37)[0].plus == 200


def test_r1_without_the_cap_all_that_was_scored_counts() -> None:
    uncapped = table(form(ALL_WITH_ALL, plus_cap=False), "ABCD", WORKED)
    assert (uncapped["A"].plus, uncapped["A"].effectiveness) == (266, 171)
    assert uncapped["C"].minus == 166
    assert sum(line.effectiveness for line in uncapped.values()) == 0


def test_r2_a_plus_is_the_other_sides_minus() -> None:
    for first, second, timed in ((104, 37, False), (0, 100, False), (62, 58, True), (40, 40, True)):
        one, other = told(ALL_WITH_ALL, first, second, timed=timed)
        assert (one.plus, one.minus) == (other.minus, other.plus)


@pytest.mark.parametrize(
    ("target", "lost", "points"),
    [
        (100, 0, 3),
        (100, 1, 2),
        (100, 50, 2),
        (100, 51, 1),
        (100, 99, 1),
        (200, 0, 3),
        (200, 1, 2),
        (200, 50, 2),
        (200, 51, 2),
        (200, 99, 2),
        (200, 100, 2),
        (200, 101, 1),
        (200, 199, 1),
        (7, 3, 2),
        (7, 4, 1),
        (75, 37, 2),
        (75, 38, 1),
    ],
)
def test_r3_bands(target: int, lost: int, points: int) -> None:
    rules = form(ALL_WITH_ALL, target=target)
    for won in (target, target + 1, target + 30):
        winners, losers = told(rules, won, lost)
        assert winners == Worth(points, 1, target, lost)
        assert losers == Worth(0, 0, lost, target)
        assert told(rules, lost, won) == (losers, winners)


@pytest.mark.parametrize("target", [100, 200])
def test_r3_only_one_side_can_reach_the_target(target: int) -> None:
    rules = form(ALL_WITH_ALL, target=target)
    for lost in (target, target + 1):
        refusal = refuses(rules, single_entries("ABCD"), game(1, "AB CD", target + 5, lost))
        assert refusal is not None
        assert refusal.code is ResultCode.BOTH_AT_TARGET
    assert refuses(rules, single_entries("ABCD"), game(1, "AB CD", target, target - 1)) is None


@pytest.mark.parametrize(("won", "lost"), [(62, 58), (62, 38), (62, 0), (99, 0), (1, 0), (99, 50)])
def test_r4_a_game_won_on_time_gives_one_point(won: int, lost: int) -> None:
    winners, losers = told(ALL_WITH_ALL, won, lost, timed=True)
    assert winners == Worth(1, 1, won, lost)
    assert losers == Worth(0, 0, lost, won)


@pytest.mark.parametrize(("won", "lost", "points"), [(62, 58, 1), (62, 48, 2), (62, 50, 2), (62, 51, 1), (62, 0, 3)])
def test_r4_or_by_the_losers_band(won: int, lost: int, points: int) -> None:
    assert told(form(ALL_WITH_ALL, timed_points="bands"), won, lost, timed=True)[0].points == points


def test_r4_who_reaches_the_target_in_the_last_hand_has_reached_it() -> None:
    assert told(ALL_WITH_ALL, 104, 37, timed=True) == told(ALL_WITH_ALL, 104, 37)


def test_r5_a_tie_on_time_that_is_closed_gives_nothing() -> None:
    assert told(ALL_WITH_ALL, 62, 62, timed=True) == (Worth(0, 0, 62, 62), Worth(0, 0, 62, 62))
    assert told(ALL_WITH_ALL, 0, 0, timed=True) == (Worth(0, 0, 0, 0), Worth(0, 0, 0, 0))


def test_r5_a_game_below_the_target_is_over_only_on_time() -> None:
    refusal = refuses(ALL_WITH_ALL, single_entries("ABCD"), game(1, "AB CD", 99, 58))
    assert refusal is not None
    assert (refusal.code, refusal.found, refusal.expected) == (ResultCode.UNFINISHED, 99, 100)


def test_r6_games_to_rounds_won() -> None:
    rules = form(ALL_WITH_ALL, target=5, target_in="rounds")
    assert told(rules, 5, 3) == (Worth(1, 1, 5, 3), Worth(0, 0, 3, 5))
    assert told(rules, 0, 5) == (Worth(0, 0, 0, 5), Worth(1, 1, 5, 0))
    # Pips are counted as they are, without a cap: also by losers who scored more.
    assert worth(rules, Played(points=(5, 3), pips=(140, 160))) == (Worth(1, 1, 140, 160), Worth(0, 0, 160, 140))
    for first, second, code in ((6, 3, ResultCode.IMPOSSIBLE), (5, 5, ResultCode.BOTH_AT_TARGET)):
        refusal = refuses(rules, single_entries("ABCD"), game(1, "AB CD", first, second))
        assert refusal is not None
        assert refusal.code is code


def test_r7_effectiveness_adds_up_and_may_fall_below_nothing() -> None:
    after = [table(ALL_WITH_ALL, "ABCD", WORKED[:games])["D"].effectiveness for games in range(4)]
    assert after == [0, -63, -163, -159]


def test_r8_a_penalty_touches_one_players_effectiveness_and_nothing_else() -> None:
    plain = table(ALL_WITH_ALL, "ABCD", WORKED[:1])
    fined = table(ALL_WITH_ALL, "ABCD", WORKED[:1], [penalty("A", 20)])
    assert (fined["A"].effectiveness, fined["B"].effectiveness) == (43, 63)
    assert fined["A"].penalties == 20
    for player in "ABCD":
        for column in ("points", "wins", "plus", "minus", "games"):
            assert getattr(fined[player], column) == getattr(plain[player], column)
    assert list(fined) == ["B", "A", "C", "D"] or list(fined) == ["B", "A", "D", "C"]


def test_r8_penalties_add_up() -> None:
    fined = table(ALL_WITH_ALL, "ABCD", WORKED, [penalty("A", 20), penalty("A", 5, 2), penalty("B", 0)])
    assert fined["A"].penalties == 25
    assert fined["B"].penalties == 0


def test_r8_refusals() -> None:
    entries = single_entries("ABCD")
    assert refuses_penalty(ALL_WITH_ALL, entries, penalty("A", 0)) is None
    for rules, who, points, code in (
        (form(ALL_WITH_ALL, penalties=False), "A", 10, ResultCode.PENALTIES_OFF),
        (ALL_WITH_ALL, "A", -1, ResultCode.PENALTY_NEGATIVE),
        (ALL_WITH_ALL, "X", 1, ResultCode.UNKNOWN_PLAYER),
    ):
        refusal = refuses_penalty(rules, entries, penalty(who, points))
        assert refusal is not None
        assert refusal.code is code


def test_r9_each_place_names_the_criterion_that_decided_it() -> None:
    records = [
        game(1, "AB CD", 100, 0),  # 3 points each, one game
        game(1, "EF GH", 100, 60),  # 1 point each
        game(2, "EF GH", 100, 40),  # and 2 more: 3 points from two games
        game(1, "IJ KL", 100, 70),
        game(2, "IJ KL", 100, 30),
    ]
    lines = table(ROUND_ROBIN, pairs("AB CD EF GH IJ KL"), records)
    assert {player: (line.place, line.decided_by) for player, line in lines.items() if player in "ACEGIK"} == {
        "E": (1, "shared"),
        "I": (1, "shared"),
        "A": (3, "wins"),
        "G": (4, "shared"),
        "K": (4, "shared"),
        "C": (6, "plus"),
    }


def test_r9_plus_is_the_last_before_a_place_is_shared() -> None:
    records = [game(1, "AB CD", 50, 40, timed=True), game(1, "EF GH", 30, 20, timed=True)]
    lines = table(ROUND_ROBIN, pairs("AB CD EF GH"), records)
    assert [(line.player, line.place, line.decided_by) for line in lines.values()][::2] == [
        ("A", 1, "plus"),
        ("E", 2, "plus"),
        ("C", 3, "plus"),
        ("G", 4, "plus"),
    ]


def test_r9_the_lot_decides_only_where_it_is_asked_for() -> None:
    records = [game(1, "AB CD", 100, 40), game(1, "EF GH", 100, 40)]
    order = [*ROUND_ROBIN.order, "lot"]
    entries = pairs("AB CD EF GH")
    drawn = table(form(ROUND_ROBIN, order=order), entries, records, seed="x")
    again = table(form(ROUND_ROBIN, order=order), entries[::-1], records[::-1], seed="x")
    assert [line.place for line in drawn.values()] == [1, 1, 2, 2, 3, 3, 4, 4]
    assert {line.decided_by for line in drawn.values()} == {"lot"}
    assert drawn == again
    firsts = {next(iter(table(form(ROUND_ROBIN, order=order), entries, records, seed=str(n)))) for n in range(20)}
    assert firsts == {"A", "E"}


H2H = form(SWISS_PAIRS, order=["points", "head_to_head"])


def test_r10_two_who_are_level_are_parted_by_their_meeting() -> None:
    two = table(H2H, pairs("AB CD EF"), [game(1, "AB CD", 100, 60), game(2, "CD EF", 100, 60)])
    assert [(line.player, line.place, line.decided_by) for line in two.values()][::2] == [
        ("A", 1, "head_to_head"),
        ("C", 2, "head_to_head"),
        ("E", 3, "points"),
    ]


def test_r10_three_who_have_not_all_met_share_the_place() -> None:
    records = [game(1, "AB CD", 100, 60), game(2, "CD EF", 100, 60), game(2, "AB GH", 60, 100)]
    lines = table(H2H, pairs("AB CD EF GH"), records)
    assert {player: (line.place, line.decided_by) for player, line in lines.items() if player in "ACGE"} == {
        "A": (1, "shared"),
        "C": (1, "shared"),
        "G": (1, "shared"),
        "E": (4, "points"),
    }


def test_r10_three_are_parted_by_a_table_of_their_own_and_then_the_two_left_by_their_meeting() -> None:
    records = [
        game(1, "AB CD", 100, 0),  # 3
        game(2, "CD EF", 100, 60),  # 1
        game(3, "EF AB", 100, 60),  # 1: among them A has 3, C and E have 1 each
        game(4, "CD GH", 100, 40),  # 2
        game(5, "EF GH", 100, 40),  # 2
    ]
    lines = table(H2H, pairs("AB CD EF GH"), records)
    assert [(line.player, line.points, line.place, line.decided_by) for line in lines.values()][::2] == [
        ("A", 3, 1, "head_to_head"),
        ("C", 3, 2, "head_to_head"),
        ("E", 3, 3, "head_to_head"),
        ("G", 0, 4, "points"),
    ]


def test_r10_a_circle_of_wins_shares_the_place() -> None:
    records = [game(1, "AB CD", 100, 60), game(2, "CD EF", 100, 60), game(3, "EF AB", 100, 60)]
    lines = table(H2H, pairs("AB CD EF"), records)
    assert {(line.place, line.decided_by) for line in lines.values()} == {(1, "shared")}


def test_r10_games_as_partners_say_nothing_of_two() -> None:
    rules = form(ALL_WITH_ALL, order=["points", "head_to_head"])
    # A and B have three points each: together in round 1, and in round 2 B beat A.
    records = [game(1, "AB CD", 100, 40), game(2, "BC AD", 100, 60), game(3, "AC DE", 100, 60)]
    lines = table(rules, "ABCDE", records)
    assert (lines["A"].points, lines["B"].points) == (3, 3)
    assert [line.decided_by for line in (lines["A"], lines["B"])] == ["head_to_head", "head_to_head"]
    assert lines["B"].place == 1
    together = table(rules, "ABCD", [game(1, "AB CD", 100, 40)])
    assert {line.decided_by for line in together.values()} == {"shared"}


def test_r10_all_with_all_asks_for_the_meetings_and_the_round_robin_does_not() -> None:
    assert ALL_WITH_ALL.order == (*ROUND_ROBIN.order, "head_to_head")
    assert ROUND_ROBIN.order == ("points", "wins", "effectiveness", "plus")


def test_r11_pairs_are_ranked_by_the_sum_of_both_effectivenesses() -> None:
    records = [game(1, "AB CD", 100, 40), game(1, "EF GH", 100, 40)]
    fined = table(ROUND_ROBIN, pairs("AB CD EF GH"), records, [penalty("B", 5)])
    assert [(line.player, line.place, line.effectiveness, line.decided_by) for line in fined.values()] == [
        ("E", 1, 60, "effectiveness"),
        ("F", 1, 60, "effectiveness"),
        ("A", 2, 60, "effectiveness"),
        ("B", 2, 55, "effectiveness"),
        *[(player, 3, -60, "shared") for player in fined if player in "CDGH"],
    ]


def test_r12_places_are_provisional_until_the_round_is_complete() -> None:
    first = [game(1, "AB CD", 100, 40), game(1, "EF GH", 100, 40)]
    assert not any(line.provisional for line in table(ALL_WITH_ALL, "ABCDEFGH", first).values())
    running = table(ALL_WITH_ALL, "ABCDEFGH", [*first, game(2, "AC BD", 100, 40)])
    assert all(line.provisional for line in running.values())
    assert (running["A"].games, running["E"].games) == (2, 1)


def test_r13_byes() -> None:
    assert bye_rule(form(SWISS_PLAYERS), 9) is ByeRule.WIN
    played = [game(1, "AB CD", 100, 40), bye(1, "E")]
    line = table(SWISS_PLAYERS, "ABCDE", played)["E"]
    assert (line.points, line.wins, line.plus, line.minus, line.games, line.byes) == (1, 1, 50, 0, 0, 1)
    assert table(form(SWISS_PLAYERS, bye="none"), "ABCDE", played)["E"].points == 0
    assert table(form(SWISS_PLAYERS, target=75), "ABCDE", [bye(1, "E")])["E"].plus == 37


def test_r13_an_average_bye_is_the_players_own_average_game() -> None:
    rules = form(SWISS_PLAYERS, bye="average")
    records = [bye(1, "E"), game(2, "EA BC", 100, 40), game(3, "EB AC", 100, 60), game(4, "AB CE", 100, 10)]
    line = table(rules, "ABCE", records)["E"]
    # Three games: 2, 1 and 0 points, 210 in plus, 200 in minus.
    assert (line.points, line.wins, line.plus, line.minus) == (3 + 1, 2 + 1, 210 + 70, 200 + 67)
    assert line.games == 3
    assert table(rules, "ABCE", [bye(1, "E")])["E"].points == 0


def test_r13_where_all_sit_out_equally_often_byes_are_worth_nothing() -> None:
    for players in (5, 9, 13, 14, 6, 7):
        assert bye_rule(ALL_WITH_ALL, players) is ByeRule.NONE
        assert bye_rule(form(ALL_WITH_ALL, rounds=players), players) is ByeRule.NONE
        assert bye_rule(form(ALL_WITH_ALL, rounds=4), players) is ByeRule.WIN
    assert bye_rule(ROUND_ROBIN, 7) is ByeRule.NONE
    assert bye_rule(form(ROUND_ROBIN, rounds=3), 7) is ByeRule.WIN
    assert bye_rule(form(ROUND_ROBIN, legs=2, rounds=14), 7) is ByeRule.NONE
    assert bye_rule(form(ROUND_ROBIN, bye="win"), 7) is ByeRule.WIN


def test_r13_a_round_that_somebody_missed_is_worth_nothing() -> None:
    line = table(SWISS_PLAYERS, "E", [bye(1, "E", missed=True)])["E"]
    assert (line.points, line.wins, line.plus, line.byes) == (0, 0, 0, 1)


def test_r14_forfeits() -> None:
    lines = table(SWISS_PAIRS, pairs("AB CD"), [forfeit(1, "AB CD", 1)])
    for player in "AB":
        line = lines[player]
        assert (line.points, line.wins, line.plus, line.minus) == (2, 1, 100, 50)
        assert (line.games, line.forfeits) == (0, 1)
    for player in "CD":
        assert (lines[player].points, lines[player].plus, lines[player].minus) == (0, 0, 100)
    neither = table(SWISS_PAIRS, pairs("AB CD"), [forfeit(1, "AB CD", 0, 1)])
    assert {(line.points, line.plus, line.minus) for line in neither.values()} == {(0, 0, 100)}
    void = table(form(SWISS_PAIRS, forfeit="void"), pairs("AB CD"), [forfeit(1, "AB CD", 1)])
    assert {(line.points, line.plus, line.minus) for line in void.values()} == {(0, 0, 0)}
    refusal = refuses(SWISS_PAIRS, pairs("AB CD"), forfeit(1, "AB CD"))
    assert refusal is not None
    assert refusal.code is ResultCode.NOBODY_ABSENT


def test_r15_a_pair_that_left_a_round_robin_early_counts_for_nobody() -> None:
    records = [
        game(1, "AB CD", 100, 0),
        game(1, "EF GH", 100, 60),
        game(2, "CD EF", 100, 60),
        game(2, "AB GH", 100, 60),
    ]
    # Three games are due to each; whoever leaves after one is out, after two stays.
    lines = table(ROUND_ROBIN, pairs("AB CD EF gh"), records[:2])
    assert list(lines) == [*"ABEFCD"]
    assert (lines["E"].points, lines["E"].games) == (0, 0)
    stays = table(ROUND_ROBIN, pairs("AB CD EF gh"), records)
    assert (stays["G"].games, stays["E"].points) == (2, 1)
    kept = table(form(ROUND_ROBIN, withdrawal="keep"), pairs("AB CD EF gh"), records[:2])
    assert kept["E"].points == 1


@pytest.mark.parametrize(("played", "stays"), [(1, False), (2, True), (3, True)])
def test_r15_half_of_the_games_is_enough(played: int, *, stays: bool) -> None:
    against = ["CD", "EF", "GH", "IJ"][:played]
    records = [game(number, f"AB {other}", 100, 60) for number, other in enumerate(against, 1)]
    assert ("A" in table(ROUND_ROBIN, pairs("ab CD EF GH IJ"), records)) is stays


def test_r15_in_other_events_all_results_stay() -> None:
    lines = table(SWISS_PAIRS, pairs("ab CD"), [game(1, "AB CD", 100, 60)])
    assert (lines["A"].points, lines["A"].place) == (1, 1)


def test_r16_a_correction_is_a_new_reckoning() -> None:
    corrected = [game(1, "AB CD", 37, 104), *WORKED[1:]]
    lines = table(ALL_WITH_ALL, "ABCD", corrected)
    assert [(line.player, line.points) for line in lines.values()] == [("C", 5), ("A", 4), ("D", 3), ("B", 0)]


def test_r17_the_recorded_score_is_all_that_a_game_says() -> None:
    """Fouls within a game are in its score; nothing beside it changes what it is worth."""
    plain = Result(round=1, sides=sides("AB CD"), outcome=Played(points=(100, 51)))
    assert worth(ALL_WITH_ALL, plain.outcome)[0] == Worth(1, 1, 100, 51)

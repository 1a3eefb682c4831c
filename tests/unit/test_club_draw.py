"""Draws: what has gone wrong in other programs for tournaments, class by class."""

from collections import Counter
from itertools import islice

import pytest

from kozel.club.draw import (
    DrawFault,
    ImpossibleDrawError,
    ReasonCode,
    RoundDraw,
    SatOut,
    Table,
    draw,
    draw_rounds,
    seated,
)
from kozel.club.entry import Entry, single_entries
from kozel.club.format import Format
from kozel.club.result import Bye, ClubRecord, Played, Result
from tests.unit.club_values import (
    ALL_WITH_ALL,
    ROUND_ROBIN,
    SWISS_PAIRS,
    SWISS_PLAYERS,
    bye,
    form,
    game,
    pairs,
)


def entries_of(rules: Format, count: int) -> tuple[Entry, ...]:
    numbers = [str(number) for number in range(count)]
    if rules.unit == "pair":
        return tuple(Entry(id=number, players=(f"{number}a", f"{number}b")) for number in numbers)
    return single_entries(numbers)


def played(entries: tuple[Entry, ...], drawn: RoundDraw) -> list[ClubRecord]:
    """Results of a round: whoever has the lower number is the stronger, and wins by as much."""
    strength = {player: int(entry.id) for entry in entries for player in entry.players}
    found: list[ClubRecord] = []
    for table in drawn.tables:
        sides = seated(table, entries)
        first, second = (sum(strength[player] for player in side) for side in sides)
        points = (100, min(99, second % 100)) if first < second else (min(99, first % 100), 100)
        found.append(Result(round=drawn.round, sides=sides, outcome=Played(points=points)))
    players = {entry.id: entry.players for entry in entries}
    return [*found, *(Bye(round=drawn.round, players=players[bye.entry]) for bye in drawn.byes)]


def swiss(rules: Format, count: int, rounds: int) -> list[RoundDraw]:
    entries = entries_of(rules, count)
    history: list[RoundDraw] = []
    records: list[ClubRecord] = []
    for _ in range(rounds):
        history.append(draw(rules, entries, history, "7", records))
        records += played(entries, history[-1])
    return history


def met(history: list[RoundDraw]) -> tuple[Counter[frozenset[str]], Counter[frozenset[str]], Counter[str]]:
    """How often two were partners and opponents, and how often each sat out."""
    partners, opponents, byes = Counter[frozenset[str]](), Counter[frozenset[str]](), Counter[str]()
    for drawn in history:
        for table in drawn.tables:
            partners.update(frozenset(side) for side in table.sides if len(side) == 2)
            opponents.update(frozenset((one, other)) for one in table.sides[0] for other in table.sides[1])
        byes.update(bye.entry for bye in drawn.byes)
    return partners, opponents, byes


def test_who_has_had_fewer_byes_gets_the_next() -> None:
    """bbpPairings#27: of three candidates two had byes already; the third gets it."""
    records = [game(1, "DE FG", 100, 0), bye(1, "A"), bye(2, "B")]
    for seed in "12":
        drawn = draw(SWISS_PLAYERS, single_entries("ABCDEFGHI"), [], seed, [*records, *(bye(3, p) for p in "DEFGHI")])
        assert [each.entry for each in drawn.byes] == ["C"]


def test_a_bye_counts_once_whether_drawn_recorded_or_missed() -> None:
    """bbpPairings#19: an import that codes a bye otherwise still counts it."""
    entries = single_entries("ABCDE")
    history = [
        RoundDraw(
            round=1,
            tables=(Table(number=1, sides=(("A", "B"), ("C", "D"))),),
            byes=(SatOut(entry="E"),),
            seed="1",
            digest="",
        )
    ]
    second = {draw(SWISS_PLAYERS, entries, history, seed, [bye(1, "E")]).byes[0].entry for seed in "1234"}
    assert "E" not in second
    reasons = draw(SWISS_PLAYERS, entries, history, "1", [bye(1, "E")]).byes[0].reasons
    assert (reasons[0].code, reasons[0].n) == (ReasonCode.FEWEST_BYES, 0)
    recorded_only = draw(SWISS_PLAYERS, entries, [], "1", [game(1, "AB CD", 100, 40), bye(1, "E")])
    assert recorded_only.round == 2
    assert recorded_only.byes[0].entry != "E"
    missed = draw(SWISS_PLAYERS, entries, [], "1", [game(1, "AB CD", 100, 40), bye(1, "E", missed=True)])
    assert missed.byes[0].entry != "E"


def test_the_only_one_without_a_bye_gets_it_however_high() -> None:
    """ANRTournament#22: 17 players, the sole leader is the only one who never sat out."""
    entries = entries_of(SWISS_PLAYERS, 17)
    leader, *others = (entry.id for entry in entries)
    records: list[ClubRecord] = [Bye(round=number, players=(other,)) for number, other in enumerate(others, 1)]
    records.append(
        Result(round=20, sides=((leader, others[0]), (others[1], others[2])), outcome=Played(points=(100, 0)))
    )
    assert draw(SWISS_PLAYERS, entries, [], "1", records).byes[0].entry == leader


def test_of_equals_the_lowest_sits_out() -> None:
    drawn = draw(SWISS_PAIRS, pairs("AB CD EF GH IJ"), [], "1", [game(1, "AB CD", 100, 0), game(1, "EF GH", 100, 50)])
    assert [bye.entry for bye in drawn.byes] == ["CD"]
    assert [reason.code for reason in drawn.byes[0].reasons] == [ReasonCode.FEWEST_BYES, ReasonCode.LOWEST]


def test_byes_are_what_is_left_over_of_whole_tables() -> None:
    """good-enough-golfers#19: 30 players are 7 full tables and two out; liwords#1200: never more."""
    for count in (4, 5, 6, 7, 8, 10, 11, 15, 22, 30):
        (drawn,) = islice(draw_rounds(ALL_WITH_ALL, entries_of(ALL_WITH_ALL, count), "1"), 1)
        assert len(drawn.byes) == count % 4
        assert len(drawn.tables) == count // 4


def test_three_pairs_have_a_bye_in_every_round() -> None:
    """tournament-organizer#35; brackets-manager#50: and nobody sits out against nobody."""
    history = list(islice(draw_rounds(ROUND_ROBIN, pairs("AB CD EF"), "1"), 3))
    assert [len(drawn.byes) for drawn in history] == [1, 1, 1]
    assert met(history)[2] == {"AB": 1, "CD": 1, "EF": 1}
    assert all(len(side) == 1 for drawn in history for table in drawn.tables for side in table.sides)


def test_a_dead_end_for_whoever_pairs_from_the_top_is_none_for_a_matching() -> None:
    """golden#16: first with second leaves two who have met; another pairing has none."""
    records = [
        game(1, "AB CD", 100, 90),
        game(1, "EF GH", 100, 95),
        game(2, "AB EF", 100, 90),
        game(2, "CD GH", 50, 50, timed=True),
    ]
    drawn = draw(SWISS_PAIRS, pairs("AB CD EF GH"), [], "1", records)
    assert {frozenset(entry for side in table.sides for entry in side) for table in drawn.tables} == {
        frozenset(("AB", "GH")),
        frozenset(("CD", "EF")),
    }
    assert all(ReasonCode.NEW_OPPONENTS in [reason.code for reason in table.reasons] for table in drawn.tables)


@pytest.mark.parametrize(
    ("rules", "count", "rounds"), [(SWISS_PAIRS, 24, 7), (SWISS_PAIRS, 9, 6), (SWISS_PAIRS, 60, 5)]
)
def test_swiss_pairs_meet_once_and_neighbours_meet(rules: Format, count: int, rounds: int) -> None:
    history = swiss(rules, count, rounds)
    _, opponents, byes = met(history)
    assert set(opponents.values()) == {1}
    assert max(byes.values(), default=0) - min(byes[str(number)] for number in range(count)) <= 1
    late = [
        reason.n
        for drawn in history[2:]
        for table in drawn.tables
        for reason in table.reasons
        if reason.code in (ReasonCode.POINTS_APART, ReasonCode.SAME_POINTS)
    ]
    assert sum(late) / len(late) < 2.5


@pytest.mark.parametrize(("count", "rounds"), [(16, 4), (23, 5), (50, 5)])
def test_swiss_players_change_partners_and_opponents(count: int, rounds: int) -> None:
    partners, opponents, byes = met(swiss(SWISS_PLAYERS, count, rounds))
    assert set(partners.values()) == {1}
    assert max(opponents.values()) <= (1 if count >= 40 else 2)
    assert max(byes.values(), default=0) - min(byes[str(number)] for number in range(count)) <= 1


def test_leaders_sit_at_the_first_table() -> None:
    history = swiss(SWISS_PAIRS, 16, 4)
    assert "0" in {entry for side in history[-1].tables[0].sides for entry in side}


def test_before_the_first_game_the_rating_stands_for_the_standings() -> None:
    rated = tuple(Entry(id=str(n), players=(f"{n}a", f"{n}b"), rating=1000 - n) for n in range(8))
    drawn = draw(SWISS_PAIRS, rated, [], "1")
    assert [{int(side[0]) for side in table.sides} for table in drawn.tables] == [{0, 1}, {2, 3}, {4, 5}, {6, 7}]


@pytest.mark.parametrize(("count", "rounds"), [(14, 8), (22, 9), (30, 9), (64, 9), (100, 9)])
def test_rotation_where_no_schedule_serves(count: int, rounds: int) -> None:
    """tournaments of other sizes: no partner twice, no opponent three times, byes spread evenly."""
    history = list(islice(draw_rounds(ALL_WITH_ALL, entries_of(ALL_WITH_ALL, count), "1"), rounds))
    partners, opponents, byes = met(history)
    assert set(partners.values()) == {1}
    assert max(opponents.values()) <= 2
    assert max(byes.values(), default=0) - min(byes[str(number)] for number in range(count)) <= 1


def test_a_whole_rotation_of_fourteen_repeats_no_partner() -> None:
    history = list(islice(draw_rounds(ALL_WITH_ALL, entries_of(ALL_WITH_ALL, 14), "1"), 14))
    partners, _, byes = met(history)
    assert set(partners.values()) == {1}
    assert set(byes.values()) == {2}


@pytest.mark.parametrize("rules", [ROUND_ROBIN, ALL_WITH_ALL, SWISS_PAIRS, SWISS_PLAYERS])
def test_the_same_seed_gives_the_same_draw_in_whatever_order_they_came(rules: Format) -> None:
    """sharly-chess#2320, lila#12147: drawing twice gives one set of tables."""
    entries = entries_of(rules, 14)
    first = draw(rules, entries, [], "a")
    assert draw(rules, entries[::-1], [], "a") == first
    assert draw(rules, entries, [], "b").tables != first.tables
    assert draw(rules, entries, [], "b").digest != first.digest
    records = played(entries, first)
    second = draw(rules, entries, [first], "a", records)
    assert draw(rules, entries[::-1], [first], "a", records[::-1]) == second
    assert second.digest != draw(rules, entries, [first], "a", records[1:]).digest


def test_who_comes_late_to_a_rotation_is_drawn_without_repeating_a_partner() -> None:
    """liwords#855, lila#8613: at odd and even numbers of rounds, growing through every remainder."""
    history: list[RoundDraw] = []
    for number, count in enumerate([8, 8, 9, 10, 11, 12, 12]):
        history.append(draw(ALL_WITH_ALL, entries_of(ALL_WITH_ALL, count), history, str(number)))
    partners, _, _ = met(history)
    assert set(partners.values()) == {1}


def test_who_leaves_a_rotation_is_not_drawn_any_more() -> None:
    """tournament-organizer#24: after leaving and coming back nobody meets themselves."""
    whole = entries_of(ALL_WITH_ALL, 12)
    history = list(islice(draw_rounds(ALL_WITH_ALL, whole, "1"), 3))
    away = tuple(Entry(id=entry.id, players=entry.players, withdrawn=entry.id == "3") for entry in whole)
    history.append(draw(ALL_WITH_ALL, away, history, "1"))
    here = {entry for table in history[-1].tables for side in table.sides for entry in side}
    assert "3" not in here
    assert len(here) == 8
    history += [draw(ALL_WITH_ALL, whole, history, "1")]
    partners, opponents, _ = met(history)
    assert set(partners.values()) == {1}
    assert all(len(couple) == 2 for couple in opponents)


def test_a_pair_that_leaves_a_round_robin_leaves_its_place_empty() -> None:
    whole = pairs("AB CD EF GH IJ KL")
    history = list(islice(draw_rounds(ROUND_ROBIN, whole, "1"), 2))
    left = pairs("ab CD EF GH IJ KL")
    gone = (Entry(id="AB", players=("A", "B"), withdrawn=True), *left[1:])
    for _ in range(3):
        history.append(draw(ROUND_ROBIN, gone, history, "1"))
        assert len(history[-1].tables) == 2
        assert len(history[-1].byes) == 1
    opponents = met(history)[1]
    assert all(
        opponents[frozenset((one.id, other.id))] == 1 for one in whole[1:] for other in whole[1:] if one != other
    )


def test_a_pair_that_comes_late_to_a_round_robin_meets_nobody_twice() -> None:
    history = list(islice(draw_rounds(ROUND_ROBIN, pairs("AB CD EF GH"), "1"), 1))
    late = pairs("AB CD EF GH IJ KL")
    for _ in range(3):
        history.append(draw(ROUND_ROBIN, late, history, "1"))
    assert set(met(history)[1].values()) == {1}


def test_seats_that_the_organiser_changed_are_what_counts() -> None:
    entries = single_entries("ABCDEFGH")
    changed = RoundDraw(
        round=1,
        tables=(
            Table(number=1, sides=(("A", "B"), ("C", "D"))),
            Table(number=2, sides=(("E", "F"), ("G", "H"))),
        ),
        byes=(),
        seed="1",
        digest="",
    )
    drawn = draw(ALL_WITH_ALL, entries, [changed], "1")
    assert not {frozenset(side) for table in drawn.tables for side in table.sides} & {
        frozenset(side) for table in changed.tables for side in table.sides
    }


def test_a_schedule_is_left_where_it_would_let_some_meet_a_third_time() -> None:
    entries = single_entries("ABCDEFGH")
    planned = list(islice(draw_rounds(ALL_WITH_ALL, entries, "1"), 3))[2]
    ((a, b), (c, d)), ((e, f), (g, h)) = (table.sides for table in planned.tables)
    history = [
        RoundDraw(
            round=number,
            tables=tuple(Table(number=place, sides=sides) for place, sides in enumerate(tables, 1)),
            byes=(),
            seed="1",
            digest="",
        )
        for number, tables in enumerate(
            [(((a, e), (c, g)), ((b, f), (d, h))), (((a, g), (c, e)), ((b, h), (d, f)))],
            1,
        )
    ]
    drawn = draw(ALL_WITH_ALL, entries, history, "1")
    partners, opponents, _ = met([*history, drawn])
    assert set(partners.values()) == {1}
    assert max(opponents.values()) == 2


def test_groups_are_drawn_each_by_itself_at_tables_numbered_on() -> None:
    rules = form(ROUND_ROBIN, groups=2)
    entries = tuple(
        Entry(id=entry.id, players=entry.players, group=1 + (number > 3))
        for number, entry in enumerate(entries_of(rules, 9))
    )
    drawn = draw(rules, entries, [], "1")
    assert [table.number for table in drawn.tables] == [1, 2, 3, 4]
    group = {entry.id: entry.group for entry in entries}
    assert all(group[table.sides[0][0]] == group[table.sides[1][0]] for table in drawn.tables)
    assert [group[bye.entry] for bye in drawn.byes] == [2]
    # The smaller group is done after three rounds, the other plays on.
    rounds = list(draw_while_possible(rules, entries))
    assert [len(each.tables) for each in rounds] == [4, 4, 4, 2, 2]


def draw_while_possible(rules: Format, entries: tuple[Entry, ...]) -> list[RoundDraw]:
    drawn: list[RoundDraw] = []

    def to_the_end() -> None:
        for each in draw_rounds(rules, entries, "1"):
            drawn.append(each)  # noqa: PERF402 - what was drawn before the end is kept

    with pytest.raises(ImpossibleDrawError) as refused:
        to_the_end()
    assert refused.value.fault is DrawFault.FINISHED
    return drawn


@pytest.mark.parametrize(
    ("rules", "count", "least"), [(ROUND_ROBIN, 1, 2), (ALL_WITH_ALL, 3, 4), (SWISS_PLAYERS, 0, 4)]
)
def test_too_few_for_a_table(rules: Format, count: int, least: int) -> None:
    with pytest.raises(ImpossibleDrawError) as refused:
        draw(rules, entries_of(rules, count), [], "1")
    assert (refused.value.fault, refused.value.least) == (DrawFault.TOO_FEW, least)


@pytest.mark.parametrize(
    ("rules", "count", "rounds"),
    [
        (ROUND_ROBIN, 6, 5),
        (ROUND_ROBIN, 5, 5),
        (ALL_WITH_ALL, 8, 7),
        (ALL_WITH_ALL, 5, 5),
        (form(ROUND_ROBIN, legs=2), 4, 6),
        (form(ALL_WITH_ALL, rounds=9), 8, 9),
    ],
)
def test_a_schedule_ends(rules: Format, count: int, rounds: int) -> None:
    assert len(draw_while_possible(rules, entries_of(rules, count))) == rounds


def test_two_legs_let_everybody_meet_twice() -> None:
    history = draw_while_possible(form(ROUND_ROBIN, legs=2), entries_of(ROUND_ROBIN, 7))
    assert set(met(history)[1].values()) == {2}

"""The club on random input: results in any order are one event, draws of every size are draws."""

from collections import Counter
from itertools import islice
from random import Random

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from kozel.club.draw import draw, draw_rounds, seated
from kozel.club.entry import Entry, single_entries
from kozel.club.format import Format, format_preset, with_format_options
from kozel.club.result import Bye, ClubRecord, Penalty, Played, Result, refused
from kozel.club.standings import standings

PLAYERS = tuple("ABCDEFGHIJKLM")


@st.composite
def events(chance: st.DrawFn, *, byes: bool) -> tuple[Format, tuple[Entry, ...], list[ClubRecord], list[Penalty]]:
    """An event of players with several rounds, every game of them possible."""
    target = chance(st.sampled_from((100, 200, 61)))
    options: dict[str, object] = {
        "target": target,
        "plus_cap": chance(st.booleans()),
        "timed_points": chance(st.sampled_from(("one", "bands"))),
        "bye": chance(st.sampled_from(("none", "average", "win"))),
    }
    form = with_format_options(format_preset("swiss_players"), options)
    entries = single_entries(PLAYERS[: chance(st.integers(4, len(PLAYERS)))])
    random = Random(chance(st.integers(0, 2**32)))
    records: list[ClubRecord] = []
    penalties: list[Penalty] = []
    for number in range(1, chance(st.integers(1, 6)) + 1):
        order = [entry.id for entry in entries]
        random.shuffle(order)
        while len(order) >= 4:
            a, b, c, d = (order.pop() for _ in range(4))
            timed = random.random() < 0.3
            lost = random.randrange(target)
            won = random.randrange(lost, target) if timed else target + random.randrange(40)
            points = (won, lost) if random.random() < 0.5 else (lost, won)
            records.append(Result(round=number, sides=((a, b), (c, d)), outcome=Played(points=points, timed=timed)))
        if byes:
            records += [Bye(round=number, players=(player,)) for player in order]
        if random.random() < 0.5:
            penalties.append(Penalty(round=number, player=random.choice(PLAYERS[:4]), points=random.randrange(30)))
    return form, entries, records, penalties


@settings(max_examples=20, deadline=None)
@given(event=events(byes=False))
def test_effectiveness_sums_to_minus_the_penalties(
    event: tuple[Format, tuple[Entry, ...], list[ClubRecord], list[Penalty]],
) -> None:
    form, entries, records, penalties = event
    lines = standings(form, entries, records, penalties)
    assert sum(line.effectiveness for line in lines) == -sum(penalty.points for penalty in penalties)
    assert sum(line.plus for line in lines) == sum(line.minus for line in lines)
    for line in lines:
        assert line.effectiveness == line.plus - line.minus - line.penalties
        assert line.wins <= line.games
        assert line.wins <= line.points <= 3 * line.wins


@settings(max_examples=20, deadline=None)
@given(event=events(byes=True), seed=st.integers(0, 2**32))
def test_the_order_of_entry_changes_nothing(
    event: tuple[Format, tuple[Entry, ...], list[ClubRecord], list[Penalty]], seed: int
) -> None:
    form, entries, records, penalties = event
    assert list(refused(form, entries, records)) == []
    before = standings(form, entries, records, penalties)
    for listed in (entries := list(entries), records, penalties):
        Random(seed).shuffle(listed)
    assert standings(form, entries, records, penalties) == before


@settings(max_examples=10, deadline=None)
@given(event=events(byes=True))
def test_adding_game_by_game_comes_to_the_same_as_counting_anew(
    event: tuple[Format, tuple[Entry, ...], list[ClubRecord], list[Penalty]],
) -> None:
    """Each record adds to those it is about what it adds alone, and to nobody else; byes by the average apart."""
    form, entries, records, penalties = event
    form = with_format_options(form, {"bye": "win"})
    sums: dict[str, Counter[str]] = {entry.id: Counter() for entry in entries}
    for upto, record in enumerate(records, 1):
        for line in standings(form, entries, [record]):
            sums[line.player].update(points=line.points, wins=line.wins, plus=line.plus, minus=line.minus)
        if upto in (1, len(records) // 2, len(records)):
            for line in standings(form, entries, records[:upto], penalties):
                has = sums[line.player]
                assert (line.points, line.wins, line.plus, line.minus) == (
                    has["points"],
                    has["wins"],
                    has["plus"],
                    has["minus"],
                )


@settings(max_examples=20, deadline=None)
@given(event=events(byes=True))
def test_places_are_in_the_order_of_the_criteria(
    event: tuple[Format, tuple[Entry, ...], list[ClubRecord], list[Penalty]],
) -> None:
    form, entries, records, penalties = event
    lines = standings(form, entries, records, penalties)
    keys = [(line.points, line.wins, line.effectiveness, line.plus) for line in lines]
    assert keys == sorted(keys, reverse=True)
    for line, key in zip(lines, keys, strict=True):
        assert line.place == 1 + sum(other > key for other in keys)
        assert (line.decided_by == "shared") == (keys.count(key) > 1)
        if line.decided_by != "shared":
            column = form.order.index(line.decided_by)
            assert sum(other[: column + 1] == key[: column + 1] for other in keys) == 1
            assert column == 0 or sum(other[:column] == key[:column] for other in keys) > 1


@pytest.mark.parametrize("name", ["round_robin", "all_with_all", "swiss_pairs", "swiss_players"])
@settings(max_examples=4, deadline=None)
@example(count=398, seed=1)
@given(count=st.one_of(st.integers(4, 40), st.integers(41, 400)), seed=st.integers(0, 2**32))
def test_every_draw_is_a_draw(name: str, count: int, seed: int) -> None:
    """Everybody has one seat or sits out, byes are as few as they can be, and nobody meets themselves."""
    form = format_preset(name)
    pairs = form.unit == "pair"
    entries = tuple(
        Entry(id=str(number), players=(f"{number}a", f"{number}b") if pairs else (str(number),))
        for number in range(count)
    )
    rounds = list(islice(draw_rounds(form, entries, str(seed)), 3 if count < 41 else 1))
    byes = Counter[str]()
    for number, drawn in enumerate(rounds, 1):
        assert drawn.round == number
        seats = [entry for table in drawn.tables for side in table.sides for entry in side]
        out = [bye.entry for bye in drawn.byes]
        assert sorted([*seats, *out], key=int) == [entry.id for entry in entries]
        assert len(out) == count % (2 if pairs else 4)
        assert [table.number for table in drawn.tables] == list(range(1, len(drawn.tables) + 1))
        assert all(table.reasons for table in drawn.tables)
        assert all(bye.reasons for bye in drawn.byes)
        assert all(len({*first, *second}) == 4 for first, second in (seated(table, entries) for table in drawn.tables))
        byes.update(out)
    assert max(byes.values(), default=0) - min(byes[entry.id] for entry in entries) <= 1
    if count < 41:
        assert draw(form, entries[::-1], rounds[:-1], str(seed)) == rounds[-1]

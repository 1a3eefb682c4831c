"""What a view tells: what lies open at a table, one's own hand and moves, and nothing else."""

from random import Random

import pytest

from kozel.rules.event import Drew, Passed, Played
from kozel.rules.match import new_match
from kozel.rules.round import Round
from kozel.rules.rule_set import RuleSet, preset
from kozel.rules.view import DealtView, DrewView, LastPlay, event_view, sight, view
from tests.random_matches import steps

KOZEL = preset("kozel").with_options({"target": 60})
TABLES = [(KOZEL, 3), (preset("kozel-yard").with_options({"target": 60}), 2), (preset("pairs-100"), 4)]


@pytest.mark.parametrize("seat", [None, 1])
def test_before_the_first_deal_the_table_is_empty(seat: int | None) -> None:
    seen = view(new_match(KOZEL, 3), seat)
    assert (seen.seat, seen.round, seen.turn, seen.drawn, seen.boneyard) == (seat, 1, None, 0, 0)
    assert (seen.line, seen.lead, seen.last, seen.hand, seen.legal) == ((), 0, None, (), ())
    assert (seen.tiles, seen.lacks, seen.draws_all) == ((0, 0, 0), ((), (), ()), False)
    assert (seen.settlement, seen.end) == (None, None)
    assert seat is None or sight(new_match(KOZEL, 3), seat).course == ()


@pytest.mark.parametrize(("rules", "players"), TABLES)
def test_it_is_the_table_as_it_stands(rules: RuleSet, players: int) -> None:
    last: LastPlay | None = None
    drawn = finished = 0
    lacks: list[set[int]] = []
    for before, event, match in steps(rules, players, Random(11)):
        match event:
            case Played(seat=seat, end=end):
                last, drawn = LastPlay(seat, end), 0
            case Drew(seat=seat):
                drawn = drawn + 1 if match.turn == seat else 0
                lacks[seat] = set(_ends(before.round))
            case Passed(seat=seat):
                drawn = 0
                lacks[seat] |= set(_ends(before.round))
            case _:
                last, drawn, lacks = None, 0, [set[int]() for _ in range(players)]
        current = match.round
        if current is None:
            continue
        is_over = current.finish is not None
        finished += is_over
        for seat in (None, *range(players)):
            seen = view(match, seat)
            assert (seen.seat, seen.turn, seen.last) == (seat, match.turn, last)
            assert is_over or seen.drawn == drawn
            assert (seen.line, seen.lead) == (current.line.tiles, current.line.lead)
            assert seen.tiles == tuple(map(len, current.hands))
            assert seen.boneyard == len(current.boneyard)
            assert seen.lacks == tuple(tuple(sorted(values)) for values in lacks)
            assert seen.hand == (() if seat is None else current.hands[seat])
            assert seen.legal == (match.legal() if seat is not None and seat == match.turn else ())
            assert seen.settlement == (match.settlements[-1] if is_over else None)
            assert seen.round == len(match.settlements) + (not is_over)
    assert finished


@pytest.mark.parametrize(("rules", "players"), TABLES)
def test_a_seat_remembers_its_own_draws_and_of_others_only_that_they_drew(rules: RuleSet, players: int) -> None:
    drew = 0
    for _, _, match in steps(rules, players, Random(12)):
        if match.round is None:
            continue
        for seat in range(players):
            for happened, seen in zip(match.round.course, sight(match, seat).course, strict=True):
                match happened:
                    case Drew(seat=drawer, tile=tile):
                        drew += 1
                        assert seen == DrewView(drawer, tile if drawer == seat else None)
                    case _:
                        assert seen == happened
    assert drew or rules.name == "pairs-100"


def test_events_are_told_as_they_are_but_for_hidden_tiles() -> None:
    kinds: set[str] = set()
    for before, event, _ in steps(KOZEL, 3, Random(13)):
        kinds.add(type(event).__name__)
        for seat in (None, 0, 1, 2):
            seen = event_view(event, seat)
            match event:
                case Drew(seat=drawer, tile=tile):
                    assert seen == DrewView(drawer, tile if drawer == seat else None)
                case Played() | Passed():
                    assert seen == event
                case _:
                    assert isinstance(seen, DealtView)
                    assert seen.round == before.round_number
    assert kinds == {"Dealt", "Drew", "Played", "Passed"}


def _ends(current: Round | None) -> tuple[int, int]:
    assert current is not None, "a round is played"
    assert current.line.ends is not None, "nobody is stuck before the first tile"
    return current.line.ends

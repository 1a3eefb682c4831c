"""What holds in every match, over thousands of random ones with 2, 3 and 4 seats and both ways of scoring a fish."""

from itertools import pairwise
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kozel.rules.deal import hand_size
from kozel.rules.event import Dealt, Drew, MatchEvent, Passed, Played
from kozel.rules.finish import Finish
from kozel.rules.line import End
from kozel.rules.match import Match, new_match, replay
from kozel.rules.move import Draw, Move, Pass, Play
from kozel.rules.options import NextLead
from kozel.rules.record import check, read, write
from kozel.rules.record.record import record_of
from kozel.rules.rule_set import RuleSet, preset, preset_names
from kozel.rules.tile import full_set
from tests.random_matches import random_events, steps

VARIANTS: dict[str, tuple[dict[str, object], ...]] = {
    "kozel": ({"block_score": "own"}, {"block_score": "highest_takes_all"}, {"target": 40}),
    "kozel-yard": ({}, {"goes_on": "first_to_target"}, {"reserve": 3}, {"tie": "nobody"}),
    "classic": ({}, {"target": 7, "target_in": "rounds"}, {"next_lead": "by_order"}),
    "classic-duel": ({}, {"first_lead": {"doubles": [6, 5, 4, 3, 2, 1, 0], "otherwise": "redeal"}, "reserve": 2}),
    "pairs-100": ({}, {"out_score": "winner_takes_all"}),
}
RULES = tuple(preset(name).with_options(options) for name in preset_names() for options in VARIANTS.get(name, ({},)))
TABLES = st.sampled_from([(rules, players) for rules in RULES for players in rules.players])
KOZEL = tuple(rules for rules in RULES if rules.name == "kozel" and rules.target == 101)
KOZEL_TABLES = st.sampled_from([(rules, players) for rules in KOZEL for players in rules.players])
SEEDS = st.integers(min_value=0, max_value=2**32)
MATCHES = settings(max_examples=400, deadline=None)


def every_move(match: Match) -> list[Move]:
    tiles = full_set(match.rules.highest)
    return [*(Play(tile, end) for tile in tiles for end in End), Draw(), Pass()]


@MATCHES
@given(TABLES, SEEDS)
def test_tiles_are_conserved_and_joints_match(table: tuple[RuleSet, int], seed: int) -> None:
    rules, players = table
    for _, _, match in steps(rules, players, Random(seed)):
        if match.round is None:
            continue
        laid = match.round.line.tiles
        held = [tile for hand in match.round.hands for tile in hand]
        assert sorted([*held, *match.round.boneyard, *(tile.tile for tile in laid)]) == list(full_set(rules.highest))
        assert all(one.right == other.left for one, other in pairwise(laid))


@MATCHES
@given(TABLES, SEEDS)
def test_whoever_is_due_has_a_move_and_nobody_else_is_due(table: tuple[RuleSet, int], seed: int) -> None:
    rules, players = table
    for match, event, _ in steps(rules, players, Random(seed)):
        if isinstance(event, Dealt):
            assert match.awaits_deal
            assert match.turn is None
            assert match.legal() == ()
        else:
            assert not match.awaits_deal
            assert match.turn is not None
            assert match.legal()


@settings(max_examples=40, deadline=None)
@given(TABLES, SEEDS)
def test_refusals_and_legal_moves_agree(table: tuple[RuleSet, int], seed: int) -> None:
    rules, players = table
    for match, event, _ in steps(rules, players, Random(seed)):
        if isinstance(event, Dealt):
            continue
        assert match.turn is not None
        legal = set(match.legal())
        for move in every_move(match):
            assert (match.refuses(match.turn, move) is None) == (move in legal)
            assert match.refuses((match.turn + 1) % players, move) is not None


@MATCHES
@given(TABLES, SEEDS)
def test_who_can_play_must(table: tuple[RuleSet, int], seed: int) -> None:
    """Seeds 000, 001, 004: «Игрок не имеет права пропускать ход, если у него на руках есть кость»."""
    rules, players = table
    for match, event, _ in steps(rules, players, Random(seed)):
        if not isinstance(event, Drew | Passed):
            continue
        current = match.round
        assert current is not None
        ends = current.line.ends
        assert ends is not None
        stuck = not any(value in tile for tile in current.hands[event.seat] for value in ends)
        assert stuck or current.draws_all
        assert isinstance(event, Drew) == current.may_draw
        assert len(current.boneyard) > rules.reserve or isinstance(event, Passed)


@MATCHES
@given(TABLES, SEEDS)
def test_a_match_is_rebuilt_equal_from_its_events(table: tuple[RuleSet, int], seed: int) -> None:
    rules, players = table
    events: list[MatchEvent] = []
    match = new_match(rules, players)
    for _, event, after in steps(rules, players, Random(seed)):
        events.append(event)
        match = after
    assert replay(new_match(rules, players), events) == match
    assert match.end is not None
    assert match.refuses(0, Pass()) is not None


@MATCHES
@given(KOZEL_TABLES, SEEDS)
def test_points_of_a_match_add_up(table: tuple[RuleSet, int], seed: int) -> None:
    """In `kozel` every round's pips are given to somebody or carried; the goats are those who reached the target."""
    rules, players = table
    match = new_match(rules, players)
    for _, _, after in steps(rules, players, Random(seed)):
        match = after
    carry = 0
    for settlement in match.settlements:
        assert sum(settlement.points) + settlement.carry == sum(settlement.counts) + carry
        assert settlement.carry_before == carry
        assert (settlement.hands[settlement.seat] == ()) == (settlement.finish is Finish.OUT)
        carry = settlement.carry
    assert match.end is not None
    assert match.end.losers == tuple(seat for seat in range(players) if match.accounts[seat].score >= rules.target)
    assert [points == 0 for points in match.end.rating] == [seat in match.end.losers for seat in range(players)]


@MATCHES
@given(TABLES, SEEDS)
def test_who_went_out_or_made_the_fish_leads_with_any_tile(table: tuple[RuleSet, int], seed: int) -> None:
    """Seeds 000, 001, 004: «Первый ход в следующем раунде совершает «вышедший» игрок, или «рыбак»»."""
    rules, players = table
    if rules.next_lead is not NextLead.WINNER:
        return
    last_player: int | None = None
    for match, event, after in steps(rules, players, Random(seed)):
        match event:
            case Played(seat=seat):
                last_player = seat
            case Dealt() if match.settlements and after.round is not None:
                assert last_player is not None
                following = ((last_player + step) % players for step in range(players))
                assert after.turn == next(seat for seat in following if seat in match.in_play)
                assert len(after.legal()) == hand_size(rules, players, len(match.in_play))
            case _:
                pass


@settings(max_examples=150, deadline=None)
@given(TABLES, SEEDS)
def test_a_record_is_read_back_as_written_and_passes_its_check(table: tuple[RuleSet, int], seed: int) -> None:
    rules, players = table
    events = random_events(rules, players, Random(seed))
    text = write(record_of(rules, tuple(f"Игрок {seat}" for seat in range(players)), events))
    record = read(text)
    assert record.events == events
    assert write(record) == text
    match, fault = check(record)
    assert fault is None
    assert match == replay(new_match(rules, players), events)


@pytest.mark.parametrize("rules", KOZEL)
def test_thousands_of_rounds_end(rules: RuleSet) -> None:
    """Every kind of end is met: going out, a fish, a tied fish, a carry taken, a redeal, several goats at once."""
    random = Random(20261129)
    seen: set[str] = set()
    for number in range(450):
        for _, event, match in steps(rules, 2 + number % 3, random):
            if isinstance(event, Dealt) and match.redeal is not None:
                seen.add(f"redeal {match.redeal.cause}")
            if match.round is not None and match.round.finish is not None:
                settlement = match.settlements[-1]
                seen.add(settlement.finish)
                seen.add("tied" if settlement.tied else "settled")
                seen.add("carry taken" if settlement.carry_taker is not None else "no carry taken")
            if match.end is not None:
                seen.add("several goats" if len(match.end.losers) > 1 else "one goat")
    expected = {"out", "block", "settled", "no carry taken", "one goat", "redeal doubles", "redeal same_value"}
    fish = {"own": {"several goats"}, "highest_takes_all": {"tied", "carry taken"}}
    assert expected | fish[rules.block_score] <= seen

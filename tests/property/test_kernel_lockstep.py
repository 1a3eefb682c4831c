"""Compiled rounds beside those of `rules/`: the same moves, turns, ends and points in random rounds of all presets.

Rule sets that no preset is like come along: others within a pair or a block, turns the other way without pairs.

`KOZEL_KERNEL_ROUNDS` is how many rounds of each preset and number of players are played.
"""

import os
from collections.abc import Iterator
from random import Random

import msgspec
import numpy as np
import pytest

from kozel.kernel.compiled import Ints, unmanaged
from kozel.kernel.play import MOVES, go_on, legal, play
from kozel.kernel.points import settle as settle_compiled
from kozel.kernel.position import move_of, play_of, seats_of, state_of
from kozel.kernel.state import BLOCK, BONEYARD, EARNED, FINISH, GOES_ON, LAST_SEAT, OUT, TURN
from kozel.kernel.tiles import NUMBERS
from kozel.kernel.variant import NotCovered, NotCoveredCode, Variant, variant_of
from kozel.rules.deal import dealt
from kozel.rules.finish import Finish
from kozel.rules.lead import first_lead
from kozel.rules.line import End
from kozel.rules.move import Play
from kozel.rules.options import Otherwise
from kozel.rules.round import Round
from kozel.rules.rule_set import RuleSet, preset, preset_names
from kozel.rules.settlement import ending, score
from kozel.rules.tile import full_set

ROUNDS = int(os.environ.get("KOZEL_KERNEL_ROUNDS", "60"))

BONUSES = {"pass_on_lead": 50, "pass_on_double_lead": 25, "pass_round": 13, "capicua": 40, "chuchazo": 30}


def games() -> Iterator[tuple[RuleSet, int]]:
    for name in preset_names():
        for players in preset(name).players:
            yield preset(name), players
    other_way = preset("kozel-yard").with_options({"turns": "anticlockwise", "held_tile": {"6-6": 20, "0-1": 0}})
    for players in (2, 3, 4):
        yield other_way, players
    for players in (2, 3, 4):
        yield preset("draw").with_options({"draw": "one", "bonuses": BONUSES}), players
        yield preset("block").with_options({"bonuses": BONUSES, "turns": "anticlockwise"}), players
    for turns in ("clockwise", "anticlockwise"):
        options = {"block_score": "blocker_against_left", "turns": turns}
        for players in (2, 3, 4):
            yield preset("block").with_options(options), players


def random_start(rules: RuleSet, players: int, chance: Random, *, out: int | None = None) -> Round:
    """A dealt round; one in two begins with a free lead, the others with the forced one of a first round.

    `out` has dropped out.
    """
    order = list(full_set(rules.highest))
    chance.shuffle(order)
    seats = tuple(seat for seat in range(players) if seat != out)
    hands, boneyard = dealt(order, seats, players, rules)
    leads = rules.first_lead
    held = {tile for hand in hands for tile in hand}
    forced = leads.otherwise is not Otherwise.REDEAL or any(t.is_double and t.low in leads.doubles for t in held)
    if forced and chance.random() < 0.5:
        lead = first_lead(hands, leads)
        return Round(rules, hands, boneyard, lead.seat, lead.tile)
    return Round(rules, hands, boneyard, chance.choice(seats))


@unmanaged
def walk(state: Ints, trace: Ints, variant: Variant, turns: Ints, options: Ints, moves: Ints) -> int:
    """Play these moves; before each, note whose turn it is and what may be played to each end. Gives how many were."""
    for place in range(len(trace)):
        if state[FINISH] != GOES_ON:
            return place
        turns[place] = state[TURN]
        for option in moves[: legal(state, moves)]:
            options[place, option & 1] |= 1 << (option >> 1)
        play(state, trace[place], variant)
    return len(trace)


def number_of_play(move: Play, ends: tuple[int, int] | None) -> int:
    to_right = ends is None or (move.end is End.RIGHT and ends[0] != ends[1])
    return 2 * NUMBERS[move.tile] + to_right


def check_round(start: Round, variant: Variant, chance: Random) -> Round:
    """Play a random round by the rules, then the same moves compiled."""
    round_ = start
    trace: list[int] = []
    turns: list[int] = []
    options: list[list[int]] = []
    while round_.finish is None:
        legal_moves = round_.legal()
        move = legal_moves[0]
        if isinstance(move, Play):
            ends = round_.line.ends
            numbered = {number_of_play(play, ends): play for play in legal_moves if isinstance(play, Play)}
            chosen = chance.choice(sorted(numbered))
            move = play_of(chosen)
            assert move in legal_moves
            trace.append(chosen)
            turns.append(seats_of(start).index(round_.turn))
            options.append([sum(1 << (number >> 1) for number in numbered if number & 1 == end) for end in (0, 1)])
        elif chance.random() < 0.02:
            check_stuck(round_, variant)
        round_ = round_.apply(round_.event(move))
    state, seen_turns, seen_options = state_of(start), np.zeros(64, np.int64), np.zeros((64, 2), np.int64)
    played = walk(state, np.array(trace), variant, seen_turns, seen_options, np.zeros(MOVES, np.int64))
    assert played == len(trace)
    assert seen_turns[:played].tolist() == turns
    assert seen_options[:played].tolist() == options
    assert state[FINISH] == {Finish.OUT: OUT, Finish.BLOCK: BLOCK}[round_.finish]
    assert seats_of(start)[state[LAST_SEAT]] == round_.last_seat
    assert state_of(round_)[:4].tolist() == state[:4].tolist()
    assert state_of(round_)[EARNED:BONEYARD].tolist() == state[EARNED:BONEYARD].tolist()
    return round_


def check_stuck(round_: Round, variant: Variant) -> None:
    """From where somebody has to draw or pass, both come to the same next play."""
    state = state_of(round_)
    go_on(state, variant)
    while round_.finish is None and not isinstance(round_.legal()[0], Play):
        round_ = round_.apply(round_.event(round_.legal()[0]))
    assert (state[FINISH] == GOES_ON) == (round_.finish is None)
    assert state_of(round_)[:4].tolist() == state[:4].tolist()
    assert state_of(round_)[EARNED:BONEYARD].tolist() == state[EARNED:BONEYARD].tolist()
    if round_.finish is None:
        assert seats_of(round_)[state[TURN]] == round_.turn
        assert all(
            move_of(play, state) == number_of_play(play, round_.line.ends)
            for play in round_.legal()
            if isinstance(play, Play)
        )


def check_points(round_: Round, variant: Variant) -> None:
    assert round_.finish is not None
    assert round_.last_seat is not None
    end = ending(round_, number=2)
    points = np.zeros(4, np.int64)
    settle_compiled(state_of(round_), variant, points)
    sides = round_.rules.sides(len(round_.hands))
    of_places = tuple(sides[seat] for seat in seats_of(round_)[: variant.sides])
    given = list(score(round_.rules, end, playing=tuple(sorted(of_places))).points)
    for bonus in end.bonuses:
        given[sides[bonus.seat]] += bonus.points
    assert points[: variant.sides].tolist() == [given[side] for side in of_places]


@pytest.mark.parametrize(("rules", "players"), [*games()], ids=lambda value: getattr(value, "name", value))
def test_random_rounds_are_those_of_the_rules(rules: RuleSet, players: int) -> None:
    chance, variant = Random(1), variant_of(rules, players)
    assert isinstance(variant, Variant)
    for _ in range(ROUNDS):
        start = random_start(rules, players, chance)
        over = check_round(start, variant, chance)
        check_points(over, variant)
        assert sorted(seats_of(over)) == [*range(players)]
        assert seats_of(over) == seats_of(start)


@pytest.mark.parametrize("turns", ["clockwise", "anticlockwise"])
@pytest.mark.parametrize("out", range(4))
def test_whoever_has_dropped_out_has_no_turn(turns: str, out: int) -> None:
    rules = preset("kozel-yard").with_options({"turns": turns, "block_score": "own"})
    chance, variant = Random(2), variant_of(rules, 4, in_play=3)
    assert isinstance(variant, Variant)
    for _ in range(ROUNDS // 6):
        over = check_round(random_start(rules, 4, chance, out=out), variant, chance)
        check_points(over, variant)
        assert sorted(seats_of(over)) == [seat for seat in range(4) if seat != out]


@pytest.mark.parametrize("option", ["lone_tile", "held_tile", "going_out_bonus"])
def test_tiles_that_count_too_much_for_a_search_are_not_covered(option: str) -> None:
    for value in (1001, -1001):
        variant = variant_of(preset("kozel-yard").with_options({option: {"0-0": value}}), 2)
        assert variant == NotCovered(NotCoveredCode.OPTION, option)


@pytest.mark.parametrize("bonuses", [{"capicua": 1001}, {"pass_round": 36}, {"a_later_one": 5}])
def test_bonuses_that_are_too_much_or_unknown_are_not_covered(bonuses: dict[str, int]) -> None:
    rules = msgspec.structs.replace(preset("dominican-pairs"), bonuses=bonuses)
    assert variant_of(rules, 4) == NotCovered(NotCoveredCode.OPTION, "bonuses")


def test_all_presets_are_covered() -> None:
    for name in preset_names():
        for players in preset(name).players:
            assert isinstance(variant_of(preset(name), players), Variant)


def test_what_is_not_covered() -> None:
    assert variant_of(preset("kozel").with_options({"highest": 12}), 2) == NotCovered(NotCoveredCode.SET, "highest")

"""Compiled rounds beside those of `rules/`: the same moves, turns, ends and points in random rounds of all presets.

`KOZEL_KERNEL_ROUNDS` is how many rounds of each preset and number of players are played.
"""

import os
from collections.abc import Iterator
from random import Random

import numpy as np
import pytest

from kozel.kernel.compiled import Ints, unmanaged
from kozel.kernel.play import MOVES, go_on, legal, play
from kozel.kernel.points import settle as settle_compiled
from kozel.kernel.position import move_of, play_of, seats_of, state_of
from kozel.kernel.state import BLOCK, FINISH, GOES_ON, LAST_SEAT, OUT, TURN
from kozel.kernel.tiles import NUMBERS
from kozel.kernel.variant import Variant, variant_of
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


def games() -> Iterator[tuple[RuleSet, int]]:
    for name in preset_names():
        for players in preset(name).players:
            if isinstance(variant_of(preset(name), players), Variant):
                yield preset(name), players


def random_start(rules: RuleSet, players: int, chance: Random) -> Round:
    """A dealt round; one in two begins with a free lead, the others with the forced one of a first round."""
    order = list(full_set(rules.highest))
    chance.shuffle(order)
    hands, boneyard = dealt(order, range(players), players, rules)
    leads = rules.first_lead
    held = {tile for hand in hands for tile in hand}
    forced = leads.otherwise is not Otherwise.REDEAL or any(t.is_double and t.low in leads.doubles for t in held)
    if forced and chance.random() < 0.5:
        lead = first_lead(hands, leads)
        return Round(rules, hands, boneyard, lead.seat, lead.tile)
    return Round(rules, hands, boneyard, chance.randrange(players))


@unmanaged
def walk(state: Ints, trace: Ints, variant: Variant, turns: Ints, options: Ints, moves: Ints) -> int:
    """Play these moves; before each, note whose turn it is and the set of legal moves. Gives how many were played."""
    for place in range(len(trace)):
        if state[FINISH] != GOES_ON:
            return place
        turns[place] = state[TURN]
        options[place] = 0
        for option in moves[: legal(state, moves)]:
            options[place] |= 1 << option
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
    options: list[int] = []
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
            turns.append(round_.turn)
            options.append(sum(1 << number for number in numbered))
        elif chance.random() < 0.02:
            check_stuck(round_, variant)
        round_ = round_.apply(round_.event(move))
    state, seen_turns, seen_options = state_of(start), np.zeros(64, np.int64), np.zeros(64, np.int64)
    played = walk(state, np.array(trace), variant, seen_turns, seen_options, np.zeros(MOVES, np.int64))
    assert played == len(trace)
    assert seen_turns[:played].tolist() == turns
    assert seen_options[:played].tolist() == options
    assert state[FINISH] == {Finish.OUT: OUT, Finish.BLOCK: BLOCK}[round_.finish]
    assert state[LAST_SEAT] == round_.last_seat
    assert state_of(round_)[:4].tolist() == state[:4].tolist()
    return round_


def check_stuck(round_: Round, variant: Variant) -> None:
    """From where somebody has to draw or pass, both come to the same next play."""
    state = state_of(round_)
    go_on(state, variant)
    while round_.finish is None and not isinstance(round_.legal()[0], Play):
        round_ = round_.apply(round_.event(round_.legal()[0]))
    assert (state[FINISH] == GOES_ON) == (round_.finish is None)
    assert state_of(round_)[:4].tolist() == state[:4].tolist()
    if round_.finish is None:
        assert state[TURN] == round_.turn
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
    playing = tuple(range(variant.sides))
    assert tuple(points[: variant.sides]) == score(round_.rules, end, playing=playing).points


@pytest.mark.parametrize(("rules", "players"), [*games()], ids=lambda value: getattr(value, "name", value))
def test_random_rounds_are_those_of_the_rules(rules: RuleSet, players: int) -> None:
    chance, variant = Random(1), variant_of(rules, players)
    assert isinstance(variant, Variant)
    for _ in range(ROUNDS):
        over = check_round(random_start(rules, players, chance), variant, chance)
        check_points(over, variant)
        assert seats_of(over) == tuple(range(players))

"""Compiled rounds beside those of `rules/`: the same moves, turns, ends and points in random rounds of all presets.

`KOZEL_KERNEL_ROUNDS` is how many rounds of each preset and number of players are played.
"""

import os
from collections.abc import Iterator
from random import Random

import numpy as np
import pytest

from kozel.kernel.play import MOVES, go_on, legal, play
from kozel.kernel.points import settle as settle_compiled
from kozel.kernel.position import move_of, play_of, seats_of, state_of
from kozel.kernel.state import BLOCK, FINISH, GOES_ON, LAST_SEAT, LEFT, OUT, RIGHT, TURN
from kozel.kernel.variant import Variant, variant_of
from kozel.rules.deal import dealt
from kozel.rules.finish import Finish
from kozel.rules.lead import first_lead
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


def check_round(start: Round, variant: Variant, chance: Random) -> Round:
    round_, state, moves = start, state_of(start), np.empty(MOVES, np.int64)
    while True:
        while round_.finish is None and not isinstance(round_.legal()[0], Play):
            stuck = state_of(round_)
            go_on(stuck, variant)
            assert np.array_equal(stuck[:4], state[:4])
            round_ = round_.apply(round_.event(round_.legal()[0]))
        if round_.finish is not None:
            break
        assert state[FINISH] == GOES_ON
        assert (state[LEFT], state[RIGHT]) == (round_.line.ends or (-1, -1))
        assert state[TURN] == round_.turn
        plays = [move for move in round_.legal() if isinstance(move, Play)]
        found = [int(move) for move in moves[: legal(state, moves)]]
        assert len(set(found)) == len(found)
        assert set(found) == {move_of(move, state) for move in plays}
        assert {play_of(move) for move in found} <= set(plays)
        move = chance.choice(found)
        play(state, move, variant)
        round_ = round_.apply(round_.event(play_of(move)))
    assert state[FINISH] == {Finish.OUT: OUT, Finish.BLOCK: BLOCK}[round_.finish]
    assert state[LAST_SEAT] == round_.last_seat
    assert np.array_equal(state_of(round_)[:4], state[:4])
    return round_


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

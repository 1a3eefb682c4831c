"""The random rounds that are made for speed, move by move beside the ones that are made to be read."""

from collections.abc import Iterator

import numpy as np
import pytest

from kozel.kernel.chance import chance_of
from kozel.kernel.compiled import Ints
from kozel.kernel.play import MOVES, legal, play
from kozel.kernel.rounds import random_round
from kozel.kernel.state import (
    BONEYARD,
    BONEYARD_SIZE,
    DRAWN,
    FINISH,
    GOES_ON,
    LAST_SEAT,
    LAST_TILE,
    LEFT,
    MUST_LEAD,
    RIGHT,
    empty_state,
)
from kozel.kernel.variant import Variant, variant_of
from kozel.rules.rule_set import RuleSet, preset
from tests.property.test_kernel_lockstep import games as covered

ROUNDS = 100


def games() -> Iterator[tuple[RuleSet, int]]:
    yield from covered()
    yield preset("kozel-pairs").with_options({"highest": 9, "hand": {4: 10}}), 4
    yield preset("kozel-duel").with_options({"highest": 9, "reserve": 2}), 2
    yield preset("kozel").with_options({"draw": "none"}), 2


def dealt(deck: Ints, variant: Variant) -> Ints:
    state, size = empty_state(), variant.hand
    for seat in range(variant.players):
        state[seat] = sum(1 << int(tile) for tile in deck[seat * size : (seat + 1) * size])
    boneyard = deck[variant.players * size :]
    state[BONEYARD : BONEYARD + len(boneyard)] = boneyard
    state[BONEYARD_SIZE] = len(boneyard)
    for place in (LEFT, RIGHT, MUST_LEAD, LAST_SEAT, LAST_TILE):
        state[place] = -1
    return state


@pytest.mark.parametrize(("rules", "players"), [*games()], ids=lambda value: getattr(value, "name", value))
def test_fast_rounds_are_played_by_the_rules(rules: RuleSet, players: int) -> None:
    variant, chance = variant_of(rules, players), chance_of(5)
    assert isinstance(variant, Variant)
    hands, moves = np.zeros(4, np.int64), np.zeros(MOVES, np.int64)
    deck = np.arange(int(variant.tiles).bit_count())
    trace, finishes = np.zeros_like(deck), set[int]()
    for _ in range(ROUNDS):
        finish, plays, drawn = random_round(hands, deck, trace, variant, chance)
        state = dealt(deck, variant)
        for move in trace[:plays]:
            assert state[FINISH] == GOES_ON
            assert move in moves[: legal(state, moves)]
            play(state, int(move), variant)
        assert state[FINISH] == finish
        assert state[DRAWN] == drawn
        assert np.array_equal(state[:4], hands)
        finishes.add(int(finish))
    assert len(finishes) == 2

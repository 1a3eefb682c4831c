"""The random rounds that are made for speed, move by move beside the ones that are made to be read."""

from collections.abc import Callable, Iterator
from random import Random

import numpy as np
import pytest

from kozel.kernel.bits import CAN_SPREAD, nth_at_once, nth_by_steps
from kozel.kernel.chance import chance_of, seed_of
from kozel.kernel.compiled import Ints
from kozel.kernel.play import MOVES, legal, play
from kozel.kernel.points import pips
from kozel.kernel.rounds import (
    DRAWS,
    PIPS_LEFT,
    PLAYS,
    ROUNDS_BLOCKED,
    ROUNDS_OUT,
    RandomRounds,
    new_tally,
    random_round,
)
from kozel.kernel.state import (
    BLOCK,
    BONEYARD,
    BONEYARD_SIZE,
    DRAWN,
    FINISH,
    GOES_ON,
    LAST_SEAT,
    LAST_TILE,
    LEFT,
    MUST_LEAD,
    OUT,
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
    variant, chance = variant_of(rules, players), 5
    assert isinstance(variant, Variant)
    hands, moves = np.zeros(4, np.int64), np.zeros(MOVES, np.int64)
    deck = np.arange(int(variant.tiles).bit_count())
    trace, finishes = np.zeros_like(deck), set[int]()
    for _ in range(ROUNDS):
        finish, plays, drawn, chance = random_round(hands, deck, trace, variant, chance)
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


@pytest.mark.parametrize(("name", "players"), [("kozel-pairs", 4), ("kozel-duel", 2), ("kozel-yard", 3)])
def test_rules_as_constants_are_the_same_rules(name: str, players: int) -> None:
    variant = variant_of(preset(name), players)
    assert isinstance(variant, Variant)
    played, tally, chance = new_tally(), new_tally(), seed_of(chance_of(7))
    RandomRounds(variant).play(ROUNDS, chance_of(7), played)
    hands, deck = np.zeros(4, np.int64), np.arange(int(variant.tiles).bit_count())
    for _ in range(ROUNDS):
        finish, plays, drawn, chance = random_round(hands, deck, np.zeros_like(deck), variant, chance)
        tally[ROUNDS_OUT] += finish == OUT
        tally[ROUNDS_BLOCKED] += finish == BLOCK
        tally[PLAYS] += plays
        tally[DRAWS] += drawn
        tally[PIPS_LEFT] += sum(pips(int(hand)) for hand in hands)
    assert played.tolist() == tally.tolist()


@pytest.mark.parametrize("nth", [nth_by_steps, nth_at_once] if CAN_SPREAD else [nth_by_steps])
def test_the_nth_tile_of_a_set(nth: Callable[[int, int], int]) -> None:
    chance = Random(3)
    for _ in range(100):
        tiles = chance.getrandbits(55)
        bits = [1 << tile for tile in range(55) if tiles >> tile & 1]
        assert [nth(tiles, place) for place in range(len(bits))] == bits


def test_all_tiles_are_dealt_to_all_seats_alike() -> None:
    variant, chance, rounds = variant_of(preset("kozel-pairs"), 4), 11, 20_000
    assert isinstance(variant, Variant)
    hands, deck, trace = np.zeros(4, np.int64), np.arange(28), np.zeros(28, np.int64)
    dealt, led = np.zeros((28, 4)), np.zeros(28)
    for _ in range(rounds):
        *_, chance = random_round(hands, deck, trace, variant, chance)
        dealt[deck[:21], np.arange(21) // 7] += 1
        led[trace[0] >> 1] += 1
    expected = rounds / 4
    # Chi-squared with 81 degrees of freedom at a chance of one in a thousand, then with 27.
    dealt[:, 3] = rounds - dealt[:, :3].sum(axis=1)
    assert ((dealt - expected) ** 2 / expected).sum() * 27 / 28 < 126
    assert ((led - rounds / 28) ** 2 / (rounds / 28)).sum() < 55.5

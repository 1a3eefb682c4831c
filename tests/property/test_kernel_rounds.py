"""The random rounds that are made for speed, move by move beside the ones that are made to be read."""

from collections import Counter
from collections.abc import Callable, Iterator
from random import Random

import numpy as np
import pytest
from numpy.typing import ArrayLike

from kozel.kernel.bits import CAN_SPREAD, nth_at_once, nth_by_steps, spread_at_once, spread_by_steps
from kozel.kernel.chance import chance_of, seed_of
from kozel.kernel.compiled import Ints, compiled
from kozel.kernel.play import MOVES, legal, play
from kozel.kernel.points import pips
from kozel.kernel.rounds import (
    DRAWS,
    PIPS_LEFT,
    PLAYS,
    ROUNDS_BLOCKED,
    ROUNDS_OUT,
    RandomRounds,
    deal_any,
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
from kozel.kernel.tiles import full
from kozel.kernel.variant import Draws, Variant, variant_of
from kozel.rules.rule_set import RuleSet, preset
from tests.property.test_kernel_lockstep import games as covered

ROUNDS = 100


def games() -> Iterator[tuple[RuleSet, int]]:
    yield from covered()
    yield preset("kozel-pairs").with_options({"highest": 9, "hand": {4: 10}}), 4
    yield preset("kozel-duel").with_options({"highest": 9, "reserve": 2}), 2
    yield preset("kozel").with_options({"draw": "none"}), 2


def state_of(hands: Ints, variant: Variant) -> Ints:
    """A state after the deal; its boneyard is still to be written."""
    state = empty_state()
    state[:4] = hands
    state[BONEYARD_SIZE] = int(variant.tiles).bit_count() - variant.players * variant.hand
    for place in (LEFT, RIGHT, MUST_LEAD, LAST_SEAT, LAST_TILE):
        state[place] = -1
    return state


@pytest.mark.parametrize(("rules", "players"), [*games()], ids=lambda value: getattr(value, "name", value))
def test_fast_rounds_are_played_by_the_rules(rules: RuleSet, players: int) -> None:
    variant, chance = variant_of(rules, players), 5
    assert isinstance(variant, Variant)
    hands, drawn, trace, moves = np.zeros(4, np.int64), *np.zeros((3, MOVES), np.int64)
    finishes = set[int]()
    for _ in range(ROUNDS):
        chance = deal_any(hands, variant, chance)
        state = state_of(hands, variant)
        finish, plays, draws, chance = random_round(hands, drawn, trace, variant, chance)
        state[BONEYARD : BONEYARD + draws] = drawn[:draws]
        turned = 0
        for move in trace[:plays]:
            assert state[FINISH] == GOES_ON
            # Where both ends show the same value, the left one stands for both: the line then lies the other way round.
            turned = int(move) & 1 if state[LEFT] == state[RIGHT] >= 0 else turned
            assert move ^ turned in moves[: legal(state, moves)]
            play(state, int(move) ^ turned, variant)
        assert state[FINISH] == finish
        assert state[DRAWN] == draws
        assert np.array_equal(state[:4], hands)
        finishes.add(int(finish))
    assert len(finishes) == 2


@pytest.mark.parametrize(("name", "players"), [("kozel-pairs", 4), ("kozel-duel", 2), ("kozel-yard", 3)])
def test_rules_as_constants_are_the_same_rules(name: str, players: int) -> None:
    variant = variant_of(preset(name), players)
    assert isinstance(variant, Variant)
    played, tally, chance = new_tally(), new_tally(), seed_of(chance_of(7))
    RandomRounds(variant).play(ROUNDS, chance_of(7), played)
    hands, drawn, trace = np.zeros(4, np.int64), *np.zeros((2, MOVES), np.int64)
    for _ in range(ROUNDS):
        chance = deal_any(hands, variant, chance)
        finish, plays, draws, chance = random_round(hands, drawn, trace, variant, chance)
        tally[ROUNDS_OUT] += finish == OUT
        tally[ROUNDS_BLOCKED] += finish == BLOCK
        tally[PLAYS] += plays
        tally[DRAWS] += draws
        tally[PIPS_LEFT] += sum(pips(int(hand)) for hand in hands)
    assert played.tolist() == tally.tolist()


@pytest.mark.parametrize("nth", [nth_by_steps, nth_at_once] if CAN_SPREAD else [nth_by_steps])
def test_the_nth_tile_of_a_set(nth: Callable[[int, int], int]) -> None:
    chance = Random(3)
    for _ in range(100):
        tiles = chance.getrandbits(55)
        bits = [1 << tile for tile in range(55) if tiles >> tile & 1]
        assert [nth(tiles, place) for place in range(len(bits))] == bits


@pytest.mark.parametrize("spread", [spread_by_steps, spread_at_once] if CAN_SPREAD else [spread_by_steps])
def test_bits_put_where_a_set_has_its_tiles(spread: Callable[[int, int], int]) -> None:
    chance = Random(3)
    for _ in range(100):
        tiles = chance.getrandbits(55)
        places = [tile for tile in range(55) if tiles >> tile & 1]
        chosen = chance.getrandbits(len(places))
        assert spread(chosen, tiles) == sum(1 << tile for number, tile in enumerate(places) if chosen >> number & 1)


def are_alike(found: ArrayLike, expected: ArrayLike) -> bool:
    """Pearson's test: what is alike is said to be otherwise at a chance of one in a thousand.

    The limit is Wilson and Hilferty's for the chi-squared distribution.
    """
    numbers, wanted = np.asarray(found, float), np.asarray(expected, float)
    freedom = len(numbers) - 1
    limit = freedom * (1 - 2 / (9 * freedom) + 3.09 * np.sqrt(2 / (9 * freedom))) ** 3
    return bool(((numbers - wanted) ** 2 / wanted).sum() < limit)


@compiled
def deals(dealt: Ints, variant: Variant, chance: int) -> None:
    """Write the hands of a deal into each row."""
    for number in range(len(dealt)):
        chance = deal_any(dealt[number], variant, chance)


@compiled
def rounds_of(hands: Ints, leads: Ints, variant: Variant, chance: int) -> None:
    """Play the hands of each row, which has then what is left of them, and write which tile was led."""
    drawn, trace = np.zeros(MOVES, np.int64), np.zeros(MOVES, np.int64)
    for number in range(len(hands)):
        _, _, _, chance = random_round(hands[number], drawn, trace, variant, chance)
        leads[number] = trace[0] >> 1


def test_all_deals_are_as_likely() -> None:
    variant, dealt = variant_of(preset("kozel-duel"), 2), np.zeros((30_000, 4), np.int64)
    assert isinstance(variant, Variant)
    deals(dealt, variant._replace(tiles=full(2), hand=2), 11)
    # Two of the six tiles for one seat, two of the other four for the other.
    _, numbers = np.unique(dealt, axis=0, return_counts=True)
    assert len(numbers) == 15 * 6
    assert are_alike(numbers, np.full(90, len(dealt) / 90))


def test_all_tiles_are_dealt_to_all_seats_alike() -> None:
    variant, rounds = variant_of(preset("kozel-pairs"), 4), 20_000
    assert isinstance(variant, Variant)
    dealt, leads = np.zeros((rounds, 4), np.int64), np.zeros(rounds, np.int64)
    deals(dealt, variant, 11)
    held = dealt[:, :, None] >> np.arange(28) & 1
    assert (held.sum(axis=1) == 1).all()
    assert (held.sum(axis=2) == 7).all()
    # Chi-squared over tiles and seats, which depend on each other: 81 degrees of freedom instead of 108.
    assert ((held.sum(axis=0) - rounds / 4) ** 2 / (rounds / 4)).sum() * 27 / 28 < 126
    # Two tiles are in one hand in 6 of 27 deals.
    together = np.einsum("dsa,dsb->ab", held, held)[np.triu_indices(28, 1)]
    assert np.abs(together - rounds * 6 / 27).max() < 4.5 * np.sqrt(rounds * 6 / 27 * 21 / 27)
    rounds_of(dealt, leads, variant, 12)
    assert are_alike(np.bincount(leads, minlength=28), np.full(28, rounds / 28))


def chances(state: Ints, variant: Variant) -> dict[bytes, float]:
    """How likely each way is in which hands can be left at the end, all moves being as likely as each other."""
    if state[FINISH] != GOES_ON:
        return {state[:4].tobytes(): 1.0}
    moves, ends = np.zeros(MOVES, np.int64), dict[bytes, float]()
    number = legal(state, moves)
    for move in moves[:number]:
        after = state.copy()
        play(after, int(move), variant)
        for left, chance in chances(after, variant).items():
            ends[left] = ends.get(left, 0) + chance / number
    return ends


@pytest.mark.parametrize("tiles", [full(6), full(9)], ids=["few tiles", "many tiles"])
@pytest.mark.parametrize("seed", range(3))
def test_all_moves_are_as_likely(tiles: int, seed: int) -> None:
    some, rounds = variant_of(preset("kozel-duel"), 2), 20_000
    assert isinstance(some, Variant)
    variant = some._replace(tiles=tiles, hand=5, draws=Draws.NONE)
    order = Random(seed).sample(range(10), 10)
    dealt = np.array([*(sum(1 << tile for tile in order[at : at + 5]) for at in (0, 5)), 0, 0])
    hands = np.tile(dealt, (rounds, 1))
    rounds_of(hands, np.zeros(rounds, np.int64), variant, 11)
    ends = Counter(left.tobytes() for left in hands)
    likely = chances(state_of(dealt, variant), variant)
    assert ends.keys() <= likely.keys()
    # Ways that are hardly ever seen are counted together.
    often = [left for left, chance in likely.items() if rounds * chance >= 5]
    found, expected = [ends[left] for left in often], [rounds * likely[left] for left in often]
    rest = rounds - sum(expected)
    if rest > 1:
        found, expected = [*found, rounds - sum(found)], [*expected, rest]
    assert are_alike(found, expected)

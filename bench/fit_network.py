"""Finds the network of the policy for two: `python -m bench.fit_network MOVES ROUNDS`.

The policy plays rounds against itself, now and then any move at all. At each choice every move is played on by the
policy, with the tiles as they lie: what moves come to, compared with each other, is the examples, so many moves at a
time. A new network is fitted to them (least squares, Adam). That is a better policy, and plays in the next round.
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

import kozel.kernel.playout.weights as weights_module
from kozel.kernel.chance import Chance, below, chance_of, fraction
from kozel.kernel.compiled import Ints, compiled
from kozel.kernel.play import MOVES, hand_in_turn, legal
from kozel.kernel.playout.common import (
    COMMON,
    LEFT_BY,
    LEFT_END,
    RIGHT_BY,
    RIGHT_END,
    SIZE,
    TO_DRAW,
    make_known_move,
    to_draw,
)
from kozel.kernel.playout.features import Floats
from kozel.kernel.playout.network import ADD, BEGIN, ROOM, ROWS, UNITS
from kozel.kernel.playout.policy import best_move
from kozel.kernel.playout.rollout import play_on
from kozel.kernel.playout.two_seats import INPUTS, look_around, look_at_move
from kozel.kernel.points import settle, worth
from kozel.kernel.state import (
    BONEYARD,
    BONEYARD_SIZE,
    FINISH,
    GOES_ON,
    LAST_SEAT,
    LAST_TILE,
    LEFT,
    MUST_LEAD,
    RIGHT,
    STATE,
    TURN,
)
from kozel.kernel.tiles import TILES
from kozel.kernel.variant import MOST_SEATS, Variant, variant_of
from kozel.rules.rule_set import RuleSet, preset

OWN = {"block_score": "own", "lone_tile": {"0-0": 10}}
_OWN = preset("kozel").with_options(OWN)
RULES: tuple[RuleSet, ...] = (_OWN, preset("kozel"), preset("classic"), _OWN)

BLIND = 0.1
"""How often any move at all is made."""

CHOICES = 2048
"""How many choices a step of the fit looks at."""

PASSES = 6
RATE = 0.01
HELD_BACK = 0.02
"""The share of the choices that a network is tried on instead."""

Rows = NDArray[np.float32]


class Examples(NamedTuple):
    """Moves in rows: their features, what they came to; and where the moves of each choice begin."""

    features: Rows
    values: Rows
    begins: Ints


def examples(weights: Floats, moves: int, seed: int) -> Examples:
    """Play until there are so many moves."""
    features, values = np.empty((moves, INPUTS), np.float32), np.empty(moves, np.float32)
    choices, row = np.empty(moves, np.int64), 0
    for place, rules in enumerate(RULES):
        variant = variant_of(rules, 2)
        assert isinstance(variant, Variant)
        until = moves * (place + 1) // len(RULES)
        chance = chance_of(seed * len(RULES) + place)
        row = play(variant, weights, chance, features[:until], values[:until], choices[:until], row)
    begins = np.flatnonzero(np.diff(choices[:row], prepend=-1))
    return Examples(features[:row], values[:row], begins)


@compiled
def play(
    variant: Variant, weights: Floats, chance: Chance, features: Rows, values: Rows, choices: Ints, row: int
) -> int:
    """Fill the rows from that one on while there is room, and give the number of the next one."""
    state, common = np.empty(STATE, np.int64), np.empty(COMMON, np.int64)
    after, known = np.empty(STATE, np.int64), np.empty(COMMON, np.int64)
    moves, later, points = np.empty(MOVES, np.int64), np.empty(MOVES, np.int64), np.empty(MOST_SEATS, np.int64)
    found, used = np.empty(ROOM), np.empty(ROOM)
    while True:
        begin(state, common, variant, chance)
        while state[FINISH] == GOES_ON:
            number, seat, hand = legal(state, moves), state[TURN], hand_in_turn(state)
            if row + number > len(values):
                return row
            move, first = moves[0], row
            if number > 1:
                around = look_around(hand, seat, common, variant.tiles, found)
                for place in range(number):
                    look_at_move(hand, seat, moves[place], common, around, found)
                    features[row] = found[:INPUTS]
                    after[:] = state
                    known[:] = common
                    play_on(after, known, moves[place], variant, weights, later, used)
                    settle(after, variant, points)
                    values[row] = worth(points, seat, variant)
                    choices[row] = first
                    row += 1
                if fraction(chance) < BLIND:
                    move = moves[below(number, chance)]
                else:
                    move = best_move(hand, seat, moves, number, common, variant, weights, used)
            make_known_move(state, common, move, variant)


@compiled
def begin(state: Ints, common: Ints, variant: Variant, chance: Chance) -> None:
    """Deal a round, which seat 0 leads with any tile."""
    tiles, number = np.empty(TILES, np.int64), 0
    for tile in range(TILES):
        if variant.tiles >> tile & 1:
            tiles[number] = tile
            number += 1
    state[:] = 0
    for place in range(number):
        other = place + below(number - place, chance)
        tiles[place], tiles[other] = tiles[other], tiles[place]
        seat = place // variant.hand
        if seat < 2:
            state[seat] |= 1 << tiles[place]
    dealt = 2 * variant.hand
    for place in range(dealt, number):
        state[BONEYARD + place - dealt] = tiles[place]
    state[BONEYARD_SIZE] = number - dealt
    state[LEFT] = state[RIGHT] = state[MUST_LEAD] = state[LAST_SEAT] = state[LAST_TILE] = -1
    common[:] = 0
    common[LEFT_END] = common[RIGHT_END] = common[LEFT_BY] = common[RIGHT_BY] = -1
    common[TO_DRAW] = to_draw(number - dealt, variant)
    common[SIZE : SIZE + 2] = variant.hand


@compiled
def compare(variant: Variant, one: Floats, other: Floats, deals: int, chance: Chance, values: Floats) -> None:
    """Write what each of so many deals is worth to the first policy, which plays it once in each seat."""
    dealt, noted = np.empty(STATE, np.int64), np.empty(COMMON, np.int64)
    state, common = np.empty(STATE, np.int64), np.empty(COMMON, np.int64)
    moves, points, found = np.empty(MOVES, np.int64), np.empty(MOST_SEATS, np.int64), np.empty(ROOM)
    values[:] = 0.0
    for deal in range(deals):
        begin(dealt, noted, variant, chance)
        for side in range(2):
            state[:] = dealt
            common[:] = noted
            while state[FINISH] == GOES_ON:
                number, seat = legal(state, moves), state[TURN]
                weights = one if seat == side else other
                move = best_move(hand_in_turn(state), seat, moves, number, common, variant, weights, found)
                make_known_move(state, common, move, variant)
            settle(state, variant, points)
            values[deal] += worth(points, side, variant) / 2


class Network(NamedTuple):
    """What is fitted, for features in units of their own spread."""

    into: Rows
    begin: Rows
    add: Rows


def fitted(shown: Examples, passes: int, seed: int) -> Floats:
    """The network that explains best how the moves of a choice compare."""
    random, spread = np.random.default_rng(seed), np.maximum(shown.features[::97].std(axis=0), 1e-3)
    network = Network(
        random.normal(0, INPUTS**-0.5, (INPUTS, UNITS)).astype(np.float32),
        np.zeros(UNITS, np.float32),
        random.normal(0, 5 * UNITS**-0.5, UNITS).astype(np.float32),
    )
    batches = list(_batches(shown))
    held_back = [batches.pop() for _ in range(max(1, int(HELD_BACK * len(batches))))]
    drifts, noises = [0 * part for part in network], [0 * part for part in network]
    step, steps = 0, passes * len(batches)
    for _ in range(passes):
        random.shuffle(batches)
        for features, values, begins in batches:
            slopes, _ = _slopes(network, features / spread, values, begins)
            step += 1
            rate = np.float32(RATE * (1 + np.cos(np.pi * step / steps)) / 2)
            for part, slope, drift, noise in zip(network, slopes, drifts, noises, strict=True):
                drift[:] += 0.1 * (slope - drift)
                noise[:] += 0.001 * (slope * slope - noise)
                part[:] -= rate * (drift / (1 - 0.9**step)) / (np.sqrt(noise / (1 - 0.999**step)) + np.float32(1e-6))
    off = np.mean([_slopes(network, features / spread, values, begins)[1] for features, values, begins in held_back])
    none = np.mean([_slopes(network, 0 * features, values, begins)[1] for features, values, begins in held_back])
    print(f"mean square of a move's difference: {none:.2f}, unexplained {off:.2f}", file=sys.stderr, flush=True)
    weights = np.empty((ROWS, UNITS))
    weights[:INPUTS], weights[BEGIN], weights[ADD] = network.into / spread[:, None], network.begin, network.add
    return weights


def _batches(shown: Examples) -> Iterator[tuple[Rows, Rows, Ints]]:
    for first in range(0, len(shown.begins) - CHOICES, CHOICES):
        begin, end = shown.begins[first], shown.begins[first + CHOICES]
        yield shown.features[begin:end], shown.values[begin:end], shown.begins[first : first + CHOICES] - begin


def _slopes(network: Network, features: Rows, values: Rows, begins: Ints) -> tuple[Network, float]:
    """How the mean square of what is off changes with each number, and that square."""
    units = np.maximum(features @ network.into + network.begin, 0)
    off = units @ network.add - values
    sizes = np.diff(begins, append=len(off))
    off -= np.repeat(np.add.reduceat(off, begins) / sizes, sizes)
    back = np.outer(off, network.add) * (units > 0)
    scale = np.float32(2 / len(begins))
    slopes = (features.T @ back, back.sum(axis=0), off @ units)
    return Network(*((scale * slope).astype(np.float32) for slope in slopes)), float(off @ off / len(off))


def main(moves: int, rounds: int) -> None:
    variant = variant_of(RULES[0], 2)
    assert isinstance(variant, Variant)
    weights, values = weights_module.weights_for(variant), np.empty(20_000)
    for number in range(rounds):
        before, weights = weights, fitted(examples(weights, moves, number), PASSES, number)
        compare(variant, weights, before, len(values), chance_of(number), values)
        error = values.std() / len(values) ** 0.5
        print(f"better than before by {values.mean():.2f} ± {1.96 * error:.2f} points a round", flush=True)
        np.save(Path(weights_module.__file__).with_name(weights_module.NETWORK), weights.astype(np.float32))


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]))

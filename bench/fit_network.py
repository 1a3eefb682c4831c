"""Finds the policy's networks: `python -m bench.fit_network TABLE MOVES ROUNDS`.

A table is `2`, `3`, `4` or `pairs`.
The policy plays rounds against itself, now and then any move at all. At each choice every move is played on by the
policy, with the tiles as they lie: what moves come to, compared with each other, is the examples, so many moves at a
time. A new network is fitted to them (least squares, Adam). That is a better policy, and plays in the next round.
"""

from collections.abc import Callable, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple

import numpy as np

from bench.arguments import arguments, one_of, whole
from bench.network.basis import basis
from bench.network.fit import Fit, descend
from bench.network.moves import OWN_NUMBERS, OWN_ROWS, Batch, Moves, Places, Rows, batch, write_moves
from kozel.kernel.chance import Chance, below, chance_of, fraction
from kozel.kernel.compiled import Floats, Ints, compiled
from kozel.kernel.play import MOVES, hand_in_turn, legal
from kozel.kernel.playout import networks
from kozel.kernel.playout.common_knowledge import COMMON, make_known_move
from kozel.kernel.playout.evaluate import values_in
from kozel.kernel.playout.looks import INPUTS
from kozel.kernel.playout.network import ADD, ROWS
from kozel.kernel.playout.playout import Playout, policy_move
from kozel.kernel.playout.policy import best_move
from kozel.kernel.playout.room import room_for_a_round
from kozel.kernel.playout.units import UNITS, Network
from kozel.kernel.points import settle, worth
from kozel.kernel.stakes.results import deal, numbers_of
from kozel.kernel.stakes.stakes import FOR_POINTS
from kozel.kernel.state import FINISH, GOES_ON, STATE, TURN
from kozel.kernel.variant import MOST_SEATS, Variant, variant_of
from kozel.rules.rule_set import RuleSet, preset

OWN = {"block_score": "own", "lone_tile": {"0-0": 10}}
_OWN = preset("kozel").with_options(OWN)
_SINGLE = (_OWN, preset("kozel"), preset("classic"), _OWN)
TABLES: Mapping[str, tuple[int, tuple[RuleSet, ...]]] = MappingProxyType(
    {
        "2": (2, _SINGLE),
        "3": (3, _SINGLE),
        "4": (4, _SINGLE),
        "pairs": (4, (preset("kozel-pairs"), preset("kozel-pairs").with_options(OWN), preset("pairs-100"))),
    }
)

TEMPERATURE: Mapping[str, float] = MappingProxyType({"2": 2.1, "3": 1.3, "4": 0.85, "pairs": 2.1})
"""By how many points a move is better that players make e times as often."""

BLIND = 0.1
"""How often any move at all is made."""

PASSES = 4
RATE = 0.01
DECAY = 0.02
DEALS = 60_000
"""How many deals compare a network with the one before."""

HELD_BACK = 0.02
"""The share of the choices that a network is tried on instead."""


class Examples(NamedTuple):
    """Moves, and what they came to."""

    moves: Moves
    values: Rows


def examples(table: str, network: Network, moves: int, seed: int) -> Examples:
    """Play until there are so many moves."""
    rows, numbers = np.empty((moves, OWN_ROWS), np.int16), np.empty((moves, OWN_NUMBERS), np.float32)
    values, choices, row = np.empty(moves, np.float32), np.empty(moves, np.int64), 0
    seats, rule_sets = TABLES[table]
    for place, rules in enumerate(rule_sets):
        variant = variant_of(rules, seats)
        assert isinstance(variant, Variant)
        until = moves * (place + 1) // len(rule_sets)
        chance = chance_of(seed * len(rule_sets) + place)
        row = play(Playout(variant, network, FOR_POINTS), chance, rows[:until], numbers, values, choices, row)
    begins = np.flatnonzero(np.diff(choices[:row], prepend=-1))
    return Examples(Moves(rows[:row], numbers[:row], begins), values[:row])


@compiled
def play(
    playout: Playout,
    chance: Chance,
    rows: Places,
    numbers: Rows,
    values: Rows,
    choices: Ints,
    row: int,
) -> int:
    """Fill the rows from that one on while there is room, and give the number of the next one."""
    variant, room, moves, worths = playout.variant, room_for_a_round(), np.empty(MOVES, np.int64), np.empty(MOVES)
    state, common, tiles = np.empty(STATE, np.int64), np.empty(COMMON, np.int64), numbers_of(variant.tiles)
    while True:
        deal(state, common, tiles, variant, chance)
        while state[FINISH] == GOES_ON:
            number, seat, hand = legal(state, moves), state[TURN], hand_in_turn(state)
            if row + number > len(rows):
                return row
            move, first = moves[0], row
            if number > 1:
                write_moves(rows[row:], numbers[row:], hand, seat, moves[:number], common, variant)
                values_in(state, common, moves[:number], playout, room, worths)
                values[row : row + number], choices[row : row + number] = worths[:number], first
                row += number
                if fraction(chance) < BLIND:
                    move = moves[below(number, chance)]
                else:
                    move = policy_move(state, common, moves, number, playout, room)
            make_known_move(state, common, move, variant)


@compiled
def compare(variant: Variant, one: Network, other: Network, deals: int, chance: Chance, values: Floats) -> None:
    """Write what each of so many deals is worth to the first policy, which plays it once for each side."""
    dealt, noted = np.empty(STATE, np.int64), np.empty(COMMON, np.int64)
    state, common = np.empty(STATE, np.int64), np.empty(COMMON, np.int64)
    moves, points, units = np.empty(MOVES, np.int64), np.empty(MOST_SEATS, np.int64), np.empty(UNITS, np.float32)
    tiles = numbers_of(variant.tiles)
    values[:] = 0.0
    for number in range(deals):
        deal(dealt, noted, tiles, variant, chance)
        for side in range(variant.sides):
            state[:] = dealt
            common[:] = noted
            while state[FINISH] == GOES_ON:
                count, seat = legal(state, moves), state[TURN]
                network = one if seat % variant.sides == side else other
                move = best_move(hand_in_turn(state), seat, moves, count, common, variant, network, units)
                make_known_move(state, common, move, variant)
            settle(state, variant, points)
            values[number] += worth(points, side, variant) / (variant.sides * (variant.sides - 1))


def fitted(shown: Examples, seed: int) -> Network:
    """The network that explains best how the moves of a choice compare."""
    random, common, spread = np.random.default_rng(seed), basis(), shown.moves.spread
    fit, base = Fit.by_chance(random, common), np.zeros((INPUTS, UNITS), np.float32)
    firsts = shown.moves.firsts()
    held_back = [firsts.pop() for _ in range(max(1, int(HELD_BACK * len(firsts))))]

    def off(fit: Fit, first: int) -> tuple[Batch, Rows, Rows]:
        """By how much the fit is off, beside what is the same for all moves of a choice."""
        one = batch(shown.moves, first, spread)
        units = fit.units(base, common, one.seen)
        found = units @ fit.add - shown.values[one.moves]
        means = np.add.reduceat(found, one.begins) / one.sizes
        return one, units, found - np.repeat(means, one.sizes).astype(np.float32)

    def slopes(fit: Fit, first: int) -> Fit:
        one, units, found = off(fit, first)
        return fit.slopes(common, one.seen, units, np.float32(2 / len(one.begins)) * found)

    descend(fit, slopes, firsts, passes=PASSES, rate=RATE, decay=DECAY, random=random)
    nothing = fit._replace(add=0 * fit.add)
    none, left = (np.mean([np.mean(off(one, first)[2] ** 2) for first in held_back]) for one in (nothing, fit))
    print(f"mean square of a move's difference: {none:.2f}, unexplained {left:.3f}", flush=True)
    return fit.network(base, common, spread)


def improve(table: str, learned: Callable[[Network], Network], seed: int) -> None:
    """Put what is learned from the table's network in its place, and print by how much it is better."""
    seats, rule_sets = TABLES[table]
    variant = variant_of(rule_sets[0], seats)
    assert isinstance(variant, Variant)
    file = Path(networks.__file__).with_name(networks.FILES[variant.players, variant.sides])
    before = np.load(file).astype(np.float32) if file.exists() else np.zeros((ROWS, UNITS), np.float32)
    network, values = learned(before), np.empty(DEALS)
    compare(variant, network, before, len(values), chance_of(seed), values)
    error = values.std() / len(values) ** 0.5
    print(f"better than before by {values.mean():.3f} ± {1.96 * error:.3f} points a round", flush=True)
    np.save(file, network.astype(np.float16))


def main(table: str, moves: int, rounds: int) -> None:
    for number in range(rounds):

        def learned(before: Network, seed: int = number) -> Network:
            network = fitted(examples(table, before, moves, seed), seed)
            network[ADD] /= TEMPERATURE[table]
            return network

        improve(table, learned, number)


if __name__ == "__main__":
    table, moves, rounds = arguments("python -m bench.fit_network TABLE MOVES ROUNDS")
    main(one_of("TABLE", table, TABLES), whole("MOVES", moves), whole("ROUNDS", rounds))

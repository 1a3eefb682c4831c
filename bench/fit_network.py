"""Finds the policy's networks: `python -m bench.fit_network TABLE MOVES ROUNDS`.

A table is `2`, `3`, `4` or `pairs`.
The policy plays rounds against itself, now and then any move at all. At each choice every move is played on by the
policy, with the tiles as they lie: what moves come to, compared with each other, is the examples, so many moves at a
time. A new network is fitted to them (least squares, Adam). That is a better policy, and plays in the next round.

Rows of the network for pairs of counts that are seldom seen are mostly the sum of a few that stand for many pairs
(`basis`), and only as much their own as the examples demand.
"""
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false, reportUnknownArgumentType=false
# SciPy has no types.

import sys
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray
from scipy.sparse import csr_matrix  # pyright: ignore[reportMissingTypeStubs] - as said above

from kozel.kernel.chance import Chance, below, chance_of, fraction
from kozel.kernel.compiled import Floats, Ints, compiled
from kozel.kernel.play import MOVES, hand_in_turn, legal
from kozel.kernel.playout import looks, networks
from kozel.kernel.playout.common import COMMON, make_known_move
from kozel.kernel.playout.looks import (
    INPUTS,
    NUMBERS,
    SHARED_NUMBERS,
    look_around,
    look_at_move,
    numbers_around,
    rows_around,
)
from kozel.kernel.playout.network import ADD, BEGIN, ROWS
from kozel.kernel.playout.policy import best_move
from kozel.kernel.playout.rollout import play_on
from kozel.kernel.playout.units import UNITS, Network
from kozel.kernel.points import settle, worth
from kozel.kernel.stakes.results import deal, numbers_of
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

CHOICES = 2048
"""How many choices a step of the fit looks at."""

PASSES = 4
RATE = 0.01
DECAY = 0.02
HELD_BACK = 0.02
"""The share of the choices that a network is tried on instead."""

OWN_ROWS = 9
OWN_NUMBERS = 18
_PLACES = np.concatenate((np.arange(NUMBERS, NUMBERS + 13), np.arange(SHARED_NUMBERS, SHARED_NUMBERS + 5))).astype(
    np.int32
)

Rows = NDArray[np.float32]
Places = NDArray[np.int16]


class Examples(NamedTuple):
    """Moves: their rows and numbers, what they came to; and where the moves of each choice begin."""

    rows: Places
    numbers: Rows
    values: Rows
    begins: Ints


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
        row = play(variant, network, chance, rows[:until], numbers, values, choices, row)
    begins = np.flatnonzero(np.diff(choices[:row], prepend=-1))
    return Examples(rows[:row], numbers[:row], values[:row], begins)


@compiled
def play(
    variant: Variant,
    network: Network,
    chance: Chance,
    rows: Places,
    numbers: Rows,
    values: Rows,
    choices: Ints,
    row: int,
) -> int:
    """Fill the rows from that one on while there is room, and give the number of the next one."""
    state, common = np.empty(STATE, np.int64), np.empty(COMMON, np.int64)
    after, known = np.empty(STATE, np.int64), np.empty(COMMON, np.int64)
    moves, later, points = np.empty(MOVES, np.int64), np.empty(MOVES, np.int64), np.empty(MOST_SEATS, np.int64)
    units, tiles = np.empty(UNITS, np.float32), numbers_of(variant.tiles)
    while True:
        deal(state, common, tiles, variant, chance)
        while state[FINISH] == GOES_ON:
            number, seat, hand = legal(state, moves), state[TURN], hand_in_turn(state)
            if row + number > len(rows):
                return row
            move, first = moves[0], row
            if number > 1:
                around = look_around(hand, seat, common, variant)
                shared, of_all = rows_around(hand, common, around), numbers_around(hand, around)
                for place in range(number):
                    look = look_at_move(hand, seat, moves[place], common, around)
                    for at in range(6):
                        rows[row, at] = look.rows[at]
                    for at in range(3):
                        rows[row, 6 + at] = shared[at]
                    for at in range(8):
                        numbers[row, at] = look.numbers[at]
                    for at in range(5):
                        numbers[row, 8 + at] = look.of_others[at]
                        numbers[row, 13 + at] = of_all[at]
                    after[:] = state
                    known[:] = common
                    play_on(after, known, moves[place], variant, network, later, units)
                    settle(after, variant, points)
                    values[row] = worth(points, seat % variant.sides, variant) / (variant.sides - 1)
                    choices[row] = first
                    row += 1
                if fraction(chance) < BLIND:
                    move = moves[below(number, chance)]
                else:
                    move = best_move(hand, seat, moves, number, common, variant, network, units)
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


def basis() -> Rows:
    """What the rows have in common: each is the sum of such parts, times its numbers here, and what is its own."""
    columns = dict[tuple[str, str], Rows]()

    def say(row: int, part: str, **known: float) -> None:
        for name, value in known.items():
            columns.setdefault((part, name), np.zeros(INPUTS, np.float32))[row] = value

    def counts(row: int, part: str, own: int, unseen: int) -> None:
        share = own / (own + unseen) if own else 0.0
        say(row, part, own=own, unseen=unseen, share=share, some=own > 0, none=unseen == 0)

    each, values = looks.MOST + 1, looks.HIGHEST + 2
    for own in range(each):
        for unseen in range(each):
            pair = own * each + unseen
            counts(looks.NEW + pair, "new", own, unseen)
            counts(looks.OTHER + pair, "other", own, unseen)
            for by in range(looks.LEADS + 1):
                row = looks.COVERED + by * each * each + pair
                counts(row, "covered", own, unseen)
                say(row, "covered", **{f"by {by}": 1})
            for doubles in range(looks.MOST_DOUBLES + 1):
                row = looks.DOUBLE + doubles * (1 + each * each) + 1 + pair
                counts(row, "double", own, unseen)
                say(row, "double", double=1, doubles=doubles)
    for doubles in range(looks.MOST_DOUBLES + 1):
        say(looks.DOUBLE + doubles * (1 + each * each), "double", doubles=doubles)
    for by in range(looks.LEADS + 1):
        for shown in range(values):
            say(looks.KEEPS + by * values + shown, "keeps", shown=shown, **{f"by {by}": 1})
    for equal in range(2):
        for own in range(each):
            for unseen in range(looks.MOST_OPEN + 1):
                row = looks.GOES_ON + (equal * each + own) * (looks.MOST_OPEN + 1) + unseen
                counts(row, "goes on", own, unseen)
                say(row, "goes on", equal=equal, alone=own if unseen == 0 else 0)
    for own in range(looks.MOST_TILES + 1):
        for others in range(looks.MOST_TILES + 1):
            place = own * (looks.MOST_TILES + 1) + others
            say(looks.OWN_TILES + place, "tiles", own=own, next=others, last=own == 1, near=1 / (1 + others))
            say(looks.OTHER_TILES + place, "others", second=own, third=others)
    for lead in range(2):
        for drawn in range(looks.MOST_TO_DRAW + 1):
            row = looks.TO_BE_DRAWN + lead * (looks.MOST_TO_DRAW + 1) + drawn
            say(row, "drawn", lead=lead, drawn=drawn, nothing=drawn == 0)
    return np.stack(list(columns.values()), axis=1)


class Fit(NamedTuple):
    """What is fitted: the rows' own part and below it what they have in common, for numbers in their own spread."""

    into: Rows
    begin: Rows
    add: Rows


def fitted(shown: Examples, seed: int) -> tuple[Network, float]:
    """The network that explains best how the moves of a choice compare, and the share that it leaves unexplained."""
    random, common = np.random.default_rng(seed), basis()
    spread = np.maximum(shown.numbers[::97].std(axis=0), 1e-3).astype(np.float32)
    into = np.zeros((INPUTS + common.shape[1], UNITS), np.float32)
    numbered = np.zeros(INPUTS, bool)
    numbered[_PLACES] = True
    into[:INPUTS][numbered] = random.normal(0, 0.2, (int(numbered.sum()), UNITS))
    into[INPUTS:] = random.normal(0, 0.2, (common.shape[1], UNITS)) / np.maximum(common.max(axis=0), 1)[:, None]
    fit = Fit(into, np.zeros(UNITS, np.float32), random.normal(0, 5 * UNITS**-0.5, UNITS).astype(np.float32))
    keeps = np.ones((len(into), 1), np.float32)
    keeps[:INPUTS][~numbered] = DECAY
    firsts = list(range(0, len(shown.begins) - CHOICES, CHOICES))
    held_back = [firsts.pop() for _ in range(max(1, int(HELD_BACK * len(firsts))))]
    drifts, noises = [0 * part for part in fit], [0 * part for part in fit]
    step, steps = 0, PASSES * len(firsts)
    for _ in range(PASSES):
        random.shuffle(firsts)
        for first in firsts:
            seen, values, begins = _batch(shown, first, spread)
            slopes, _ = _slopes(fit, common, seen, values, begins)
            step += 1
            rate = np.float32(RATE * (1 + np.cos(np.pi * step / steps)) / 2)
            for part, slope, drift, noise in zip(fit, slopes, drifts, noises, strict=True):
                drift[:] += 0.1 * (slope - drift)
                noise[:] += 0.001 * (slope * slope - noise)
                part[:] -= rate * (drift / (1 - 0.9**step)) / (np.sqrt(noise / (1 - 0.999**step)) + np.float32(1e-6))
            fit.into[:INPUTS][~numbered] *= 1 - DECAY * rate
    off = [_slopes(fit, common, *_batch(shown, first, spread))[1] for first in held_back]
    nothing = Fit(0 * fit.into, 0 * fit.begin, fit.add)
    none = [_slopes(nothing, common, *_batch(shown, first, spread))[1] for first in held_back]
    weights = np.empty((ROWS, UNITS), np.float32)
    weights[:INPUTS] = fit.into[:INPUTS] + common @ fit.into[INPUTS:]
    weights[_PLACES] /= spread[:, None]
    weights[BEGIN], weights[ADD] = fit.begin, fit.add
    print(f"mean square of a move's difference: {np.mean(none):.2f}, unexplained {np.mean(off):.3f}", flush=True)
    return weights, float(np.mean(off))


def _batch(shown: Examples, first: int, spread: Rows) -> tuple[csr_matrix, Rows, Ints]:
    begin, end = shown.begins[first], shown.begins[first + CHOICES]
    moves, width = int(end - begin), OWN_ROWS + OWN_NUMBERS
    places, numbers = np.empty((moves, width), np.int32), np.ones((moves, width), np.float32)
    places[:, :OWN_ROWS], places[:, OWN_ROWS:] = shown.rows[begin:end], _PLACES
    numbers[:, OWN_ROWS:] = shown.numbers[begin:end] / spread
    starts = np.arange(0, moves * width + 1, width, dtype=np.int32)
    seen = csr_matrix((numbers.ravel(), places.ravel(), starts), shape=(moves, INPUTS))
    return seen, shown.values[begin:end], shown.begins[first : first + CHOICES] - begin


def _slopes(fit: Fit, common: Rows, seen: csr_matrix, values: Rows, begins: Ints) -> tuple[Fit, float]:
    """How the mean square of what is off changes with each number, and that square."""
    into = fit.into[:INPUTS] + common @ fit.into[INPUTS:]
    units = np.maximum(seen @ into + fit.begin, 0)
    off = units @ fit.add - values
    sizes = np.diff(begins, append=len(off))
    off -= np.repeat(np.add.reduceat(off, begins) / sizes, sizes).astype(np.float32)
    back = np.outer(off, fit.add) * (units > 0)
    scale = np.float32(2 / len(begins))
    own = scale * (seen.T @ back)
    slopes = Fit(np.concatenate((own, common.T @ own)), scale * back.sum(axis=0), scale * (off @ units))
    return slopes, float(off @ off / len(off))


def main(table: str, moves: int, rounds: int) -> None:
    seats, rule_sets = TABLES[table]
    variant = variant_of(rule_sets[0], seats)
    assert isinstance(variant, Variant)
    file = Path(networks.__file__).with_name(networks.FILES[variant.players, variant.sides])
    network = np.load(file).astype(np.float32) if file.exists() else np.zeros((ROWS, UNITS), np.float32)
    for number in range(rounds):
        before, values = network, np.empty(20_000)
        network, _ = fitted(examples(table, network, moves, number), number)
        network[ADD] /= TEMPERATURE[table]
        compare(variant, network, before, len(values), chance_of(number), values)
        error = values.std() / len(values) ** 0.5
        print(f"better than before by {values.mean():.2f} ± {1.96 * error:.2f} points a round", flush=True)
        np.save(file, network.astype(np.float16))


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))

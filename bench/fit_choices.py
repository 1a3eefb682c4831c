"""Makes a network play more like the highest level: `python -m bench.fit_choices TABLE SECONDS [FILE]`.

That level looks at what the others' choices tell, which the policy doesn't, and so chooses better. It plays rounds
against itself for so many seconds by the wall clock; then the network, as it is, is fitted to how often it makes each
choice (cross entropy, Adam), and made less sure of it, as other players are. Choices are kept in the file, if one is
given, and those that are there are used as well. Run it after `bench.fit_network`, and `bench.measure_guess` after it.
"""

import sys
from collections.abc import Mapping
from pathlib import Path
from random import Random
from time import monotonic
from types import MappingProxyType

import numpy as np

from bench.fit_network import TABLES, compare
from bench.network_fit import (
    OWN_NUMBERS,
    OWN_ROWS,
    Batch,
    Fit,
    Moves,
    Places,
    Rows,
    base_of,
    basis,
    batch,
    descend,
    write_move,
)
from kozel.bots.chance import repeatable
from kozel.bots.duel import play_round
from kozel.bots.position import Position, position_of
from kozel.bots.rolling import Rolling, compiled_rules
from kozel.bots.start import start
from kozel.bots.thinking import Thinking
from kozel.kernel.chance import chance_of
from kozel.kernel.compiled import Floats, Ints, compiled
from kozel.kernel.playout import networks
from kozel.kernel.playout.looks import look_around, numbers_around, rows_around
from kozel.kernel.playout.network import ADD
from kozel.kernel.playout.policy import MISTAKE
from kozel.kernel.playout.units import Network
from kozel.kernel.position import move_of
from kozel.kernel.state import TURN
from kozel.kernel.variant import Variant, variant_of
from kozel.rules.move import Move, Play
from kozel.rules.rule_set import RuleSet
from kozel.rules.view import Sight

DEALS = 256
"""How many deals the level looks at for a choice."""

PASSES = 6
RATE = 0.003
DECAY = 0.5
LESS_SURE: Mapping[str, float] = MappingProxyType({"2": 0.75, "3": 0.65, "4": 0.65, "pairs": 0.45})
"""The worths of moves are multiplied by that. Tiles of strong players are then told better, not only of that level."""

HELD_BACK = 1 / 12
"""The share of the choices that a network is tried on instead."""


class Noting:
    """A bot that plays as the highest level does, and notes what it saw and chose."""

    def __init__(self) -> None:
        """Nothing is noted yet."""
        self._bot = Rolling(Thinking(DEALS), for_points=True)
        self.rows: list[Places] = []
        self.numbers: list[Rows] = []
        self.chosen: list[int] = []

    def __call__(self, sight: Sight, rules: RuleSet, random: Random, /) -> Move:
        """Choose, and note it."""
        chosen, variant = self._bot(sight, rules, random), compiled_rules(rules, sight)
        assert variant is not None, "compiled code covers the rules"
        position = position_of(sight, rules, variant)
        if isinstance(chosen, Play) and len(position.moves) > 1:
            number = len(position.moves)
            rows, numbers = np.empty((number, OWN_ROWS), np.int16), np.empty((number, OWN_NUMBERS), np.float32)
            write_moves(rows, numbers, *_asked(position), variant)
            self.rows.append(rows)
            self.numbers.append(numbers)
            self.chosen.append(position.moves.tolist().index(move_of(chosen, position.state)))
        return chosen


def _asked(position: Position) -> tuple[int, int, Ints, Ints]:
    seat = int(position.state[TURN])
    return int(position.state[seat]), seat, position.moves, position.common


@compiled
def write_moves(rows: Places, numbers: Rows, hand: int, seat: int, moves: Ints, common: Ints, variant: Variant) -> None:
    """Write what the network sees of all moves of a choice."""
    around = look_around(hand, seat, common, variant)
    shared, of_all = rows_around(hand, common, around), numbers_around(hand, around)
    for place in range(len(moves)):
        write_move(rows[place], numbers[place], hand, seat, moves[place], common, around, shared, of_all)


class Choices:
    """Choices, and which move was made in each."""

    def __init__(self, rows: Places, numbers: Rows, sizes: Ints, chosen: Ints) -> None:
        """Together the sizes are as many as the rows."""
        self.sizes, self.chosen = sizes, chosen
        self.moves = Moves(rows, numbers, np.cumsum(sizes) - sizes)

    @classmethod
    def gathered(cls, table: str, seconds: float, seed: int) -> "Choices":
        """Those that are made in rounds of so many seconds."""
        (seats, rule_sets), noting, number, began = TABLES[table], Noting(), 0, monotonic()
        while monotonic() - began < seconds:
            begun = start(rule_sets[number % len(rule_sets)], seats, seed, number, leader=number % seats)
            play_round([noting] * seats, begun, repeatable(f"{seed} {number}"))
            number += 1
        sizes = np.array([len(rows) for rows in noting.rows])
        return cls(np.concatenate(noting.rows), np.concatenate(noting.numbers), sizes, np.array(noting.chosen))

    @classmethod
    def kept(cls, file: Path) -> "Choices":
        """Those of a file."""
        found = np.load(file)
        return cls(found["rows"], found["numbers"], found["sizes"], found["chosen"])

    def keep(self, file: Path) -> None:
        """Write them to a file."""
        np.savez(file, rows=self.moves.rows, numbers=self.moves.numbers, sizes=self.sizes, chosen=self.chosen)

    def and_others(self, others: "Choices") -> "Choices":
        """All together."""
        return Choices(
            np.concatenate((self.moves.rows, others.moves.rows)),
            np.concatenate((self.moves.numbers, others.moves.numbers)),
            np.concatenate((self.sizes, others.sizes)),
            np.concatenate((self.chosen, others.chosen)),
        )


def fitted(network: Network, shown: Choices) -> Network:
    """The network after it was fitted to the choices."""
    random, common, spread = np.random.default_rng(1), basis(), shown.moves.spread
    fit, base, firsts = Fit.of(network, common), base_of(network, spread), shown.moves.firsts()
    held_back = [firsts.pop() for _ in range(max(1, int(HELD_BACK * len(firsts))))]

    def made_in(one: Batch, first: int) -> Ints:
        return one.begins + shown.chosen[first : first + len(one.begins)]

    def slopes(fit: Fit, first: int) -> Fit:
        one = batch(shown.moves, first, spread)
        units, made = fit.units(base, common, one.seen), made_in(one, first)
        shares = _shares(units @ fit.add, one)
        surprise = (1 - MISTAKE) * shares[made] / (MISTAKE / one.sizes + (1 - MISTAKE) * shares[made])
        off = shares * np.repeat(surprise, one.sizes)
        off[made] -= surprise
        return fit.slopes(common, one.seen, units, (off / len(one.begins)).astype(np.float32))

    def unlikely(fit: Fit) -> float:
        """The mean logarithm, the other way round, of how likely the choices held back are."""
        found: list[float] = []
        for first in held_back:
            one = batch(shown.moves, first, spread)
            shares = _shares(fit.units(base, common, one.seen) @ fit.add, one)[made_in(one, first)]
            found.append(float(-np.mean(np.log(MISTAKE / one.sizes + (1 - MISTAKE) * shares))))
        return float(np.mean(found))

    before = unlikely(fit)
    descend(fit, slopes, firsts, passes=PASSES, rate=RATE, decay=DECAY, random=random)
    print(f"{len(shown.sizes)} choices, {before:.4f} nats before, {unlikely(fit):.4f} after", flush=True)
    return fit.network(base, common, spread)


def _shares(worths: Rows, one: Batch) -> Floats:
    """How often each move is made among those of its choice."""
    times = np.exp(worths - np.repeat(np.maximum.reduceat(worths, one.begins), one.sizes), dtype=np.float64)
    return times / np.repeat(np.add.reduceat(times, one.begins), one.sizes)


def main(table: str, seconds: float, kept: Path | None) -> None:
    seats, rule_sets = TABLES[table]
    variant = variant_of(rule_sets[0], seats)
    assert isinstance(variant, Variant)
    file = Path(networks.__file__).with_name(networks.FILES[variant.players, variant.sides])
    before, values = np.load(file).astype(np.float32), np.empty(60_000)
    shown = Choices.gathered(table, seconds, seed=1)
    if kept is not None:
        shown = shown.and_others(Choices.kept(kept)) if kept.exists() else shown
        shown.keep(kept)
    network = fitted(before, shown)
    network[ADD] *= LESS_SURE[table]
    compare(variant, network, before, len(values), chance_of(1), values)
    error = values.std() / len(values) ** 0.5
    print(f"better than before by {values.mean():.3f} ± {1.96 * error:.3f} points a round", flush=True)
    np.save(file, network.astype(np.float16))


if __name__ == "__main__":
    main(sys.argv[1], float(sys.argv[2]), Path(sys.argv[3]) if len(sys.argv) > 3 else None)

"""Makes a network play more like the highest level: `python -m bench.fit_choices TABLE SECONDS [FILE]`.

A table is `2`, `3`, `4` or `pairs`. That level looks at what the others' choices tell, which the policy doesn't, and so
chooses better. It plays rounds against itself for so many seconds by the wall clock; then the network, as it is, is
fitted to how often it makes each choice (cross entropy, Adam), and made less sure of it, as other players are. Choices
are kept in the file, if one is given, and those that are there are used as well. Run it after `bench.fit_network`, and
`bench.measure_guess` after it.
"""

from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType

import numpy as np

from bench.arguments import above_zero, arguments, one_of
from bench.fit_network import TABLES, improve
from bench.network.basis import basis
from bench.network.choices import Choices, gathered
from bench.network.fit import Fit, base_of, descend
from bench.network.moves import Batch, Rows, batch
from kozel.kernel.compiled import Floats, Ints
from kozel.kernel.playout.network import ADD
from kozel.kernel.playout.policy import MISTAKE
from kozel.kernel.playout.units import Network

PASSES = 6
RATE = 0.003
DECAY = 0.5
LESS_SURE: Mapping[str, float] = MappingProxyType({"2": 0.75, "3": 0.65, "4": 0.65, "pairs": 0.45})
"""The worths of moves are multiplied by that. Tiles of strong players are then told better, not only of that level."""

HELD_BACK = 1 / 12
"""The share of the choices that a network is tried on instead."""


def fitted(network: Network, shown: Choices) -> Network:
    """The network after it was fitted to the choices."""
    random, common, spread = np.random.default_rng(1), basis(), shown.moves.spread
    fit, base, firsts = Fit.of(network, common), base_of(network, spread), shown.moves.firsts()
    held_back = [firsts.pop() for _ in range(max(1, int(HELD_BACK * len(firsts))))]

    def made_in(one: Batch, first: int) -> Ints:
        return one.begins + shown.made[first : first + len(one.begins)]

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
    print(f"{len(shown.made)} choices, {before:.4f} nats before, {unlikely(fit):.4f} after", flush=True)
    return fit.network(base, common, spread)


def _shares(worths: Rows, one: Batch) -> Floats:
    """How often each move is made among those of its choice."""
    times = np.exp(worths - np.repeat(np.maximum.reduceat(worths, one.begins), one.sizes), dtype=np.float64)
    return times / np.repeat(np.add.reduceat(times, one.begins), one.sizes)


def main(table: str, seconds: float, file: Path | None) -> None:
    seats, rule_sets = TABLES[table]
    shown = gathered(seats, rule_sets, seconds, seed=1)
    if file is not None:
        shown = Choices.kept(file).and_then(shown) if file.exists() else shown
        shown.keep(file)

    def learned(before: Network) -> Network:
        network = fitted(before, shown)
        network[ADD] *= LESS_SURE[table]
        return network

    improve(table, learned, seed=1)


if __name__ == "__main__":
    table, seconds, *files = arguments("python -m bench.fit_choices TABLE SECONDS [FILE]")
    main(one_of("TABLE", table, TABLES), above_zero("SECONDS", seconds), next(map(Path, files), None))

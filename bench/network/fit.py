"""What is fitted of a network, and how it is made better step by step (Adam)."""
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false, reportUnknownArgumentType=false
# SciPy has no types.

from collections.abc import Callable, Sequence
from typing import NamedTuple, Self

import numpy as np
from scipy.sparse import csr_matrix  # pyright: ignore[reportMissingTypeStubs] - as said above

from bench.network.moves import PLACES, Rows
from kozel.kernel.playout.looks import INPUTS
from kozel.kernel.playout.network import ADD, BEGIN, ROWS
from kozel.kernel.playout.units import UNITS, Network

_NUMBERED = np.isin(np.arange(INPUTS), PLACES)


class Fit(NamedTuple):
    """What is fitted, for numbers in their own spread.

    `own` is what the rows have of their own beside `base`, which stays as it is, `shared` what they have in common.
    """

    own: Rows
    shared: Rows
    begin: Rows
    add: Rows

    @classmethod
    def by_chance(cls, random: np.random.Generator, common: Rows) -> Self:
        """Where a fit from nothing begins."""
        own = np.zeros((INPUTS, UNITS), np.float32)
        own[_NUMBERED] = random.normal(0, 0.2, (len(PLACES), UNITS))
        shared = random.normal(0, 0.2, (common.shape[1], UNITS)) / np.maximum(common.max(axis=0), 1)[:, None]
        add = random.normal(0, 5 * UNITS**-0.5, UNITS).astype(np.float32)
        return cls(own, shared.astype(np.float32), np.zeros(UNITS, np.float32), add)

    @classmethod
    def of(cls, network: Network, common: Rows) -> Self:
        """Where a fit begins whose base is the network's rows."""
        own, shared = np.zeros((INPUTS, UNITS), np.float32), np.zeros((common.shape[1], UNITS), np.float32)
        return cls(own, shared, network[BEGIN].copy(), network[ADD].copy())

    def network(self, base: Rows, common: Rows, spread: Rows) -> Network:
        """The network that it comes to."""
        weights = np.empty((ROWS, UNITS), np.float32)
        weights[:INPUTS] = base + self.own + common @ self.shared
        weights[PLACES] /= spread[:, None]
        weights[BEGIN], weights[ADD] = self.begin, self.add
        return weights

    def units(self, base: Rows, common: Rows, seen: csr_matrix) -> Rows:
        """What is above 0 in the units, by move."""
        return np.maximum(seen @ (base + self.own + common @ self.shared) + self.begin, 0)

    def slopes(self, common: Rows, seen: csr_matrix, units: Rows, off: Rows) -> Self:
        """How the sum of moves' worths, times `off`, changes with each number."""
        back = np.outer(off, self.add) * (units > 0)
        own = seen.T @ back
        return type(self)(own, common.T @ own, back.sum(axis=0), off @ units)


def base_of(network: Network, spread: Rows) -> Rows:
    """A network's rows, for numbers in their own spread."""
    base = network[:INPUTS].copy()
    base[PLACES] *= spread[:, None]
    return base


def descend(
    fit: Fit,
    slopes_of: Callable[[Fit, int], Fit],
    firsts: Sequence[int],
    *,
    passes: int,
    rate: float,
    decay: float,
    random: np.random.Generator,
) -> None:
    """Change the fit in small steps, each by the slopes of a batch, so many times through all batches.

    What a row has of its own fades by `decay` times the rate in each step.
    """
    drifts, noises = [0 * part for part in fit], [0 * part for part in fit]
    step, steps, order = 0, passes * len(firsts), list(firsts)
    for _ in range(passes):
        random.shuffle(order)
        for first in order:
            step += 1
            slower = np.float32(rate * (1 + np.cos(np.pi * step / steps)) / 2)
            for part, slope, drift, noise in zip(fit, slopes_of(fit, first), drifts, noises, strict=True):
                drift[:] += 0.1 * (slope - drift)
                noise[:] += 0.001 * (slope * slope - noise)
                part[:] -= slower * (drift / (1 - 0.9**step)) / (np.sqrt(noise / (1 - 0.999**step)) + np.float32(1e-6))
            fit.own[~_NUMBERED] *= 1 - decay * slower

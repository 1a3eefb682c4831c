"""Fitting a network of `kernel/playout/network.py`: what is fitted, and how it is made better step by step (Adam).

Rows of the network for pairs of counts that are seldom seen are mostly the sum of a few that stand for many pairs
(`basis`), and only as much their own as the examples demand.
"""
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false, reportUnknownArgumentType=false
# SciPy has no types.

from collections.abc import Callable, Sequence
from typing import NamedTuple, Self

import numpy as np
from numpy.typing import NDArray
from scipy.sparse import csr_matrix  # pyright: ignore[reportMissingTypeStubs] - as said above

from kozel.kernel.compiled import Ints, inlined
from kozel.kernel.playout import looks
from kozel.kernel.playout.looks import INPUTS, NUMBERS, SHARED_NUMBERS, Around, look_at_move
from kozel.kernel.playout.network import ADD, BEGIN, ROWS
from kozel.kernel.playout.units import UNITS, Network

CHOICES = 2048
"""How many choices a step of the fit looks at."""

OWN_ROWS = 9
OWN_NUMBERS = 18
_PLACES = np.concatenate((np.arange(NUMBERS, NUMBERS + 13), np.arange(SHARED_NUMBERS, SHARED_NUMBERS + 5))).astype(
    np.int32
)
_NUMBERED = np.isin(np.arange(INPUTS), _PLACES)

Rows = NDArray[np.float32]
Places = NDArray[np.int16]


class Moves(NamedTuple):
    """Moves as the network sees them: their rows and numbers; and where the moves of each choice begin."""

    rows: Places
    numbers: Rows
    begins: Ints

    @property
    def spread(self) -> Rows:
        """How far each number spreads."""
        return np.maximum(self.numbers[::97].std(axis=0), 1e-3).astype(np.float32)

    def firsts(self) -> list[int]:
        """The first choice of each batch."""
        return list(range(0, len(self.begins) - CHOICES, CHOICES))


@inlined
def write_move(
    rows: Places,
    numbers: Rows,
    hand: int,
    seat: int,
    move: int,
    common: Ints,
    around: Around,
    shared: tuple[int, int, int],
    of_all: tuple[float, float, float, float, float],
) -> None:
    """Write what the network sees of a move; `shared` and `of_all` are the rows and numbers that all moves share."""
    look = look_at_move(hand, seat, move, common, around)
    for at in range(6):
        rows[at] = look.rows[at]
    for at in range(3):
        rows[6 + at] = shared[at]
    for at in range(8):
        numbers[at] = look.numbers[at]
    for at in range(5):
        numbers[8 + at] = look.of_others[at]
        numbers[13 + at] = of_all[at]


class Batch(NamedTuple):
    """The moves of some choices, as a matrix and as places; where each choice begins, how many moves it has."""

    seen: csr_matrix
    begins: Ints
    sizes: Ints
    moves: slice


def batch(moves: Moves, first: int, spread: Rows) -> Batch:
    """The choices from that one on."""
    begin, end = int(moves.begins[first]), int(moves.begins[first + CHOICES])
    number, width = end - begin, OWN_ROWS + OWN_NUMBERS
    places, numbers = np.empty((number, width), np.int32), np.ones((number, width), np.float32)
    places[:, :OWN_ROWS], places[:, OWN_ROWS:] = moves.rows[begin:end], _PLACES
    numbers[:, OWN_ROWS:] = moves.numbers[begin:end] / spread
    starts = np.arange(0, number * width + 1, width, dtype=np.int32)
    seen = csr_matrix((numbers.ravel(), places.ravel(), starts), shape=(number, INPUTS))
    begins = moves.begins[first : first + CHOICES] - begin
    return Batch(seen, begins, np.diff(begins, append=number), slice(begin, end))


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
        own[_NUMBERED] = random.normal(0, 0.2, (len(_PLACES), UNITS))
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
        weights[_PLACES] /= spread[:, None]
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
    base[_PLACES] *= spread[:, None]
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

"""Moves as the network sees them."""
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false, reportUnknownArgumentType=false
# SciPy has no types.

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray
from scipy.sparse import csr_matrix  # pyright: ignore[reportMissingTypeStubs] - as said above

from kozel.kernel.compiled import Ints, compiled
from kozel.kernel.playout.looks import (
    INPUTS,
    NUMBERS,
    SHARED_NUMBERS,
    look_around,
    look_at_move,
    numbers_around,
    rows_around,
)
from kozel.kernel.variant import Variant

CHOICES = 2048
"""How many choices a step of the fit looks at."""

OWN_ROWS = 9
OWN_NUMBERS = 18
PLACES = np.concatenate((np.arange(NUMBERS, NUMBERS + 13), np.arange(SHARED_NUMBERS, SHARED_NUMBERS + 5))).astype(
    np.int32
)

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


@compiled
def write_moves(rows: Places, numbers: Rows, hand: int, seat: int, moves: Ints, common: Ints, variant: Variant) -> None:
    """Write what the network sees of each of a choice's moves."""
    around = look_around(hand, seat, common, variant)
    shared, of_all = rows_around(hand, common, around), numbers_around(hand, around)
    for move in range(len(moves)):
        look = look_at_move(hand, seat, moves[move], common, around)
        for at in range(6):
            rows[move, at] = look.rows[at]
        for at in range(3):
            rows[move, 6 + at] = shared[at]
        for at in range(8):
            numbers[move, at] = look.numbers[at]
        for at in range(5):
            numbers[move, 8 + at] = look.of_others[at]
            numbers[move, 13 + at] = of_all[at]


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
    places[:, :OWN_ROWS], places[:, OWN_ROWS:] = moves.rows[begin:end], PLACES
    numbers[:, OWN_ROWS:] = moves.numbers[begin:end] / spread
    starts = np.arange(0, number * width + 1, width, dtype=np.int32)
    seen = csr_matrix((numbers.ravel(), places.ravel(), starts), shape=(number, INPUTS))
    begins = moves.begins[first : first + CHOICES] - begin
    return Batch(seen, begins, np.diff(begins, append=number), slice(begin, end))

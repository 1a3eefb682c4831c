"""The exact value of a position with all tiles seen."""

import numpy as np

from kozel.kernel.compiled import Ints
from kozel.kernel.play import MOVES, go_on, legal
from kozel.kernel.points import settle, worth
from kozel.kernel.solver.root import value_of, values_of
from kozel.kernel.solver.table import NO_KEY, empty_table
from kozel.kernel.solver.task import NODES, fits_key, lay_out_boneyard, task_without_boneyard
from kozel.kernel.state import BONEYARD, EARNED, FINISH, GOES_ON, TURN
from kozel.kernel.variant import MOST_SEATS, Variant

PLACES = 1 << 14
"""A table of so many positions stays in the processor's cache, which is worth more than all that a larger one keeps."""

_ROOM = 2048


class Solver:
    """Solves one position after the other, in the memory that it was given once.

    Values are the `worth` of the round to the side whose turn it is: how much better it does than each of the others,
    added up. For three or four individuals they are what that side can be sure of, whatever the others do (paranoid).
    """

    def __init__(self, places: int = PLACES) -> None:
        """Take memory for a table of so many positions, a power of 2."""
        self.nodes = 0
        self._table = empty_table(places)
        self._room = np.zeros(_ROOM, np.int64)
        self._variant: Variant | None = None
        self._tasks: dict[int, Ints] = {}

    def value(self, state: Ints, variant: Variant) -> int:
        """What the state is worth to the side in turn; a round that is over, to the side whose turn it was.

        The state is left as it is. Afterwards `nodes` is the number of positions that the search has looked at.
        """
        state, task = self._prepared(state, variant)
        if state[FINISH] != GOES_ON:
            points = np.zeros(MOST_SEATS, np.int64)
            settle(state, variant, points)
            return int(worth(points, int(state[TURN]) % variant.sides, variant))
        value = int(value_of(state, _moves(state), self._room, self._table, task)) + _earned(state, variant)
        self.nodes = int(task[NODES])
        return value

    def values(self, state: Ints, variant: Variant) -> dict[int, int]:
        """What the state is worth to the side in turn after each of its moves; empty when the round is over."""
        state, task = self._prepared(state, variant)
        if state[FINISH] != GOES_ON:
            return {}
        moves = _moves(state)
        values = np.zeros(len(moves), np.int64)
        values_of(state, moves, values, 0, self._room, self._table, task)
        values += _earned(state, variant)
        self.nodes = int(task[NODES])
        return {int(move): int(value) for move, value in zip(moves, values, strict=True)}

    def given_away(self, state: Ints, variant: Variant, move: int) -> int:
        """By how much a move of the side in turn is behind the best one; the round must go on.

        Most moves that people make are the best or nearly so, and then this is found sooner than both values by
        themselves.
        """
        state, task = self._prepared(state, variant)
        after = np.zeros(1, np.int64)
        best = value_of(state, _moves(state), self._room, self._table, task)
        values_of(state, np.array([move]), after, best, self._room, self._table, task)
        self.nodes = int(task[NODES])
        return int(best - after[0])

    def best(self, state: Ints, variant: Variant) -> int:
        """A move of the side in turn that is worth as much as the state; the round must go on."""
        state, task = self._prepared(state, variant)
        moves = _moves(state)
        value_of(state, moves, self._room, self._table, task)
        self.nodes = int(task[NODES])
        return int(moves[0])

    def _prepared(self, state: Ints, variant: Variant) -> tuple[Ints, Ints]:
        assert fits_key(state, variant), "a position has too many tiles to draw"
        state = state.copy()
        go_on(state, variant)
        self._table[:] = NO_KEY
        task = self._task(variant, int(state[TURN]) % variant.sides)
        lay_out_boneyard(task, state, variant)
        return state, task

    def _task(self, variant: Variant, side: int) -> Ints:
        """A new task of a side; what it shares with others is worked out once for each variant in a row."""
        if variant is not self._variant:
            self._variant, self._tasks = variant, {}
        if side not in self._tasks:
            self._tasks[side] = task_without_boneyard(variant, side)
        return self._tasks[side].copy()


def _earned(state: Ints, variant: Variant) -> int:
    """What bonuses for passes are worth to the side in turn that were given before."""
    return int(worth(state[EARNED:BONEYARD], int(state[TURN]) % variant.sides, variant))


def _moves(state: Ints) -> Ints:
    moves = np.zeros(MOVES, np.int64)
    return moves[: legal(state, moves)]

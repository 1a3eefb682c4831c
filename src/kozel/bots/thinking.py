"""Weighing moves by playing many likely deals on to their ends."""

from time import process_time

import msgspec
import numpy as np

from kozel.bots.position import Position
from kozel.kernel.chance import chance_of
from kozel.kernel.compiled import Ints
from kozel.kernel.playout.evaluate import evaluate
from kozel.kernel.playout.features import Floats
from kozel.kernel.playout.sums import Sums
from kozel.kernel.variant import Variant

_SURELY = 3.0
"""A move is given up when it is behind the best by so many standard errors."""

_DEALS_FIRST = 192
"""No move is given up before so many deals."""

_BATCH = 32
"""How many deals are sampled between two looks at the clock."""


class Thinking(msgspec.Struct, frozen=True):
    """How much a bot thinks: so many deals, but no more milliseconds of the processor than that (None: any)."""

    deals: int
    milliseconds: float | None = None


class Verdict(msgspec.Struct, frozen=True):
    """What the moves still in question come to on average, over so many sampled deals."""

    moves: tuple[int, ...]
    means: tuple[float, ...]
    deals: int


def weigh(  # noqa: PLR0913 - what to weigh, and how
    position: Position, variant: Variant, weights: Floats, *, deals: int, end: float | None, seed: int, all_moves: bool
) -> Verdict:
    """Sample deals and play on after each move.

    It ends after so many deals, or when the process has used so much time of the processor as `end` says. Unless
    `all_moves`, a move that is surely not the best is given up early.
    """
    chance, moves, sums, done = chance_of(seed), position.moves, Sums.of(len(position.moves)), 0
    state, common, hidden, _, _ = position
    while True:
        batch = min(_BATCH, deals - done)
        evaluate(state, common, hidden, variant, moves, weights, chance, sums, batch)
        done += batch
        if done >= deals or (end is not None and process_time() >= end):
            break
        if not all_moves and done >= _DEALS_FIRST:
            stay = _in_question(sums)
            if len(stay) < len(moves):
                moves, sums = moves[stay], sums.only(stay)
                if len(moves) == 1:
                    break
    return Verdict(tuple(moves.tolist()), tuple(sums.means.tolist()), done)


def _in_question(sums: Sums) -> Ints:
    """The places of the moves that may still be the best."""
    best = int(np.argmax(sums.means))
    behind, error = sums.behind(best)
    return np.flatnonzero((behind <= _SURELY * error) | (behind <= 0))

"""What is to be solved, as one row of numbers that stays the same all through a search.

The side that asks is "ours", all others together are "theirs". In pairs and with two players that is the game; for
individuals it is the paranoid assumption that the others want nothing but the asking side to do badly.

A search has the hands in the order of play from the seat in turn on, and so are the bits of `OURS`; the weights are by
side.
"""

from typing import Final

import numpy as np

from kozel.kernel.compiled import Ints
from kozel.kernel.points import pips
from kozel.kernel.solver.worths import worths_of
from kozel.kernel.state import BONEYARD, BONEYARD_SIZE
from kozel.kernel.state import LEFT as LEFT_END
from kozel.kernel.tiles import TILES
from kozel.kernel.variant import MOST_SEATS, BlockTest, Draws, Variant

BOUND: Final = 0
"""The search tells whether the value is at least this. It and `NODES` are what changes."""

NODES: Final = 1
"""How many positions have been looked at."""

PLAYERS: Final = 2
SIDES: Final = 3

DRAWABLE: Final = 4
"""How many tiles of the boneyard may be drawn, those drawn before included."""

DRAWS_ONE: Final = 5
"""1 if nobody draws more than one tile in a turn."""

SIX_TILES: Final = 6
"""1 if a block shows in the line alone, else 0."""

TAKES_ALL: Final = 7
"""1 if at such a block the next seat takes the whole boneyard."""

ENDS_AT: Final = 8
TURN_AT: Final = 9
OWNERS_AT: Final = 10
OWNER_BITS: Final = 11
"""Where the parts of a key begin, and how many bits of it each drawn tile has."""

HIGH_OURS: Final = 12
HIGH_THEIRS: Final = 13
LOW_OURS: Final = 14
LOW_THEIRS: Final = 15
"""The most, and the least, that a pip in either party's hands can be worth."""

SLACK: Final = 16
"""How much further from 0 than by pips alone a value can lie: bonuses and values of tiles."""

LONELY: Final = 17
"""1 if some tile counts otherwise when it is alone."""

DECIDES: Final = 18
"""Which side's row of weights a block has: a number of `Decides`."""

LEFT: Final = 19
"""By how many turns the seat on the left comes later."""

VALUED: Final = 20
"""The set of tiles that count otherwise than their pips in any hand."""

PAYS_PASSES: Final = 21
"""1 if some pass gives a bonus; the places after it are what bonuses are worth."""

PASS_ON_LEAD: Final = 22
PASS_ON_DOUBLE_LEAD: Final = 23
PASS_ROUND: Final = 24
CAPICUA: Final = 25
CHUCHAZO: Final = 26

UNPLAYED_AFTER_LEAD: Final = 27
"""How many tiles are not in the line after the lead; -1 if there has been one."""

PASS_LIMIT: Final = 28
"""The most that a tile in a hand can be worth because all others pass at it."""

OURS: Final = 29
"""The seats from the one in turn on that are ours, as bits."""

OUT: Final = OURS + MOST_SEATS
"""The weights of the sides' counts when a side goes out, and the constant: a row of 5 for each side."""

OUT_BONUS: Final = OUT + MOST_SEATS * (MOST_SEATS + 1)
"""How often the bonus of the last tile counts when a side goes out."""

BLOCK: Final = OUT_BONUS + MOST_SEATS
"""As `OUT`, for the side that decides a block; the fifth row is for nobody."""

COUNTS: Final = BLOCK + (MOST_SEATS + 1) * (MOST_SEATS + 1)
"""Room for what the sides hold."""

GIVEN: Final = COUNTS + MOST_SEATS
"""What a point that a side is given on top is worth."""

LONE: Final = GIVEN + MOST_SEATS
"""What each tile counts when it is alone."""

MORE: Final = LONE + TILES
"""By how much each tile counts more than its pips in any hand."""

BONUS: Final = MORE + TILES
"""The bonus of each tile."""

PLACE: Final = BONUS + TILES
"""The place of each tile in the boneyard; -1: none."""

ORDER: Final = PLACE + TILES
"""The boneyard's tiles in the order of drawing."""

REST: Final = ORDER + TILES
"""The set of the boneyard's tiles from each place on."""

REST_PIPS: Final = REST + TILES + 1
"""Their pips, as far as they may be drawn."""

TASK: Final = REST_PIPS + TILES + 1
"""How long a task is."""


def task_without_boneyard(variant: Variant, side: int) -> Ints:
    """What the tasks of one side in one variant share: finding what rounds are worth to it."""
    task = np.zeros(TASK, np.int64)
    task[PLAYERS], task[SIDES] = variant.players, variant.sides
    task[DRAWS_ONE] = variant.draws == Draws.ONE
    task[SIX_TILES] = variant.block_test == BlockTest.SIX_TILES
    task[TAKES_ALL] = variant.takes_all
    for turn in range(variant.players):
        seats = [(turn + step) % variant.players for step in range(variant.players)]
        task[OURS + turn] = sum(1 << step for step, seat in enumerate(seats) if seat % variant.sides == side)
    _lay_out_key(task, variant)
    _weigh(task, variant, side)
    return task


def fits_key(state: Ints, variant: Variant) -> bool:
    """Whether a position can be told from all others by one number.

    So it can, but for double-nine with a boneyard, and for two who have more than 14 tiles of double-six to draw.
    """
    task = np.zeros(TASK, np.int64)
    _lay_out_key(task, variant)
    return int(task[OWNERS_AT] + task[OWNER_BITS] * _drawable(state, variant)) < 64


def _lay_out_key(task: Ints, variant: Variant) -> None:
    tiles = int(variant.tiles).bit_count()
    task[ENDS_AT] = tiles
    task[TURN_AT] = tiles + (tiles - 1).bit_length()
    task[OWNERS_AT] = task[TURN_AT] + (variant.players - 1).bit_length()
    task[OWNER_BITS] = variant.players.bit_length()


def _drawable(state: Ints, variant: Variant) -> int:
    return 0 if variant.draws == Draws.NONE else max(0, int(state[BONEYARD_SIZE]) - variant.reserve)


def _weigh(task: Ints, variant: Variant, side: int) -> None:
    worths = worths_of(variant, side)
    task[OUT:OUT_BONUS] = worths.out.ravel()
    task[OUT_BONUS:BLOCK] = worths.bonus
    task[BLOCK:COUNTS] = worths.block.ravel()
    task[DECIDES], task[LONELY] = worths.decides, worths.special
    task[LEFT], task[VALUED] = variant.left, variant.valued
    task[PAYS_PASSES] = variant.pays_passes
    task[PASS_ON_LEAD], task[PASS_ON_DOUBLE_LEAD] = variant.pass_on_lead, variant.pass_on_double_lead
    task[PASS_ROUND], task[CAPICUA], task[CHUCHAZO] = variant.pass_round, variant.capicua, variant.chuchazo
    task[GIVEN:LONE] = worths.given
    most = np.abs(worths.given).max()
    task[PASS_LIMIT] = most * variant.pass_round
    task[LONE:MORE], task[MORE:BONUS], task[BONUS:PLACE] = variant.lone, variant.more, variant.bonus
    weights = np.vstack((worths.out, worths.block))
    is_ours = np.arange(MOST_SEATS) == side
    for place, party in ((HIGH_OURS, is_ours), (HIGH_THEIRS, ~is_ours)):
        task[place] = max(0, weights[:, :-1][:, party].max())
        task[place + LOW_OURS - HIGH_OURS] = min(0, weights[:, :-1][:, party].min())
    task[SLACK] = (
        np.abs(weights[:, -1]).max()
        + np.abs(weights[:, :-1]).max() * variant.slack
        + np.abs(worths.bonus).max() * np.abs(variant.bonus).max()
        + most * (variant.capicua + variant.chuchazo)
    )


def lay_out_boneyard(task: Ints, state: Ints, variant: Variant) -> None:
    """Make it the task of a state."""
    size = int(state[BONEYARD_SIZE])
    order = [int(tile) for tile in state[BONEYARD : BONEYARD + size]]
    drawable = _drawable(state, variant)
    task[DRAWABLE] = drawable
    dealt = sum(int(hand).bit_count() for hand in state[: variant.players])
    task[UNPLAYED_AFTER_LEAD] = dealt + size - 1 if state[LEFT_END] < 0 else -1
    task[PLACE:ORDER] = -1
    for place, tile in enumerate(order):
        task[PLACE + tile], task[ORDER + place] = place, tile
    for place in range(size + 1):
        task[REST + place] = sum(1 << tile for tile in order[place:])
        task[REST_PIPS + place] = pips(sum(1 << tile for tile in order[place:drawable]))

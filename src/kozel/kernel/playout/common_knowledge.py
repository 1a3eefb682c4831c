"""What everybody at the table knows, as a row of numbers that is kept up to date while a round is played.

From `SIZE` on stand the sizes of the hands, from `LACKS` on the sets of tiles that everybody knows a hand not to have.
"""

from typing import Final

from kozel.kernel.bits import count
from kozel.kernel.compiled import Ints, inlined, unmanaged
from kozel.kernel.play import play
from kozel.kernel.state import BONEYARD_SIZE, DRAWN, LEFT, LINE, RIGHT, TURN
from kozel.kernel.tiles import fitting
from kozel.kernel.variant import MOST_SEATS, Draws, Variant

LEFT_END: Final = 0
RIGHT_END: Final = 1

LAID: Final = 2
"""The set of the tiles in the line."""

TO_DRAW: Final = 3
"""How many tiles of the boneyard may still be drawn."""

LEFT_BY: Final = 4
"""Who played the tile at the left end; -1 before the first play."""

RIGHT_BY: Final = 5

SIZE: Final = 6
LACKS: Final = SIZE + MOST_SEATS
COMMON: Final = LACKS + MOST_SEATS
"""How long the row is."""


@inlined
def make_known_move(state: Ints, common: Ints, move: int, variant: Variant) -> None:
    """Make the move in the state, and note what everybody learns from it and from the draws and passes that follow."""
    seat = state[TURN]
    is_lead = state[LEFT] < 0
    if is_lead or move & 1 == 0:
        common[LEFT_BY] = seat
    if is_lead or move & 1:
        common[RIGHT_BY] = seat
    before = state[DRAWN]
    play(state, move, variant)
    common[LEFT_END], common[RIGHT_END], common[LAID] = state[LEFT], state[RIGHT], state[LINE]
    common[SIZE + seat] -= 1
    common[LACKS + seat] &= ~state[LINE]
    if state[DRAWN] > before or state[TURN] != (seat + 1) % variant.players:
        _note_stuck(state, common, seat, variant)


@unmanaged
def _note_stuck(state: Ints, common: Ints, after: int, variant: Variant) -> None:
    """Everybody from the seat after that one up to the one in turn drew or passed, or drew and goes on.

    Where one tile is drawn at a time, the turn may have gone round the table before: then that seat has drawn as well.
    """
    fit = fitting(state[LEFT], state[RIGHT])
    went_round = count(state[after]) > common[SIZE + after]
    seat = ((state[TURN] if went_round else after) + 1) % variant.players
    while True:
        size = count(state[seat])
        if size > common[SIZE + seat]:
            common[LACKS + seat] = fit
        elif seat != state[TURN]:
            common[LACKS + seat] |= fit
        common[SIZE + seat] = size
        if seat == state[TURN]:
            break
        seat = (seat + 1) % variant.players
    common[TO_DRAW] = to_draw(state[BONEYARD_SIZE] - state[DRAWN], variant)


@inlined
def to_draw(boneyard: int, variant: Variant) -> int:
    """How many tiles of a boneyard of that size may be drawn."""
    return 0 if variant.draws == Draws.NONE else max(0, boneyard - variant.reserve)

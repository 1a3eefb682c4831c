"""A round step by step: what the seat in turn can play, and what follows from a play.

A move is `2 * tile + end`, with 0 for the left end and 1 for the right one. Where both ends show the same value,
joining a tile to the left one stands for both; the first tile of a round is played to the right end. Draws and passes
are no moves: they follow by themselves. So a state is always over, or its seat in turn has a move, and who has one must
play.
"""

from typing import Final

from kozel.kernel.bits import lowest
from kozel.kernel.bonuses import pass_bonus
from kozel.kernel.compiled import Ints, inlined
from kozel.kernel.state import (
    BLOCK,
    BONEYARD,
    BONEYARD_SIZE,
    DRAWN,
    EARNED,
    FINISH,
    HAS_DRAWN,
    LAST_SEAT,
    LAST_TILE,
    LEFT,
    LINE,
    MUST_LEAD,
    OUT,
    PASSES,
    RIGHT,
    TAKES_ALL,
    TURN,
)
from kozel.kernel.tiles import DOUBLES, HIGH, LOW, PIPS, SHOWING, fitting
from kozel.kernel.variant import BlockTest, Draws, Variant

MOVES: Final = 64
"""More moves than any hand has."""


@inlined
def legal(state: Ints, moves: Ints) -> int:
    """Write the moves of the seat in turn, and say how many there are."""
    left: int = state[LEFT]
    right: int = state[RIGHT]
    hand, number = hand_in_turn(state), 0
    if left < 0:
        tiles = hand if state[MUST_LEAD] < 0 else 1 << state[MUST_LEAD]
        return _write(tiles, 1, moves, number)
    number = _write(hand & SHOWING[left], 0, moves, number)
    return number if left == right else _write(hand & SHOWING[right], 1, moves, number)


@inlined
def hand_in_turn(state: Ints) -> int:
    """The hand of the seat whose turn it is."""
    turn: int = state[TURN]
    return state[turn]


@inlined
def _write(tiles: int, end: int, moves: Ints, number: int) -> int:
    while tiles:
        moves[number] = 2 * lowest(tiles) + end
        tiles &= tiles - 1
        number += 1
    return number


@inlined
def play(state: Ints, move: int, variant: Variant) -> None:
    """Make a move of the seat in turn, then the draws and passes that follow."""
    tile, seat = move >> 1, state[TURN]
    if state[LEFT] < 0:
        state[LEFT], state[RIGHT] = LOW[tile], HIGH[tile]
    elif move & 1:
        state[RIGHT] = PIPS[tile] - state[RIGHT]
    else:
        state[LEFT] = PIPS[tile] - state[LEFT]
    state[seat] ^= 1 << tile
    state[LINE] |= 1 << tile
    state[LAST_SEAT], state[LAST_TILE] = seat, tile
    state[PASSES] = 0
    if state[seat] == 0:
        state[FINISH] = OUT
        return
    state[TURN] = following(seat, variant)
    state[HAS_DRAWN] = 0
    if variant.block_test == BlockTest.SIX_TILES and _all_in_line(state, variant):
        if variant.takes_all and may_draw(state, variant):
            state[TAKES_ALL] = 1
        else:
            state[FINISH] = BLOCK
            return
    go_on(state, variant)


@inlined
def following(seat: int, variant: Variant) -> int:
    """The next seat clockwise."""
    return 0 if seat + 1 == variant.players else seat + 1


@inlined
def _all_in_line(state: Ints, variant: Variant) -> bool:
    """Whether both ends show a value of which all tiles but the double are in the line."""
    value = state[LEFT]
    return value == state[RIGHT] and SHOWING[value] & variant.tiles & ~DOUBLES & ~state[LINE] == 0


@inlined
def may_draw(state: Ints, variant: Variant) -> bool:
    """Whether the boneyard has a tile that may be drawn."""
    return variant.draws != Draws.NONE and state[BONEYARD_SIZE] - state[DRAWN] > variant.reserve


@inlined
def go_on(state: Ints, variant: Variant) -> None:
    """Draw and pass for whoever has to, until somebody has a move or the round is blocked."""
    if state[LEFT] < 0:
        return
    fit = fitting(state[LEFT], state[RIGHT])
    if state[TAKES_ALL]:
        while may_draw(state, variant):
            _draw(state)
        state[TAKES_ALL] = 0
        if hand_in_turn(state) & fit == 0:
            state[FINISH] = BLOCK
        return
    while hand_in_turn(state) & fit == 0:
        if not may_draw(state, variant):
            if _held(state) & fit == 0:
                state[FINISH] = BLOCK
                return
        elif variant.draws == Draws.UNTIL_PLAYABLE or not state[HAS_DRAWN]:
            _draw(state)
            continue
        _pass(state, variant)


@inlined
def _pass(state: Ints, variant: Variant) -> None:
    if variant.pays_passes:
        state[PASSES] += 1
        line = state[LINE]
        state[EARNED + state[LAST_SEAT] % variant.sides] += pass_bonus(
            state[PASSES],
            variant.players - 1,
            line if line & (line - 1) == 0 else 0,
            variant.pass_on_lead,
            variant.pass_on_double_lead,
            variant.pass_round,
        )
    state[TURN] = following(state[TURN], variant)
    state[HAS_DRAWN] = 0


@inlined
def _draw(state: Ints) -> None:
    state[state[TURN]] |= 1 << state[BONEYARD + state[DRAWN]]
    state[DRAWN] += 1
    state[HAS_DRAWN] = 1


@inlined
def _held(state: Ints) -> int:
    """The set of all tiles in hands."""
    return state[0] | state[1] | state[2] | state[3]

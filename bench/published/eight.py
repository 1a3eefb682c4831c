"""The policy of the prototype that later bots are measured against, with its weights, unchanged: eight features.

They are the tile's pips; whether it is a double; own tiles that go on from the new ends; how many of the unseen tiles
fit there for the next player, the partner or second, and the last; how many values stay in the hand; and being stuck.
"""

from typing import Final

import numpy as np

from kozel.kernel.bits import count
from kozel.kernel.compiled import Floats, Ints, compiled, inlined
from kozel.kernel.play import hand_in_turn, legal, play
from kozel.kernel.state import DRAWN, FINISH, GOES_ON, LEFT, LINE, RIGHT, TURN
from kozel.kernel.tiles import DOUBLES, HIGH, HIGHEST, LOW, PIPS, SHOWING, fitting
from kozel.kernel.variant import Variant

_PAIRS = (0.71, 4.59, 1.17, 20.58, 0.75, 0.03, 3.11, 4.67)
_INDIVIDUAL = (0.35, 1.48, 0.59, 4.17, 0.81, 2.44, 0.76, 2.48)
_TWO = (0.1, 0.57, -0.27, 22.8, 1.26, 6.83, -0.23, 2.09)

GOES_OUT: Final = 1e6


def weights_for(variant: Variant) -> Floats:
    """The weights; three players had none and take those of four."""
    if variant.players == 2:
        return np.array(_TWO)
    return np.array(_PAIRS if variant.sides == 2 else _INDIVIDUAL)


@inlined
def worth_of(
    hand: int, seat: int, move: int, left: int, right: int, laid: int, lacks: Ints, variant: Variant, weights: Floats
) -> float:
    tile = move >> 1
    rest = hand & ~(1 << tile)
    if rest == 0:
        return GOES_OUT
    if left < 0:
        new, other = LOW[tile], HIGH[tile]
    elif move & 1:
        new, other = PIPS[tile] - right, left
    else:
        new, other = PIPS[tile] - left, right
    fit = fitting(new, other)
    unseen = variant.tiles & ~(laid | hand)
    per = 1.0 / (count(unseen) + 1e-9)
    fitting_tiles, players = unseen & fit, variant.players
    going_on = count(rest & fit)
    value = weights[0] * PIPS[tile] + weights[2] * going_on
    if DOUBLES >> tile & 1:
        value += weights[1]
    value -= weights[3] * per * count(fitting_tiles & ~lacks[(seat + 1) % players])
    if players == 4:
        value += weights[4] * per * count(fitting_tiles & ~lacks[(seat + 2) % players])
        value -= weights[5] * per * count(fitting_tiles & ~lacks[(seat + 3) % players])
    for shown in range(HIGHEST + 1):
        if rest & SHOWING[shown]:
            value += weights[6]
    return value if going_on else value - weights[7]


@inlined
def chosen(state: Ints, lacks: Ints, variant: Variant, weights: Floats, moves: Ints) -> int:
    number, hand, seat = legal(state, moves), hand_in_turn(state), state[TURN]
    best, highest = moves[0], -np.inf
    if number > 1:
        for place in range(number):
            value = worth_of(hand, seat, moves[place], state[LEFT], state[RIGHT], state[LINE], lacks, variant, weights)
            if value > highest:
                best, highest = moves[place], value
    return best


@compiled
def play_on(state: Ints, lacks: Ints, move: int, variant: Variant, weights: Floats, moves: Ints) -> None:
    """Make the move, and go on by the policy to the end."""
    while True:
        make(state, lacks, move, variant)
        if state[FINISH] != GOES_ON:
            return
        move = chosen(state, lacks, variant, weights, moves)


@inlined
def make(state: Ints, lacks: Ints, move: int, variant: Variant) -> None:
    """Make the move, and note who turns out to lack what."""
    seat, drawn = state[TURN], state[DRAWN]
    before = count(state[0]), count(state[1]), count(state[2]), count(state[3])
    play(state, move, variant)
    if state[DRAWN] == drawn and state[TURN] == (seat + 1) % variant.players:
        return
    fit = fitting(state[LEFT], state[RIGHT])
    other: int = (seat + 1) % variant.players
    while True:
        more = count(int(state[other])) - before[other]
        if more > 1:
            lacks[other] = fit
        elif more == 1 or other != state[TURN]:
            lacks[other] |= fit
        if other == state[TURN]:
            return
        other = (other + 1) % variant.players

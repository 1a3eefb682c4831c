"""Whole rounds of random moves, as many a second as can be.

The round is the one of `play`, and is checked against it. Here it is in local variables, and without whatever no random
move needs. An end of the line is the set of the tiles that show its value, so that no table has to be asked for it.
Random numbers are the cheapest that will do, a linear congruence of which the upper half is used; `chance` is the one
drawn last, and at first a seed.
"""

from collections.abc import Callable
from typing import Final

import numpy as np

from kozel.kernel.bits import count, lowest, nth, spread
from kozel.kernel.chance import Chance, seed_of
from kozel.kernel.compiled import Ints, inlined, unmanaged
from kozel.kernel.play import following
from kozel.kernel.points import pips
from kozel.kernel.state import BLOCK, GOES_ON, OUT
from kozel.kernel.tiles import DOUBLES, HIGH, LOW, SHOWING, TILES, full
from kozel.kernel.variant import MOST_SEATS, BlockTest, Draws, Variant

ROUNDS_OUT: Final = 0
ROUNDS_BLOCKED: Final = 1
PLAYS: Final = 2
DRAWS: Final = 3
PIPS_LEFT: Final = 4
TALLY: Final = 5
"""The places of a tally, and its length."""

_FEW: Final = full(6)
_WIDTH: Final = _FEW.bit_length()
"""The tiles of the double-six, and how many: so few that two sets of them fit one number."""

_SHOWING_LOW, _SHOWING_HIGH = SHOWING[LOW], SHOWING[HIGH]
_ACROSS = _SHOWING_LOW ^ _SHOWING_HIGH
"""For each tile, what changes the tiles that show one of its halves into those that show the other."""

_AT_ONE_END, _AT_NONE = _ACROSS[:_WIDTH] & _FEW, np.zeros(_WIDTH, np.int64)
_ACROSS_LEFT = np.concatenate((_AT_ONE_END, _AT_NONE))
_ACROSS_RIGHT = np.concatenate((_AT_NONE, _AT_ONE_END))
"""The same for both ends at once, by the tile where it is joined to the left one, by `_WIDTH` more at the right one."""


def new_tally() -> Ints:
    """A tally in which nothing has been counted."""
    return np.zeros(TALLY, np.int64)


@inlined
def _next(chance: int) -> int:
    return chance * 6364136223846793005 + 1442695040888963407


@inlined
def _below(limit: int, chance: int) -> int:
    """A number from 0 up to but not including the limit, which is far smaller than 2**32."""
    return ((chance >> 32 & 0xFFFFFFFF) * limit) >> 32


@inlined
def _any_of(tiles: int, number: int, chance: int) -> int:
    """Any tile of a set of so many, as the bit that it has there."""
    return nth(tiles, _below(number, chance))


@inlined
def deal_any(hands: Ints, variant: Variant, chance: int) -> int:
    """Deal by chance, and give the last random number."""
    undealt, number = variant.tiles, count(variant.tiles)
    for seat in range(variant.players):
        # Whoever is dealt all the rest needs no chance.
        hand = undealt
        if number > variant.hand:
            places, chance = _any_places(variant.hand, number, chance)
            hand = spread(places, undealt)
        hands[seat] = hand
        undealt ^= hand
        number -= variant.hand
    return chance


@inlined
def _any_places(size: int, number: int, chance: int) -> tuple[int, int]:
    """Any set of `size` bits out of the `number` lowest, each set being as likely as any other.

    Floyd's way of sampling (Bentley, "Programming pearls", Communications of the ACM 30, 1987, page 754): a random
    number for each, and none is drawn in vain.
    """
    chosen = 0
    for last in range(number - size, number):
        chance = _next(chance)
        bit = 1 << _below(last + 1, chance)
        chosen |= 1 << last if chosen & bit else bit
    return chosen, chance


@inlined
def _draw(
    hand: int, fit: int, boneyard: int, drawn: Ints, top: int, last: int, chance: int
) -> tuple[int, int, int, int]:
    """The hand with any tiles of the boneyard, until one fits or `last` have been drawn in this round.

    Gives also the boneyard, the number that has been drawn, and the last random number.
    """
    while hand & fit == 0 and top < last:
        chance = _next(chance)
        bit = _any_of(boneyard, count(boneyard), chance)
        drawn[top] = lowest(bit)
        hand |= bit
        boneyard ^= bit
        top += 1
    return hand, boneyard, top, chance


@inlined
def _play_any(hand: int, left: int, right: int, chance: int) -> tuple[int, int, int, int]:
    """Any move: its tile, as the bit that it has in its set, whether it goes to the right, and both ends after it.

    Without a jump that the processor would have to guess: which end it is, is a toss of a coin.
    """
    lefts = count(hand & left)
    choice = _below(lefts + count(hand & right), chance)
    to_right = choice >= lefts
    bit = nth(hand & (right if to_right else left), choice - (lefts if to_right else 0))
    across: int = _ACROSS[lowest(bit)]
    return bit, int(to_right), left ^ (0 if to_right else across), right ^ (across if to_right else 0)


@inlined
def _play_any_of_few(hand: int, left: int, right: int, chance: int) -> tuple[int, int, int, int]:
    """As `_play_any`, where one choice gives the tile and the end."""
    options = hand & left | (hand & right) << _WIDTH
    bit = _any_of(options, count(options), chance)
    place = lowest(bit)
    to_left: int = _ACROSS_LEFT[place]
    to_right: int = _ACROSS_RIGHT[place]
    return (bit | bit >> _WIDTH) & _FEW, int(place >= _WIDTH), left ^ to_left, right ^ to_right


@inlined
def random_round(hands: Ints, drawn: Ints, trace: Ints, variant: Variant, chance: int) -> tuple[int, int, int, int]:
    """Play a round with the hands dealt: how it ended, how many tiles were played and drawn; the last random number.

    `drawn` has the tiles of the boneyard in the order of drawing, `trace` the moves, `hands` what is left. Where both
    ends show the same value, a tile is joined to either of them.
    """
    held = _held(hands)
    boneyard = variant.tiles ^ held
    drawable = _drawable(variant)
    chance = _next(chance)
    bit = _any_of(hands[0], variant.hand, chance)
    tile = lowest(bit)
    trace[0] = 2 * tile + 1
    left: int = _SHOWING_LOW[tile]
    right: int = _SHOWING_HIGH[tile]
    left &= variant.tiles
    right &= variant.tiles
    seat, unplayed, plays, top = 0, variant.tiles ^ bit, 1, 0
    held ^= bit
    hands[0] = hand = hands[0] ^ bit
    finish = GOES_ON if hand else OUT
    while finish == GOES_ON:
        seat = following(seat, variant)
        hand: int = hands[seat]
        fit = left | right
        full_line = variant.block_test == BlockTest.SIX_TILES and left == right and left & ~DOUBLES & unplayed == 0
        if (full_line and not variant.takes_all) or (top == drawable and (full_line or held & fit == 0)):
            finish = BLOCK
            break
        if (hand & fit == 0 or full_line) and top < drawable:
            last = top + 1 if variant.draws == Draws.ONE and not full_line else drawable
            hand, boneyard, top, chance = _draw(hand, 0 if full_line else fit, boneyard, drawn, top, last, chance)
            hands[seat] = hand
            held |= hand
            if full_line and hand & fit == 0:
                finish = BLOCK
                break
        if hand & fit == 0:
            continue
        chance = _next(chance)
        if variant.tiles <= _FEW:
            bit, to_right, left, right = _play_any_of_few(hand, left, right, chance)
        else:
            bit, to_right, left, right = _play_any(hand, left, right, chance)
        trace[plays] = 2 * lowest(bit) + to_right
        plays += 1
        hand ^= bit
        unplayed ^= bit
        held ^= bit
        hands[seat] = hand
        if hand == 0:
            finish = OUT
    return finish, plays, top, chance


@inlined
def _drawable(variant: Variant) -> int:
    """How many tiles may be drawn in a round."""
    if variant.draws == Draws.NONE:
        return 0
    return max(0, count(variant.tiles) - variant.players * variant.hand - variant.reserve)


@inlined
def _held(hands: Ints) -> int:
    return hands[0] | hands[1] | hands[2] | hands[3]


class RandomRounds:
    """Plays rounds of one variant, each from a random deal and led by seat 0 with any tile."""

    def __init__(self, variant: Variant) -> None:
        self._hands = np.zeros(MOST_SEATS, np.int64)
        self._drawn = np.zeros(TILES, np.int64)
        self._trace = np.zeros(TILES, np.int64)
        self._play = _rounds_of(variant)

    def play(self, number: int, chance: Chance, tally: Ints) -> None:
        """Play so many rounds, and add up what happened."""
        self._play(number, self._hands, self._drawn, self._trace, seed_of(chance), tally)


def _rounds_of(variant: Variant) -> Callable[[int, Ints, Ints, Ints, int, Ints], None]:
    """The rules are constants in these rounds: the compiler leaves out whatever the variant doesn't have."""

    @unmanaged
    def play_rounds(number: int, hands: Ints, drawn: Ints, trace: Ints, chance: int, tally: Ints) -> None:
        for _ in range(number):
            chance = deal_any(hands, variant, chance)
            finish, plays, draws, chance = random_round(hands, drawn, trace, variant, chance)
            tally[ROUNDS_OUT] += finish == OUT
            tally[ROUNDS_BLOCKED] += finish == BLOCK
            tally[PLAYS] += plays
            tally[DRAWS] += draws
            tally[PIPS_LEFT] += pips(_held(hands))

    return play_rounds

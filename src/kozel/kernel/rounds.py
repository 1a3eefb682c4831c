"""Whole rounds of random moves, as many a second as can be.

The round is the one of `play`, and is checked against it. Here it is in local variables, and without whatever no random
move needs. Random numbers are the cheapest that will do, a linear congruence of which the upper half is used; `chance`
is the one drawn last, and at first a seed.
"""

from collections.abc import Callable
from typing import Final

import numpy as np

from kozel.kernel.bits import count, lowest, nth
from kozel.kernel.chance import Chance, seed_of
from kozel.kernel.compiled import Ints, inlined, unmanaged
from kozel.kernel.play import following
from kozel.kernel.points import pips
from kozel.kernel.state import BLOCK, GOES_ON, OUT
from kozel.kernel.tiles import DOUBLES, HIGH, LOW, PIPS, SHOWING
from kozel.kernel.variant import MOST_SEATS, BlockTest, Draws, Variant

ROUNDS_OUT: Final = 0
ROUNDS_BLOCKED: Final = 1
PLAYS: Final = 2
DRAWS: Final = 3
PIPS_LEFT: Final = 4
TALLY: Final = 5
"""The places of a tally, and its length."""


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
def _deal(hands: Ints, deck: Ints, variant: Variant, chance: int) -> tuple[int, int]:
    """Deal by chance, and give the number of tiles dealt. The boneyard is left unshuffled until somebody draws."""
    place, size = 0, variant.hand
    last = variant.players - 1 if size * variant.players == len(deck) else variant.players
    dealt = 0
    for seat in range(last):
        hand = 0
        for _ in range(size):
            chance = _next(chance)
            hand |= 1 << _any_from(deck, place, chance)
            place += 1
        hands[seat] = hand
        dealt |= hand
    if last < variant.players:
        # Whoever is dealt all the rest needs no chance.
        hands[last] = variant.tiles ^ dealt
        place += size
    return place, chance


@inlined
def _any_from(deck: Ints, place: int, chance: int) -> int:
    """Any tile of the deck from a place on; it changes places with the one that stood there."""
    other = place + _below(len(deck) - place, chance)
    tile = deck[other]
    deck[other] = deck[place]
    deck[place] = tile
    return tile


@inlined
def _draw(hand: int, fit: int, deck: Ints, top: int, last: int, chance: int) -> tuple[int, int, int]:
    """The hand with tiles from the deck, until one fits or the place `last` is reached; and the place reached."""
    while hand & fit == 0 and top < last:
        chance = _next(chance)
        hand |= 1 << _any_from(deck, top, chance)
        top += 1
    return hand, top, chance


@inlined
def _any_move(options_left: int, options_right: int, chance: int) -> tuple[int, int]:
    """A tile, as the bit that it has in its set, and the end.

    Without a jump that the processor would have to guess: which end it is, is a toss of a coin.
    """
    lefts = count(options_left)
    choice = _below(lefts + count(options_right), chance)
    to_right = int(choice >= lefts)
    return nth(options_right if to_right else options_left, choice - lefts if to_right else choice), to_right


@inlined
def _held(hands: Ints) -> int:
    return hands[0] | hands[1] | hands[2] | hands[3]


@inlined
def random_round(hands: Ints, deck: Ints, trace: Ints, variant: Variant, chance: int) -> tuple[int, int, int, int]:
    """Play a round: how it ended, how many tiles were played and drawn; and the last random number.

    `trace` has the moves, `hands` what is left. The deck has every tile once, in any order, and comes out in the order
    of this deal: the hands, then the boneyard.
    """
    boneyard, chance = _deal(hands, deck, variant, chance)
    drawable = boneyard if variant.draws == Draws.NONE else max(boneyard, len(deck) - variant.reserve)
    top = boneyard
    chance = _next(chance)
    bit = nth(hands[0], _below(variant.hand, chance))
    tile = lowest(bit)
    trace[0] = 2 * tile + 1
    left: int = LOW[tile]
    right: int = HIGH[tile]
    seat, unplayed, plays = 0, variant.tiles ^ bit, 1
    hands[0] = hand = hands[0] ^ bit
    held = _held(hands)
    finish = GOES_ON if hand else OUT
    while finish == GOES_ON:
        seat = following(seat, variant)
        hand: int = hands[seat]
        at_left: int = SHOWING[left]
        at_right: int = SHOWING[right]
        fit = at_left | at_right
        full_line = variant.block_test == BlockTest.SIX_TILES and left == right and at_left & ~DOUBLES & unplayed == 0
        if (full_line and not variant.takes_all) or (top == drawable and (full_line or held & fit == 0)):
            finish = BLOCK
            break
        if (hand & fit == 0 or full_line) and top < drawable:
            last = top + 1 if variant.draws == Draws.ONE and not full_line else drawable
            hand, top, chance = _draw(hand, 0 if full_line else fit, deck, top, last, chance)
            hands[seat] = hand
            held |= hand
            if full_line and hand & fit == 0:
                finish = BLOCK
                break
        if hand & fit == 0:
            continue
        chance = _next(chance)
        bit, to_right = _any_move(hand & at_left, hand & at_right if left != right else 0, chance)
        tile = lowest(bit)
        opened = PIPS[tile] - (right if to_right else left)
        left = left if to_right else opened
        right = opened if to_right else right
        trace[plays] = 2 * tile + to_right
        plays += 1
        hand ^= bit
        unplayed ^= bit
        held ^= bit
        hands[seat] = hand
        if hand == 0:
            finish = OUT
    return finish, plays, top - boneyard, chance


class RandomRounds:
    """Plays rounds of one variant, each from a random deal and led by seat 0 with any tile."""

    def __init__(self, variant: Variant) -> None:
        self._hands = np.zeros(MOST_SEATS, np.int64)
        self._deck = np.arange(int(variant.tiles).bit_count())
        self._trace = np.zeros_like(self._deck)
        self._play = _rounds_of(variant)

    def play(self, number: int, chance: Chance, tally: Ints) -> None:
        """Play so many rounds, and add up what happened."""
        self._play(number, self._hands, self._deck, self._trace, seed_of(chance), tally)


def _rounds_of(variant: Variant) -> Callable[[int, Ints, Ints, Ints, int, Ints], None]:
    """The rules are constants in these rounds: the compiler leaves out whatever the variant doesn't have."""

    @unmanaged
    def play_rounds(number: int, hands: Ints, deck: Ints, trace: Ints, chance: int, tally: Ints) -> None:
        for _ in range(number):
            finish, plays, drawn, chance = random_round(hands, deck, trace, variant, chance)
            tally[ROUNDS_OUT] += finish == OUT
            tally[ROUNDS_BLOCKED] += finish == BLOCK
            tally[PLAYS] += plays
            tally[DRAWS] += drawn
            tally[PIPS_LEFT] += pips(_held(hands))

    return play_rounds

"""Whole rounds of random moves, as many a second as can be.

The round is the one of `play`, and is checked against it. Here it is in local variables, and without whatever no random
move needs.
"""

from typing import Final

import numpy as np

from kozel.kernel.bits import count, nth
from kozel.kernel.chance import Chance, below
from kozel.kernel.compiled import Ints, inlined, unmanaged
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
def _deal(hands: Ints, deck: Ints, variant: Variant, chance: Chance) -> int:
    """Deal by chance, and give the number of tiles dealt. The boneyard is left unshuffled until somebody draws."""
    place, size = 0, variant.hand
    last = variant.players - 1 if size * variant.players == len(deck) else variant.players
    dealt = 0
    for seat in range(last):
        hand = 0
        for _ in range(size):
            hand |= 1 << _any_from(deck, place, chance)
            place += 1
        hands[seat] = hand
        dealt |= hand
    if last < variant.players:
        # Whoever is dealt all the rest needs no chance.
        hands[last] = variant.tiles ^ dealt
        place += size
    return place


@inlined
def _any_from(deck: Ints, place: int, chance: Chance) -> int:
    """Any tile of the deck from a place on; it changes places with the one that stood there."""
    other = place + below(len(deck) - place, chance)
    tile = deck[other]
    deck[other] = deck[place]
    deck[place] = tile
    return tile


@inlined
def _draw(hand: int, fit: int, deck: Ints, top: int, last: int, chance: Chance) -> tuple[int, int]:
    """The hand with tiles from the deck, until one fits or the place `last` is reached; and the place reached."""
    while hand & fit == 0 and top < last:
        hand |= 1 << _any_from(deck, top, chance)
        top += 1
    return hand, top


@inlined
def _held(hands: Ints) -> int:
    return hands[0] | hands[1] | hands[2] | hands[3]


@inlined
def random_round(hands: Ints, deck: Ints, trace: Ints, variant: Variant, chance: Chance) -> tuple[int, int, int]:
    """Play a round: how it ended, how many tiles were played and drawn. `trace` has the moves, `hands` what is left.

    The deck has every tile once, in any order, and comes out in the order of this deal: the hands, then the boneyard.
    """
    players, boneyard = variant.players, _deal(hands, deck, variant, chance)
    drawable = boneyard if variant.draws == Draws.NONE else max(boneyard, len(deck) - variant.reserve)
    top = boneyard
    tile = nth(hands[0], below(variant.hand, chance))
    trace[0] = 2 * tile + 1
    left: int = LOW[tile]
    right: int = HIGH[tile]
    seat, unplayed, plays = 0, variant.tiles ^ (1 << tile), 1
    hand = hands[0] ^ (1 << tile)
    hands[0] = hand
    held = _held(hands)
    finish = GOES_ON if hand else OUT
    while finish == GOES_ON:
        seat = 0 if seat + 1 == players else seat + 1
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
            hand, top = _draw(hand, 0 if full_line else fit, deck, top, last, chance)
            hands[seat] = hand
            held |= hand
            if full_line and hand & fit == 0:
                finish = BLOCK
                break
        options_left = hand & at_left
        options_right = hand & at_right if left != right else 0
        lefts = count(options_left)
        options = lefts + count(options_right)
        if options == 0:
            continue
        choice = below(options, chance)
        # Without a jump that the processor would have to guess: which end it is, is a toss of a coin.
        to_right = int(choice >= lefts)
        tile = nth(options_right if to_right else options_left, choice - to_right * lefts)
        left = left if to_right else PIPS[tile] - left
        right = PIPS[tile] - right if to_right else right
        trace[plays] = 2 * tile + to_right
        plays += 1
        hand ^= 1 << tile
        unplayed ^= 1 << tile
        held ^= 1 << tile
        hands[seat] = hand
        if hand == 0:
            finish = OUT
    return finish, plays, top - boneyard


def random_rounds(number: int, variant: Variant, chance: Chance, tally: Ints) -> None:
    """Play so many rounds, each from a random deal and led by seat 0 with any tile, and add up what happened."""
    deck = np.arange(int(variant.tiles).bit_count())
    _play_rounds(number, np.zeros(MOST_SEATS, np.int64), deck, np.zeros_like(deck), variant, chance, tally)


@unmanaged
def _play_rounds(
    number: int, hands: Ints, deck: Ints, trace: Ints, variant: Variant, chance: Chance, tally: Ints
) -> None:
    for _ in range(number):
        finish, plays, drawn = random_round(hands, deck, trace, variant, chance)
        tally[ROUNDS_OUT] += finish == OUT
        tally[ROUNDS_BLOCKED] += finish == BLOCK
        tally[PLAYS] += plays
        tally[DRAWS] += drawn
        tally[PIPS_LEFT] += pips(_held(hands))

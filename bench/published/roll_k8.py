"""The frozen "roll K8": of eight sampled deals keep one, by how likely it makes the others' choices, and play on.

Every move is played on in each deal kept, by the policy of `eight.py`, which also judges the likelihood.
"""

from random import Random
from time import process_time

import msgspec
import numpy as np

from bench.published.deals import place_by_chance
from bench.published.eight import play_on, weights_for, worth_of
from bench.published.knowledge import (
    PAST_LACKS,
    PAST_LAID,
    PAST_LEFT,
    PAST_MOVE,
    PAST_RIGHT,
    PAST_SEAT,
    Known,
    known_of,
)
from kozel.bots.thinking.rolling import as_legal, compiled_rules
from kozel.kernel.bits import lowest
from kozel.kernel.chance import Chance, below, chance_of, fraction
from kozel.kernel.compiled import Floats, Ints, compiled, inlined
from kozel.kernel.play import MOVES, legal
from kozel.kernel.points import settle, worth
from kozel.kernel.state import BONEYARD, STATE, TURN
from kozel.kernel.tiles import SHOWING
from kozel.kernel.variant import MOST_SEATS, Variant
from kozel.rules.move import Move
from kozel.rules.rule_set import RuleSet
from kozel.rules.view import Sight

CANDIDATES = 8
BATCH = 8
TEMPERATURE = 2.0
MISTAKE = 0.05


class RollK8(msgspec.Struct, frozen=True):
    """Thinks for so many milliseconds, or about so many deals."""

    deals: int
    milliseconds: float | None

    def __call__(self, sight: Sight, rules: RuleSet, random: Random, /) -> Move:
        began = process_time()
        variant = compiled_rules(rules, sight)
        assert variant is not None, "published methods play what compiled code covers"
        known, weights = known_of(sight, rules), weights_for(variant)
        moves, chance = np.empty(MOVES, np.int64), chance_of(random.getrandbits(64))
        number = legal(known.state, moves)
        sums, done = np.zeros(number), 0
        while number > 1:
            roll(known, variant, weights, moves[:number], chance, BATCH, sums)
            done += BATCH
            spent = 1000 * (process_time() - began)
            if spent >= self.milliseconds if self.milliseconds is not None else done >= self.deals:
                break
        return as_legal(int(moves[np.argmax(sums)]), sight)


@compiled
def roll(
    known: Known, variant: Variant, weights: Floats, moves: Ints, chance: Chance, deals: int, sums: Floats
) -> None:
    """Add what each move comes to in so many deals."""
    held = np.empty((CANDIDATES, len(known.rooms)), np.int64)
    chances, buffer, points = np.empty(CANDIDATES), np.empty(MOVES, np.int64), np.empty(MOST_SEATS, np.int64)
    deal, after, lacks = np.empty(STATE, np.int64), np.empty(STATE, np.int64), np.empty(4, np.int64)
    side = known.state[TURN] % variant.sides
    for _ in range(deals):
        total = 0.0
        for place in range(CANDIDATES):
            place_by_chance(known.tiles, known.allowed, known.rooms, known.strides, known.ways, chance, held[place])
            chances[place] = likelihood(known, held[place], variant, weights)
            total += chances[place]
        rest, kept = fraction(chance) * total, 0
        while kept < CANDIDATES - 1 and rest > chances[kept]:
            rest -= chances[kept]
            kept += 1
        deal[:] = known.state
        fill(deal, held[kept], variant, chance)
        for place in range(len(moves)):
            after[:] = deal
            lacks[:] = known.lacks
            play_on(after, lacks, moves[place], variant, weights, buffer)
            settle(after, variant, points)
            sums[place] += worth(points, side, variant)


@inlined
def fill(state: Ints, held: Ints, variant: Variant, chance: Chance) -> None:
    """Put a deal's tiles into the hands of the others and the boneyard."""
    me = state[TURN]
    for step in range(1, variant.players):
        state[(me + step) % variant.players] = held[step - 1]
    tiles, size = held[variant.players - 1], 0
    while tiles:
        state[BONEYARD + size] = lowest(tiles)
        tiles &= tiles - 1
        size += 1
    for place in range(size - 1, 0, -1):
        other = below(place + 1, chance)
        first, second = BONEYARD + place, BONEYARD + other
        state[first], state[second] = state[second], state[first]


@compiled
def likelihood(known: Known, held: Ints, variant: Variant, weights: Floats) -> float:
    """How likely the deal makes all past choices."""
    chance, me, past = 1.0, known.state[TURN], known.past
    for row in range(len(past)):
        seat, made, left, right = (
            past[row, PAST_SEAT],
            past[row, PAST_MOVE],
            past[row, PAST_LEFT],
            past[row, PAST_RIGHT],
        )
        hand = int(held[(seat - me) % variant.players - 1])
        for later in range(row, len(past)):
            if past[later, PAST_SEAT] == seat:
                hand |= 1 << (past[later, PAST_MOVE] >> 1)
        chance *= _chance(hand, seat, made, left, right, past[row, PAST_LAID], past[row, PAST_LACKS:], variant, weights)
    return chance


@inlined
def _chance(
    hand: int, seat: int, made: int, left: int, right: int, laid: int, lacks: Ints, variant: Variant, weights: Floats
) -> float:
    number, total = 0, 0.0
    own = worth_of(hand, seat, made, left, right, laid, lacks, variant, weights)
    for end in range(2):
        tiles = hand & SHOWING[right if end else left] if left >= 0 else (hand if end else 0)
        if end and left == right and left >= 0:
            tiles = 0
        while tiles:
            move = 2 * lowest(tiles) + end
            tiles &= tiles - 1
            number += 1
            worth_here = worth_of(hand, seat, move, left, right, laid, lacks, variant, weights)
            total += np.exp(min(60.0, (worth_here - own) / TEMPERATURE))
    return MISTAKE / number + (1 - MISTAKE) / total if number > 1 else 1.0

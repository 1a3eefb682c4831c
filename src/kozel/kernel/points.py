"""What a finished round gives to whom."""

from kozel.kernel.bits import count, lowest
from kozel.kernel.bonuses import CHUCHA, fits_both
from kozel.kernel.compiled import Ints, inlined
from kozel.kernel.state import BLOCK, EARNED, FINISH, LAST_SEAT, LAST_TILE, LEFT, LINE, RIGHT
from kozel.kernel.tiles import PIPS, TILES
from kozel.kernel.variant import BlockScore, OutScore, Variant

_DIGITS = tuple(sum(1 << tile for tile in range(TILES) if int(PIPS[tile]) >> digit & 1) for digit in range(5))


@inlined
def pips(tiles: int) -> int:
    """The sum of the halves of all tiles of a set, from how many tiles have each binary digit in their sums."""
    return (
        count(tiles & _DIGITS[0])
        + 2 * count(tiles & _DIGITS[1])
        + 4 * count(tiles & _DIGITS[2])
        + 8 * count(tiles & _DIGITS[3])
        + 16 * count(tiles & _DIGITS[4])
    )


@inlined
def hand_count(hand: int, variant: Variant) -> int:
    """What a hand counts: its pips, but some tiles may have a value of their own, or when they are alone."""
    if hand and hand & (hand - 1) == 0:
        return variant.lone[lowest(hand)]
    counted, valued = pips(hand), hand & variant.valued
    while valued:
        counted += variant.more[lowest(valued)]
        valued &= valued - 1
    return counted


@inlined
def count_sides(state: Ints, variant: Variant, counts: Ints) -> None:
    """Write what the hands of each side count together."""
    _clear(variant, counts)
    for seat in range(variant.players):
        counts[seat % variant.sides] += hand_count(state[seat], variant)


@inlined
def settle(state: Ints, variant: Variant, points: Ints) -> int:
    """Write what each side is given for the round, with all bonuses earned in it, and give the side that won it, or -1.

    The round is over. The carry and accounts are the match's affair.
    """
    count_sides(state, variant, points)
    blocked, ended_by = state[FINISH] == BLOCK, state[LAST_SEAT]
    if blocked and variant.block_score == BlockScore.BLOCKER_AGAINST_LEFT:
        ended_by = _with_lower_hand(ended_by, state, variant)
    winner = give_points(blocked, ended_by % variant.sides, state[LAST_TILE], variant, points)
    for side in range(variant.sides):
        points[side] += state[EARNED + side]
    if not blocked:
        points[state[LAST_SEAT] % variant.sides] += _going_out_bonus(state, variant)
    return winner


@inlined
def _going_out_bonus(state: Ints, variant: Variant) -> int:
    """What the side that went out is given for its last tile."""
    tile, line = 1 << state[LAST_TILE], state[LINE]
    given = variant.chuchazo if tile == CHUCHA else 0
    if variant.capicua and line != tile and fits_both(tile, state[LEFT], state[RIGHT]):
        given += variant.capicua
    return given


@inlined
def _with_lower_hand(blocker: int, state: Ints, variant: Variant) -> int:
    """The blocker, or whoever sits on the left of it and has a lower hand."""
    left = (blocker + variant.left) % variant.players
    is_lower = hand_count(state[left], variant) < hand_count(state[blocker], variant)
    return left if is_lower else blocker


@inlined
def give_points(blocked: bool, ended_by: int, last_tile: int, variant: Variant, points: Ints) -> int:  # noqa: FBT001 - called for each round's end, where words would be lost
    """Turn what the hands of each side count into what it is given, and give the side that won the round, or -1.

    `ended_by` is the side that played last; where two hands decide a block, that of the lower one.
    """
    winner = ended_by
    if blocked:
        winner = _at_block(ended_by, variant, points)
    else:
        _give_winner(ended_by, variant, points)
        for side in range(variant.sides):
            if side != winner:
                points[side] += variant.bonus[last_tile]
    if variant.in_rounds and winner >= 0:
        _clear(variant, points)
        points[winner] = 1
    return winner


@inlined
def _give_winner(winner: int, variant: Variant, points: Ints) -> None:
    if variant.out_score == OutScore.LOSERS_OWN:
        points[winner] = 0
    elif variant.out_score == OutScore.WINNER_TAKES_ALL:
        _give_all(_sum(variant, points), winner, variant, points)
    else:
        _give_all(_sum(variant, points) - points[winner], winner, variant, points)


@inlined
def _at_block(blocker: int, variant: Variant, points: Ints) -> int:
    """The side that wins the block, or -1 where none does; in a tie nobody is given anything."""
    if variant.block_score == BlockScore.OWN:
        return -1
    if variant.block_score == BlockScore.BLOCKER_SCORES_ALL:
        _give_all(_sum(variant, points), blocker, variant, points)
        return blocker
    if variant.block_score == BlockScore.BLOCKER_AGAINST_LEFT:
        _give_winner(blocker, variant, points)
        return blocker
    if variant.block_score == BlockScore.HIGHEST_TAKES_ALL:
        _give_all(_sum(variant, points), only_extreme(-1, variant.sides, points), variant, points)
        return -1
    lowest_side = only_extreme(1, variant.sides, points)
    if lowest_side < 0:
        _clear(variant, points)
    elif variant.block_score == BlockScore.LOWER_SIDE_WINS:
        _give_winner(lowest_side, variant, points)
    elif variant.block_score == BlockScore.DIFFERENCE:
        points[1 - lowest_side] -= points[lowest_side]
        points[lowest_side] = 0
    else:
        times = 2 if variant.block_score == BlockScore.LOWEST_SCORES_REST else variant.sides
        more = _sum(variant, points) - times * points[lowest_side]
        _give_all(more, lowest_side, variant, points)
    return lowest_side


@inlined
def _clear(variant: Variant, points: Ints) -> None:
    for side in range(variant.sides):
        points[side] = 0


@inlined
def _sum(variant: Variant, points: Ints) -> int:
    total = 0
    for side in range(variant.sides):
        total += points[side]
    return total


@inlined
def _give_all(given: int, taker: int, variant: Variant, points: Ints) -> None:
    """Give this to one side (-1: to none), and nothing to the others."""
    _clear(variant, points)
    if taker >= 0:
        points[taker] = given


@inlined
def only_extreme(sign: int, sides: int, counts: Ints) -> int:
    """The side with the lowest (1) or highest (-1) count, or -1 where several have it."""
    extreme, shared = 0, False
    for side in range(1, sides):
        difference = sign * (counts[side] - counts[extreme])
        if difference < 0:
            extreme, shared = side, False
        elif difference == 0:
            shared = True
    return -1 if shared else extreme


@inlined
def worth(points: Ints, side: int, variant: Variant) -> int:
    """What the points are worth to a side: how much better it did than each of the others did, added up.

    Between two sides that is the difference of their points, positive if the side did better.
    """
    return variant.sign * (variant.sides * points[side] - _sum(variant, points))

"""What a finished round makes of the accounts."""

from kozel.kernel.compiled import Ints, inlined
from kozel.kernel.points import count_sides, only_extreme
from kozel.kernel.stakes.stakes import FORGETS, CarryTo, Stakes
from kozel.kernel.state import BLOCK, FINISH, LAST_SEAT
from kozel.kernel.variant import BlockScore, OutScore, Variant


@inlined
def accounts_after(state: Ints, winner: int, points: Ints, variant: Variant, stakes: Stakes, accounts: Ints) -> int:
    """Write each side's account after the round, and give the carry that is left.

    `points` and `winner` are what `settle` says of the round.
    """
    blocked, sides = state[FINISH] == BLOCK, variant.sides
    tied = is_tied(blocked, winner, points, variant)
    count_sides(state, variant, accounts)
    held = 0
    for side in range(sides):
        held += accounts[side]
    carry, taker = stakes.carry, -1
    if carry:
        if stakes.carry_to == CarryTo.WINNER:
            taker = winner
        else:
            if not blocked:
                accounts[state[LAST_SEAT] % sides] = 0
            taker = only_extreme(-1, sides, accounts)
    for side in range(sides):
        given: int = points[side]
        if side == taker:
            given += carry
        if side == winner:
            given += stakes.bonus
        forgotten = forgets(side, blocked, winner, tied, points, variant)
        column = stakes.after.shape[1] + FORGETS if forgotten else limited(given, stakes)
        accounts[side] = stakes.after[stakes.accounts[side], column]
    left = 0 if taker >= 0 else carry
    return left + held if tied and carries(variant, stakes) else left


@inlined
def is_tied(blocked: bool, winner: int, points: Ints, variant: Variant) -> bool:  # noqa: FBT001 - as in `points`
    """Whether the round is a block that gives nobody anything because the hands that decide are equal."""
    if not blocked or winner >= 0 or variant.block_score == BlockScore.OWN:
        return False
    given = 0
    for side in range(variant.sides):
        given += points[side]
    return given == 0


@inlined
def forgets(side: int, blocked: bool, winner: int, tied: bool, points: Ints, variant: Variant) -> bool:  # noqa: FBT001 - as in `points`
    """Whether the side's remembered points go: it went out, won the block, or is spared by «рыба на одного»."""
    if variant.out_score != OutScore.LOSERS_OWN:
        return False
    if blocked and variant.block_score == BlockScore.HIGHEST_TAKES_ALL:
        return not tied and points[side] == 0
    if blocked and variant.block_score == BlockScore.BLOCKER_SCORES_ALL:
        return False
    return side == winner


@inlined
def carries(variant: Variant, stakes: Stakes) -> bool:
    """Whether the sum of a tied block is carried: to the highest where that takes all, to the winner where one wins."""
    wanted = CarryTo.HIGHEST if variant.block_score == BlockScore.HIGHEST_TAKES_ALL else CarryTo.WINNER
    return stakes.carry_to == wanted


@inlined
def limited(given: int, stakes: Stakes) -> int:
    """The points as a column of `after`: more than there are columns come to the same as so many."""
    return max(0, min(given, stakes.after.shape[1] - 2))

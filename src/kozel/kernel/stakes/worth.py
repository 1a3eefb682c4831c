"""What a finished round is worth to a side: points, or the end of the match."""

from kozel.kernel.compiled import Floats, Ints, compiled, inlined, unmanaged
from kozel.kernel.points import settle, worth
from kozel.kernel.stakes.after import accounts_after, limited
from kozel.kernel.stakes.race import race
from kozel.kernel.stakes.stakes import Aim, Stakes
from kozel.kernel.state import LAST_SEAT
from kozel.kernel.variant import Variant


@inlined
def worth_of_round(
    state: Ints, side: int, variant: Variant, stakes: Stakes, points: Ints, accounts: Ints, losses: Floats
) -> float:
    """The worth of a round that is over, in points; the last three rows are for its use."""
    winner = settle(state, variant, points)
    in_points = worth(points, side, variant) / (variant.sides - 1)
    if stakes.aim == Aim.POINTS:
        return in_points
    carry = accounts_after(state, winner, points, variant, stakes, accounts)
    lead = stakes.leads[state[LAST_SEAT] % variant.sides, winner + 1]
    in_match = worth_of_accounts(accounts, carry, lead, side, variant.sides, stakes, losses)
    return stakes.scale * in_match + stakes.points * in_points


@unmanaged
def worth_of_accounts(
    accounts: Ints, carry: int, lead: int, side: int, sides: int, stakes: Stakes, losses: Floats
) -> float:
    """What these accounts are worth to a side in the match: the others' mean chance to lose it less its own.

    `lead` leads the next round, -1 is either. A carry is taken to go to any side, as it most often does in the next
    round.
    """
    if carry == 0:
        return _worth(accounts, lead, side, sides, stakes, losses)
    total, column = 0.0, limited(carry, stakes)
    for taker in range(sides):
        before = accounts[taker]
        accounts[taker] = stakes.after[before, column]
        total += _worth(accounts, lead, side, sides, stakes, losses)
        accounts[taker] = before
    return total / sides


@unmanaged
def _worth(accounts: Ints, lead: int, side: int, sides: int, stakes: Stakes, losses: Floats) -> float:
    if stakes.aim != Aim.TWO_SIDES:
        return race(accounts, lead, sides, side, stakes, losses)
    mine: int = accounts[side]
    others: int = accounts[1 - side]
    leading: float = stakes.lead[mine, others]
    following: float = -stakes.lead[others, mine]
    if lead < 0:
        return (leading + following) / 2
    return leading if lead == side else following


@compiled
def worths_of_rounds(
    columns: Ints, leads: Ints, side: int, stakes: Stakes, accounts: Ints, losses: Floats, worths: Floats
) -> None:
    """Write what rounds would be worth in the match that have each side's column of `after` in a row of `columns`."""
    sides = columns.shape[1]
    for place in range(len(columns)):
        for other in range(sides):
            accounts[other] = stakes.after[stakes.accounts[other], columns[place, other]]
        worths[place] = worth_of_accounts(accounts, 0, leads[place], side, sides, stakes, losses)

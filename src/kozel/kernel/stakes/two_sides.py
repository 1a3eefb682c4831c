"""A match between two equal sides, by value iteration over their accounts."""

from kozel.kernel.compiled import Floats, Ints, compiled

_ENOUGH = 1e-6

_MOST_SWEEPS = 200

_MOST_STEPS = 1_500_000_000
"""A few seconds. Only where scores hardly ever open something would still change after that, and little."""


@compiled
def fill_lead(after: Ints, columns: Ints, leads: Ints, chances: Floats, lead: Floats) -> None:
    """Find what each pair of accounts is worth to the side that leads the next round, as in `Stakes.lead`.

    A row of `columns` is what a round makes of the leading side's account and of the other's, `leads` who leads next:
    the same side (0), the other (1) or either (-1); `chances` is how likely that round is. The last row and column of
    `lead` are given: there the match is over.

    Accounts are numbered so that they grow, except by forgetting. From the end backwards, nearly all that the worth of
    two of them depends on is therefore known.
    """
    open_accounts = len(lead) - 1
    sweeps = min(_MOST_SWEEPS, 1 + _MOST_STEPS // (open_accounts * open_accounts * len(chances)))
    for _ in range(sweeps):
        change = 0.0
        for total in range(2 * open_accounts - 2, -1, -1):
            first = max(0, total - open_accounts + 1)
            for mine in range(first, min(total, open_accounts - 1) + 1):
                worth = _worth_before(mine, total - mine, after, columns, leads, chances, lead)
                change = max(change, abs(worth - lead[mine, total - mine]))
                lead[mine, total - mine] = worth
        if change < _ENOUGH:
            break


@compiled
def _worth_before(
    mine: int, others: int, after: Ints, columns: Ints, leads: Ints, chances: Floats, lead: Floats
) -> float:
    """What the accounts are worth to the leading side before a round, by what they are worth after it."""
    worth = 0.0
    for place in range(len(chances)):
        my_next, their_next = after[mine, columns[place, 0]], after[others, columns[place, 1]]
        if leads[place] == 0:
            worth += chances[place] * lead[my_next, their_next]
        elif leads[place] == 1:
            worth -= chances[place] * lead[their_next, my_next]
        else:
            worth += chances[place] * (lead[my_next, their_next] - lead[their_next, my_next]) / 2
    return worth

"""Sharing out an amount so that no cent is lost or made: by weights, and among those who are level."""

from collections.abc import Sequence
from enum import StrEnum
from fractions import Fraction
from itertools import pairwise


class TieSplit(StrEnum):
    """What those get who are level.

    Equal shares of the prizes of all their places together; each the prize of the place in the list; or by Hort: half
    their own prize, and half in equal shares with all who have the same points.
    """

    POOL = "pool"
    BY_PLACE = "by_place"
    HORT = "hort"


def apportion(total: int, weights: Sequence[int | Fraction]) -> tuple[int, ...]:
    """The total in whole parts as near to the weights as can be, by largest remainders; of equal ones the earlier wins.

    Where all weights are 0 the parts are equal.
    """
    if not weights:
        return ()
    whole = Fraction(sum(weights))
    exact = [total * Fraction(weight) / whole if whole else Fraction(total, len(weights)) for weight in weights]
    parts = [int(each) for each in exact]
    by_remainder = sorted(range(len(parts)), key=lambda place: parts[place] - exact[place])
    for place in by_remainder[: total - sum(parts)]:
        parts[place] += 1
    return tuple(parts)


def split(amounts: Sequence[int], groups: Sequence[int], how: TieSplit) -> tuple[int, ...]:
    """What everybody gets of the places' amounts; `groups` are the sizes of those who are level, from the top."""
    if how is TieSplit.BY_PLACE:
        return tuple(amounts)
    ends = [sum(groups[:number]) for number in range(len(groups) + 1)]
    shares: list[int] = []
    for start, end in pairwise(ends):
        own, pot = amounts[start:end], sum(amounts[start:end])
        equal = Fraction(pot, end - start)
        weights = [(amount + equal) / 2 if how is TieSplit.HORT else equal for amount in own]
        shares += apportion(pot, weights)
    return tuple(shares)

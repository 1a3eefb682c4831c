"""The accounts that a side can have before it reaches the target, as numbers."""

from typing import NamedTuple, Self

import numpy as np

from kozel.kernel.compiled import Ints
from kozel.rules.account import Account, Opening
from kozel.rules.rule_set import RuleSet

_MISSES_OF_THE_THRESHOLD = 5
"""More remembered points than so many times the threshold are hardly ever seen, and are taken for so many."""


def number_of_accounts(rules: RuleSet) -> int:
    """How many accounts the chart of these rules has; told without making it, since it may be any number."""
    opens = rules.opens
    if opens is None:
        return rules.target
    return (_most_remembered(opens, rules.target) + 1) * (opens.burns_after or 1) + rules.target


def _most_remembered(opens: Opening, target: int) -> int:
    """More than that is taken for so much. Where one round opens a score, all that reach the target by it are alike."""
    return opens.threshold - 1 if opens.accumulates else min(_MISSES_OF_THE_THRESHOLD * opens.threshold, target)


class Chart(NamedTuple):
    """`numbers` of the accounts, which grow with every round but one that makes a side forget.

    The number after the last one stands for all accounts that have reached the target. `after` has a row for each
    number: the account's number after a round that gives 0, 1, 2 … points, and last after one that makes it forget.
    """

    numbers: dict[Account, int]
    after: Ints
    most_remembered: int
    target: int

    @classmethod
    def of(cls, rules: RuleSet) -> Self:
        """All accounts of a match by these rules."""
        opens = rules.opens
        closed: list[Account] = []
        threshold = most_remembered = 0
        if opens is not None:
            threshold, most_remembered = opens.threshold, _most_remembered(opens, rules.target)
            closed = [
                Account(remembered=remembered, misses=misses)
                for remembered in range(most_remembered + 1)
                for misses in range(opens.burns_after or 1)
            ]
        accounts = [*closed, *(Account(open=score) for score in range(rules.target))]
        columns = max(rules.target, threshold) + 2
        chart = cls(
            {account: number for number, account in enumerate(accounts)},
            np.full((len(accounts) + 1, columns), len(accounts), np.int64),
            most_remembered,
            rules.target,
        )
        for number, account in enumerate(accounts):
            for points in range(columns - 1):
                chart.after[number, points] = chart.number(account.given(points, opens))
            chart.after[number, -1] = chart.number(account.cleared())
        return chart

    @property
    def reached(self) -> int:
        """The number of the accounts that have reached the target."""
        return len(self.after) - 1

    def number(self, account: Account) -> int:
        """The number of an account."""
        if account.score >= self.target:
            return self.reached
        if account.open is None and account.remembered > self.most_remembered:
            return self.numbers[Account(remembered=self.most_remembered, misses=account.misses)]
        return self.numbers[account]

    def column(self, points: int) -> int:
        """The column of `after` for so many points."""
        return min(points, self.after.shape[1] - 2)

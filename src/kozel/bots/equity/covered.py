"""Which rule sets there are tables for: told from the rules alone, before anything is made.

People think of rules that nobody would play. The bots' one process must not spend its time and memory on them.
"""

from kozel.bots.equity.chart import number_of_accounts
from kozel.rules.options import TargetIn
from kozel.rules.rule_set import RuleSet

MOST_ACCOUNTS = 600
"""So many accounts of each of two sides take a few seconds; a match with more is played for points."""


def has_tables(rules: RuleSet) -> bool:
    """Whether matches by these rules are played for the match: accounts are few enough, and only forgetting lowers one.

    A score that opens only far away makes tables as wide as a far target does.
    """
    threshold = 0 if rules.opening is None else rules.opening
    return max(number_of_accounts(rules), threshold) <= MOST_ACCOUNTS and not _may_take_points_away(rules)


def _may_take_points_away(rules: RuleSet) -> bool:
    """Whether a round may give less than nothing, so that there is no end to what accounts there can be."""
    if rules.target_in is TargetIn.ROUNDS:
        return False
    given = (*rules.held_tile.values(), *rules.lone_tile.values(), *rules.going_out_bonus.values())
    return min(given, default=0) < 0

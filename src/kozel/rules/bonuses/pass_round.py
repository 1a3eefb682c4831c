"""The «paso redondo»: everybody else passes, and whoever played last plays again.

Source: dominoesonline.com, Dominican Republic ("skip 3 people"); fichaflow.com.
"""

from kozel.rules.bonuses.occasion import Passing


def pass_round(passing: Passing) -> bool:
    """Whether all others have passed at the latest tile."""
    return passing.in_a_row == passing.others

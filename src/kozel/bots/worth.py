"""What a round is worth to somebody."""

from collections.abc import Sequence
from statistics import fmean

from kozel.rules.options import Direction
from kozel.rules.rule_set import RuleSet


def worth(points: Sequence[int], side: int, rules: RuleSet) -> float:
    """What a round that gave these points to the sides is worth to one: how much better it did than the others did.

    Where points are a penalty, that is the others' mean less its own; where they are a credit, the other way round.
    """
    penalty = fmean(given for other, given in enumerate(points) if other != side) - points[side]
    return penalty if rules.direction is Direction.PENALTY else -penalty

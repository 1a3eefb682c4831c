"""Any legal move, each as likely as the others: the baseline that other bots are measured from."""

from random import Random

from kozel.rules.move import Move
from kozel.rules.rule_set import RuleSet
from kozel.rules.view import Sight


def random_move(sight: Sight, _rules: RuleSet, random: Random) -> Move:
    """Choose blindly."""
    return random.choice(sight.view.legal)

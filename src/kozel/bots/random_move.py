"""Any legal move, each as likely as the others: the baseline that other bots are measured from."""

from random import Random

from kozel.rules.move import Move
from kozel.rules.rule_set import RuleSet
from kozel.rules.view import MatchView


def random_move(view: MatchView, _rules: RuleSet, random: Random) -> Move:
    """Choose blindly."""
    return random.choice(view.legal)

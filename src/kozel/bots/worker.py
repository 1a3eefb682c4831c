"""The entry for a worker process: arguments and result are small and can be pickled."""

from kozel.bots import choose
from kozel.bots.chance import repeatable
from kozel.rules.move import Move
from kozel.rules.rule_set import RuleSet
from kozel.rules.view import Sight


def choose_from_seed(level: str, sight: Sight, rules: RuleSet, seed: int) -> Move:
    """As `choose`, with a generator made from the seed."""
    return choose(level, sight, rules, repeatable(seed))

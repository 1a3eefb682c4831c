"""The policy of `eight.py` as a bot: the frozen heuristic."""

from random import Random

import numpy as np

from bench.published.eight import chosen, weights_for
from bench.published.knowledge import known_of
from kozel.bots.bot import Bot
from kozel.bots.thinking.rolling import as_legal, compiled_rules
from kozel.kernel.compiled import Floats, Ints, compiled
from kozel.kernel.play import MOVES
from kozel.kernel.variant import Variant
from kozel.rules.move import Move
from kozel.rules.rule_set import RuleSet
from kozel.rules.view import Sight


def frozen_heuristic(_milliseconds: float | None) -> Bot:
    """It takes the time that it takes."""
    return _play


def _play(sight: Sight, rules: RuleSet, _random: Random, /) -> Move:
    variant = compiled_rules(rules, sight)
    assert variant is not None, "published methods play what compiled code covers"
    known = known_of(sight, rules)
    moves = np.empty(MOVES, np.int64)
    return as_legal(int(_chosen(known.state, known.lacks, variant, weights_for(variant), moves)), sight)


@compiled
def _chosen(state: Ints, lacks: Ints, variant: Variant, weights: Floats, moves: Ints) -> int:
    return chosen(state, lacks, variant, weights, moves)

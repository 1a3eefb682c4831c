"""What every bot is."""

from random import Random
from typing import Protocol

from kozel.rules.move import Move
from kozel.rules.rule_set import RuleSet
from kozel.rules.view import MatchView


class Bot(Protocol):
    """Chooses among the view's legal moves, of which there is at least one."""

    def __call__(self, view: MatchView, rules: RuleSet, random: Random, /) -> Move:
        """Choose. The same view, rules and state of the generator give the same move."""
        ...

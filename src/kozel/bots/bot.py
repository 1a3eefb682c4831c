"""What every bot is."""

from random import Random
from typing import Protocol

from kozel.rules.move import Move
from kozel.rules.rule_set import RuleSet
from kozel.rules.view import Sight


class Bot(Protocol):
    """Chooses among the legal moves of what it sees, of which there is at least one."""

    def __call__(self, sight: Sight, rules: RuleSet, random: Random, /) -> Move:
        """Choose. The same sight, rules and state of the generator give the same move."""
        ...

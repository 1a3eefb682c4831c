"""The entry for a worker process: arguments and result are small and can be pickled.

Compiled code takes seconds until it is there for the first time. Until then the heuristic plays in place of the levels,
so that nobody waits.
"""

import threading

from kozel.bots import LEVELS, choose
from kozel.bots.chance import repeatable
from kozel.bots.rounds import play_round, start
from kozel.rules.move import Move
from kozel.rules.rule_set import RuleSet, preset, preset_names
from kozel.rules.view import Sight

_warm = threading.Event()

_MILLISECONDS_TO_WARM = 20.0
"""For each decision: enough to come to all that a decision does."""


def warm() -> None:
    """Get compiled code ready; called once, in a thread of its own.

    The highest level plays a whole round with each number of seats: what is decided when only few deals are possible
    has code of its own.
    """
    rules, level, chance = preset("kozel"), LEVELS["level-7"].within(_MILLISECONDS_TO_WARM), repeatable(0)
    for seats in rules.players:
        play_round([level] * seats, start(rules, seats, seed=0, number=0), chance)
    _warm.set()


def keep_tables() -> None:
    """Make the tables by which matches of the presets are played for, where they aren't on disk yet.

    Otherwise the first move by a rule set would have to wait for them.
    """
    from kozel.bots.equity.standing import keep_tables_of  # noqa: PLC0415 - compiled code is for workers only

    for name in preset_names():
        keep_tables_of(preset(name))


def choose_from_seed(level: str, sight: Sight, rules: RuleSet, seed: int) -> Move:
    """As `choose`, with a generator made from the seed."""
    playing = "heuristic" if level in LEVELS and not _warm.is_set() else level
    return choose(playing, sight, rules, repeatable(seed))

"""The entry for a worker process: arguments and result are small and can be pickled.

Compiled code takes seconds until it is there for the first time. Until then the heuristic plays in place of the levels,
so that nobody waits.
"""

import threading

from kozel.bots import BOTS, LEVELS, choose
from kozel.bots.chance import repeatable
from kozel.bots.start import start
from kozel.rules import view as views
from kozel.rules.move import Move
from kozel.rules.rule_set import RuleSet, preset, preset_names
from kozel.rules.view import Sight

_warm = threading.Event()


def warm() -> None:
    """Get compiled code ready; called once, in a thread of its own."""
    rules = preset("kozel")
    BOTS["level-7"](views.sight(start(rules, 2, seed=0, number=0), 0), rules, repeatable(0))
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

"""Once the bots' worker is warm, no move of a level waits for compiled code."""

import subprocess
import sys

ROUNDS_AFTER_WARMING = """
import sys

from numba.core.dispatcher import Dispatcher

from kozel.bots.rounds import start
from kozel.bots.worker import choose_from_seed, warm
from kozel.rules.rule_set import preset
from kozel.rules.view import sight


def code():
    modules = [module for name, module in sys.modules.items() if name.startswith("kozel.kernel")]
    functions = {value for module in modules for value in vars(module).values() if isinstance(value, Dispatcher)}
    return {(function.__module__, function.__name__, types) for function in functions for types in function.signatures}


warm()
before = code()
assert before
for seats in (2, 3, 4):
    for number, level in enumerate(("level-1", "level-4", "level-7")):
        match = start(preset("kozel"), seats, seed=1, number=number)
        while match.turn is not None:
            move = choose_from_seed(level, sight(match, match.turn), match.rules, 0)
            match = match.apply(match.event(move))
assert code() == before, sorted(name for _, name, _ in code() - before)
"""


def test_a_warm_worker_has_all_code_that_levels_need() -> None:
    # In a process of its own: in this one other tests have got code ready.
    done = subprocess.run([sys.executable, "-c", ROUNDS_AFTER_WARMING], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr

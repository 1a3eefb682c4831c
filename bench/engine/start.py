"""What a new process spends before its first answer, its machine code kept: `python -m bench.engine.start [TIMES]`.

Each is begun so many times, one after the other, and the least time of the core is printed: other work on the machine
only adds to it. The first time, which isn't counted, compiles what is not yet kept.
"""
# ruff: noqa: PLC0415 - what is imported is what is measured

import subprocess
import sys
import time
from collections.abc import Callable

TIMES = 5


def solver() -> None:
    """The value of a deal of four hands."""
    from random import Random

    from kozel.kernel.position import state_of
    from kozel.kernel.solver import Solver
    from kozel.kernel.variant import Variant, variant_of
    from kozel.rules.deal import dealt
    from kozel.rules.round import Round
    from kozel.rules.rule_set import preset
    from kozel.rules.tile import full_set

    rules, order = preset("kozel-pairs"), list(full_set(6))
    variant = variant_of(rules, 4)
    assert isinstance(variant, Variant)
    Random(1).shuffle(order)
    Solver().value(state_of(Round(rules, *dealt(order, range(4), 4, rules), turn=0)), variant)


def bots() -> None:
    """A move of the strongest level: what the bots' worker begins with."""
    from kozel.bots.worker import warm

    warm()


def analysis() -> None:
    """A hint, as the analysis's worker gives it."""
    from kozel.analysis.worker import hint_of
    from kozel.bots.rounds import start
    from kozel.rules.rule_set import preset
    from kozel.rules.view import sight

    rules = preset("kozel-pairs")
    hint_of(sight(start(rules, 4, seed=0, number=0), 0), rules, 0)


FIRST_ANSWERS: dict[str, Callable[[], None]] = {"solver": solver, "bots": bots, "analysis": analysis}


def begun(name: str) -> float:
    """The seconds of the core that a new process has taken when it has its answer."""
    program = [sys.executable, "-m", "bench.engine.start", "--first-answer", name]
    return float(subprocess.run(program, check=True, capture_output=True, text=True).stdout)


def main(arguments: list[str]) -> None:
    match arguments:
        case ["--first-answer", name]:
            FIRST_ANSWERS[name]()
            print(time.process_time())
        case _:
            from bench.arguments import whole

            times = whole("TIMES", arguments[0]) if arguments else TIMES
            for name in FIRST_ANSWERS:
                begun(name)
                print(f"{name:10} {min(begun(name) for _ in range(times)):6.2f} s", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])

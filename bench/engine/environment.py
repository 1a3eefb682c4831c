"""Choices a second in the environments, beside OpenSpiel's game: `python -m bench.engine.environment [SECONDS]`.

For each choice there is an observation, and the first action of those allowed is made, by which rounds go on as by any
other. Each is measured in the core's time, in turn with the others and several times; the best counts.
"""
# pyright: reportMissingTypeStubs=false, reportUnknownMemberType=false, reportUnknownArgumentType=false
# pyright: reportUnknownVariableType=false
# OpenSpiel has no types.

import random
import time
from collections.abc import Callable

import numpy as np
import pyspiel
from open_spiel.python.games import team_dominoes

from bench.arguments import above_zero, arguments
from kozel.environment.dominoes import Dominoes
from kozel.environment.many_rounds import ManyRounds
from kozel.rules.rule_set import preset

TIMES, TABLES = 5, 4096

GAMES = (team_dominoes,)  # importing it is what makes OpenSpiel know its name


def many_rounds() -> Callable[[], int]:
    tables = ManyRounds(preset("kozel-pairs"), 4, TABLES, seed=1)

    def go_on() -> int:
        tables.step(np.argmax(tables.masks, axis=1))
        return TABLES

    go_on()
    return go_on


def one_table() -> Callable[[], int]:
    table = Dominoes(preset("kozel-pairs"), 4)
    table.reset(seed=1)

    def go_on() -> int:
        observed, _, is_over, _, _ = table.last()
        assert observed is not None
        if is_over:
            table.reset()
            return 0
        table.step(int(np.argmax(observed["action_mask"])))
        return 1

    return go_on


def open_spiel() -> Callable[[], int]:
    game = pyspiel.load_game("python_team_dominoes")
    state = game.new_initial_state()

    def go_on() -> int:
        nonlocal state
        if state.is_terminal():
            state = game.new_initial_state()
        if state.is_chance_node():
            state.apply_action(random.choice(state.chance_outcomes())[0])
            return 0
        state.information_state_tensor()
        actions = state.legal_actions()
        state.apply_action(actions[0])
        return int(len(actions) > 1)

    return go_on


def rate(go_on: Callable[[], int], seconds: float) -> float:
    """Choices a second."""
    choices, start = 0, time.process_time()
    while (spent := time.process_time() - start) < seconds:
        choices += go_on()
    return choices / spent


def main(seconds: float) -> None:
    measures = {"ManyRounds": many_rounds(), "Dominoes": one_table(), "OpenSpiel": open_spiel()}
    best = dict.fromkeys(measures, 0.0)
    for _ in range(TIMES):
        for name, go_on in measures.items():
            best[name] = max(best[name], rate(go_on, seconds))
    for name, figure in best.items():
        ratio = best["ManyRounds"] / figure
        print(f"four in pairs, block     {name:12} {figure:12,.0f} choices/s   ratio {ratio:8.2f}", flush=True)


if __name__ == "__main__":
    given = arguments("python -m bench.engine.environment [SECONDS]")
    main(above_zero("SECONDS", *given) if given else 0.5)

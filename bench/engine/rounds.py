"""Random rounds a second beside others, in one run: `python -m bench.engine.rounds [SECONDS]`.

Each is measured in the core's time, in turn with the others and several times, since other work on the machine slows
all of them; the best of the times counts. The ratio is the kernel's figure by the other's. Needs gcc.
"""
# pyright: reportMissingTypeStubs=false, reportUnknownMemberType=false, reportUnknownArgumentType=false
# pyright: reportUnknownVariableType=false, reportGeneralTypeIssues=false
# `dominoes` and OpenSpiel have no types.

import json
import random
import subprocess
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import dominoes
import pyspiel
from open_spiel.python.games import block_dominoes, team_dominoes

from bench.arguments import above_zero, arguments
from kozel.kernel.chance import chance_of
from kozel.kernel.rounds import RandomRounds, new_tally
from kozel.kernel.variant import Variant, variant_of
from kozel.rules.rule_set import RuleSet, preset

TIMES = 5


GAMES = (block_dominoes, team_dominoes)  # importing them is what makes OpenSpiel know their names


def by_kernel(rules: RuleSet, players: int) -> Callable[[float], float]:
    variant = variant_of(rules, players)
    assert isinstance(variant, Variant)
    random_rounds, chance = RandomRounds(variant), chance_of(1)
    random_rounds.play(1, chance, new_tally())
    return lambda seconds: rate(lambda: random_rounds.play(10_000, chance, new_tally()), 10_000, seconds)


def by_c(players: int, draw: str) -> Callable[[float], float]:
    program = Path(tempfile.mkdtemp()) / "rounds"
    source = Path(__file__).with_name("rounds.c")
    subprocess.run(["gcc", "-O3", "-march=native", "-o", program, source], check=True)

    def measure(seconds: float) -> float:
        printed = subprocess.run([program, str(players), draw, str(seconds)], check=True, capture_output=True)
        return json.loads(printed.stdout)["rounds_per_second"]

    return measure


def by_dominoes() -> None:
    game = dominoes.Game.new(starting_player=0)
    while game.result is None:
        game.make_move(*random.choice(game.valid_moves))


def by_open_spiel(name: str) -> Callable[[], None]:
    game = pyspiel.load_game(name)

    def play() -> None:
        state = game.new_initial_state()
        while not state.is_terminal():
            chances = state.chance_outcomes() if state.is_chance_node() else None
            state.apply_action(random.choice(chances)[0] if chances else random.choice(state.legal_actions()))

    return play


def rate(play: Callable[[], None], rounds: int, seconds: float) -> float:
    played, start = 0, time.process_time()
    while (spent := time.process_time() - start) < seconds:
        play()
        played += rounds
    return played / spent


def compare(title: str, measures: dict[str, Callable[[float], float]], seconds: float) -> None:
    best = dict.fromkeys(measures, 0.0)
    for _ in range(TIMES):
        for name, measure in measures.items():
            best[name] = max(best[name], measure(seconds))
    kernel = best["kernel"]
    for name, figure in best.items():
        print(f"{title:24} {name:12} {figure:12,.0f} rounds/s   ratio {kernel / figure:8.2f}", flush=True)


def main(seconds: float) -> None:
    compare(
        "four, block",
        {
            "kernel": by_kernel(preset("kozel-pairs"), 4),
            "C": by_c(4, "none"),
            "dominoes": lambda seconds: rate(by_dominoes, 1, seconds),
            "OpenSpiel": lambda seconds: rate(by_open_spiel("python_team_dominoes"), 1, seconds),
        },
        seconds,
    )
    compare(
        "two, until playable",
        {"kernel": by_kernel(preset("kozel-duel"), 2), "C": by_c(2, "until_playable")},
        seconds,
    )
    compare(
        "two, block",
        {
            "kernel": by_kernel(preset("kozel-duel").with_options({"draw": "none"}), 2),
            "OpenSpiel": lambda seconds: rate(by_open_spiel("python_block_dominoes"), 1, seconds),
        },
        seconds,
    )


if __name__ == "__main__":
    given = arguments("python -m bench.engine.rounds [SECONDS]")
    main(above_zero("SECONDS", *given) if given else 0.5)

"""`kozel bench analysis`: how long it takes to analyse a round, for pairs, for two and for four players."""

import time
from collections.abc import Iterator
from itertools import count, islice
from random import Random
from statistics import median
from typing import Annotated

from cyclopts import Parameter

from kozel.analysis.rounds import PlayedRound, played_rounds
from kozel.bots import BOTS
from kozel.cli.options import Json, between
from kozel.cli.result import show
from kozel.cli.words import say
from kozel.rules.deal import deal
from kozel.rules.event import MatchEvent
from kozel.rules.match import new_match
from kozel.rules.rule_set import RuleSet, preset
from kozel.rules.tile import full_set
from kozel.rules.view import sight

_GAMES = (("pairs", "kozel-pairs", 4), ("two", "kozel", 2), ("four", "kozel", 4))


def analysis(
    *,
    rounds: Annotated[int, Parameter(help="cli.help.analysed_rounds", validator=between("--rounds", 1, 100_000))] = 50,
    seed: Annotated[int, Parameter(help="cli.help.seed")] = 1,
    json: Json = False,
) -> None:
    """Analyse rounds of the heuristic bot one by one and tell the times of the core that they took."""
    games = {name: _times(preset(rules), players, rounds, seed) for name, rules, players in _GAMES}
    lines = [
        say(
            "cli.bench.analysis",
            game=say(f"cli.bench.analysis_of.{name}"),
            n=rounds,
            median=found["median_s"],
            p95=found["p95_s"],
            max=found["max_s"],
        )
        for name, found in games.items()
    ]
    show({"rounds": rounds, **games}, "\n".join(lines), as_json=json)


def _times(rules: RuleSet, players: int, rounds: int, seed: int) -> dict[str, float]:
    from kozel.analysis.round_analysis import analyse_round  # noqa: PLC0415 - compiles

    first, *others = islice(rounds_of_bots(rules, players, seed), rounds + 1)
    # While the first one is analysed, Numba compiles or reads what it has kept.
    analyse_round(first.start, first.events)
    times: list[float] = []
    for played in others:
        begun = time.process_time()
        analyse_round(played.start, played.events, seed=seed)
        times.append(time.process_time() - begun)
    times.sort()
    found = {"median_s": median(times), "p95_s": times[min(rounds - 1, rounds * 95 // 100)], "max_s": times[-1]}
    return {name: round(value, 3) for name, value in found.items()}


def rounds_of_bots(rules: RuleSet, players: int, seed: int) -> Iterator[PlayedRound]:
    """The rounds of whole matches of the heuristic bot, without end."""
    for number in count():
        yield from played_rounds(new_match(rules, players), _match_of_bots(rules, players, f"{seed} {number}"))


def _match_of_bots(rules: RuleSet, players: int, seed: str) -> Iterator[MatchEvent]:
    chance, tiles, bot = Random(seed), list(full_set(rules.highest)), BOTS["heuristic"]  # noqa: S311 - nothing is secret
    match = new_match(rules, players)
    while match.end is None:
        if match.turn is None:
            chance.shuffle(tiles)
            event = deal(match, tiles)
        else:
            event = match.event(bot(sight(match, match.turn), rules, chance))
        yield event
        match = match.apply(event)

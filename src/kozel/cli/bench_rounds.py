"""`kozel bench rounds`: how many rounds a second the rules play."""

import time
from random import Random
from typing import Annotated, Literal

from cyclopts import Parameter

from kozel.cli.options import Json, between
from kozel.cli.result import show
from kozel.cli.words import say
from kozel.rules.deal import deal
from kozel.rules.match import Match, new_match
from kozel.rules.rule_set import RuleSet, preset
from kozel.rules.tile import full_set


def rounds(
    *,
    engine: Annotated[Literal["rules"], Parameter(help="cli.help.engine")] = "rules",
    players: Annotated[Literal[2, 3, 4], Parameter(help="cli.help.players")] = 4,
    seconds: Annotated[float, Parameter(help="cli.help.seconds", validator=between("--seconds", 0.01, 3600))] = 5.0,
    json: Json = False,
) -> None:
    """Play whole matches of random legal moves on one core and count their rounds per second of its time."""
    chance, rules = Random(1), preset("kozel")  # noqa: S311 - nothing here is secret
    played = matches = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        played += len(random_match(rules, players, chance).settlements)
        matches += 1
    result = {
        "rounds_per_second": round(played / spent, 1),
        "cpu_seconds": round(spent, 3),
        "rounds": played,
        "matches": matches,
        "players": players,
        "engine": engine,
    }
    show(result, say("cli.bench.rounds", n=round(played / spent), players=players), as_json=json)


def random_match(rules: RuleSet, players: int, chance: Random) -> Match:
    """A match from its first deal to its end in which everybody makes any legal move."""
    match = new_match(rules, players)
    tiles = list(full_set(rules.highest))
    while match.end is None:
        if match.awaits_deal:
            chance.shuffle(tiles)
            match = match.apply(deal(match, tiles))
        else:
            match = match.apply(match.event(chance.choice(match.legal())))
    return match

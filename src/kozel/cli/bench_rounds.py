"""`kozel bench rounds`: how many rounds of random moves a second are played, by the rules or compiled."""

import time
from random import Random
from typing import Annotated, Literal

from cyclopts import Parameter

from kozel.cli.errors import CommandError
from kozel.cli.options import Json, between
from kozel.cli.result import show
from kozel.cli.words import say
from kozel.rules.deal import deal
from kozel.rules.match import Match, new_match
from kozel.rules.rule_set import RuleSet, preset
from kozel.rules.tile import full_set

_AT_ONCE = 100_000


def rounds(  # noqa: PLR0913 - a measurement is made of these
    *,
    engine: Annotated[Literal["kernel", "rules"], Parameter(help="cli.help.engine")] = "rules",
    players: Annotated[Literal[2, 3, 4] | None, Parameter(help="cli.help.players")] = None,
    pairs: Annotated[bool, Parameter(negative="", help="cli.help.pairs")] = False,
    draw: Annotated[Literal["none", "until_playable"], Parameter(help="cli.help.draw")] = "until_playable",
    seconds: Annotated[float, Parameter(help="cli.help.seconds", validator=between("--seconds", 0.01, 3600))] = 5.0,
    json: Json = False,
) -> None:
    """Play rounds of random legal moves on one core and count them per second of its time."""
    if pairs and players not in {4, None}:
        raise CommandError("cli.bench.pairs", players=players)
    tables = (4, 2) if players is None and engine == "kernel" and not pairs else (players or 4,)
    rules = preset("kozel").with_options({"draw": draw})
    if pairs:
        rules = rules.with_options({"pairs": True, "players": [4], "hand": {"4": 7}})
    measure = _by_kernel if engine == "kernel" else _by_rules
    results: list[dict[str, object]] = []
    lines: list[str] = []
    for seats in tables:
        played, spent, more = measure(rules, seats, seconds)
        lines.append(say("cli.bench.rounds", n=round(played / spent), players=seats))
        measured = {"rounds_per_second": round(played / spent, 1), "cpu_seconds": round(spent, 3), "rounds": played}
        results.append({**measured, "players": seats, "pairs": pairs, "draw": draw, "engine": engine, **more})
    first, *others = results
    show({**first, "others": others} if others else first, "\n".join(lines), as_json=json)


def _by_rules(rules: RuleSet, players: int, seconds: float) -> tuple[int, float, dict[str, float]]:
    """Whole matches: how many rounds, in how many seconds of the core's time, and what else there is to tell."""
    chance = Random(1)  # noqa: S311 - nothing here is secret
    played = matches = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        played += len(random_match(rules, players, chance).settlements)
        matches += 1
    return played, spent, {"matches": matches}


def _by_kernel(rules: RuleSet, players: int, seconds: float) -> tuple[int, float, dict[str, float]]:
    """Rounds that are each led by the first seat with any tile; the time in which Numba compiles isn't counted."""
    from kozel.kernel import rounds as kernel  # noqa: PLC0415 - Numba takes a second, which the rules don't need
    from kozel.kernel.chance import chance_of  # noqa: PLC0415
    from kozel.kernel.variant import Variant, variant_of  # noqa: PLC0415

    variant, chance, tally = variant_of(rules, players), chance_of(1), kernel.new_tally()
    assert isinstance(variant, Variant), "the kernel covers this preset"
    random_rounds = kernel.RandomRounds(variant)
    random_rounds.play(1, chance, kernel.new_tally())
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        random_rounds.play(_AT_ONCE, chance, tally)
    played = int(tally[kernel.ROUNDS_OUT] + tally[kernel.ROUNDS_BLOCKED])
    means = {"plays": kernel.PLAYS, "draws": kernel.DRAWS, "pips_left": kernel.PIPS_LEFT}
    more = {name: round(float(tally[place]) / played, 3) for name, place in means.items()}
    return played, spent, {"blocked": round(float(tally[kernel.ROUNDS_BLOCKED]) / played, 4), **more}


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

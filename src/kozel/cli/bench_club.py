"""`kozel bench club`: how long the standings of a big event take, and the draw of a round."""

import statistics
import time
from collections.abc import Callable
from random import Random
from typing import Annotated

from cyclopts import Parameter

from kozel.cli.options import Json, between
from kozel.cli.result import show
from kozel.cli.words import say
from kozel.club.draw import draw
from kozel.club.entry import single_entries
from kozel.club.format import format_preset
from kozel.club.result import Played, Result
from kozel.club.standings import standings

_REPEATED = 5
_DRAWN = 400


def club(
    *,
    players: Annotated[int, Parameter(help="cli.help.club_players", validator=between("--players", 4, 10_000))] = 1000,
    rounds: Annotated[int, Parameter(help="cli.help.played_rounds", validator=between("--rounds", 1, 100))] = 20,
    json: Json = False,
) -> None:
    """Rank an event of random games, and draw a round of 400 by matchings; CPU time on one core, the median of five."""
    form = format_preset("swiss_players")
    entries = single_entries(map(str, range(players)))
    results = random_results(players, rounds)
    drawn = single_entries(map(str, range(_DRAWN)))
    result = {
        "standings_ms": _median_ms(lambda: standings(form, entries, results)),
        "draw_ms": _median_ms(lambda: draw(form, drawn, (), "1")),
        "players": players,
        "rounds": rounds,
        "games": len(results),
        "drawn": _DRAWN,
    }
    line = say(
        "cli.bench.club",
        players=players,
        rounds=rounds,
        standings=result["standings_ms"],
        drawn=_DRAWN,
        draw=result["draw_ms"],
    )
    show(result, line, as_json=json)


def random_results(players: int, rounds: int) -> list[Result]:
    """Games of people who sit down anew in each round, with scores to 100, some ended on time."""
    chance = Random(1)  # noqa: S311 - nothing here is secret
    found: list[Result] = []
    for number in range(1, rounds + 1):
        order = list(map(str, range(players)))
        chance.shuffle(order)
        while len(order) >= 4:
            a, b, c, d = (order.pop() for _ in range(4))
            lost = chance.randrange(100)
            timed = chance.random() < 0.2
            won = chance.randrange(lost, 100) if timed else 100 + chance.randrange(40)
            outcome = Played(points=(won, lost) if chance.random() < 0.5 else (lost, won), timed=timed)
            found.append(Result(round=number, sides=((a, b), (c, d)), outcome=outcome))
    return found


def _median_ms(work: Callable[[], object]) -> float:
    """The CPU time of the work in milliseconds."""
    times: list[float] = []
    for _ in range(_REPEATED):
        start = time.process_time()
        work()
        times.append((time.process_time() - start) * 1000)
    return round(statistics.median(times), 1)

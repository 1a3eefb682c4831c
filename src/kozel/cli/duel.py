"""`kozel duel`: one bot against another, or against several, on the same deals from all sides."""

from typing import Annotated

import msgspec
from cyclopts import Parameter

from kozel.bots.duel import Comparison, compare
from kozel.bots.duel_task import DuelPart, duel_parts, play_part
from kozel.cli.options import Json, between
from kozel.cli.result import show
from kozel.cli.spreading import Dask, Workers, check_bots, known_rules, results
from kozel.cli.words import say

_MOST_DEALS = 10_000_000


def duel(  # noqa: PLR0913 - an experiment is made of these
    bot: Annotated[str, Parameter(help="cli.help.duel_bot")],
    opponent: Annotated[str, Parameter(help="cli.help.duel_opponent")],
    /,
    *more: Annotated[str, Parameter(help="cli.help.duel_more")],
    rules: Annotated[str, Parameter(help="cli.help.rules_preset")] = "kozel",
    players: Annotated[int | None, Parameter(help="cli.help.duel_players")] = None,
    deals: Annotated[int, Parameter(help="cli.help.duel_deals", validator=between("--deals", 2, _MOST_DEALS))] = 200,
    ms: Annotated[float | None, Parameter(help="cli.help.duel_ms")] = None,
    seed: Annotated[int, Parameter(help="cli.help.seed")] = 1,
    workers: Workers = 1,
    dask: Dask = None,
    json: Json = False,
) -> None:
    """Print by how many points a deal the first bot is better, with a 95 % interval, and how many rounds it won."""
    if ms is not None:
        between("--ms", 0.1, 60_000)(float, ms)
    _, seats = known_rules(rules, players)
    opponents = (opponent, *more)
    check_bots((bot, *opponents))
    rows: list[dict[str, object]] = []
    for other in opponents:
        whole = DuelPart(bot, other, rules, seats, ms, seed, 0, deals)
        compared = compare(list(results(play_part, duel_parts(whole), workers, dask)))
        rows.append({"a": bot, "b": other, **msgspec.to_builtins(compared)})
        if not json:
            show({}, _line(bot, other, compared), as_json=False)
    if json:
        show(rows[0] if len(rows) == 1 else {"a": bot, "duels": rows}, "", as_json=True)


def _line(bot: str, other: str, compared: Comparison) -> str:
    return say(
        "cli.duel.result",
        a=bot,
        b=other,
        n=compared.deals,
        mean=f"{compared.mean:+.2f}",
        low=f"{compared.low:+.2f}",
        high=f"{compared.high:+.2f}",
        won=f"{100 * compared.won:.1f}",
    )

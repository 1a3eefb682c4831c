"""`kozel duel`: one bot against another, or against several, on the same deals from all sides."""

from typing import Annotated

import msgspec
from cyclopts import Parameter

from kozel.bots.measuring.duel import Comparison, compare
from kozel.bots.measuring.duel_task import DuelPart, duel_parts, play_part
from kozel.bots.measuring.match_duel import play_match_part
from kozel.cli.errors import CommandError
from kozel.cli.options import Json, between
from kozel.cli.result import show
from kozel.cli.spreading import Dask, Workers, check_bots, known_rules, results
from kozel.cli.words import say

_DEALS, _MOST_DEALS = 200, 10_000_000


def duel(  # noqa: PLR0913 - an experiment is made of these
    bot: Annotated[str, Parameter(help="cli.help.duel_bot")],
    opponent: Annotated[str, Parameter(help="cli.help.duel_opponent")],
    /,
    *more: Annotated[str, Parameter(help="cli.help.duel_more")],
    rules: Annotated[str, Parameter(help="cli.help.rules_preset")] = "kozel",
    players: Annotated[int | None, Parameter(help="cli.help.duel_players")] = None,
    deals: Annotated[int | None, Parameter(help="cli.help.duel_deals", show_default=str(_DEALS))] = None,
    matches: Annotated[int | None, Parameter(help="cli.help.duel_matches")] = None,
    ms: Annotated[float | None, Parameter(help="cli.help.duel_ms")] = None,
    seed: Annotated[int, Parameter(help="cli.help.seed")] = 1,
    workers: Workers = None,
    dask: Dask = None,
    json: Json = False,
) -> None:
    """Print by how many points a deal the first bot is better, with a 95 % interval, and how many rounds it won.

    With `--matches` whole matches are played, and it is by how much less often it loses.
    """
    if ms is not None:
        between("--ms", 0.1, 60_000)(float, ms)
    if deals is not None and matches is not None:
        raise CommandError("cli.not_together", option="--deals", other="--matches")
    if deals is not None:
        between("--deals", 2, _MOST_DEALS)(int, deals)
    if matches is not None:
        between("--matches", 2, _MOST_DEALS)(int, matches)
    _, seats = known_rules(rules, players)
    opponents = (opponent, *more)
    check_bots((bot, *opponents))
    number = matches or deals or _DEALS
    rows: list[dict[str, object]] = []
    for other in opponents:
        whole = DuelPart(bot, other, rules, seats, ms, seed, 0, number)
        play = play_part if matches is None else play_match_part
        compared = compare(list(results(play, duel_parts(whole), workers, dask)))
        rows.append({"a": bot, "b": other, **_row(compared, of_matches=matches is not None)})
        if not json:
            line = _line(bot, other, compared) if matches is None else _line_of_matches(bot, other, compared)
            show({}, line, as_json=False)
    if json:
        show(rows[0] if len(rows) == 1 else {"a": bot, "duels": rows}, "", as_json=True)


def _row(compared: Comparison, *, of_matches: bool) -> dict[str, object]:
    row: dict[str, object] = msgspec.to_builtins(compared)
    number = row.pop("deals")
    return {"matches" if of_matches else "deals": number, **row}


def _line_of_matches(bot: str, other: str, compared: Comparison) -> str:
    return say(
        "cli.duel.matches",
        a=bot,
        b=other,
        n=compared.deals,
        mean=f"{100 * compared.mean:+.1f}",
        low=f"{100 * compared.low:+.1f}",
        high=f"{100 * compared.high:+.1f}",
        won=f"{100 * compared.won:.1f}",
    )


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

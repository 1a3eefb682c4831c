"""`kozel simulate`: many rounds between bots, summed up, and each of them in a table for research."""

from collections.abc import Sequence
from pathlib import Path
from statistics import fmean
from typing import Annotated

from cyclopts import Parameter

from kozel.bots.measuring.simulation import SimulatedRound, SimulationPart, simulate_part, simulation_parts
from kozel.cli.errors import CommandError
from kozel.cli.options import Json, between
from kozel.cli.result import show
from kozel.cli.rounds_file import check_rounds_file, write_rounds
from kozel.cli.spreading import Dask, Workers, check_bots, known_rules, results
from kozel.cli.words import say
from kozel.rules.finish import Finish

_ROUNDS = Parameter(help="cli.help.simulate_rounds", validator=between("--rounds", 1, 100_000_000))


def simulate(  # noqa: PLR0913 - an experiment is made of these
    *,
    rules: Annotated[str, Parameter(help="cli.help.rules_preset")] = "kozel",
    players: Annotated[int | None, Parameter(help="cli.help.duel_players")] = None,
    bots: Annotated[str, Parameter(help="cli.help.simulate_bots")] = "greedy",
    rounds: Annotated[int, _ROUNDS] = 1000,
    seed: Annotated[int, Parameter(help="cli.help.seed")] = 1,
    workers: Workers = None,
    dask: Dask = None,
    out: Annotated[Path | None, Parameter(help="cli.help.simulate_out")] = None,
    json: Json = False,
) -> None:
    """Play rounds in which each seat may lead any tile in turn, and print what they came to."""
    _, seats = known_rules(rules, players)
    names = _by_seat(tuple(bots.split(",")), seats)
    check_bots(names)
    if out is not None:
        check_rounds_file(out)
    parts = simulation_parts(SimulationPart(names, rules, seed, 0, rounds))
    played = list(results(simulate_part, parts, workers, dask))
    if out is not None:
        write_rounds(out, played)
    summary = {"rules": rules, "players": seats, "bots": names, "rounds": rounds, "seed": seed, **_summary(played)}
    show(summary, _line(played), as_json=json)


def _by_seat(names: tuple[str, ...], seats: int) -> tuple[str, ...]:
    if len(names) == 1:
        return names * seats
    if len(names) != seats:
        raise CommandError("cli.simulate.bots", bots=len(names), players=seats)
    return names


def _summary(played: Sequence[SimulatedRound]) -> dict[str, object]:
    sides = range(len(played[0].points))
    return {
        "blocks": _blocks(played),
        "points": [fmean(each.points[side] for each in played) for side in sides],
        "plays": fmean(each.plays for each in played),
        "draws": fmean(each.draws for each in played),
        "passes": fmean(each.passes for each in played),
    }


def _blocks(played: Sequence[SimulatedRound]) -> float:
    return fmean(each.finish == Finish.BLOCK for each in played)


def _line(played: Sequence[SimulatedRound]) -> str:
    sides = range(len(played[0].points))
    points = ", ".join(f"{fmean(each.points[side] for each in played):.2f}" for side in sides)
    return say("cli.simulate.result", n=len(played), points=points, blocks=f"{100 * _blocks(played):.1f}")

"""`kozel solve`: what a position is worth when everybody sees all tiles, and what each move makes of it."""

import time
from pathlib import Path
from random import Random
from typing import Annotated

import msgspec
from cyclopts import Parameter

from kozel.cli.errors import CommandError
from kozel.cli.options import Json
from kozel.cli.position_file import Position, position_round, read_position
from kozel.cli.result import show
from kozel.cli.words import say
from kozel.rules.deal import dealt
from kozel.rules.rule_set import preset, preset_names
from kozel.rules.tile import full_set

_RULES, _SEED = "kozel-pairs", 1
"""What a random deal is of where nothing is said."""


def solve(
    file: Annotated[Path | None, Parameter(help="cli.help.position")] = None,
    /,
    *,
    random: Annotated[bool, Parameter(negative="", help="cli.help.random")] = False,
    rules: Annotated[str | None, Parameter(help="cli.help.solve_rules", show_default=_RULES)] = None,
    seed: Annotated[int | None, Parameter(help="cli.help.solve_seed", show_default=str(_SEED))] = None,
    json: Json = False,
) -> None:
    """Solve a position of a file, or a random deal that the first seat leads."""
    if (file is None) != random:
        raise CommandError("cli.solve.one")
    for option, value in (("--rules", rules), ("--seed", seed)):
        if file is not None and value is not None:
            raise CommandError("cli.solve.only_random", option=option)
    chosen, deal = _RULES if rules is None else rules, _SEED if seed is None else seed
    position = random_position(chosen, deal) if file is None else read_position(file)
    result = _solved(file or Path("--random"), position)
    show(msgspec.to_builtins(result), _lines(result), as_json=json)


def random_position(rules: str, seed: int) -> Position:
    """A deal of a preset for as many players as it allows.

    Raises:
        CommandError: there is no such preset.

    """
    if rules not in preset_names():
        raise CommandError("cli.rules.unknown", name=rules, expected=", ".join(preset_names()))
    chosen = preset(rules)
    players, order = max(chosen.players), list(full_set(chosen.highest))
    Random(seed).shuffle(order)  # noqa: S311 - nothing here is secret
    hands, boneyard = dealt(order, range(players), players, chosen)
    return Position(rules, tuple(tuple(map(str, sorted(hand))) for hand in hands), boneyard=tuple(map(str, boneyard)))


class MoveValue(msgspec.Struct, frozen=True):
    """What the position is worth after a move, to the side that makes it."""

    tile: str
    end: str
    value: float


class Solved(msgspec.Struct, frozen=True):
    """What the position is worth to the side in turn, and its moves, the best first; none where the round is over.

    A value is by how many points that side does better than the others do on average; of three or four individuals, as
    much as it can be sure of, whatever they do.
    """

    value: float
    moves: tuple[MoveValue, ...]
    nodes: int
    cpu_ms: float
    position: Position


def _solved(file: Path, position: Position) -> Solved:
    round_ = position_round(file, position)
    from kozel.kernel.position import play_of, state_of  # noqa: PLC0415 - Numba takes a second; a refusal needs none
    from kozel.kernel.solver import Solver, fits_key  # noqa: PLC0415
    from kozel.kernel.variant import NotCovered, variant_of  # noqa: PLC0415

    variant = variant_of(round_.rules, len(round_.hands))
    if isinstance(variant, NotCovered):
        raise CommandError("cli.solve.not_covered", file=file, option=variant.option)
    state = state_of(round_)
    if not fits_key(state, variant):
        raise CommandError("cli.solve.too_large", file=file)
    solver = Solver()
    start = time.process_time()
    values = sorted(solver.values(state, variant).items(), key=lambda item: -item[1])
    spent, nodes = time.process_time() - start, solver.nodes
    others = variant.sides - 1
    moves = tuple(MoveValue(str(play_of(move).tile), play_of(move).end, _mean(value, others)) for move, value in values)
    value = moves[0].value if moves else _mean(solver.value(state, variant), others)
    return Solved(value, moves, nodes, round(1000 * spent, 3), position)


def _mean(value: int, others: int) -> float:
    """What a side does better than each of the others, added up, as a mean; between two sides a whole number."""
    return value if others == 1 else value / others


def _points(value: float) -> str:
    return f"{round(value, 2):+g}"


def _lines(solved: Solved) -> str:
    """The value, and a line for each move."""
    value = say("cli.solve.value", value=_points(solved.value))
    moves = (f"  {move.tile}  {say(f'cli.solve.{move.end}')}  {_points(move.value)}" for move in solved.moves)
    return "\n".join((value, *moves))

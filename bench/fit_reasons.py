"""Finds the weights of what can be said of moves: `python -m bench.fit_reasons TABLE SECONDS`.

A table is `2`, `3`, `4` or `pairs`. The bot that plays deals on plays rounds against itself. The weights are those with
which the features that have words come closest (by cross-entropy) to what that bot thinks of the moves.
"""

import sys
from collections.abc import Callable, Iterator
from itertools import count
from random import Random
from time import process_time
from typing import Protocol, cast

import numpy as np
from scipy import optimize  # pyright: ignore[reportMissingTypeStubs] - scipy has no types

from bench.arguments import above_zero, arguments, one_of
from bench.fit_network import TABLES
from kozel.analysis.features import FEATURE_COUNT, Feature, look
from kozel.analysis.weights import weights_for
from kozel.bots.rounds import start
from kozel.bots.thinking.position import position_of
from kozel.bots.thinking.weigh import weigh
from kozel.kernel.compiled import Floats
from kozel.kernel.playout.looks import look_around
from kozel.kernel.playout.networks import playout_for
from kozel.kernel.playout.position import Position
from kozel.kernel.playout.stages import STAGES, stage_of
from kozel.kernel.position import play_of
from kozel.kernel.state import TURN
from kozel.kernel.variant import Variant, variant_of
from kozel.rules.line import End
from kozel.rules.move import Play
from kozel.rules.rule_set import RuleSet
from kozel.rules.view import sight

POINTS = 1.0
"""By how many points a move is better that the bot is taken to make e times as often."""

RIDGE = 2.0
MILLISECONDS = 4.0
BLIND = 0.05


class Minimum(Protocol):
    """What scipy finds."""

    x: Floats
    fun: float


Minimize = Callable[..., Minimum]
minimize = cast("Minimize", optimize.minimize)  # pyright: ignore[reportUnknownMemberType]

Example = tuple[int, Floats, Floats]
"""A choice: the stage of the hand, the features of each move, and how often each should be made."""


def played(rules: RuleSet, seats: int, random: Random) -> Iterator[Example]:
    """The choices of a round that the bot plays against itself."""
    variant = variant_of(rules, seats)
    assert isinstance(variant, Variant)
    match = start(rules, seats, random.randrange(2**40), 0)
    while (turn := match.turn) is not None:
        legal = match.legal()
        move = legal[0]
        if len(legal) > 1:
            position = position_of(sight(match, turn), rules, variant)
            if len(position.moves) > 1:
                end = process_time() + MILLISECONDS / 1000
                seed = random.randrange(2**40)
                verdict = weigh(position, playout_for(variant), deals=10**6, end=end, seed=seed, all_moves=True)
                wanted = np.exp(logarithms(np.array(verdict.means) / POINTS))
                yield stage_of(int(position.state[position.state[TURN]])), rows(position, variant), wanted
                best = int(np.argmax(wanted)) if random.random() > BLIND else random.randrange(len(wanted))
                play = play_of(verdict.moves[best])
                move = play if play in legal else Play(play.tile, End.RIGHT)
        match = match.apply(match.event(move))


def logarithms(values: Floats) -> Floats:
    """Of the chances that are as e to the power of the values of each row."""
    values = values - values.max(axis=-1, keepdims=True)
    return values - np.log(np.exp(values).sum(axis=-1, keepdims=True))


def rows(position: Position, variant: Variant) -> Floats:
    found = np.empty((len(position.moves), FEATURE_COUNT))
    seat: int = int(position.state[TURN])
    hand = position.state[seat]
    around = look_around(hand, seat, position.common, variant)
    for row, move in zip(found, position.moves, strict=True):
        look(hand, seat, move, position.common, around, row)
    return found


def fitted(examples: list[Example], before: Floats) -> Floats:
    weights = before.copy()
    for stage in range(STAGES):
        some = [example for example in examples if example[0] == stage]
        most = max(len(wanted) for _, _, wanted in some)
        found = np.zeros((len(some), most, FEATURE_COUNT))
        wants, absent = np.zeros((len(some), most)), np.full((len(some), most), -1e9)
        for place, (_, features, wanted) in enumerate(some):
            found[place, : len(wanted)] = features
            wants[place, : len(wanted)] = wanted
            absent[place, : len(wanted)] = 0.0
        scale = np.maximum(found.reshape(-1, FEATURE_COUNT).std(axis=0), 1e-9)
        found /= scale

        def loss(
            row: Floats, found: Floats = found, wants: Floats = wants, absent: Floats = absent
        ) -> tuple[float, Floats]:
            logs = logarithms(found @ row + absent)
            slope = np.einsum("nm,nmf->f", np.exp(logs) - wants, found)
            return float(-(wants * logs).sum() + RIDGE * (row @ row) / 2), slope + RIDGE * row

        done = minimize(loss, before[stage] * scale, jac=True, method="L-BFGS-B")
        weights[stage] = done.x / scale
        agreed = np.mean([np.argmax(f @ weights[stage]) == np.argmax(w) for _, f, w in some])
        line = f"{len(some)} choices, loss {done.fun / len(some):.4f}, same move {agreed:.3f}"
        print(f"stage {stage}: {line}", file=sys.stderr)
    return weights


def main(table: str, seconds: float) -> None:
    seats, rule_sets = TABLES[table]
    variant = variant_of(rule_sets[0], seats)
    assert isinstance(variant, Variant)
    examples, random, began = list[Example](), Random(7), process_time()
    for number in count():
        if process_time() - began > seconds:
            break
        examples.extend(played(rule_sets[number % len(rule_sets)], seats, random))
    show(fitted(examples, weights_for(variant)))


def show(weights: Floats) -> None:
    for feature in Feature:
        print(f"Feature.{feature.name}: ({', '.join(f'{value:.3f}' for value in weights[:, feature])}),", flush=True)
    print()


if __name__ == "__main__":
    table, seconds = arguments("python -m bench.fit_reasons TABLE SECONDS")
    main(one_of("TABLE", table, TABLES), above_zero("SECONDS", seconds))

"""Exact values beside a search through all moves by `rules/`, in the last part of random rounds of all presets."""

import os
from collections.abc import Iterator
from random import Random

import pytest

from kozel.kernel.position import move_of, state_of
from kozel.kernel.solver import Solver, fits_key
from kozel.kernel.variant import Variant, variant_of
from kozel.rules.deal import dealt
from kozel.rules.move import Play
from kozel.rules.options import Direction
from kozel.rules.round import Round
from kozel.rules.rule_set import RuleSet, preset
from kozel.rules.settlement import ending, score
from kozel.rules.tile import full_set
from tests.property.test_kernel_lockstep import BONUSES
from tests.property.test_kernel_lockstep import games as covered

POSITIONS = int(os.environ.get("KOZEL_SOLVER_POSITIONS", "8"))
MOST_NODES = 400


class TooManyError(Exception):
    pass


class BruteForce:
    """Minimax without any cut, for the side of the seat that is first asked about."""

    def __init__(self, rules: RuleSet, side: int) -> None:
        self.rules, self.side, self.nodes = rules, side, 0

    def value(self, round_: Round) -> int:
        self.nodes += 1
        if self.nodes > MOST_NODES:
            raise TooManyError
        if round_.finish is not None:
            return self._worth(round_)
        values = [self.value(round_.apply(round_.event(move))) for move in round_.legal()]
        return max(values) if self._side(round_) == self.side else min(values)

    def _side(self, round_: Round) -> int:
        return self.rules.sides(len(round_.hands))[round_.turn]

    def _worth(self, round_: Round) -> int:
        assert round_.finish is not None
        assert round_.last_seat is not None
        end = ending(round_, number=2)
        sides = max(self.rules.sides(len(round_.hands))) + 1
        points = list(score(self.rules, end, playing=tuple(range(sides))).points)
        for bonus in end.bonuses:
            points[self.rules.sides(len(round_.hands))[bonus.seat]] += bonus.points
        better = sum(points[self.side] - given for given in points)
        return -better if self.rules.direction is Direction.PENALTY else better


def games() -> Iterator[tuple[RuleSet, int]]:
    yield from covered()
    pairs = preset("kozel-pairs")
    yield pairs.with_options({"block_score": "own", "lone_tile": {"0-0": 10}, "highest": 9, "hand": {4: 13}}), 4
    yield pairs.with_options({"out_score": "winner_takes_all", "direction": "credit", "block_test": "six_tiles"}), 4
    for players in (2, 4):  # with so few tiles the lead, and passes at it, are among the positions
        yield preset("block").with_options({"hand": {"2": 3, "3": 3, "4": 3}, "bonuses": BONUSES}), players
    duel = preset("kozel-duel")
    yield duel.with_options({"reserve": 2, "draw": "one", "block_score": "own"}), 2
    values = {"lone_tile": {"0-0": 25, "6-6": 3}, "held_tile": {"6-6": 50, "5-6": 0, "1-1": -9, "2-3": -4}}
    yield duel.with_options({**values, "going_out_bonus": {"0-3": -5}}), 2
    credit = {"direction": "credit", "out_score": "winner_takes_others", "block_score": "lower_side_wins"}
    yield duel.with_options({**values, **credit}), 2


def late_positions(rules: RuleSet, players: int, chance: Random) -> Iterator[Round]:
    """Positions in which somebody is to play, towards the end of random rounds."""
    order = list(full_set(rules.highest))
    while True:
        chance.shuffle(order)
        hands, boneyard = dealt(order, range(players), players, rules)
        round_ = Round(rules, hands, boneyard, chance.randrange(players))
        positions: list[Round] = []
        while round_.finish is None:
            moves = round_.legal()
            if len(moves) > 1:
                positions.append(round_)
            round_ = round_.apply(round_.event(chance.choice(moves)))
        yield from positions[-5:]


@pytest.mark.parametrize(("rules", "players"), [*games()], ids=lambda value: getattr(value, "name", value))
def test_values_are_those_of_a_search_through_all_moves(rules: RuleSet, players: int) -> None:
    solver, variant, solved = Solver(), variant_of(rules, players), 0
    assert isinstance(variant, Variant)
    for round_ in late_positions(rules, players, Random(3)):
        state = state_of(round_)
        if not fits_key(state, variant):
            continue
        side = rules.sides(players)[round_.turn]
        plays = [move for move in round_.legal() if isinstance(move, Play)]
        brute = BruteForce(rules, side)
        try:
            values = {move_of(move, state): brute.value(round_.apply(round_.event(move))) for move in plays}
        except TooManyError:
            continue
        assert solver.values(state, variant) == values
        assert solver.value(state, variant) == max(values.values())
        solved += 1
        if solved == POSITIONS:
            break

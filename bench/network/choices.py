"""What the highest level chooses, in rounds that it plays against itself."""

from collections.abc import Sequence
from pathlib import Path
from random import Random
from time import monotonic
from typing import NamedTuple, Self

import numpy as np

from bench.network.moves import OWN_NUMBERS, OWN_ROWS, Moves, Places, Rows, write_moves
from kozel.bots.chance import repeatable
from kozel.bots.rounds import play_round, start
from kozel.bots.thinking.position import position_of
from kozel.bots.thinking.rolling import Rolling, compiled_rules
from kozel.bots.thinking.weigh import Thinking
from kozel.kernel.compiled import Ints
from kozel.kernel.position import move_of
from kozel.kernel.state import TURN
from kozel.rules.move import Move, Play
from kozel.rules.rule_set import RuleSet
from kozel.rules.view import Sight

DEALS = 256
"""How many deals the level looks at for a choice."""


class Choices(NamedTuple):
    """The moves of choices, and which one was made in each."""

    moves: Moves
    made: Ints

    @classmethod
    def kept(cls, file: Path) -> Self:
        """Those of a file."""
        found = np.load(file)
        return cls(Moves(found["rows"], found["numbers"], found["begins"]), found["made"])

    def keep(self, file: Path) -> None:
        """Write them to a file."""
        rows, numbers, begins = self.moves
        np.savez(file, rows=rows, numbers=numbers, begins=begins, made=self.made)

    def and_then(self, others: Self) -> Self:
        """These, and behind them the others."""
        (rows, numbers, begins), (more_rows, more_numbers, more_begins) = self.moves, others.moves
        moves = Moves(
            np.concatenate((rows, more_rows)),
            np.concatenate((numbers, more_numbers)),
            np.concatenate((begins, len(rows) + more_begins)),
        )
        return self._replace(moves=moves, made=np.concatenate((self.made, others.made)))


def gathered(seats: int, rule_sets: Sequence[RuleSet], seconds: float, seed: int) -> Choices:
    """What is chosen in rounds of so many seconds by the wall clock, by each of the rule sets in turn."""
    noting, number, began = _Noting(), 0, monotonic()
    while monotonic() - began < seconds:
        begun = start(rule_sets[number % len(rule_sets)], seats, seed, number, leader=number % seats)
        play_round([noting] * seats, begun, repeatable(f"{seed} {number}"))
        number += 1
    sizes = np.array([len(rows) for rows in noting.rows])
    moves = Moves(np.concatenate(noting.rows), np.concatenate(noting.numbers), np.cumsum(sizes) - sizes)
    return Choices(moves, np.array(noting.made))


class _Noting:
    """A bot that plays as the highest level does, and notes what it saw and chose."""

    def __init__(self) -> None:
        """Nothing is noted yet."""
        self._bot = Rolling(Thinking(DEALS), for_points=True)
        self.rows: list[Places] = []
        self.numbers: list[Rows] = []
        self.made: list[int] = []

    def __call__(self, sight: Sight, rules: RuleSet, random: Random, /) -> Move:
        """Choose, and note it."""
        chosen, variant = self._bot(sight, rules, random), compiled_rules(rules, sight)
        assert variant is not None, "compiled code covers the rules"
        position = position_of(sight, rules, variant)
        if isinstance(chosen, Play) and len(position.moves) > 1:
            number, seat = len(position.moves), int(position.state[TURN])
            rows, numbers = np.empty((number, OWN_ROWS), np.int16), np.empty((number, OWN_NUMBERS), np.float32)
            write_moves(rows, numbers, int(position.state[seat]), seat, position.moves, position.common, variant)
            self.rows.append(rows)
            self.numbers.append(numbers)
            self.made.append(position.moves.tolist().index(move_of(chosen, position.state)))
        return chosen

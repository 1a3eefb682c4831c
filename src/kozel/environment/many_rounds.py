"""Many rounds side by side, in compiled code: for who learns from millions of them.

Each is as an episode of `Dominoes` is: the same observations, actions and rewards
([test](../../../tests/property/test_environment.py)), but seat 0 leads, no deal
is taken back, and there are no bonuses that a match gives for its first rounds.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from kozel.environment.actions import how_many
from kozel.environment.layout import Layout, check_players
from kozel.environment.tables import Shown, Starts, Tables, deal_all, play_all, show_all
from kozel.kernel.compiled import Floats, Ints
from kozel.kernel.variant import NotCovered, variant_of
from kozel.rules.rule_set import RuleSet
from kozel.rules.tile import full_set


class Played(NamedTuple):
    """What the latest actions have led to: each seat's reward, by table, and at which tables a round was over."""

    rewards: Floats
    over: NDArray[np.bool_]


class ManyRounds:
    """So many tables of so many players. Where a round is over, the next one begins at once.

    `observations`, `masks` and `seats` have a row for each table: what the seat sees that has to choose, which actions
    it may choose (1), and which seat it is, in the order of turns. They are written anew by each step.

    Raises:
        ValueError: compiled code doesn't cover the rules, or they aren't for so many.

    """

    def __init__(self, rules: RuleSet, players: int, tables: int, seed: int) -> None:
        check_players(rules, players)
        variant = variant_of(rules, players)
        if isinstance(variant, NotCovered):
            message = f"compiled code doesn't cover {rules.name} for {players} players, because of {variant.option}"
            raise ValueError(message)  # noqa: TRY004 - the types are right, the rules aren't
        self.layout = Layout.of(rules, players)
        self._variant, self._starts, self._open_scores = variant, Starts.of(self.layout), rules.opens is None
        tiles = len(full_set(rules.highest))
        seeds = np.random.SeedSequence(seed).generate_state(tables, np.uint64).astype(np.uint64)
        self._tables = Tables.of(np.arange(tiles, dtype=np.int64), seeds)
        self._shown = Shown(
            np.empty((tables, self.layout.size), np.float32),
            np.empty((tables, how_many(rules)), np.int8),
            np.empty(tables, np.int64),
        )
        self._played = Played(np.empty((tables, players)), np.empty(tables, np.bool_))
        deal_all(self._tables, variant)
        self._show()

    @property
    def observations(self) -> NDArray[np.float32]:
        """What each table's seat in turn sees, as `layout` says."""
        return self._shown.observations

    @property
    def masks(self) -> NDArray[np.int8]:
        """Which actions it may choose."""
        return self._shown.masks

    @property
    def seats(self) -> Ints:
        """Which seat it is."""
        return self._shown.seats

    def step(self, actions: Ints) -> Played:
        """Make an action at each table. What it gives is written anew by the next step.

        Raises:
            ValueError: an action may not be chosen; nothing was played.

        """
        allowed = np.take_along_axis(self.masks, actions[:, np.newaxis], axis=1)
        if not allowed.all():
            table = int(np.argmin(allowed))
            message = f"action {actions[table]} may not be chosen at table {table}"
            raise ValueError(message)
        play_all(self._tables, actions, self._variant, *self._played)
        self._show()
        return self._played

    def _show(self) -> None:
        show_all(self._tables, self._variant, self._starts, self._open_scores, self._shown)

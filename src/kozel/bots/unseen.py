"""The tiles that a seat doesn't see, and how likely each of the others holds them, from public facts alone."""

from collections.abc import Mapping
from math import prod
from random import Random
from typing import Self

import msgspec

from kozel.rules.rule_set import RuleSet
from kozel.rules.tile import Tile, full_set
from kozel.rules.view import MatchView


class Unseen(msgspec.Struct, frozen=True):
    """For each unseen tile, the chances that each seat holds it; what they lack to 1 is the boneyard's.

    The chances treat tiles as independent of each other: a hand's expected number of tiles is not exactly its size.
    """

    chances: Mapping[Tile, tuple[float, ...]]

    @classmethod
    def by(cls, view: MatchView, rules: RuleSet) -> Self:
        """What the view's seat can tell in its turn."""
        seen = {laid.tile for laid in view.line}.union(view.hand)
        return cls({tile: _chances(tile, view) for tile in full_set(rules.highest) if tile not in seen})

    def stuck(self, seat: int, ends: tuple[int, int]) -> float:
        """The chance that the seat has no tile for these ends."""
        return prod(1 - held[seat] for held in self._fitting(ends))

    def expected_draws(self, ends: tuple[int, int], boneyard: int) -> float:
        """How many tiles a player who can't go on has to draw until one fits."""
        fitting = sum(1 - sum(held) for held in self._fitting(ends))
        return (boneyard + 1) / (fitting + 1) if boneyard else 0

    def showing(self, value: int) -> int:
        """How many unseen tiles show the value."""
        return sum(value in tile for tile in self.chances)

    def sampled_hands(self, seats: int, random: Random) -> tuple[tuple[Tile, ...], ...]:
        """Hands that the seats might hold."""
        hands: list[list[Tile]] = [[] for _ in range(seats + 1)]
        for tile, held in self.chances.items():
            (holder,) = random.choices(range(seats + 1), [*held, 1 - sum(held)])
            hands[holder].append(tile)
        return tuple(map(tuple, hands[:seats]))

    def _fitting(self, ends: tuple[int, int]) -> list[tuple[float, ...]]:
        left, right = ends
        return [held for tile, held in self.chances.items() if left in tile or right in tile]


def _chances(tile: Tile, view: MatchView) -> tuple[float, ...]:
    weights = [
        0 if seat == view.seat or any(value in tile for value in lacks) else tiles
        for seat, (tiles, lacks) in enumerate(zip(view.tiles, view.lacks, strict=True))
    ]
    total = sum(weights) + view.boneyard
    return tuple(weight / total for weight in weights)

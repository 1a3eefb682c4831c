"""The sampler of hidden tiles against plain enumeration."""

from collections import Counter
from itertools import permutations
from random import Random

import numpy as np
import pytest

from kozel.kernel.chance import chance_of
from kozel.kernel.compiled import Ints
from kozel.kernel.sampling.count import Ways, count_ways, states, strides_of
from kozel.kernel.sampling.place import place_by_chance, place_by_rank

Way = tuple[int, ...]


class Puzzle:
    """Random restrictions: which of the receivers may have which of the tiles."""

    def __init__(self, seed: int) -> None:
        random = Random(seed)
        rooms = [random.randint(0, 3) for _ in range(random.randint(2, 4))] + [random.randint(0, 2)]
        size = sum(rooms)
        self.tiles = np.array(sorted(random.sample(range(55), size)), np.int64)
        everybody = 2 ** len(rooms) - 1
        self.allowed = np.array(
            [random.randint(1, everybody) | random.randint(0, everybody) for _ in range(size)], np.int64
        )
        self.rooms = np.array(rooms, np.int64)
        self.strides: Ints = strides_of(rooms)
        self.ways: Ways = np.empty((size + 1, states(rooms)))
        self.number = count_ways(self.allowed, self.rooms, self.strides, self.ways)

    def by_enumeration(self) -> set[Way]:
        """All ways, as the receiver of each tile."""
        places = [receiver for receiver, room in enumerate(self.rooms.tolist()) for _ in range(room)]
        return {
            way
            for way in set(permutations(places))
            if all(may >> receiver & 1 for may, receiver in zip(self.allowed.tolist(), way, strict=True))
        }

    def way(self, held: Ints) -> Way:
        return tuple(
            next(r for r, tiles in enumerate(held.tolist()) if tiles >> tile & 1) for tile in self.tiles.tolist()
        )

    def by_rank(self, rank: int) -> Way:
        held = np.zeros(len(self.rooms), np.int64)
        place_by_rank(self.tiles, self.allowed, self.rooms, self.strides, self.ways, float(rank), held)
        return self.way(held)


PUZZLES = [puzzle for seed in range(40) if 0 < len((puzzle := Puzzle(seed)).tiles) <= 8]


@pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda puzzle: str(len(puzzle.tiles)))
def test_ways_are_counted_as_enumeration_counts_them_and_each_has_a_rank(puzzle: Puzzle) -> None:
    expected = puzzle.by_enumeration()
    assert puzzle.number == len(expected)
    assert {puzzle.by_rank(rank) for rank in range(len(expected))} == expected


@pytest.mark.parametrize("puzzle", [puzzle for puzzle in PUZZLES if 4 <= puzzle.number <= 60][:6])
def test_all_ways_are_equally_likely(puzzle: Puzzle) -> None:
    chance, held, number = chance_of(5), np.zeros(len(puzzle.rooms), np.int64), int(puzzle.number)
    seen: Counter[Way] = Counter()
    for _ in range(100 * number):
        place_by_chance(puzzle.tiles, puzzle.allowed, puzzle.rooms, puzzle.strides, puzzle.ways, chance, held)
        seen[puzzle.way(held)] += 1
    assert set(seen) == puzzle.by_enumeration()
    # Each way is expected 100 times. The sum has the mean of one less than the ways, and twice that as its variance.
    chi_squared, freedom = sum((times - 100) ** 2 / 100 for times in seen.values()), number - 1
    assert chi_squared < freedom + 4 * (2 * freedom) ** 0.5

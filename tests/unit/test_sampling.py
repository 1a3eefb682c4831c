"""The sampler of hidden tiles against plain enumeration."""

from collections import Counter
from itertools import permutations
from random import Random

import numpy as np
import pytest

from kozel.kernel.chance import chance_of
from kozel.kernel.compiled import Ints
from kozel.kernel.sampling.count import count_ways, counted
from kozel.kernel.sampling.place import place_by_chance, place_by_rank

Way = tuple[int, ...]


class Puzzle:
    """Random restrictions: which of the receivers may have which of the tiles."""

    def __init__(self, seed: int) -> None:
        random = Random(seed)
        rooms = [random.randint(0, 3) for _ in range(random.randint(2, 4))] + [random.randint(0, 2)]
        size = sum(rooms)
        tiles = np.array(sorted(random.sample(range(55), size)), np.int64)
        everybody = 2 ** len(rooms) - 1
        allowed = np.array([random.randint(1, everybody) | random.randint(0, everybody) for _ in range(size)], np.int64)
        self.counted, self.number = counted(tiles, allowed, rooms)

    def by_enumeration(self) -> set[Way]:
        """All ways, as the receiver of each tile."""
        places = [receiver for receiver, room in enumerate(self.counted.rooms.tolist()) for _ in range(room)]
        return {
            way
            for way in set(permutations(places))
            if all(may >> receiver & 1 for may, receiver in zip(self.counted.allowed.tolist(), way, strict=True))
        }

    def way(self, held: Ints) -> Way:
        return tuple(
            next(r for r, tiles in enumerate(held.tolist()) if tiles >> tile & 1)
            for tile in self.counted.tiles.tolist()
        )

    def by_rank(self, rank: int) -> Way:
        held = np.zeros(len(self.counted.rooms), np.int64)
        place_by_rank(self.counted, float(rank), held)
        return self.way(held)


PUZZLES = [puzzle for seed in range(40) if 0 < len((puzzle := Puzzle(seed)).counted.tiles) <= 8]


@pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda puzzle: str(len(puzzle.counted.tiles)))
def test_ways_are_counted_as_enumeration_counts_them_and_each_has_a_rank(puzzle: Puzzle) -> None:
    expected = puzzle.by_enumeration()
    assert puzzle.number == len(expected)
    assert {puzzle.by_rank(rank) for rank in range(len(expected))} == expected


@pytest.mark.parametrize("puzzle", [puzzle for puzzle in PUZZLES if 4 <= puzzle.number <= 60][:6])
def test_all_ways_are_equally_likely(puzzle: Puzzle) -> None:
    chance, held, number = chance_of(5), np.zeros(len(puzzle.counted.rooms), np.int64), int(puzzle.number)
    seen: Counter[Way] = Counter()
    for _ in range(100 * number):
        assert place_by_chance(puzzle.counted, chance, held) == 1
        seen[puzzle.way(held)] += 1
    assert set(seen) == puzzle.by_enumeration()
    # Each way is expected 100 times. The sum has the mean of one less than the ways, and twice that as its variance.
    chi_squared, freedom = sum((times - 100) ** 2 / 100 for times in seen.values()), number - 1
    assert chi_squared < freedom + 4 * (2 * freedom) ** 0.5


@pytest.mark.parametrize("puzzle", [puzzle for puzzle in PUZZLES if 4 <= puzzle.number <= 60][:6])
def test_with_odds_a_way_is_taken_as_often_as_it_is_counted(puzzle: Puzzle) -> None:
    random, chance, held = np.random.default_rng(3), chance_of(5), np.zeros(len(puzzle.counted.rooms), np.int64)
    weighed = puzzle.counted._replace(
        odds=random.uniform(0.2, 5, puzzle.counted.odds.shape), ways=np.empty_like(puzzle.counted.ways)
    )
    total = count_ways(weighed)
    expected = {
        way: float(np.prod([weighed.odds[place, receiver] for place, receiver in enumerate(way)]))
        for way in puzzle.by_enumeration()
    }
    assert total == pytest.approx(sum(expected.values()))
    times, draws = Counter[Way](), 200 * len(expected)
    for _ in range(draws):
        counted_times = place_by_chance(weighed, chance, held)
        assert counted_times == pytest.approx(expected[puzzle.way(held)])
        times[puzzle.way(held)] += 1
    # The sum has the mean of one less than the ways; its variance is larger by what the seldom ones add.
    means = {way: draws * often / total for way, often in expected.items()}
    chi_squared, freedom = sum((times[way] - mean) ** 2 / mean for way, mean in means.items()), len(means) - 1
    variance = 2 * freedom + sum(1 / mean for mean in means.values())
    assert chi_squared < freedom + 4 * variance**0.5

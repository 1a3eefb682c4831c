"""Every whist schedule that is shipped or computed: partners once, opponents twice, and nobody at two tables."""

from collections import Counter
from collections.abc import Iterator
from itertools import chain, combinations
from math import isqrt

import pytest

from kozel.club.draw.whist import has_whist, whist_round

KNOWN = [players for players in range(4, 402) if has_whist(players)]


def test_the_sizes_that_clubs_have_are_known() -> None:
    small = [players for players in range(4, 33) if players % 4 < 2]
    assert set(small) <= set(KNOWN)


def test_there_is_none_for_an_odd_number_of_partnerships() -> None:
    assert not [players for players in range(403) if has_whist(players) and players % 4 not in (0, 1)]
    assert whist_round(6, 0) is None


@pytest.mark.parametrize("players", [players for players in KNOWN if players < 50 or players % 4 == 0])
def test_everybody_is_partner_once_and_opponent_twice(players: int) -> None:
    partners, opponents, byes = Counter[frozenset[int]](), Counter[frozenset[int]](), Counter[int]()
    for number in range(players - 1 if players % 4 == 0 else players):
        drawn = whist_round(players, number)
        assert drawn is not None
        assert sorted([*(position for table in drawn.tables for position in table), *drawn.byes]) == list(
            range(players)
        )
        byes.update(drawn.byes)
        for a, b, c, d in drawn.tables:
            partners.update((frozenset((a, b)), frozenset((c, d))))
            opponents.update(frozenset((x, y)) for x in (a, b) for y in (c, d))
    couples = set(map(frozenset, combinations(range(players), 2)))
    assert dict(partners) == dict.fromkeys(couples, 1)
    assert dict(opponents) == dict.fromkeys(couples, 2)
    assert set(byes.values()) <= {1}


@pytest.mark.parametrize("players", [players for players in KNOWN if players >= 50 and players % 4 == 1])
def test_a_big_schedule_has_each_difference_as_often_as_it_must(players: int) -> None:
    """Added to all, a difference of partners makes that couple everywhere: so it is there once, of opponents twice."""
    first, second = whist_round(players, 0), whist_round(players, 1)
    assert first is not None
    assert second is not None
    assert first.byes == (0,)
    root = isqrt(players)
    modulus = root if root * root == players else players

    def parts(position: int) -> tuple[int, int]:
        return divmod(position, modulus) if modulus == root else (0, position)

    def apart(one: int, other: int) -> Iterator[tuple[int, int]]:
        (high, low), (other_high, other_low) = parts(one), parts(other)
        yield (high - other_high) % modulus, (low - other_low) % modulus
        yield (other_high - high) % modulus, (other_low - low) % modulus

    partners, opponents = Counter[tuple[int, int]](), Counter[tuple[int, int]]()
    for a, b, c, d in first.tables:
        partners.update(chain(apart(a, b), apart(c, d)))
        opponents.update(chain.from_iterable(apart(x, y) for x in (a, b) for y in (c, d)))
    assert len(partners) == len(opponents) == players - 1
    assert set(partners.values()) == {1}
    assert set(opponents.values()) == {2}
    moved = [parts(position) for table in second.tables for position in table]
    assert moved == [
        (high, (low + 1) % modulus) for high, low in (parts(position) for table in first.tables for position in table)
    ]


def test_a_schedule_begins_anew_after_its_last_round() -> None:
    assert whist_round(8, 7) == whist_round(8, 0)
    assert whist_round(9, 9) == whist_round(9, 0)

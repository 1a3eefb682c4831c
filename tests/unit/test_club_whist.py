"""Every whist schedule that is shipped or computed: partners once, opponents twice, and nobody at two tables."""

from collections import Counter
from itertools import combinations

import pytest

from kozel.club.draw.whist import has_whist, whist_round

KNOWN = [players for players in range(4, 402) if has_whist(players)]


def test_the_sizes_that_clubs_have_are_known() -> None:
    small = [players for players in range(4, 25) if players % 4 < 2]
    assert set(small) <= set(KNOWN)


def test_there_is_none_for_an_odd_number_of_partnerships() -> None:
    assert not [players for players in range(403) if has_whist(players) and players % 4 not in (0, 1)]
    assert whist_round(6, 0) is None


@pytest.mark.parametrize("players", KNOWN)
def test_everybody_is_partner_once_and_opponent_twice(players: int) -> None:
    # A big schedule is followed for a few players only: the first, who stands for all by the group, and the fixed one.
    followed = range(players) if players < 60 else (0, 1, players - 1)
    partners, opponents, byes = Counter[tuple[int, int]](), Counter[tuple[int, int]](), Counter[int]()
    rounds = players - 1 if players % 4 == 0 else players
    for number in range(rounds):
        drawn = whist_round(players, number)
        assert drawn is not None
        here = [position for table in drawn.tables for position in table]
        assert sorted([*here, *drawn.byes]) == list(range(players))
        byes.update(drawn.byes)
        for a, b, c, d in drawn.tables:
            partners.update((min(pair), max(pair)) for pair in ((a, b), (c, d)))
            opponents.update((min(x, y), max(x, y)) for x in (a, b) for y in (c, d))
    for one, other in combinations(range(players), 2):
        if one in followed or other in followed:
            assert partners[one, other] == 1
            assert opponents[one, other] == 2
    assert set(byes.values()) <= {1}


def test_a_schedule_begins_anew_after_its_last_round() -> None:
    assert whist_round(8, 7) == whist_round(8, 0)
    assert whist_round(9, 9) == whist_round(9, 0)

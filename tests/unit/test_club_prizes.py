"""Prizes: the fund is paid to the cent, and those who are level share as the event says."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kozel.club.entry import single_entries
from kozel.club.prizes import (
    MoneyCode,
    TieSplit,
    apportion,
    certificates,
    fund,
    prizes,
    refuses_money,
    scaled_sums,
    split,
)
from kozel.club.standings import standings
from tests.unit.club_values import ALL_WITH_ALL, ROUND_ROBIN, game, pairs, penalty

WORKED = [game(1, "AB CD", 104, 37), game(2, "AC BD", 100, 0), game(3, "AD BC", 62, 58, timed=True)]
PERCENT = (5000, 3000, 2000)


def test_those_who_are_level_share_their_places_prizes() -> None:
    assert split((5000, 3000, 2000), (1, 2), TieSplit.POOL) == (5000, 2500, 2500)
    assert split((10000, 0, 0), (3,), TieSplit.POOL) == (3334, 3333, 3333)
    assert split((5000, 3000, 2000, 0), (1, 3), TieSplit.POOL) == (5000, 1667, 1667, 1666)


def test_by_place_the_list_decides() -> None:
    assert split((5000, 3000, 2000), (1, 2), TieSplit.BY_PLACE) == (5000, 3000, 2000)


def test_hort_as_it_should_have_been_published() -> None:
    """The published example rounds its last three to 32, 22 and 17, which is 71 of 70."""
    amounts = (10000, 8000, 6000, 4000, 2000, 1000)
    paid = split(amounts, (2, 1, 3), TieSplit.HORT)
    assert paid == (9500, 8500, 6000, 3167, 2167, 1666)
    assert sum(paid[3:]) == 7000


@given(
    total=st.integers(0, 10**9),
    weights=st.lists(st.integers(0, 10_000), min_size=1, max_size=30),
)
def test_no_cent_is_lost_or_made_by_sharing_out(total: int, weights: list[int]) -> None:
    parts = apportion(total, weights)
    assert sum(parts) == total
    whole = sum(weights)
    if whole:
        assert all(
            abs(part - total * weight / whole) < 1 + total * 1e-12 for part, weight in zip(parts, weights, strict=True)
        )


@given(data=st.data(), how=st.sampled_from(TieSplit), amount=st.integers(0, 10**7))
def test_what_is_paid_is_the_fund(data: st.DataObject, how: TieSplit, amount: int) -> None:
    shares = data.draw(st.lists(st.integers(0, 10_000), min_size=1, max_size=8))
    lines = standings(ALL_WITH_ALL, single_entries("ABCDEFGH"), [game(1, "AB CD", 100, 40), game(1, "EF GH", 100, 60)])
    paid = prizes(lines, amount, shares, how)
    assert sum(prize.amount for prize in paid) == amount
    assert len(paid) == len(lines)
    equal: dict[int, set[int]] = {}
    for line, prize in zip(lines, paid, strict=True):
        equal.setdefault(line.place, set()).add(prize.amount)
    if how is TieSplit.POOL:
        assert all(max(each) - min(each) <= 1 for each in equal.values())


def test_the_worked_events_prizes() -> None:
    lines = standings(ALL_WITH_ALL, single_entries("ABCD"), WORKED)
    paid = prizes(lines, fund([10000] * 4, fee=1000, sponsor=1), PERCENT)
    assert [(prize.player, prize.place, prize.amount) for prize in paid] == [
        ("A", 1, 18001),
        ("C", 2, 10800),
        ("B", 3, 7200),
        ("D", 4, 0),
    ]


def test_a_pairs_prize_is_halved_and_the_odd_cent_is_the_first_listeds() -> None:
    lines = standings(ROUND_ROBIN, pairs("AB CD"), [game(1, "AB CD", 100, 40)])
    paid = prizes(lines, 1001, (10_000,))
    assert [(prize.player, prize.amount) for prize in paid] == [("A", 501), ("B", 500), ("C", 0), ("D", 0)]


def test_fewer_entries_than_prizes_share_the_whole_fund() -> None:
    lines = standings(ROUND_ROBIN, pairs("AB CD"), [game(1, "AB CD", 100, 40)])
    assert [prize.amount for prize in prizes(lines, 8000, PERCENT)] == [2500, 2500, 1500, 1500]
    assert prizes(lines, 0, ()) == ()


def test_the_fund() -> None:
    assert fund([100, 200, 0], fee=0, sponsor=50) == 350
    assert fund([10_000] * 3, fee=1250) == 26_250
    assert fund([333], fee=1000) == 300
    assert scaled_sums((240, 144, 96), based_on=32, came=20) == (150, 90, 60)


@pytest.mark.parametrize(
    ("stake", "fee", "sponsor", "shares", "code"),
    [
        (100, 0, 0, (5000, 3000, 1999), MoneyCode.SHARES_TOTAL),
        (100, 0, 0, (5000, 5001), MoneyCode.SHARES_TOTAL),
        (100, 0, 0, (10001, -1), MoneyCode.NEGATIVE),
        (-1, 0, 0, PERCENT, MoneyCode.NEGATIVE),
        (1, -1, 0, PERCENT, MoneyCode.NEGATIVE),
        (1, 0, -1, PERCENT, MoneyCode.NEGATIVE),
        (1, 10_001, 0, PERCENT, MoneyCode.FEE),
    ],
)
def test_what_is_refused(stake: int, fee: int, sponsor: int, shares: tuple[int, ...], code: MoneyCode) -> None:
    refusal = refuses_money(stake, fee, sponsor, shares)
    assert refusal is not None
    assert refusal.code is code


def test_what_is_accepted() -> None:
    assert refuses_money(0, 0, 0, ()) is None
    assert refuses_money(100, 10_000, 0, PERCENT) is None


def test_certificates() -> None:
    lines = standings(
        ROUND_ROBIN, pairs("AB CD EF GH"), [game(1, "AB CD", 100, 40), game(1, "EF GH", 100, 40)], [penalty("G", 1)]
    )
    made = list(certificates(lines, prizes(lines, 1000, (10_000,)), last_place=3))
    assert {(each.player, each.partner, each.place, each.shared, each.prize) for each in made} == {
        ("A", "B", 1, True, 250),
        ("B", "A", 1, True, 250),
        ("E", "F", 1, True, 250),
        ("F", "E", 1, True, 250),
        ("C", "D", 3, False, 0),
        ("D", "C", 3, False, 0),
    }

"""Deals from a chain and nonces: what they depend on, and that nobody is favoured."""

from collections import Counter
from hashlib import sha256
from itertools import pairwise
from time import perf_counter

import pytest

from kozel.fair.chain import CHAIN_LENGTH, commitment, hashed, new_seed, round_key
from kozel.fair.nonce import is_persons_nonce
from kozel.fair.order import tile_order
from kozel.rules.tile import Tile, full_set

SEED = new_seed(bytes(range(32)))
NONCES = ("00" * 16, "", "ff" * 16, "")


def test_each_key_hashes_to_the_one_before_and_the_first_to_the_commitment() -> None:
    keys = [round_key(SEED, number) for number in range(1, CHAIN_LENGTH + 1)]
    assert sha256(keys[0]).hexdigest() == commitment(SEED)
    assert all(sha256(after).digest() == before for before, after in pairwise(keys))
    assert keys[-1] == SEED
    assert len(set(keys)) == CHAIN_LENGTH


@pytest.mark.parametrize("number", [-1, 0, CHAIN_LENGTH + 1])
def test_a_chain_has_no_other_keys(number: int) -> None:
    with pytest.raises(ValueError, match="rounds 1 to 1000"):
        round_key(SEED, number)


@pytest.mark.parametrize("size", [0, 31, 33])
def test_a_seed_is_32_bytes(size: int) -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        new_seed(bytes(size))


def test_hashing_no_times_changes_nothing() -> None:
    assert hashed(SEED, 0) == SEED


def test_the_costliest_key_takes_few_milliseconds() -> None:
    def seconds() -> float:
        start = perf_counter()
        round_key(SEED, 1)
        return perf_counter() - start

    assert min(seconds() for _ in range(20)) < 0.005


def test_tiles_come_in_the_order_of_their_digests() -> None:
    """By `openssl dgst -sha256 -mac HMAC`, 0-1 has 1e23…, 0-0 has d4fe… and 1-1 has e7ed…."""
    order = tile_order(bytes(32), 0, ("", ""), 1)
    assert order == (Tile(0, 1), Tile(0, 0), Tile(1, 1))


@pytest.mark.parametrize(("highest", "tiles"), [(6, 28), (9, 55), (12, 91)])
def test_every_tile_of_the_set_comes_once(highest: int, tiles: int) -> None:
    order = tile_order(round_key(SEED, 1), 0, NONCES, highest)
    assert len(order) == tiles
    assert set(order) == set(full_set(highest))


def test_every_input_changes_the_order() -> None:
    key = round_key(SEED, 1)
    others = [
        tile_order(key, 0, NONCES, 6),
        tile_order(round_key(SEED, 2), 0, NONCES, 6),
        tile_order(key, 1, NONCES, 6),
        tile_order(key, 0, NONCES[:2], 6),
        tile_order(key, 0, NONCES[::-1], 6),
        *(tile_order(key, 0, (*NONCES[:seat], "0" * 31 + "1", *NONCES[seat + 1 :]), 6) for seat in range(len(NONCES))),
    ]
    assert len(set(others)) == len(others)


@pytest.mark.parametrize(
    ("text", "right"),
    [
        ("0123456789abcdef" * 2, True),
        ("", False),
        ("0" * 31, False),
        ("0" * 33, False),
        ("A" * 32, False),
        ("0" * 31 + "|", False),
        ("0" * 32 + "\n", False),
        ("٠" * 32, False),
    ],
)
def test_a_persons_nonce_is_32_small_hexadecimal_digits(text: str, *, right: bool) -> None:
    assert is_persons_nonce(text) is right


def test_every_tile_comes_to_every_seat_equally_often() -> None:
    """The statistic of 28 tiles in 4 hands has 81 degrees of freedom, for each tile and each seat sum to fixed numbers.

    Hands are drawn without repetition, so it is a little smaller than chi-squared: 28/27 makes up for that.
    """
    deals = 2000
    chance = Counter(
        (tile, place // 7)
        for number in range(deals)
        for place, tile in enumerate(tile_order(sha256(number.to_bytes(4)).digest(), 0, NONCES, 6))
    )
    expected = deals / 4
    statistic = sum((chance[tile, seat] - expected) ** 2 / expected for tile in full_set(6) for seat in range(4))
    low, high = 44, 133  # the 0.0002 and 0.9998 quantiles for 81 degrees of freedom
    assert low < statistic * 27 / 28 < high


def test_every_tile_comes_to_every_place_equally_often() -> None:
    deals = 3000
    firsts = Counter(tile_order(sha256(number.to_bytes(4)).digest(), 0, NONCES, 6)[0] for number in range(deals))
    expected = deals / 28
    statistic = sum((firsts[tile] - expected) ** 2 / expected for tile in full_set(6))
    low, high = 7.5, 62  # the 0.0001 and 0.9999 quantiles for 27 degrees of freedom
    assert low < statistic < high

"""Tiles as texts, and what can be said of a hand of them."""

from collections.abc import Iterable
from functools import cache

from tests.naive.options import Options


def tiles_of_set(highest: int) -> list[str]:
    return [f"{low}-{high}" for low in range(highest + 1) for high in range(low, highest + 1)]


@cache
def halves(tile: str) -> tuple[int, int]:
    low, high = tile.split("-")
    return int(low), int(high)


def pips(tile: str) -> int:
    low, high = halves(tile)
    return low + high


def is_double(tile: str) -> bool:
    low, high = halves(tile)
    return low == high


def highest_of(tiles: Iterable[str]) -> str:
    """By the sum of pips, and of equal sums the one with the larger half: 5-6, 4-6, then 3-6 before 4-5."""
    return max(tiles, key=lambda tile: (pips(tile), max(halves(tile))))


def lowest_of(tiles: Iterable[str]) -> str:
    """The same order from below: 0-1, 0-2, then 1-2 before 0-3."""
    return min(tiles, key=lambda tile: (pips(tile), max(halves(tile))))


def is_dealt_anew(hand: list[str], options: Options) -> bool:
    """Too many doubles, or too many tiles of one value (its double counts once)."""
    doubles = [tile for tile in hand if is_double(tile)]
    if options["redeal_doubles"] is not None and len(doubles) >= options["redeal_doubles"]:
        return True
    of_value = [len([tile for tile in hand if value in halves(tile)]) for value in range(options["highest"] + 1)]
    return options["redeal_same"] is not None and max(of_value) >= options["redeal_same"]


def hand_count(hand: list[str], options: Options) -> int:
    if len(hand) == 1 and hand[0] in options["lone_tile"]:
        return options["lone_tile"][hand[0]]
    return sum(options["held_tile"].get(tile, pips(tile)) for tile in hand)

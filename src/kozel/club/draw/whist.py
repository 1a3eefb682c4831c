"""Whist schedules: everybody is everybody's partner once and everybody's opponent twice.

There is one for every number of players that leaves 0 or 1 when divided by 4. A first round, the starter, is moved on
by adding one element of a group after the other to all its players. Where the number of players is a prime q or the
square of one, and leaves 1, the starter is made of the powers of a primitive element g of the field of q elements:
with n tables, table i seats g^i and g^(i+2n) against g^(i+n) and g^(i+3n).
Other starters are data, in `starters.toml`.
"""

import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import resources
from math import isqrt
from typing import NamedTuple, TypeAlias

Quad: TypeAlias = tuple[int, int, int, int]
"""Positions at a table: the first two are partners, against the last two."""


class WhistRound(NamedTuple):
    """One round: its tables, and the positions that sit it out (one or none)."""

    tables: tuple[Quad, ...]
    byes: tuple[int, ...]


def whist_round(players: int, number: int) -> WhistRound | None:
    """The round of that number, counted from 0, of the schedule for so many players, who sit at positions from 0.

    None: no schedule for that number is known here. After the last round the schedule begins anew.
    """
    starter = _starter(players)
    if starter is None:
        return None
    prime, moves = _group(players)
    step = number % moves

    def moved(position: int) -> int:
        if position == moves:
            return position
        if prime is None:
            return (position + step) % moves
        high, low = position // prime + step // prime, position % prime + step % prime
        return high % prime * prime + low % prime

    tables = tuple((moved(a), moved(b), moved(c), moved(d)) for a, b, c, d in starter)
    return WhistRound(tables, (step,) if moves == players else ())


def has_whist(players: int) -> bool:
    """Whether a schedule for so many players is known here."""
    return _starter(players) is not None


def _group(players: int) -> tuple[int | None, int]:
    """The group that moves the starter on: of pairs modulo a prime, or (None) of numbers; and its size."""
    root = isqrt(players)
    if root * root == players and players % 2 and _is_prime(root):
        return root, players
    return None, players - 1 if players % 4 == 0 else players


@cache
def _starter(players: int) -> tuple[Quad, ...] | None:
    if players in _written():
        return _written()[players]
    if players % 4 != 1 or players < 5:
        return None
    root = isqrt(players)
    if _is_prime(players):
        powers = tuple(_prime_powers(players))
    elif root * root == players and _is_prime(root):
        powers = tuple(_square_powers(root))
    else:
        return None
    tables = (players - 1) // 4
    return tuple((powers[i], powers[i + 2 * tables], powers[i + tables], powers[i + 3 * tables]) for i in range(tables))


def _is_prime(number: int) -> bool:
    return number > 1 and all(number % divisor for divisor in range(2, isqrt(number) + 1))


def _prime_powers(prime: int) -> Iterator[int]:
    """All powers of the least primitive root."""

    def powers(root: int) -> Iterator[int]:
        power = 1
        for _ in range(prime - 1):
            yield power
            power = power * root % prime

    return next(powers(root) for root in range(2, prime) if len(set(powers(root))) == prime - 1)


def _square_powers(prime: int) -> Iterator[int]:
    """All powers of a primitive element of the field of prime² elements; x·p + y stands for x·√d + y, d no square."""
    no_square = next(d for d in range(2, prime) if all(x * x % prime != d for x in range(prime)))

    def powers(high: int, low: int) -> Iterator[int]:
        x, y = 0, 1
        for _ in range(prime * prime - 1):
            yield x * prime + y
            x, y = (x * low + y * high) % prime, (y * low + x * high * no_square) % prime

    elements = ((high, low) for high in range(1, prime) for low in range(prime))
    return next(powers(*element) for element in elements if len(set(powers(*element))) == prime * prime - 1)


@cache
def _written() -> Mapping[int, tuple[Quad, ...]]:
    text = resources.files(__package__ or "").joinpath("starters.toml").read_text(encoding="utf-8")
    return {int(players): _read(starter, int(players)) for players, starter in tomllib.loads(text).items()}


def _read(starter: str, players: int) -> tuple[Quad, ...]:
    def quad(written: str) -> Quad:
        a, b, c, d = (players - 1 if word == "*" else int(word) for word in written.split())
        return a, b, c, d

    return tuple(map(quad, starter.split(",")))

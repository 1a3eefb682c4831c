"""A table's secret: a hash chain, whose end is published before anybody gives a nonce, and revealed link by link.

The seed is the last link, the commitment is link 0, and link i - 1 is the SHA-256 of link i. Round i uses link i as its
key. A revealed key therefore tells nothing of later rounds, and hashing it i times gives the commitment.
"""

from functools import lru_cache
from hashlib import sha256
from typing import NewType

CHAIN_LENGTH = 1000
"""How many rounds a seed is good for."""

KEY_BYTES = 32

_STRIDE = 25

Seed = NewType("Seed", bytes)
"""The secret of one table; whoever has it knows all its deals."""


def new_seed(random: bytes) -> Seed:
    """Make a seed of 32 bytes that nobody can guess.

    Raises:
        ValueError: there are fewer or more bytes.

    """
    if len(random) != KEY_BYTES:
        message = f"a seed is {KEY_BYTES} bytes, not {len(random)}"
        raise ValueError(message)
    return Seed(random)


def commitment(seed: Seed) -> str:
    """What is published before the first nonce is known: the chain's link 0, in hexadecimal."""
    return _milestones(seed)[-1].hex()


def round_key(seed: Seed, number: int) -> bytes:
    """The key of a table's round of that number, counted from 1 over the table's whole life, rematches included.

    Raises:
        ValueError: the chain has no such link.

    """
    if not 1 <= number <= CHAIN_LENGTH:
        message = f"a chain has keys for rounds 1 to {CHAIN_LENGTH}, not for round {number}"
        raise ValueError(message)
    passed, left = divmod(CHAIN_LENGTH - number, _STRIDE)
    return hashed(_milestones(seed)[passed], left)


@lru_cache(maxsize=4096)
def _milestones(seed: Seed) -> tuple[bytes, ...]:
    """Every so many links of a chain, from the seed to link 0: a table in play needs its next key after each round."""
    links = [bytes(seed)]
    for _ in range(CHAIN_LENGTH // _STRIDE):
        links.append(hashed(links[-1], _STRIDE))
    return tuple(links)


def hashed(link: bytes, times: int) -> bytes:
    """The link that lies so many places before this one in its chain."""
    for _ in range(times):
        link = sha256(link).digest()
    return link

"""Chance that anybody can repeat: an order by digests of a seed, which is the same however the things are listed."""

from hashlib import blake2b


def lot(seed: str, *about: str) -> int:
    """A number of 64 bits for these words in this order, which nobody can foretell without the seed."""
    written = "\x1f".join((seed, *about)).encode()
    return int.from_bytes(blake2b(written, digest_size=8).digest(), "big")

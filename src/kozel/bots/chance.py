"""Chance that can be repeated: bots keep no secrets, so their generator need not be one that nobody can predict."""

from random import Random


def repeatable(seed: int | str) -> Random:
    """A generator that gives the same numbers for the same seed."""
    return Random(seed)  # noqa: S311 - not for secrets

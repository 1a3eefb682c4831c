"""Who sits at a table: people and bots."""

import hashlib

import msgspec

CHARACTERS = ("matvey", "klava", "semyon", "zina", "tolik", "raya")
"""The bots' characters; the catalogue has their names (`bot.<character>`)."""


class Person(msgspec.Struct, frozen=True, tag="person", tag_field="kind"):
    """A guest of the site, by id, under the name that they gave at this table."""

    person: str
    name: str
    nonce: str


class Bot(msgspec.Struct, frozen=True, tag="bot", tag_field="kind"):
    """A bot: a character and a level of play."""

    character: str
    level: str


Occupant = Person | Bot


def characters_for(commitment: str) -> tuple[str, ...]:
    """All characters, in an order of this table's own."""
    return tuple(sorted(CHARACTERS, key=lambda name: hashlib.sha256(f"{commitment} {name}".encode()).digest()))

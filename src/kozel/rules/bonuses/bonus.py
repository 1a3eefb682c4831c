"""Points that are given on top of what a round counts."""

import msgspec


class Bonus(msgspec.Struct, frozen=True):
    """The seat that earned it for its side, its name among the bonuses of the rule set, and its points."""

    seat: int
    name: str
    points: int

"""One round's tables and byes, each with its reasons."""

from enum import StrEnum

import msgspec

from kozel.club.entry import EntryId


class ReasonCode(StrEnum):
    """Why it was drawn so; `club_reason.<code>` in the catalogue says each, with the reason's number as {n}.

    CIRCLE and WHIST: the place in the schedule's round {n}. NEW_PARTNERS and NEW_OPPONENTS: they haven't been
    together yet. PARTNERS_AGAIN and OPPONENTS_AGAIN: a couple at this table was together, or against each other, {n}
    times before, and no better table was left. SAME_POINTS, POINTS_APART: what the two sides have, and how far apart
    they are. FEWEST_BYES: nobody who was there had fewer than their {n}; LOWEST: and they stood lowest of those; LOT:
    the seed chose among equals.
    """

    CIRCLE = "circle"
    WHIST = "whist"
    NEW_PARTNERS = "new_partners"
    NEW_OPPONENTS = "new_opponents"
    PARTNERS_AGAIN = "partners_again"
    OPPONENTS_AGAIN = "opponents_again"
    SAME_POINTS = "same_points"
    POINTS_APART = "points_apart"
    FEWEST_BYES = "fewest_byes"
    LOWEST = "lowest"
    LOT = "lot"


class Reason(msgspec.Struct, frozen=True):
    """One reason and its number, where it has one."""

    code: ReasonCode
    n: int = 0


class Table(msgspec.Struct, frozen=True, kw_only=True):
    """A table of a round, numbered from 1 through all groups: the entries of its two sides.

    A side has one entry where pairs are drawn and two where players are.
    """

    number: int
    sides: tuple[tuple[EntryId, ...], tuple[EntryId, ...]]
    reasons: tuple[Reason, ...] = ()


class SatOut(msgspec.Struct, frozen=True, kw_only=True):
    """An entry without a table in a round."""

    entry: EntryId
    reasons: tuple[Reason, ...] = ()


class RoundDraw(msgspec.Struct, frozen=True, kw_only=True):
    """A round as it was drawn.

    `seed` and `digest`, of all that the draw depends on, let anybody draw it again and compare.
    """

    round: int
    tables: tuple[Table, ...]
    byes: tuple[SatOut, ...]
    seed: str
    digest: str


class DrawFault(StrEnum):
    """Why nothing can be drawn; `club_draw.<code>` in the catalogue says each.

    Too few entries in a group for one table; the schedule is played to its end.
    """

    TOO_FEW = "too_few"
    FINISHED = "finished"


class ImpossibleDrawError(ValueError):
    """Nothing can be drawn, for the reason of `fault`; `least` is the number of entries that a group needs."""

    def __init__(self, fault: DrawFault, least: int = 0) -> None:
        super().__init__(fault)
        self.fault = fault
        self.least = least

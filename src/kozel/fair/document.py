"""The deals of a table as a JSON document that anybody can verify. Only rounds that are over: other keys are secret."""

from collections.abc import Iterable, Sequence

import msgspec

from kozel.rules.event import Dealt
from kozel.rules.tile import Tile


class AttemptDeal(msgspec.Struct, frozen=True, kw_only=True):
    """One deal: each seat's hand and the boneyard in its order, tiles as text like `0-3`."""

    attempt: int
    hands: tuple[tuple[str, ...], ...]
    boneyard: tuple[str, ...]


class RoundDeals(msgspec.Struct, frozen=True, kw_only=True):
    """A round that is over: its number in the table's life, its key in hexadecimal, and its deals.

    All attempts but the last were taken back by the rules.
    """

    number: int
    key: str
    attempts: tuple[AttemptDeal, ...]


class DealsDocument(msgspec.Struct, frozen=True, kw_only=True):
    """All that is needed to check a table's deals. `rules` names the preset, `nonces` has one text for each seat."""

    rules: str
    commitment: str
    nonces: tuple[str, ...]
    rounds: tuple[RoundDeals, ...]


def round_deals(number: int, key: bytes, deals: Iterable[Dealt]) -> RoundDeals:
    """The part of the document for a round that is over, from all its deals in order."""
    return RoundDeals(
        number=number,
        key=key.hex(),
        attempts=tuple(
            AttemptDeal(
                attempt=dealt.attempt,
                hands=tuple(_texts(hand) for hand in dealt.hands),
                boneyard=_texts(dealt.boneyard),
            )
            for dealt in deals
        ),
    )


def _texts(tiles: Sequence[Tile]) -> tuple[str, ...]:
    return tuple(map(str, tiles))

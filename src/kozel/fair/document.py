"""The deals of a table as a JSON document that anybody can verify. Only rounds that are over: other keys are secret."""

from collections.abc import Sequence

import msgspec

from kozel.rules.event import Dealt
from kozel.rules.options import Otherwise
from kozel.rules.rule_set import RuleSet
from kozel.rules.tile import Tile


class AttemptDeal(msgspec.Struct, frozen=True, kw_only=True):
    """One deal: each seat's hand and the boneyard in its order, tiles as text like `0-3`."""

    attempt: int
    hands: tuple[tuple[str, ...], ...]
    boneyard: tuple[str, ...]


class RoundDeals(msgspec.Struct, frozen=True, kw_only=True):
    """A round that is over: its number in the table's life and in its match, its key in hexadecimal, and its deals.

    All attempts but the last were taken back by the rules. A seat without tiles has dropped out of the match.
    """

    number: int
    in_match: int
    key: str
    attempts: tuple[AttemptDeal, ...]


class DealingRules(msgspec.Struct, frozen=True, kw_only=True):
    """What of a rule set decides about deals, with the preset's name: a verifier needs no rules of its own.

    The options mean what they mean in `RuleSet`. `lead_doubles` are the doubles without any of which a deal is taken
    back, None where none is for that; `always_by_order`: that is so in every round, not only in a match's first.
    """

    preset: str
    highest: int
    hand: dict[int, int]
    redeal_doubles: int | None
    redeal_same: int | None
    lead_doubles: tuple[int, ...] | None
    always_by_order: bool


class DealsDocument(msgspec.Struct, frozen=True, kw_only=True):
    """All that is needed to check a table's deals. `nonces` has one text for each seat."""

    rules: DealingRules
    commitment: str
    nonces: tuple[str, ...]
    rounds: tuple[RoundDeals, ...]


def dealing_rules(rules: RuleSet) -> DealingRules:
    """The part of the document that says by which rules was dealt."""
    return DealingRules(
        preset=rules.name,
        highest=rules.highest,
        hand=rules.hand,
        redeal_doubles=rules.redeal_doubles,
        redeal_same=rules.redeal_same,
        lead_doubles=rules.first_lead.doubles if rules.first_lead.otherwise is Otherwise.REDEAL else None,
        always_by_order=rules.leads_by_order(2),
    )


def round_deals(number: int, key: bytes, deals: Sequence[Dealt]) -> RoundDeals:
    """The part of the document for a round that is over, from all its deals in order, at least one."""
    return RoundDeals(
        number=number,
        in_match=deals[0].round,
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

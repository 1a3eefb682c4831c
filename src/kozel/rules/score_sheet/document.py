"""A scored sheet as other programs read it: everything by name."""

import msgspec

from kozel.rules.match_end import EndReason, has_dropped_out
from kozel.rules.score_sheet.fold import Scored
from kozel.rules.settlement import Settlement


class AccountDocument(msgspec.Struct, frozen=True):
    """An account; `out`: its owner has reached the target, and the others play on without them."""

    open: int | None
    remembered: int
    out: bool


class RoundDocument(msgspec.Struct, frozen=True):
    """What a round gave to whom, the carry that it leaves, and the accounts after it; in pairs by the pairs' names."""

    given: dict[str, int]
    carry: int
    accounts: dict[str, AccountDocument]


class EndDocument(msgspec.Struct, frozen=True):
    """The end of the match; `rating` is empty where the rules give none."""

    reason: EndReason
    losers: tuple[str, ...]
    winners: tuple[str, ...]
    rating: dict[str, int]


class ScoreDocument(msgspec.Struct, frozen=True):
    """All rounds that were told to their end, and the end of the match, or None while it goes on."""

    rounds: tuple[RoundDocument, ...]
    end: EndDocument | None


def document(scored: Scored) -> ScoreDocument:
    """The document of a scored sheet."""
    return ScoreDocument(tuple(_round(scored, settlement) for settlement in scored.settlements), _end(scored))


def _round(scored: Scored, settlement: Settlement) -> RoundDocument:
    names = scored.people.names
    accounts = {
        name: AccountDocument(account.open, account.remembered, has_dropped_out(scored.rules, account))
        for name, account in zip(names, settlement.after, strict=True)
    }
    return RoundDocument(dict(zip(names, settlement.points, strict=True)), settlement.carry, accounts)


def _end(scored: Scored) -> EndDocument | None:
    end, names = scored.end, scored.people.names
    if end is None:
        return None
    return EndDocument(
        end.reason,
        tuple(names[side] for side in end.losers),
        tuple(name for side, name in enumerate(names) if side not in end.losers),
        dict(zip(names, end.rating, strict=True)) if end.rating else {},
    )

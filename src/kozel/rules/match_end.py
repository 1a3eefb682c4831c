"""When a match is over, who lost it, and the rating points for it."""

from enum import StrEnum

import msgspec

from kozel.rules.account import Account
from kozel.rules.options import Direction, MatchGoesOn
from kozel.rules.rating import rating_at_target, rating_at_timeout
from kozel.rules.rule_set import RuleSet


class EndReason(StrEnum):
    """Why a match is over."""

    TARGET = "target"
    TIMEOUT = "timeout"


class MatchEnd(msgspec.Struct, frozen=True):
    """The end of a match: the sides that lost it (the goats; who timed out) and everybody's rating points.

    `rating` is by side, and empty where the rules give none: the seeds know it for penalty points without pairs.
    """

    reason: EndReason
    losers: tuple[int, ...]
    rating: tuple[int, ...]


def has_dropped_out(rules: RuleSet, account: Account) -> bool:
    """Whether the owner of the account has reached the target of a match that goes on without them."""
    return rules.goes_on is MatchGoesOn.LAST_ONE_STANDING and account.score >= rules.target


def end_at_target(rules: RuleSet, accounts: tuple[Account, ...]) -> MatchEnd | None:
    """The end of the match if these accounts are its end, else None.

    Where points are good and bonuses bring several to the target in one round, whoever has most of them wins; while all
    are level there, the match goes on.
    """
    scores = tuple(account.score for account in accounts)
    reached = tuple(side for side, score in enumerate(scores) if score >= rules.target)
    match rules.direction, rules.goes_on:
        case Direction.PENALTY, MatchGoesOn.FIRST_TO_TARGET:
            losers = reached
        case Direction.PENALTY, MatchGoesOn.LAST_ONE_STANDING:
            losers = reached if len(scores) - len(reached) <= 1 else ()
        case Direction.CREDIT, _:
            losers = tuple(side for side, score in enumerate(scores) if score < max(scores)) if reached else ()
    if not losers:
        return None
    return MatchEnd(EndReason.TARGET, losers, rating_at_target(scores, losers) if is_rated(rules) else ())


def end_at_timeout(rules: RuleSet, accounts: tuple[Account, ...], side: int) -> MatchEnd:
    """The end of a match in which that side let its clock run out."""
    scores = tuple(account.score for account in accounts)
    return MatchEnd(EndReason.TIMEOUT, (side,), rating_at_timeout(scores, side) if is_rated(rules) else ())


def is_rated(rules: RuleSet) -> bool:
    """Whether a match by these rules gives rating points."""
    return rules.direction is Direction.PENALTY and not rules.pairs

"""A match: rounds until somebody is the goat, or a clock runs out. Rebuilt from its events alone.

A match is a value: `refuses` says why a move can't be made, `legal` lists those that can, `event` turns a legal move
into what happens, `apply` gives the match after an event.
"""

from collections.abc import Iterable
from enum import StrEnum

import msgspec

from kozel.rules.account import Account
from kozel.rules.event import Dealt, Drew, MatchEvent, Passed, Played, TimedOut
from kozel.rules.lead import Lead, first_lead
from kozel.rules.move import Move
from kozel.rules.rating import rating_at_target, rating_at_timeout
from kozel.rules.redeal import Redeal, redeal_of
from kozel.rules.refusal import Refusal, RefusalCode
from kozel.rules.round import Round
from kozel.rules.rule_set import RuleSet
from kozel.rules.settlement import Settlement, settle
from kozel.rules.tile import Tile


class EndReason(StrEnum):
    """Why a match is over."""

    TARGET = "target"
    TIMEOUT = "timeout"


class MatchEnd(msgspec.Struct, frozen=True):
    """The end of a match: who lost it (the goats; who timed out) and everybody's rating points."""

    reason: EndReason
    losers: tuple[int, ...]
    rating: tuple[int, ...]


class Match(msgspec.Struct, frozen=True):
    """`round` is the round in progress or just over; None before the first deal and while a deal is taken back.

    `settlements` has one entry for each finished round. `redeal` is why the latest deal was taken back, until the
    next one. `attempt` is the number of the next deal of the round to come.
    """

    rules: RuleSet
    accounts: tuple[Account, ...]
    carry: int = 0
    round: Round | None = None
    settlements: tuple[Settlement, ...] = ()
    redeal: Redeal | None = None
    attempt: int = 0
    end: MatchEnd | None = None

    @property
    def players(self) -> int:
        """The number of seats."""
        return len(self.accounts)

    @property
    def round_number(self) -> int:
        """The number of the round in progress, or of the one to be dealt; the first is 1."""
        return len(self.settlements) + 1

    @property
    def awaits_deal(self) -> bool:
        """Whether the next event must be a deal."""
        return self.end is None and (self.round is None or self.round.finish is not None)

    @property
    def turn(self) -> int | None:
        """The seat whose turn it is, or None when nobody's is."""
        if self.end is not None or self.round is None or self.round.finish is not None:
            return None
        return self.round.turn

    def legal(self) -> tuple[Move, ...]:
        """Every move of the seat in turn; empty when it is nobody's turn."""
        return () if self.end is not None or self.round is None else self.round.legal()

    def refuses(self, seat: int, move: Move) -> Refusal | None:
        """Why the seat can't make the move now, or None if it can."""
        if self.end is not None:
            return Refusal(RefusalCode.MATCH_OVER)
        if self.round is None:
            return Refusal(RefusalCode.NO_ROUND)
        return self.round.refuses(seat, move)

    def event(self, move: Move) -> Played | Drew | Passed:
        """The event that a legal move of the seat in turn is."""
        return self._running().event(move)

    def apply(self, event: MatchEvent) -> "Match":
        """The match after the event, which must be one that can happen now."""
        match event:
            case Played() | Drew() | Passed():
                return self._after_move(self._running().apply(event))
            case Dealt(hands=hands, boneyard=boneyard):
                return self._after_deal(hands, boneyard)
            case TimedOut(seat=seat):
                scores = tuple(account.score for account in self.accounts)
                end = MatchEnd(EndReason.TIMEOUT, (seat,), rating_at_timeout(scores, seat))
                return msgspec.structs.replace(self, end=end)

    def _running(self) -> Round:
        assert self.round is not None, "moves are made in a round that has been dealt"
        return self.round

    def _after_deal(self, hands: tuple[tuple[Tile, ...], ...], boneyard: tuple[Tile, ...]) -> "Match":
        redeal = redeal_of(hands, self.rules)
        if redeal is not None:
            return msgspec.structs.replace(self, round=None, redeal=redeal, attempt=self.attempt + 1)
        lead = Lead(self.settlements[-1].seat, None) if self.settlements else first_lead(hands, self.rules.first_lead)
        dealt = Round(self.rules, hands, boneyard, lead.seat, lead.tile)
        return msgspec.structs.replace(self, round=dealt, redeal=None, attempt=0)

    def _after_move(self, played: Round) -> "Match":
        if played.finish is None:
            return Match(self.rules, self.accounts, self.carry, played, self.settlements)
        assert played.last_seat is not None, "a round ends after a play"
        settlement = settle(
            self.rules,
            finish=played.finish,
            seat=played.last_seat,
            last=played.last_tile,
            hands=played.hands,
            accounts=self.accounts,
            carry=self.carry,
        )
        return Match(
            self.rules,
            settlement.after,
            settlement.carry,
            played,
            (*self.settlements, settlement),
            end=_end_at_target(self.rules, settlement.after),
        )


def _end_at_target(rules: RuleSet, accounts: tuple[Account, ...]) -> MatchEnd | None:
    scores = tuple(account.score for account in accounts)
    goats = tuple(seat for seat, score in enumerate(scores) if score >= rules.target)
    return MatchEnd(EndReason.TARGET, goats, rating_at_target(scores, goats)) if goats else None


def new_match(rules: RuleSet, players: int) -> Match:
    """A match before its first deal.

    Raises:
        ValueError: the rule set isn't for this number of players.

    """
    if players not in rules.players:
        message = f"{rules.name} is for {', '.join(map(str, rules.players))} players, not {players}"
        raise ValueError(message)
    account = Account() if rules.opening is not None else Account(open=0)
    return Match(rules, (account,) * players)


def replay(start: Match, events: Iterable[MatchEvent]) -> Match:
    """The match after all these events."""
    match = start
    for event in events:
        match = match.apply(event)
    return match

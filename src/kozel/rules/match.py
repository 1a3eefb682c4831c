"""A match: rounds until the target is reached, or a clock runs out. Rebuilt from its events alone.

A match is a value: `refuses` says why a move can't be made, `legal` lists those that can, `event` turns a legal move
into what happens, `apply` gives the match after an event.
"""

from collections.abc import Iterable

import msgspec

from kozel.rules.account import Account
from kozel.rules.event import Dealt, Drew, MatchEvent, Passed, Played, TimedOut
from kozel.rules.lead import Lead, first_lead
from kozel.rules.match_end import MatchEnd, end_at_target, end_at_timeout, has_dropped_out
from kozel.rules.move import Move
from kozel.rules.next_leads import NEXT_LEADS, RoundBefore
from kozel.rules.options import MatchGoesOn
from kozel.rules.redeal import Redeal, redeal_of
from kozel.rules.refusal import Refusal, RefusalCode
from kozel.rules.round import Round
from kozel.rules.rule_set import RuleSet
from kozel.rules.settlement import Settlement, ending, settle
from kozel.rules.tile import Tile


class Match(msgspec.Struct, frozen=True):
    """`round` is the round in progress or just over; None before the first deal and while a deal is taken back.

    `sides` are the seats' sides, and `accounts` are by side. `settlements` has one entry for each finished round.
    `redeal` is why the latest deal was taken back, until the next one. `attempt` is the number of the next deal of the
    round to come. `led_by` is the seat that led the latest round.
    """

    rules: RuleSet
    sides: tuple[int, ...]
    accounts: tuple[Account, ...]
    carry: int = 0
    round: Round | None = None
    settlements: tuple[Settlement, ...] = ()
    redeal: Redeal | None = None
    attempt: int = 0
    end: MatchEnd | None = None
    led_by: int | None = None

    @property
    def players(self) -> int:
        """The number of seats."""
        return len(self.sides)

    @property
    def in_play(self) -> tuple[int, ...]:
        """The seats that take part in the round to come: whoever reached the target while others play on doesn't."""
        if self.rules.goes_on is MatchGoesOn.FIRST_TO_TARGET:
            return tuple(range(len(self.sides)))
        return tuple(
            seat for seat, side in enumerate(self.sides) if not has_dropped_out(self.rules, self.accounts[side])
        )

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
            case Dealt():
                return self._after_deal(event)
            case TimedOut(seat=seat):
                end = end_at_timeout(self.rules, self.accounts, self.sides[seat])
                return msgspec.structs.replace(self, end=end)

    def _running(self) -> Round:
        assert self.round is not None, "moves are made in a round that has been dealt"
        return self.round

    def _after_deal(self, dealt: Dealt) -> "Match":
        redeal = redeal_of(dealt, self.rules)
        if redeal is not None:
            return msgspec.structs.replace(self, round=None, redeal=redeal, attempt=self.attempt + 1)
        lead = self._next_lead(dealt.hands) or first_lead(dealt.hands, self.rules.first_lead)
        begun = Round(self.rules, dealt.hands, dealt.boneyard, lead.seat, lead.tile)
        return msgspec.structs.replace(self, round=begun, redeal=None, attempt=0, led_by=lead.seat)

    def _next_lead(self, hands: tuple[tuple[Tile, ...], ...]) -> Lead | None:
        """Who leads a round that isn't led by the order of tiles; where they have dropped out, the next in turn."""
        if not self.settlements:
            return None
        latest = self.settlements[-1]
        assert self.led_by is not None, "a round was led"
        step = self.rules.step
        before = RoundBefore(
            led_by=self.led_by, ended_by=latest.seat, winner=latest.winner, sides=self.sides, step=step
        )
        seat = NEXT_LEADS[self.rules.next_lead](before)
        if seat is None:
            return None
        in_turn = ((seat + step * turns) % self.players for turns in range(self.players))
        return Lead(next(following for following in in_turn if hands[following]), None)

    def _after_move(self, played: Round) -> "Match":
        if played.finish is None:
            return Match(
                self.rules, self.sides, self.accounts, self.carry, played, self.settlements, led_by=self.led_by
            )
        end = ending(played, number=self.round_number)
        settlement = settle(self.rules, end, accounts=self.accounts, carry=self.carry)
        return Match(
            self.rules,
            self.sides,
            settlement.after,
            settlement.carry,
            played,
            (*self.settlements, settlement),
            end=end_at_target(self.rules, settlement.after),
            led_by=self.led_by,
        )


def new_match(rules: RuleSet, players: int) -> Match:
    """A match before its first deal.

    Raises:
        ValueError: the rule set isn't for this number of players.

    """
    if players not in rules.players:
        message = f"{rules.name} is for {', '.join(map(str, rules.players))} players, not {players}"
        raise ValueError(message)
    sides = rules.sides(players)
    account = Account() if rules.opening is not None else Account(open=0)
    return Match(rules, sides, (account,) * (max(sides) + 1))


def replay(start: Match, events: Iterable[MatchEvent]) -> Match:
    """The match after all these events."""
    match = start
    for event in events:
        match = match.apply(event)
    return match

"""A whole match: deals, rounds, the carry, who is left, who lost, the rating.

In a match to a number of rounds won, a round's point is the round: 1 to who won it.
"""

from dataclasses import dataclass

from tests.naive.options import Options
from tests.naive.points import Account, Given, enter, for_a_block, for_going_out, rating
from tests.naive.round import NaiveRound
from tests.naive.tiles import hand_count


@dataclass
class Result:
    """A round that is over. Counts are by seat, points and accounts by side, as in a record.

    `winner` won the round, `took_all` everything at a block, `took_carry` what was carried; `nobody` scored.
    """

    how: str
    seat: int
    counts: list[int]
    points: list[int]
    accounts: list[str]
    carry: int
    winner: int | None
    took_all: int | None
    took_carry: int | None
    nobody: bool


@dataclass
class NaiveEnd:
    """`rating` is empty where nobody is rated."""

    reason: str
    losers: list[int]
    rating: list[int]


class NaiveMatch:
    """`round` is the one in progress, or None when a deal is due."""

    def __init__(self, options: Options, players: int) -> None:
        self.options = options
        self.side = [seat % 2 if options["pairs"] else seat for seat in range(players)]
        self.accounts = {side: Account() for side in self.side}
        if options["opening"] is None:
            self.accounts = {side: Account(open=0) for side in self.side}
        self.carry = 0
        self.leader: int | None = None
        self.round: NaiveRound | None = None
        self.results: list[Result] = []
        self.end: NaiveEnd | None = None

    def dropped_out(self, side: int) -> bool:
        return self.options["goes_on"] == "last_one_standing" and self.accounts[side].counts() >= self.options["target"]

    def in_play(self) -> list[int]:
        return [seat for seat, side in enumerate(self.side) if not self.dropped_out(side)]

    def deal(self, order: list[str]) -> None:
        """The first tiles of the order to the first seat in play, the next to the next; the rest is the boneyard."""
        order = list(order)
        of_all = self.options["hand"][str(len(self.side))]
        size = self.options["hand"].get(str(len(self.in_play())), of_all)
        hands: dict[int, list[str]] = {}
        for seat in self.in_play():
            hands[seat], order = order[:size], order[size:]
        by_order = self.leader is None or self.options["next_lead"] == "by_order"
        self.round = NaiveRound(self.options, hands, order, None if by_order else self._leader_in_play())
        if self.round.dealt_anew:
            self.round = None

    def moves(self) -> set[str]:
        return self.round.moves() if self.round is not None and self.end is None else set()

    def happens(self, move: str) -> None:
        assert self.round is not None
        self.round.happens(move)
        if self.round.ended:
            self._settle(self.round)
            self.round = None

    def times_out(self, seat: int) -> None:
        loser = self.side[seat]
        scores = {side: account.counts() for side, account in self.accounts.items()}
        rated = [0 if side == loser else rating(scores[side], scores[loser]) for side in sorted(scores)]
        self.end = NaiveEnd("timeout", [loser], rated if self._is_rated() else [])

    def _leader_in_play(self) -> int:
        """Who ended the last round; when that made them drop out, the next clockwise who is still in."""
        assert self.leader is not None
        in_play = self.in_play()
        return next((seat for seat in in_play if seat >= self.leader), in_play[0])

    def _is_rated(self) -> bool:
        return self.options["direction"] == "penalty" and not self.options["pairs"]

    def _settle(self, over: NaiveRound) -> None:
        counts = {seat: hand_count(hand, self.options) for seat, hand in over.hands.items()}
        sides = sorted({self.side[seat] for seat in counts})
        worth = {side: sum(counts[seat] for seat in counts if self.side[seat] == side) for side in sides}
        mine = self.side[over.last_seat]
        if over.ended == "out":
            partner, worth[mine] = worth[mine], 0
            given = for_going_out(self.options, worth, mine, partner, over.last_tile)
        else:
            given = for_a_block(self.options, worth, mine)
        if self.options["target_in"] == "rounds":
            given.points = {side: int(side == given.winner) for side in sides}
        took_carry = None
        if not given.nobody:
            took_carry = self._give_carry(given, worth, over.ended, mine)
            for side in sides:
                opening, forgets = self.options["opening"], side in given.forgotten
                enter(self.accounts[side], given.points[side], forgets=forgets, opening=opening)
        elif self.options["block_score"] == "highest_takes_all" and self.options["tie"] == "carry":
            self.carry += sum(worth.values())
        self.leader = over.last_seat
        self._write_down(over, counts, given, took_carry)
        self._end_if_over()

    def _give_carry(self, given: Given, worth: dict[int, int], how: str, out: int) -> int | None:
        highest = [side for side in worth if worth[side] == max(worth.values())]
        if self.carry == 0 or len(highest) > 1 or (how == "out" and highest[0] == out):
            return None
        given.points[highest[0]] += self.carry
        self.carry = 0
        return highest[0]

    def _write_down(self, over: NaiveRound, counts: dict[int, int], given: Given, took_carry: int | None) -> None:
        self.results.append(
            Result(
                how=over.ended,
                seat=over.last_seat,
                counts=[counts.get(seat, 0) for seat in range(len(self.side))],
                points=[given.points.get(side, 0) for side in sorted(self.accounts)],
                accounts=[self.accounts[side].text() for side in sorted(self.accounts)],
                carry=self.carry,
                winner=given.winner,
                took_all=given.took_all,
                took_carry=took_carry,
                nobody=given.nobody,
            )
        )

    def _end_if_over(self) -> None:
        target, sides = self.options["target"], sorted(self.accounts)
        reached = [side for side in sides if self.accounts[side].counts() >= target]
        if self.options["direction"] == "credit":
            if reached:
                self.end = NaiveEnd("target", [side for side in sides if side not in reached], [])
            return
        left = len(sides) - len(reached)
        if left <= 1 if self.options["goes_on"] == "last_one_standing" else reached:
            scores = [self.accounts[side].counts() for side in sides]
            rated = [0 if score >= target else rating(score, 100) for score in scores]
            self.end = NaiveEnd("target", reached, rated if self._is_rated() else [])

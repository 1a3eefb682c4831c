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
    """A round that is over. Counts are by seat, points and accounts by side, as in a record; bonuses by seat.

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
    bonuses: list[tuple[int, str, int]]


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
        self.led: int | None = None
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
        self.round = NaiveRound(self.options, hands, order, self._leader_in_play())
        if self.round.dealt_anew:
            self.round = None
        else:
            self.led = self.round.turn

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

    def _leader_in_play(self) -> int | None:
        """Who is to lead; when they have dropped out, the next in turn who is still in. None: the tiles say."""
        if self.leader is None or self.options["next_lead"] == "by_order":
            return None
        seat = self.leader
        while seat not in self.in_play():
            seat = self._next_in_turn(seat)
        return seat

    def _next_in_turn(self, seat: int) -> int:
        return (seat + (1 if self.options["turns"] == "clockwise" else -1)) % len(self.side)

    def _leader_after(self, ended_by: int, winner: int | None) -> int:
        assert self.led is not None
        if self.options["next_lead"] == "rotate" or (self.options["next_lead"] == "winning_side" and winner is None):
            return self._next_in_turn(self.led)
        seat = ended_by
        while self.options["next_lead"] == "winning_side" and self.side[seat] != winner:
            seat = self._next_in_turn(seat)
        return seat

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
            taking_part = sorted(counts)
            left = taking_part[(taking_part.index(over.last_seat) + 1) % len(taking_part)]
            lefts = self.side[left], counts[left]
            given = for_a_block(self.options, worth, mine, counts[over.last_seat], lefts)
        if self.options["target_in"] == "rounds":
            given.points = {side: int(side == given.winner) for side in sides}
        took_carry = None
        if not given.nobody:
            took_carry = self._give_carry(given, worth, over.ended, mine)
        elif self.options["tie"] == (
            "carry" if self.options["block_score"] == "highest_takes_all" else "carry_to_winner"
        ):
            self.carry += sum(worth.values())
        bonuses = self._bonuses(over, given)
        for seat, _, points in bonuses:
            given.points[self.side[seat]] += points
        for side in sides:
            enter(self.accounts[side], given.points[side], self.options, forgets=side in given.forgotten)
        self.leader = self._leader_after(over.last_seat, given.winner)
        self._write_down(over, counts, given, took_carry, bonuses)
        self._end_if_over()

    def _bonuses(self, over: NaiveRound, given: Given) -> list[tuple[int, str, int]]:
        bonuses = [(seat, name, self.options["bonuses"][name]) for seat, name in over.earned]
        if given.winner is not None and len(self.results) < len(self.options["round_bonus"]):
            of_winner = [seat for seat, side in enumerate(self.side) if side == given.winner]
            seat = over.last_seat if over.last_seat in of_winner else of_winner[0]
            bonuses.append((seat, "round", self.options["round_bonus"][len(self.results)]))
        return bonuses

    def _give_carry(self, given: Given, worth: dict[int, int], how: str, out: int) -> int | None:
        if self.options["tie"] == "carry_to_winner":
            if self.carry == 0 or given.winner is None:
                return None
            given.points[given.winner] += self.carry
            self.carry = 0
            return given.winner
        highest = [side for side in worth if worth[side] == max(worth.values())]
        if self.carry == 0 or len(highest) > 1 or (how == "out" and highest[0] == out):
            return None
        given.points[highest[0]] += self.carry
        self.carry = 0
        return highest[0]

    def _write_down(
        self,
        over: NaiveRound,
        counts: dict[int, int],
        given: Given,
        took_carry: int | None,
        bonuses: list[tuple[int, str, int]],
    ) -> None:
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
                bonuses=bonuses,
            )
        )

    def _end_if_over(self) -> None:
        target, sides = self.options["target"], sorted(self.accounts)
        reached = [side for side in sides if self.accounts[side].counts() >= target]
        if self.options["direction"] == "credit":
            best = max(self.accounts[side].counts() for side in sides)
            behind = [side for side in sides if self.accounts[side].counts() < best]
            if reached and behind:
                self.end = NaiveEnd("target", behind, [])
            return
        left = len(sides) - len(reached)
        if left <= 1 if self.options["goes_on"] == "last_one_standing" else reached:
            scores = [self.accounts[side].counts() for side in sides]
            rated = [0 if score >= target else rating(score, 100) for score in scores]
            self.end = NaiveEnd("target", reached, rated if self._is_rated() else [])

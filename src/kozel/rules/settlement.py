"""Settling a round that is over: hand counts, points given, the carry, and everybody's account after it.

Source: seeds 000, 001, 004, «Подсчёт очков»; docs/rules.md, "Opening the score" and "Carry".
"""

import msgspec

from kozel.rules.account import Account
from kozel.rules.block_scores import BLOCK_SCORES, Block
from kozel.rules.finish import Finish
from kozel.rules.hand_count import hand_count
from kozel.rules.match_end import has_dropped_out
from kozel.rules.options import TargetIn, Tie
from kozel.rules.out_scores import OUT_SCORES
from kozel.rules.round_score import RoundScore, all_to
from kozel.rules.rule_set import RuleSet
from kozel.rules.sides import SideCounts
from kozel.rules.tile import Tile


class Ending(msgspec.Struct, frozen=True, kw_only=True):
    """How a round ended: `seat` went out or is the blocker, with the tile `last` (None where nobody remembers it).

    `hands` are the tiles left, by seat, where they are known; `counts` what each hand counts.
    """

    finish: Finish
    seat: int
    last: Tile | None
    hands: tuple[tuple[Tile, ...], ...]
    counts: tuple[int, ...]


class Settlement(msgspec.Struct, frozen=True, kw_only=True):
    """The table of points of one round. Hands and counts are by seat, everything else by side.

    `seat` went out or is the blocker. `points` are all that the round gave to each side, a sum taken at a block and
    the carry included. `winner` is the side that won the round, where one did. `taker` took everything at a block;
    `carry_taker` took the carry; `tied` says that a block gave nobody anything. `carry` is what the next round starts
    with.
    """

    finish: Finish
    seat: int
    hands: tuple[tuple[Tile, ...], ...]
    counts: tuple[int, ...]
    points: tuple[int, ...]
    winner: int | None
    taker: int | None
    tied: bool
    carry_before: int
    carry_taker: int | None
    carry: int
    before: tuple[Account, ...]
    after: tuple[Account, ...]


def ending(rules: RuleSet, *, finish: Finish, seat: int, last: Tile, hands: tuple[tuple[Tile, ...], ...]) -> Ending:
    """How a round ended of which all tiles are known."""
    counts = tuple(hand_count(hand, rules) for hand in hands)
    return Ending(finish=finish, seat=seat, last=last, hands=hands, counts=counts)


def score(rules: RuleSet, end: Ending, *, playing: tuple[int, ...]) -> RoundScore:
    """What the round's end gives to each side, without the carry. `playing` are the sides that took part in it."""
    sides = rules.sides(len(end.counts))
    seats = tuple(seat for seat, side in enumerate(sides) if side in playing)
    hands = SideCounts(tuple(end.counts[seat] for seat in seats), tuple(playing.index(sides[seat]) for seat in seats))
    ended_by = playing.index(sides[end.seat])
    out_score = OUT_SCORES[rules.out_score]
    match end.finish:
        case Finish.OUT:
            given = _with_bonus(out_score(hands, ended_by), rules.going_out_bonus.get(str(end.last), 0))
        case Finish.BLOCK:
            carries = rules.tie is Tie.CARRY
            block = Block(hands=hands, blocker=ended_by, carries=carries, as_if_out=out_score)
            given = BLOCK_SCORES[rules.block_score](block)
    if rules.target_in is TargetIn.ROUNDS and given.winner is not None:
        given = msgspec.structs.replace(given, points=all_to(given.winner, 1, hands.number))
    return given.among(playing, max(sides) + 1)


def _with_bonus(given: RoundScore, bonus: int) -> RoundScore:
    if not bonus:
        return given
    points = tuple(number if side == given.winner else number + bonus for side, number in enumerate(given.points))
    return msgspec.structs.replace(given, points=points)


def settle(rules: RuleSet, end: Ending, *, accounts: tuple[Account, ...], carry: int) -> Settlement:
    """Settle a round that ended so, for sides with these accounts."""
    playing = tuple(side for side, account in enumerate(accounts) if not has_dropped_out(rules, account))
    given = score(rules, end, playing=playing)
    carry_taker = _highest(rules, end) if carry else None
    points = tuple(number + (carry if side == carry_taker else 0) for side, number in enumerate(given.points))
    after = (
        account.cleared() if side in given.cleared else account.given(points[side], rules.opening)
        for side, account in enumerate(accounts)
    )
    return Settlement(
        finish=end.finish,
        seat=end.seat,
        hands=end.hands,
        counts=end.counts,
        points=points,
        winner=given.winner,
        taker=given.taker,
        tied=given.tied,
        carry_before=carry,
        carry_taker=carry_taker,
        carry=(0 if carry_taker is not None else carry) + given.carried,
        before=accounts,
        after=accounts if given.tied else tuple(after),
    )


def _highest(rules: RuleSet, end: Ending) -> int | None:
    """The side with the uniquely highest count, if there is one; nothing is counted of a side that went out."""
    sides = rules.sides(len(end.counts))
    out = sides[end.seat] if end.finish is Finish.OUT else None
    held = tuple(0 if side == out else count for side, count in enumerate(SideCounts(end.counts, sides).by_side))
    return held.index(max(held)) if held.count(max(held)) == 1 else None

"""Settling a round that is over: hand counts, points given, the carry, and everybody's account after it.

Source: seeds 000, 001, 004, «Подсчёт очков»; docs/rules.md, "Opening the score" and "Carry".
"""

import msgspec

from kozel.rules.account import Account
from kozel.rules.block_scores import BLOCK_SCORES, Block
from kozel.rules.bonuses import END_BONUSES, ROUND_BONUS, Bonus, Ended
from kozel.rules.finish import Finish
from kozel.rules.hand_count import hand_count
from kozel.rules.match_end import has_dropped_out
from kozel.rules.options import TargetIn, Tie
from kozel.rules.out_scores import OUT_SCORES
from kozel.rules.round import Round
from kozel.rules.round_score import RoundScore, all_to
from kozel.rules.rule_set import RuleSet
from kozel.rules.sides import SideCounts
from kozel.rules.tile import Tile


class Ending(msgspec.Struct, frozen=True, kw_only=True):
    """How a round ended: `seat` went out or is the blocker, with the tile `last` (None where nobody remembers it).

    `hands` are the tiles left, by seat, where they are known; `counts` what each hand counts. `bonuses` are those
    earned in the round, `number` is the round's own in its match.
    """

    finish: Finish
    seat: int
    last: Tile | None
    hands: tuple[tuple[Tile, ...], ...]
    counts: tuple[int, ...]
    bonuses: tuple[Bonus, ...] = ()
    number: int = 1


class Settlement(msgspec.Struct, frozen=True, kw_only=True):
    """The table of points of one round. Hands and counts are by seat, everything else by side.

    `seat` went out or is the blocker. `points` are all that the round gave to each side, a sum taken at a block, the
    carry and the `bonuses` included. `winner` is the side that won the round, where one did. `taker` took everything at
    a block; `carry_taker` took the carry; `tied` says that a block gave nobody anything. `carry` is what the next round
    starts with.
    """

    finish: Finish
    seat: int
    hands: tuple[tuple[Tile, ...], ...]
    counts: tuple[int, ...]
    points: tuple[int, ...]
    bonuses: tuple[Bonus, ...]
    winner: int | None
    taker: int | None
    tied: bool
    carry_before: int
    carry_taker: int | None
    carry: int
    before: tuple[Account, ...]
    after: tuple[Account, ...]


def ending(over: Round, *, number: int) -> Ending:
    """How a round ended that was played to its end, the match's round of that number."""
    assert over.finish is not None, "the round is over"
    assert over.last_seat is not None, "a round ends after a play"
    return Ending(
        finish=over.finish,
        seat=over.last_seat,
        last=over.last_tile,
        hands=over.hands,
        counts=tuple(hand_count(hand, over.rules) for hand in over.hands),
        bonuses=over.bonuses + _end_bonuses(over, over.finish, over.last_seat),
        number=number,
    )


def _end_bonuses(over: Round, finish: Finish, seat: int) -> tuple[Bonus, ...]:
    worth = over.rules.bonuses
    if not worth:
        return ()
    assert over.last_end is not None, "a round ends after a play"
    ended = Ended(finish=finish, last=over.last_tile, last_end=over.last_end, line=over.line)
    return tuple(
        Bonus(seat, name, worth[name]) for name, is_given in END_BONUSES.items() if name in worth and is_given(ended)
    )


def score(rules: RuleSet, end: Ending, *, playing: tuple[int, ...]) -> RoundScore:
    """What the round's end gives to each side, without carry and bonuses. `playing` are the sides that took part."""
    sides = rules.sides(len(end.counts))
    seats = tuple(seat for seat, side in enumerate(sides) if side in playing)
    hands = SideCounts(tuple(end.counts[seat] for seat in seats), tuple(playing.index(sides[seat]) for seat in seats))
    ended_by = seats.index(end.seat)
    out_score = OUT_SCORES[rules.out_score]
    match end.finish:
        case Finish.OUT:
            given = out_score(hands, hands.sides[ended_by])
            given = _with_bonus(given, rules.going_out_bonus.get(str(end.last), 0))
        case Finish.BLOCK:
            left = (ended_by + 1) % len(seats)
            block = Block(hands=hands, blocker=ended_by, left=left, tie=rules.tie, as_if_out=out_score)
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
    carry_taker = _carry_taker(rules, end, given) if carry else None
    bonuses = end.bonuses + _round_bonus(rules, end, given) if rules.round_bonus else end.bonuses
    points = list(given.points)
    if carry_taker is not None:
        points[carry_taker] += carry
    for bonus in bonuses:
        points[rules.sides(len(end.counts))[bonus.seat]] += bonus.points
    opens = rules.opens
    after = (
        account.cleared() if side in given.cleared else account.given(points[side], opens)
        for side, account in enumerate(accounts)
    )
    return Settlement(
        finish=end.finish,
        seat=end.seat,
        hands=end.hands,
        counts=end.counts,
        points=tuple(points),
        bonuses=bonuses,
        winner=given.winner,
        taker=given.taker,
        tied=given.tied,
        carry_before=carry,
        carry_taker=carry_taker,
        carry=(0 if carry_taker is not None else carry) + given.carried,
        before=accounts,
        after=tuple(after),
    )


def _carry_taker(rules: RuleSet, end: Ending, given: RoundScore) -> int | None:
    """The side that is given the carry: the round's winner, or by the other kind of carry the one that holds most."""
    return given.winner if rules.tie is Tie.CARRY_TO_WINNER else _highest(rules, end)


def _highest(rules: RuleSet, end: Ending) -> int | None:
    """The side with the uniquely highest count, if there is one; nothing is counted of a side that went out."""
    sides = rules.sides(len(end.counts))
    out = sides[end.seat] if end.finish is Finish.OUT else None
    held = tuple(0 if side == out else count for side, count in enumerate(SideCounts(end.counts, sides).by_side))
    return held.index(max(held)) if held.count(max(held)) == 1 else None


def _round_bonus(rules: RuleSet, end: Ending, given: RoundScore) -> tuple[Bonus, ...]:
    """What the winner of one of the match's first rounds is given; it is earned by who went out, where they won."""
    if given.winner is None or end.number > len(rules.round_bonus):
        return ()
    sides = rules.sides(len(end.counts))
    seat = end.seat if sides[end.seat] == given.winner else sides.index(given.winner)
    return (Bonus(seat, ROUND_BONUS, rules.round_bonus[end.number - 1]),)

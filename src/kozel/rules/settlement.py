"""Settling a round that is over: hand counts, points given, the carry, and everybody's account after it.

Source: seeds 000, 001, 004, «Подсчёт очков»; rules.md, "Opening the score" and "Carry".
"""

import msgspec

from kozel.rules.account import Account
from kozel.rules.block_scores import BLOCK_SCORES, BlockScore
from kozel.rules.hand_count import hand_count
from kozel.rules.round import Finish
from kozel.rules.rule_set import RuleSet
from kozel.rules.tile import Tile


class Settlement(msgspec.Struct, frozen=True, kw_only=True):
    """The table of points of one round, by seat.

    `seat` went out or is the blocker. `points` are all that the round gave to each, a sum taken at a block and the
    carry included. `taker` took everything at a block; `carry_taker` took the carry; `tied` says that a block's sum
    was carried on. `carry` is what the next round starts with.
    """

    finish: Finish
    seat: int
    hands: tuple[tuple[Tile, ...], ...]
    counts: tuple[int, ...]
    points: tuple[int, ...]
    taker: int | None
    tied: bool
    carry_before: int
    carry_taker: int | None
    carry: int
    before: tuple[Account, ...]
    after: tuple[Account, ...]


def settle(  # noqa: PLR0913 - a round's end is made of these
    rules: RuleSet,
    *,
    finish: Finish,
    seat: int,
    last: Tile,
    hands: tuple[tuple[Tile, ...], ...],
    accounts: tuple[Account, ...],
    carry: int,
) -> Settlement:
    """Settle a round that ended so with the tile `last`, with these hands left, for players with these accounts."""
    return settle_counts(
        rules,
        finish=finish,
        seat=seat,
        last=last,
        hands=hands,
        counts=tuple(hand_count(hand, rules.lone_tile) for hand in hands),
        accounts=accounts,
        carry=carry,
    )


def settle_counts(  # noqa: PLR0913 - a round's end is made of these
    rules: RuleSet,
    *,
    finish: Finish,
    seat: int,
    last: Tile | None,
    hands: tuple[tuple[Tile, ...], ...],
    counts: tuple[int, ...],
    accounts: tuple[Account, ...],
    carry: int,
) -> Settlement:
    """Settle a round of which only the hand counts need be known. `last` may be None where nobody remembers it."""
    match finish:
        case Finish.OUT:
            bonus = rules.going_out_bonus.get(str(last), 0)
            score = BlockScore(
                points=tuple(0 if loser == seat else count + bonus for loser, count in enumerate(counts))
            )
        case Finish.BLOCK:
            score = BLOCK_SCORES[rules.block_score](counts)
    highest = max(counts)
    carry_taker = counts.index(highest) if carry and counts.count(highest) == 1 else None
    points = tuple(given + (carry if player == carry_taker else 0) for player, given in enumerate(score.points))
    tied = score.carried is not None
    return Settlement(
        finish=finish,
        seat=seat,
        hands=hands,
        counts=counts,
        points=points,
        taker=score.taker,
        tied=tied,
        carry_before=carry,
        carry_taker=carry_taker,
        carry=(0 if carry_taker is not None else carry) + (score.carried or 0),
        before=accounts,
        after=accounts if tied else _accounts_after(rules, finish, seat, score, points, accounts),
    )


def _accounts_after(  # noqa: PLR0913 - the parts of one sum
    rules: RuleSet,
    finish: Finish,
    seat: int,
    score: BlockScore,
    points: tuple[int, ...],
    accounts: tuple[Account, ...],
) -> tuple[Account, ...]:
    def after(player: int, account: Account) -> Account:
        went_out = finish is Finish.OUT and player == seat
        lost_out = score.taker is not None and player != score.taker
        return account.cleared() if went_out or lost_out else account.given(points[player], rules.opening)

    return tuple(after(player, account) for player, account in enumerate(accounts))

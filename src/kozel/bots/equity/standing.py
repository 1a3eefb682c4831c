"""What hangs on the round that a seat sees.

Tables are made or read once for a rule set, and what a decision needs of them once for a round.
"""

from functools import lru_cache

import msgspec

from kozel.bots.equity.equity import Equity
from kozel.bots.equity.kept import is_kept, kept_equity
from kozel.kernel.position import in_order_of_turns
from kozel.kernel.stakes.stakes import FOR_POINTS, Stakes
from kozel.kernel.variant import Variant, variant_of
from kozel.rules.account import Account
from kozel.rules.event import Played
from kozel.rules.options import MatchGoesOn
from kozel.rules.rule_set import RuleSet
from kozel.rules.view import MatchView, Sight


def make_tables(sight: Sight, rules: RuleSet) -> None:
    """Make or read the tables of a match like this one, unless they are there; to make them can take two seconds."""
    equity_of(rules, len(sight.view.sides), len(sight.view.in_play))


def stakes_of(sight: Sight, rules: RuleSet) -> Stakes:
    """The stakes for the side of the seat that sees this, in its turn; where there are no tables, points."""
    view = sight.view
    assert view.seat is not None, "a spectator has nothing at stake"
    seats = in_order_of_turns(view.in_play, rules)
    sides = _sides(view, seats)
    bonus = rules.round_bonus[view.round - 1] if view.round <= len(rules.round_bonus) else 0
    return _stakes(
        msgspec.msgpack.encode(rules),
        len(view.sides),
        len(seats),
        tuple(view.accounts[side] for side in sides),
        sides.index(view.sides[view.seat]),
        sides.index(view.sides[_leader(sight)]),
        view.carry,
        bonus,
    )


def equity_of(rules: RuleSet, players: int, in_play: int) -> Equity | None:
    """The tables for a match of so many players, when so many are left; None where there are none."""
    return _equity(msgspec.msgpack.encode(rules), players, in_play)


def keep_tables_of(rules: RuleSet) -> None:
    """Make the tables of all matches by these rules that aren't on disk, for the next ones who ask."""
    drop_out = rules.goes_on is MatchGoesOn.LAST_ONE_STANDING
    for players in rules.players:
        for in_play in range(2 if drop_out else players, players + 1):
            variant = variant_of(rules, players, in_play=in_play)
            if isinstance(variant, Variant) and not is_kept(rules, variant):
                kept_equity(rules, variant)


def _sides(view: MatchView, seats: tuple[int, ...]) -> tuple[int, ...]:
    """The table's sides in the order in which compiled code numbers them."""
    return tuple(dict.fromkeys(view.sides[seat] for seat in seats))


def _leader(sight: Sight) -> int:
    """The seat that led the round, or leads it now."""
    match sight.course:
        case (Played(seat=seat), *_):
            return seat
        case _:
            assert sight.view.turn is not None, "somebody leads"
            return sight.view.turn


@lru_cache(256)
def _stakes(  # noqa: PLR0913 - all that the stakes hang on
    rules: bytes,
    players: int,
    in_play: int,
    accounts: tuple[Account, ...],
    side: int,
    leader: int,
    carry: int,
    bonus: int,
) -> Stakes:
    equity = _equity(rules, players, in_play)
    if equity is None:
        return FOR_POINTS
    return equity.stakes(accounts, side=side, leader=leader, carry=carry, bonus=bonus)


@lru_cache(32)
def _equity(encoded: bytes, players: int, in_play: int) -> Equity | None:
    rules = msgspec.msgpack.decode(encoded, type=RuleSet)
    variant = variant_of(rules, players, in_play=in_play)
    return kept_equity(rules, variant) if isinstance(variant, Variant) else None

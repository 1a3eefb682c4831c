"""Whoever reaches the target drops out and has no part in later rounds. Source: seed 000, the first text."""

import pytest

from kozel.rules.account import Account
from kozel.rules.finish import Finish
from kozel.rules.match_end import EndReason, MatchEnd, end_at_target
from kozel.rules.rule_set import RuleSet, preset
from kozel.rules.settlement import Ending, Settlement, settle
from kozel.rules.tile import Tile

YARD = preset("kozel-yard")
THREE_LEFT = (Account(open=10), Account(open=136), Account(open=40), Account(open=0))


def settled(rules: RuleSet, finish: Finish, seat: int, counts: tuple[int, ...], last: str = "3-4") -> Settlement:
    end = Ending(finish=finish, seat=seat, last=Tile.parse(last), hands=(), counts=counts)
    return settle(rules, end, accounts=THREE_LEFT, carry=0)


def test_the_bonus_for_going_out_is_not_given_to_who_has_dropped_out() -> None:
    """«всем проигравшим записывается указанное количество»: who isn't in the round doesn't lose it."""
    settlement = settled(YARD, Finish.OUT, 2, (4, 0, 0, 11), last="6-6")
    assert settlement.points == (54, 0, 0, 61)
    assert settlement.after[1] == THREE_LEFT[1]


@pytest.mark.parametrize("winner", [0, 2, 3])
def test_the_lowest_hand_of_a_block_is_that_of_somebody_who_plays(winner: int) -> None:
    counts = tuple(0 if seat == 1 else 5 if seat == winner else 20 for seat in range(4))
    settlement = settled(YARD.with_options({"block_score": "lower_side_wins"}), Finish.BLOCK, 0, counts)
    assert settlement.winner == winner
    assert settlement.points == tuple(count if count == 20 else 0 for count in counts)


@pytest.mark.parametrize("taker", [0, 2, 3])
def test_the_highest_hand_of_a_block_is_named_by_its_own_seat(taker: int) -> None:
    counts = tuple(0 if seat == 1 else 20 if seat == taker else 5 for seat in range(4))
    settlement = settled(YARD, Finish.BLOCK, 0, counts)
    assert settlement.taker == taker
    assert settlement.points == tuple(30 if seat == taker else 0 for seat in range(4))


def test_a_blocker_scores_in_their_own_account() -> None:
    rules = YARD.with_options({"block_score": "blocker_scores_all"})
    assert settled(rules, Finish.BLOCK, 3, (7, 0, 8, 9)).points == (0, 0, 0, 24)


@pytest.mark.parametrize(
    ("scores", "losers"),
    [
        ((101, 100), (0,)),
        ((100, 100), None),
        ((105, 110), (0, 1)),
        ((105, 105), (0, 1)),
        ((120, 30, 40), None),
        ((120, 30, 101), (0, 2)),
        ((120, 130, 103), (0, 1, 2)),
        ((120, 103, 103), (0, 1, 2)),
    ],
)
def test_everybody_who_reached_the_target_is_a_goat(scores: tuple[int, ...], losers: tuple[int, ...] | None) -> None:
    """docs/rules.md, "The end of a match": also when the last ones get there together."""
    end = end_at_target(YARD, tuple(Account(open=score) for score in scores))
    if losers is None:
        assert end is None
    else:
        rating = tuple(0 if side in losers else max(1, (105 - score) // 10) for side, score in enumerate(scores))
        assert end == MatchEnd(EndReason.TARGET, losers, rating)

"""The Azerbaijani «101»: scores open by all that is remembered, or burn; a tied fish goes to the next winner.

Source: github.com/jafarovsamir89/domino2, shared/domino-rulesets.cjs, `applyClassic101Award` and `markClassic101Miss`.
"""

import pytest

from kozel.rules.account import Account, Opening
from kozel.rules.finish import Finish
from kozel.rules.rule_set import preset
from kozel.rules.settlement import Ending, Settlement, settle

RULES = preset("azerbaijani-101")
OPENING = Opening(13, accumulates=True, burns_after=3)
CLOSED = (Account(), Account(), Account())


def after(*rounds: int) -> Account:
    account = Account()
    for points in rounds:
        account = account.given(points, OPENING)
    return account


@pytest.mark.parametrize(
    ("rounds", "account"),
    [
        ((13,), Account(open=13)),
        ((12,), Account(remembered=12, misses=1)),
        ((12, 1), Account(open=13)),
        ((6, 6), Account(remembered=12, misses=2)),
        ((6, 0, 7), Account(open=13)),
        ((6, 0, 6), Account()),
        ((0, 0, 0), Account()),
        ((6, 0, 6, 12), Account(remembered=12, misses=1)),
        ((13, 0, 0, 0, 5), Account(open=18)),
    ],
)
def test_a_score_opens_by_all_that_is_remembered_or_burns_after_three_rounds(
    rounds: tuple[int, ...], account: Account
) -> None:
    assert after(*rounds) == account


def test_it_stands_in_the_preset() -> None:
    assert RULES.opens == OPENING


def settled(
    finish: Finish, seat: int, counts: tuple[int, ...], accounts: tuple[Account, ...], *, carry: int = 0
) -> Settlement:
    end = Ending(finish=finish, seat=seat, last=None, hands=(), counts=counts)
    return settle(RULES, end, accounts=accounts, carry=carry)


def test_a_tied_fish_is_a_miss_for_everybody_and_its_sum_goes_to_the_next_winner() -> None:
    tied = settled(Finish.BLOCK, 0, (4, 4, 9), (Account(remembered=5, misses=2), Account(open=20), Account()))
    assert (tied.tied, tied.points, tied.carry) == (True, (0, 0, 0), 17)
    assert tied.after == (Account(), Account(open=20), Account(misses=1))
    won = settled(Finish.OUT, 2, (3, 8, 0), tied.after, carry=tied.carry)
    assert (won.points, won.carry_taker, won.carry) == ((0, 0, 28), 2, 0)
    assert won.after[2] == Account(open=28)


def test_another_tied_fish_adds_its_sum() -> None:
    again = settled(Finish.BLOCK, 0, (4, 4, 9), CLOSED, carry=17)
    assert (again.carry, again.carry_taker) == (34, None)


def test_a_tied_fish_with_nobody_open_opens_for_the_next_winner_by_its_sum_alone() -> None:
    """The source lets that winner in without the threshold; the sum that it asks for, more than 13, opens anyway."""
    tied = settled(Finish.BLOCK, 0, (7, 7, 9), CLOSED)
    won = settled(Finish.OUT, 1, (1, 0, 1), tied.after, carry=tied.carry)
    assert won.after[1] == Account(open=25)


def test_a_fish_gives_the_lowest_hand_all_the_others() -> None:
    assert settled(Finish.BLOCK, 0, (4, 3, 9), CLOSED).points == (0, 13, 0)

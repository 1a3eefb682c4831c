"""What a tied fish carries on. Source: seeds 000, 001, 004, «Вся сумма по рыбе переходит на следующий раунд»."""

from kozel.rules.account import Account
from kozel.rules.finish import Finish
from kozel.rules.rule_set import RuleSet, preset
from kozel.rules.settlement import Ending, Settlement, settle
from kozel.rules.tile import Tile

PAIRS = preset("kozel-pairs").with_options({"block_score": "highest_takes_all"})


def settled(rules: RuleSet, finish: Finish, seat: int, counts: tuple[int, ...], *, carry: int) -> Settlement:
    accounts = (Account(),) * (max(rules.sides(len(counts))) + 1)
    end = Ending(finish=finish, seat=seat, last=Tile(3, 4), hands=(), counts=counts)
    return settle(rules, end, accounts=accounts, carry=carry)


def test_the_pair_that_went_out_is_not_given_the_carry_for_the_partners_tiles() -> None:
    """docs/rules.md: who went out can't be given the carry, and the partner's tiles are not counted."""
    settlement = settled(PAIRS, Finish.OUT, 0, (0, 4, 30, 5), carry=35)
    assert settlement.carry_taker == 1
    assert settlement.points == (0, 44)
    assert settlement.after == (Account(), Account(open=44))
    assert settlement.carry == 0


def test_at_a_block_all_four_hands_are_compared_by_pairs() -> None:
    settlement = settled(PAIRS, Finish.BLOCK, 0, (2, 4, 30, 5), carry=35)
    assert settlement.carry_taker == 0
    assert settlement.points == (76, 0)


def test_nobody_carries_where_the_house_gives_a_tie_to_nobody() -> None:
    rules = preset("kozel").with_options({"tie": "nobody"})
    settlement = settled(rules, Finish.BLOCK, 0, (9, 9, 1), carry=0)
    assert settlement.tied
    assert settlement.carry == 0


def test_a_single_point_is_more_than_the_hand_of_who_went_out() -> None:
    settlement = settled(preset("kozel"), Finish.OUT, 0, (0, 1), carry=35)
    assert settlement.carry_taker == 1
    assert settlement.points == (0, 36)

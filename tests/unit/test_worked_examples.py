"""The worked examples of docs/rules.md, each with the text that it comes from.

Seed 000 is its last part, «Как играть в домино «Козёл»»; 001 and 004 give the same rules and numbers.
"""

import pytest

from kozel.rules.account import Account
from kozel.rules.event import Dealt
from kozel.rules.finish import Finish
from kozel.rules.hand_count import hand_count
from kozel.rules.line import End, Line
from kozel.rules.match import new_match
from kozel.rules.rating import rating_at_target, rating_at_timeout
from kozel.rules.redeal import Redeal, RedealCause, redeal_of
from kozel.rules.round import Round
from kozel.rules.rule_set import RuleSet, preset
from kozel.rules.settlement import Ending, Settlement, settle
from kozel.rules.tile import Tile, full_set

KOZEL = preset("kozel")
TO_ALL = KOZEL.with_options({"block_score": "own"})
TO_ONE = KOZEL.with_options({"block_score": "highest_takes_all"})
YARD = preset("kozel-yard")
MASHA, ALEX, OLYA, SERG = range(4)
START = (Account(remembered=19), Account(), Account(remembered=7), Account(remembered=4))


def tiles(text: str) -> tuple[Tile, ...]:
    return tuple(map(Tile.parse, text.split()))


def settled(
    rules: RuleSet,
    counts: tuple[int, ...],
    *,
    out: int | None = None,
    block: int | None = None,
    last: str | None = None,
    carry: int = 0,
    accounts: tuple[Account, ...] = START,
) -> Settlement:
    """A round's end told by hand counts: who went out, or who made the block."""
    finish, seat = (Finish.OUT, out) if out is not None else (Finish.BLOCK, block)
    assert seat is not None
    tile = Tile.parse(last) if last is not None else None
    end = Ending(finish=finish, seat=seat, last=tile, hands=(), counts=counts)
    return settle(rules, end, accounts=accounts, carry=carry)


@pytest.mark.parametrize("rules", [TO_ALL, TO_ONE])
def test_1_going_out(rules: RuleSet) -> None:
    """Example 1; seeds 000, 001, 004: Masha goes out with 19 remembered, Olya's 13 open her score with the 7."""
    settlement = settled(rules, (0, 3, 13, 5), out=MASHA)
    assert settlement.after == (Account(), Account(remembered=3), Account(open=20), Account(remembered=9))
    assert settlement.points == (0, 3, 13, 5)


def test_2_fish_on_everybody() -> None:
    """Example 2; «Рыба на всех»: everybody is given their own hand."""
    settlement = settled(TO_ALL, (2, 3, 13, 5), block=SERG)
    assert settlement.after == (
        Account(remembered=21),
        Account(remembered=3),
        Account(open=20),
        Account(remembered=9),
    )


def test_3_fish_on_one() -> None:
    """Example 3; «Рыба на одного»: Olya's 13 is the highest, she is given all 23; others' remembered points go."""
    settlement = settled(TO_ONE, (2, 3, 13, 5), block=SERG)
    assert settlement.after == (Account(), Account(), Account(open=30), Account())
    assert settlement.points == (0, 0, 23, 0)
    assert settlement.taker == OLYA


def test_4_tied_fish_is_carried_and_goes_to_the_highest_hand_of_the_next_round() -> None:
    """Example 4; seeds 000, 001, 004: 14 and 14 tie, 35 is carried; then Olya's 9 + 35 open her score."""
    tied = settled(TO_ONE, (2, 14, 14, 5), block=SERG)
    assert tied.tied
    assert tied.after == START
    assert tied.points == (0, 0, 0, 0)
    assert tied.carry == 35
    next_round = settled(TO_ONE, (4, 0, 9, 6), out=ALEX, carry=tied.carry, accounts=tied.after)
    assert next_round.points == (4, 0, 44, 6)
    assert next_round.after[OLYA] == Account(open=51)
    assert next_round.carry == 0
    assert next_round.carry_taker == OLYA


def test_5_tied_fish_adds_to_the_carry() -> None:
    """Example 5; seeds 000, 001, 004: «к запомненной сумме прибавятся итоги нового раунда»."""
    assert settled(TO_ONE, (12, 12, 3, 1), block=MASHA, carry=35).carry == 63


def test_6_carry_stays_when_the_highest_hand_is_shared() -> None:
    """Example 6; seeds 000, 001, 004: «до тех пор, пока не найдется один игрок»."""
    settlement = settled(TO_ONE, (0, 8, 8, 2), out=MASHA, carry=35)
    assert settlement.points == (0, 8, 8, 2)
    assert settlement.carry == 35
    assert settlement.carry_taker is None


def test_7_lone_blank_double() -> None:
    """Example 7; seeds 000, 001, 004: 0-0 counts 10 when it is the only tile, else nothing."""
    assert hand_count(tiles("0-0"), KOZEL) == 10
    assert hand_count(tiles("0-0 0-1"), KOZEL) == 1
    assert hand_count(tiles("6-6"), KOZEL) == 12
    assert hand_count(tiles("0-0"), YARD) == 25
    assert hand_count(tiles("6-6"), YARD) == 50


@pytest.mark.parametrize(
    ("name", "hand", "count"),
    [
        ("classic", "0-0", 25),
        ("classic", "0-0 0-1", 26),
        ("classic", "6-6 0-0", 37),
        ("kozel-yard", "6-6 0-1", 13),
        ("classic-duel", "0-0", 25),
        ("classic-duel", "0-0 0-1", 1),
        ("kozel-duel", "6-6", 50),
        ("kozel-duel", "6-6 0-1", 51),
    ],
)
def test_a_tile_may_have_a_value_of_its_own_in_any_hand(name: str, hand: str, count: int) -> None:
    """Seed 000: 0-0 in the classic rules, 6-6 in the games for two; only there «осталась только лишь одна» is said."""
    assert hand_count(tiles(hand), preset(name)) == count


def test_8_rating() -> None:
    """Example 8; seeds 001 and 004, «Подсчёт рейтинга»; 2.5 and 6.5 are rounded half up, not half even."""
    assert rating_at_target((25, 75, 96, 104), goats=(3,)) == (8, 3, 1, 0)
    assert rating_at_target((35, 101), goats=(1,)) == (7, 0)
    assert rating_at_timeout((32, 30, 13, 45), timed_out=0) == (0, 1, 2, 1)


def test_9_six_tiles_of_both_ends_are_a_fish_wherever_the_double_is() -> None:
    """Example 9; the picture of seeds 000, 001, 004: 1-2, 2-6, 0-2, 2-3 in play, ends 2 (by 2-4) and 2 (by 5-2)."""
    line = Line()
    for tile, end in [
        ("1-2", End.RIGHT), ("2-6", End.RIGHT), ("0-6", End.RIGHT), ("0-2", End.RIGHT), ("2-3", End.RIGHT),
        ("3-4", End.RIGHT), ("2-4", End.RIGHT), ("1-5", End.LEFT),
    ]:  # fmt: skip
        line = line.joined(Tile.parse(tile), end)
    assert line.ends == (5, 2)
    for double_is_in in (tiles("2-2 3-3"), tiles("5-5 3-3")):
        hands = (tiles("2-5 4-4"), double_is_in)
        before = Round(KOZEL, hands, boneyard=tiles("0-0"), turn=0, line=line, last_seat=1, last_end=End.LEFT)
        after = before.apply(before.event(before.legal()[0]))
        assert after.line.ends == (2, 2)
        assert after.finish is Finish.BLOCK
        assert after.last_seat == 0
        assert after.legal() == ()


def test_10_sizes_of_sets() -> None:
    """Example 10; seed 000 lists the 28 tiles."""
    assert [len(full_set(highest)) for highest in (6, 9, 12)] == [28, 55, 91]
    assert len(set(full_set(12))) == 91


def test_11_going_out_with_a_double_of_the_yard() -> None:
    """Example 11; seed 000, the yard's rules: going out with 6-6 gives every loser 50 more, with 0-0 25 more."""
    fresh = (Account(open=0),) * 3
    assert settled(YARD, (0, 4, 11), out=0, last="6-6", accounts=fresh).points == (0, 54, 61)
    assert settled(YARD, (0, 4, 11), out=0, last="0-0", accounts=fresh).points == (0, 29, 36)
    assert settled(YARD, (0, 4, 11), out=0, last="5-6", accounts=fresh).points == (0, 4, 11)


@pytest.mark.parametrize(
    ("hand", "expected"),
    [
        ("0-0 1-1 2-2 3-3 4-4 0-1 0-2", Redeal(0, RedealCause.DOUBLES)),
        ("6-6 0-6 1-6 2-6 3-6 4-6 0-0", Redeal(0, RedealCause.SAME_VALUE)),
        ("6-6 0-6 1-6 2-6 3-6 0-0 1-1", None),
    ],
)
def test_12_redeal(hand: str, expected: Redeal | None) -> None:
    """Example 12; seeds 000, 001, 004: five doubles, or six tiles that share a value; a double counts once."""
    assert redeal_of(Dealt(1, 0, (tiles(hand),), ()), KOZEL) == expected


def test_a_deal_that_is_taken_back_is_followed_by_another() -> None:
    """Seeds 000, 001, 004: «кости пересдаются»; the second deal belongs to the same round."""
    match = new_match(KOZEL, 2)
    rest = set(full_set(6)) - set(tiles("0-0 1-1 2-2 3-3 4-4 0-1 0-2"))
    others = tuple(sorted(rest))
    bad = Dealt(1, 0, (tiles("0-0 1-1 2-2 3-3 4-4 0-1 0-2"), others[:7]), others[7:])
    match = match.apply(bad)
    assert match.awaits_deal
    assert match.redeal == Redeal(0, RedealCause.DOUBLES)
    assert (match.round_number, match.attempt, match.turn) == (1, 1, None)

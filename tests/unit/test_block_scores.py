"""Who is given what at a block, house by house. Source: seed 000; docs/rules.md."""

import pytest

from kozel.rules.account import Account
from kozel.rules.finish import Finish
from kozel.rules.rule_set import RuleSet, preset
from kozel.rules.settlement import Ending, Settlement, settle
from kozel.rules.tile import Tile

REMEMBERED = (Account(remembered=9), Account(remembered=4), Account(remembered=0), Account(remembered=7))


def blocked(rules: RuleSet, counts: tuple[int, ...], blocker: int = 0) -> Settlement:
    sides = max(rules.sides(len(counts))) + 1
    accounts = REMEMBERED[:sides] if rules.opening is not None else (Account(open=0),) * sides
    end = Ending(finish=Finish.BLOCK, seat=blocker, last=Tile(0, 1), hands=(), counts=counts)
    return settle(rules, end, accounts=accounts, carry=0)


@pytest.mark.parametrize(
    ("counts", "points", "winner"), [((20, 7), (13, 0), 1), ((7, 20), (0, 13), 0), ((8, 8), (0, 0), None)]
)
def test_for_two_the_higher_hand_is_given_the_difference(
    counts: tuple[int, ...], points: tuple[int, ...], winner: int | None
) -> None:
    """Seed 000, the game for two: «записывается разница между баллами выигравшего и проигравшего»."""
    settlement = blocked(preset("kozel-duel"), counts)
    assert (settlement.points, settlement.winner, settlement.tied) == (points, winner, winner is None)


def test_who_is_given_nothing_of_a_difference_remembers_nothing() -> None:
    rules = preset("kozel-duel").with_options({"opening": 13})
    assert blocked(rules, (20, 7)).after == (Account(open=22), Account())
    assert blocked(rules, (9, 9)).after == REMEMBERED[:2]


@pytest.mark.parametrize(
    ("counts", "points", "winner"),
    [
        ((3, 10, 6), (10, 0, 0), 0),
        ((10, 3, 6), (0, 10, 0), 1),
        ((3, 10, 3), (0, 0, 0), None),
        ((3, 3, 3), (0, 0, 0), None),
    ],
)
def test_the_lowest_scores_what_each_of_the_others_holds_more(
    counts: tuple[int, ...], points: tuple[int, ...], winner: int | None
) -> None:
    """Seed 000, the classic rules: «Он получает разницу очков остальных игроков»."""
    settlement = blocked(preset("classic"), counts)
    assert (settlement.points, settlement.winner, settlement.tied) == (points, winner, winner is None)


@pytest.mark.parametrize("blocker", [0, 1, 2])
def test_the_blocker_scores_all_hands(blocker: int) -> None:
    """Seed 000, the general rules: «все очки участников данной партии пишутся на счет так называемого «рыбака»»."""
    settlement = blocked(preset("general"), (3, 10, 6), blocker)
    assert settlement.points == tuple(19 if seat == blocker else 0 for seat in range(3))
    assert settlement.winner == blocker


@pytest.mark.parametrize(
    ("name", "counts", "points", "winner"),
    [
        ("kozel-pairs", (1, 20, 5, 2), (0, 22), 0),
        ("kozel-pairs", (20, 1, 2, 5), (22, 0), 1),
        ("kozel-pairs", (6, 4, 5, 7), (0, 0), None),
        ("pairs-100", (1, 20, 5, 2), (22, 0), 0),
        ("pairs-100", (20, 1, 2, 5), (0, 22), 1),
        ("pairs-100", (6, 4, 5, 7), (0, 0), None),
    ],
)
def test_of_two_pairs_the_lower_wins(
    name: str, counts: tuple[int, ...], points: tuple[int, ...], winner: int | None
) -> None:
    """Seed 000, «Козел»: «Победителями является пара, которые в сумму набрали меньше очков»."""
    settlement = blocked(preset(name), counts)
    assert (settlement.points, settlement.winner, settlement.tied) == (points, winner, winner is None)


def test_all_tiles_that_were_not_played_may_go_to_the_winners() -> None:
    """docs/rules.md, the option of the tournament's game."""
    rules = preset("pairs-100").with_options({"out_score": "winner_takes_all"})
    assert blocked(rules, (1, 20, 5, 2)).points == (28, 0)


@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ((3, 8, 9), (14, 0, 0)),
        ((9, 2, 9), (0, 16, 0)),
        ((4, 4, 9), (0, 0, 0)),
        ((10, 11), (1, 0)),
        ((10, 11, 1), (0, 0, 20)),
    ],
)
def test_the_lowest_scores_the_others_together_less_itself(counts: tuple[int, ...], points: tuple[int, ...]) -> None:
    """onlinedominogames.com, block and draw: "total of all other players' tiles … minus … his/her own tiles"."""
    assert blocked(preset("draw"), counts).points == points


@pytest.mark.parametrize(
    ("counts", "blocker", "points"),
    [
        ((5, 6, 40, 1), 0, (7, 0)),
        ((5, 5, 40, 1), 0, (6, 0)),
        ((5, 4, 0, 1), 0, (0, 5)),
        ((9, 1, 2, 3), 3, (0, 11)),
        ((2, 1, 9, 3), 3, (4, 0)),
    ],
)
def test_the_blocker_is_compared_with_the_left(counts: tuple[int, ...], blocker: int, points: tuple[int, int]) -> None:
    """dominoesonline.com: the blocker compares "to the person on the left … tie goes to the person who locked"."""
    assert blocked(preset("dominican-pairs"), counts, blocker).points == points

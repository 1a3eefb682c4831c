"""Playing for the match: positions in which the best move for points is not the best one for the match."""

from random import Random

import msgspec
import pytest

from kozel.bots.equity.standing import equity_of
from kozel.bots.thinking.rolling import Rolling
from kozel.bots.thinking.weigh import Thinking
from kozel.kernel.variant import Variant, variant_of
from kozel.rules.account import Account
from kozel.rules.line import End, Laid, Line
from kozel.rules.match import new_match
from kozel.rules.move import Play
from kozel.rules.round import Round
from kozel.rules.rule_set import RuleSet, preset
from kozel.rules.tile import Tile, full_set
from kozel.rules.view import Sight, sight

ON_EVERYBODY = preset("kozel").with_options({"block_score": "own"})
PAIRS = preset("kozel-pairs")
FOR_MATCH = Rolling(Thinking(1000))
FOR_POINTS = Rolling(Thinking(1000), for_points=True)


def opened(*scores: int) -> tuple[Account, ...]:
    return tuple(Account(open=score) for score in scores)


def position(rules: RuleSet, line: str, hand: str, sizes: tuple[int, ...], accounts: tuple[Account, ...]) -> Sight:
    """Seat 0 is in turn; the others hold so many of the tiles that are left, of which it can't tell who has which."""
    laid = tuple(Laid(int(tile[0]), int(tile[2])) for tile in line.split())
    mine = tuple(map(Tile.parse, hand.split()))
    seen = {place.tile for place in laid}.union(mine)
    left = iter(tile for tile in full_set(6) if tile not in seen)
    hands = (mine, *(tuple(next(left) for _ in range(size)) for size in sizes))
    assert next(left, None) is None
    current = Round(rules, hands, (), turn=0, line=Line(laid), last_seat=len(sizes), last_end=End.RIGHT)
    match = msgspec.structs.replace(new_match(rules, len(hands)), round=current, accounts=accounts)
    return sight(match, 0)


def makes(move: Play, bot: Rolling, seen: Sight, rules: RuleSet) -> bool:
    """Whether the bot makes the move: always, or never."""
    (made,) = {bot(seen, rules, Random(seed)) == move for seed in range(3)}
    return made


SIXES = "6-0 0-0 0-1 1-1 1-6 6-6 6-3 3-2 2-4 4-6 6-5 5-2 2-2"


@pytest.mark.parametrize(
    ("accounts", "fish"),
    [
        (opened(0, 0, 0, 0), True),
        (opened(90, 98, 30, 30), False),
        (opened(90, 30, 30, 30), False),
    ],
)
def test_a_fish_is_not_made_with_the_points_that_are_still_missing(
    accounts: tuple[Account, ...], *, fish: bool
) -> None:
    """Four, on everybody. 2-6 at the 2 leaves sixes at both ends, and all sixes are in the line.

    Each of the others is then given 24 points on average for their three or four tiles, seat 0 only 11 for 0-3, 0-2
    and 3-3. But 90 and 11 is 101.
    """
    seen = position(ON_EVERYBODY, SIXES, "2-6 0-3 0-2 3-3", (3, 4, 4), accounts)
    the_fish = Play(Tile(2, 6), End.RIGHT)
    assert makes(the_fish, FOR_POINTS, seen, ON_EVERYBODY)
    assert makes(the_fish, FOR_MATCH, seen, ON_EVERYBODY) == fish


ZEROS = "0-6 6-6 6-3 3-1 1-5 5-5 5-4 4-6 6-5 5-0 0-0 0-1 1-1 1-6 6-2 2-0 0-3 3-2 2-4"


@pytest.mark.parametrize(
    ("accounts", "fish"),
    [(opened(30, 95), True), (opened(80, 30), False)],
)
def test_a_fish_is_dared_that_makes_the_others_the_goat(accounts: tuple[Account, ...], *, fish: bool) -> None:
    """Pairs. 0-4 at the 4 leaves a 0 at both ends, and all tiles with a 0 are in the line.

    The pair then holds 7 points and three of six hidden tiles, the others the other three: it will lose the fish more
    often than not, and gains by 0-4 at the 0. With 30 it can afford that, while the others have 95. With 80 it can't.
    """
    seen = position(PAIRS, ZEROS, "2-2 0-4 1-2", (2, 3, 1), accounts)
    the_fish = Play(Tile(0, 4), End.RIGHT)
    assert makes(Play(Tile(0, 4), End.LEFT), FOR_POINTS, seen, PAIRS)
    assert makes(the_fish, FOR_MATCH, seen, PAIRS) == fish


def test_with_95_the_round_is_won_more_slowly() -> None:
    """Two, on everybody, and seat 0 can tell that the other holds 2-5 3-3 3-5 4-5 5-5 and no tile for a 4 but 4-5.

    4-6 at the 4 makes the fish: the other is given 40 points, seat 0 has 7, which is 33 better. 4-6 at the 6 leaves
    4 and 4: the other must play 4-5, and seat 0 goes out with 3-4, which is 31. But 95 and 7 is more than 101.
    """
    line = "4-4 0-6 1-6 2-6 3-6 5-6 0-0 0-1 0-2 0-3 0-4 0-5 1-1 1-2 1-3 1-4 1-5 2-2 2-3 2-4 6-6"
    for accounts, fish in ((opened(0, 0), True), (opened(95, 60), False)):
        seen = position(ON_EVERYBODY, line, "4-6 3-4", (5,), accounts)
        the_fish = Play(Tile(4, 6), End.LEFT)
        assert makes(the_fish, FOR_POINTS, seen, ON_EVERYBODY)
        assert makes(the_fish, FOR_MATCH, seen, ON_EVERYBODY) == fish


def worth_in_pairs(*accounts: Account) -> float:
    equity = equity_of(PAIRS, 4, 4)
    assert equity is not None
    return equity.worths(accounts)[0]


def test_points_that_are_only_remembered_weigh_little() -> None:
    """12 points more are remembered and may be forgotten, 13 open the score for good, together with the 24 before."""
    other = Account(open=40)
    before, twelve, thirteen = Account(remembered=24), Account(remembered=36), Account(open=37)
    assert PAIRS.opens is not None
    assert before.given(12, PAIRS.opens) == twelve
    assert before.given(13, PAIRS.opens) == thirteen
    lost_by_twelve = worth_in_pairs(before, other) - worth_in_pairs(twelve, other)
    lost_by_thirteen = worth_in_pairs(before, other) - worth_in_pairs(thirteen, other)
    assert 0 < lost_by_twelve < lost_by_thirteen / 3


def test_a_match_with_a_target_out_of_reach_is_played_for_points() -> None:
    assert equity_of(PAIRS.with_options({"target": 5000}), 4, 4) is None
    far = PAIRS.with_options({"target": 5000})
    seen = position(far, ZEROS, "2-2 0-4 1-2", (2, 3, 1), opened(30, 4990))
    assert FOR_MATCH(seen, far, Random(1)) == FOR_POINTS(seen, far, Random(1))
    assert isinstance(variant_of(far, 4), Variant)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_tables_of_all_matches_lie_in_one_order(seats: int) -> None:
    tables = equity_of(ON_EVERYBODY, seats, seats)
    assert tables is not None
    # Else each order has compiled code of its own, for which the first move of a match would wait.
    assert all(table.flags.c_contiguous for table in (tables.lead, tables.running, tables.arrives))

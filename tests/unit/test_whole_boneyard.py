"""At an obvious fish the next player takes the whole boneyard first. Source: seed 000, the first text.

In the yard's own fish all seven tiles of a value lie in the line, so that nothing in the boneyard fits and drawing
until a tile fits takes it all. Where six tiles make a fish, the double may still come, and an option says what then.

«Даже если очевидно, что поставлена рыба, игрок, очередь которого класть фишку на стол, обязуется забрать весь базар».
"""

import pytest

from kozel.rules.finish import Finish
from kozel.rules.line import End, Line
from kozel.rules.move import Draw, Pass, Play
from kozel.rules.refusal import Refusal, RefusalCode
from kozel.rules.round import Round
from kozel.rules.rule_set import RuleSet, preset
from kozel.rules.tile import Tile

YARD = preset("kozel-yard")
SIX = YARD.with_options({"block_test": "six_tiles", "block_with_boneyard": "next_draws_all"})
TWO = Play(Tile(2, 2), End.LEFT), Play(Tile(2, 2), End.RIGHT)


def tiles(text: str) -> tuple[Tile, ...]:
    return tuple(map(Tile.parse, text.split()))


def blocked(rules: RuleSet, boneyard: str, *others: str) -> Round:
    """A round in which seat 0 has just joined the sixth 2 other than 2-2, so that both ends show 2."""
    line = Line()
    for tile, end in (("1-2", End.RIGHT), ("2-6", End.RIGHT), ("0-6", End.RIGHT), ("0-2", End.RIGHT)):
        line = line.joined(Tile.parse(tile), end)
    for tile in ("2-3", "3-4", "2-4"):
        line = line.joined(Tile.parse(tile), End.RIGHT)
    line = line.joined(Tile(1, 5), End.LEFT)
    before = Round(rules, (tiles("2-5 4-4"), *map(tiles, others)), tiles(boneyard), turn=0, line=line)
    return before.apply(before.event(Play(Tile(2, 5), End.LEFT)))


def after_draws(current: Round, number: int) -> Round:
    for _ in range(number):
        assert current.legal() == (Draw(),)
        current = current.apply(current.event(Draw()))
    return current


def test_in_the_yard_all_seven_tiles_make_a_fish_and_the_boneyard_is_taken_first() -> None:
    going_on = blocked(YARD, "0-0 2-2 1-1", "6-6", "5-5")
    assert going_on.finish is None
    drawn = after_draws(going_on, 2)
    assert drawn.legal() == TWO
    seventh = drawn.apply(drawn.event(TWO[0]))
    assert (seventh.finish, seventh.turn) == (None, 2)
    over = after_draws(seventh, 1)
    assert (over.finish, over.last_seat, over.boneyard) == (Finish.BLOCK, 1, ())
    assert over.hands[2] == tiles("5-5 1-1")


def test_the_next_player_takes_it_tile_by_tile_and_then_the_round_is_over() -> None:
    taking = blocked(SIX, "0-0 1-1 3-5", "6-6", "5-5")
    assert (taking.finish, taking.turn) == (None, 1)
    over = after_draws(taking, 3)
    assert (over.finish, over.last_seat, over.legal()) == (Finish.BLOCK, 0, ())
    assert over.hands[1] == tiles("6-6 0-0 1-1 3-5")


@pytest.mark.parametrize("boneyard", ["2-2 0-0 1-1", "0-0 2-2 1-1", "0-0 1-1 2-2"])
def test_the_double_in_the_boneyard_goes_on_with_the_round_and_blocks_it_again(boneyard: str) -> None:
    taken = after_draws(blocked(SIX, boneyard, "6-6", "5-5"), 3)
    assert (taken.finish, taken.turn, taken.drawn) == (None, 1, 3)
    assert taken.legal() == TWO
    over = taken.apply(taken.event(TWO[0]))
    assert (over.finish, over.last_seat) == (Finish.BLOCK, 1)


def test_who_holds_the_double_takes_the_boneyard_before_playing_it() -> None:
    taking = blocked(SIX, "0-0 1-1", "6-6 2-2", "5-5")
    assert taking.refuses(1, TWO[0]) == Refusal(RefusalCode.MUST_DRAW)
    assert taking.refuses(1, Pass()) == Refusal(RefusalCode.MUST_DRAW)
    assert after_draws(taking, 2).legal() == TWO


def test_the_double_in_another_hand_does_not_help() -> None:
    over = after_draws(blocked(SIX, "0-0 1-1", "6-6", "5-5 2-2"), 2)
    assert (over.finish, over.last_seat) == (Finish.BLOCK, 0)


def test_the_reserve_stays_where_it_is() -> None:
    over = after_draws(blocked(SIX.with_options({"reserve": 2}), "0-0 1-1 2-2", "6-6", "5-5"), 1)
    assert (over.finish, over.boneyard) == (Finish.BLOCK, tiles("1-1 2-2"))


def test_one_tile_a_turn_is_no_reason_to_take_less() -> None:
    assert after_draws(blocked(SIX.with_options({"draw": "one"}), "0-0 1-1", "6-6", "5-5"), 2).finish is Finish.BLOCK


@pytest.mark.parametrize(
    ("options", "boneyard"),
    [({}, ""), ({"reserve": 2}, "0-0 1-1"), ({"draw": "none"}, "0-0"), ({"block_with_boneyard": "end_now"}, "0-0")],
)
def test_where_nothing_may_be_taken_the_round_is_over_at_once(options: dict[str, object], boneyard: str) -> None:
    over = blocked(SIX.with_options(options), boneyard, "6-6 2-2", "5-5")
    assert (over.finish, over.last_seat) == (Finish.BLOCK, 0)

"""Bonuses for passes and last tiles. Sources: dominoesonline.com (Dominican), sacitc.blog (Puerto Rican)."""

import pytest

from kozel.rules.account import Account
from kozel.rules.bonuses import Bonus
from kozel.rules.event import Passed, Played
from kozel.rules.finish import Finish
from kozel.rules.line import End, Laid, Line
from kozel.rules.match_end import end_at_target
from kozel.rules.move import Pass, Play
from kozel.rules.round import Round
from kozel.rules.rule_set import preset
from kozel.rules.settlement import Ending, Settlement, ending, settle
from kozel.rules.tile import Tile

DOMINICAN = preset("dominican-pairs")
PUERTO_RICAN = preset("puerto-rican-500")
FRESH = (Account(open=0), Account(open=0))


def tiles(text: str) -> tuple[Tile, ...]:
    return tuple(map(Tile.parse, text.split()))


def begun(*hands: str, line: str = "") -> Round:
    """A round of Dominican pairs led by seat 0; `line` lies already."""
    laid = Line()
    for tile in tiles(line):
        laid = laid.joined(tile, End.RIGHT)
    return Round(DOMINICAN, tuple(map(tiles, hands)), (), turn=0, line=laid)


def after_play(current: Round, tile: str, end: End = End.RIGHT) -> Round:
    return current.apply(current.event(Play(Tile.parse(tile), end)))


def passed(current: Round) -> tuple[Round, Passed]:
    assert current.legal() == (Pass(),)
    event = current.event(Pass())
    assert isinstance(event, Passed)
    return current.apply(event), event


@pytest.mark.parametrize(("lead", "bonus"), [("6-6", ("pass_on_double_lead", 25)), ("5-6", ("pass_on_lead", 50))])
def test_a_pass_on_the_lead_is_worth_less_on_a_double(lead: str, bonus: tuple[str, int]) -> None:
    """Dominican: "skip on first domino that is a double earns 25 points … that isn't a double earns 50 points"."""
    led = after_play(begun(f"{lead} 1-1", "0-5", "2-6", "1-2"), lead)
    assert led.turn == 3
    after, event = passed(led)
    assert event == Passed(3, (Bonus(0, *bonus),))
    assert after.bonuses == (Bonus(0, *bonus),)


@pytest.mark.parametrize("lead", ["6-6", "5-6"])
def test_only_the_first_pass_on_the_lead_gives_its_bonus(lead: str) -> None:
    current = after_play(begun(f"{lead} 1-1", "0-5 0-6", "2-2 3-3", "1-2 0-1"), lead)
    current, first = passed(current)
    _, second = passed(current)
    assert [len(first.bonuses), len(second.bonuses)] == [1, 0]


def test_a_pass_later_on_gives_nothing_until_everybody_has_passed() -> None:
    """Dominican: "skip 3 people earns 25 points": the third pass in a row gives it, to whoever played before them."""
    current = after_play(begun("0-1 1-1 4-4", "2-2 5-5", "3-3 6-6", "2-3 6-5", line="0-0"), "0-1")
    seats: list[tuple[int, tuple[Bonus, ...]]] = []
    for _ in range(3):
        current, event = passed(current)
        seats.append((event.seat, event.bonuses))
    assert seats == [(3, ()), (2, ()), (1, (Bonus(0, "pass_round", 25),))]
    assert current.turn == 0
    assert isinstance(current.event(current.legal()[0]), Played)


def test_passes_are_counted_anew_after_every_tile() -> None:
    current = after_play(begun("0-1 1-1 4-4", "2-2 5-5", "1-3 6-6", "2-3 6-5", line="0-0"), "0-1")
    current, _ = passed(current)
    current = after_play(current, "1-3")
    for _ in range(2):
        current, event = passed(current)
        assert event.bonuses == ()


@pytest.mark.parametrize(
    ("line", "last", "end", "names"),
    [
        ("1-2 2-3", "1-3", End.RIGHT, ["capicua"]),
        ("1-2 2-3", "1-3", End.LEFT, ["capicua"]),
        ("1-2 2-3", "3-5", End.RIGHT, []),
        ("1-2 1-2", "2-2", End.RIGHT, []),
        ("3-2 2-3", "3-5", End.RIGHT, ["capicua"]),
        ("0-2 2-3", "0-0", End.LEFT, ["chuchazo"]),
        ("0-2 2-0", "0-0", End.LEFT, ["chuchazo"]),
    ],
)
def test_the_last_tile_may_earn_a_bonus(line: str, last: str, end: End, names: list[str]) -> None:
    """Puerto Rico: "the winning bone can play on either open end … doesn't apply when" it "is a double"."""
    over = out_with(line, last, end)
    assert over.finish is Finish.OUT
    assert [bonus.name for bonus in ending(over, number=9).bonuses] == names


def out_with(line: str, last: str, end: End) -> Round:
    laid = Line(tuple(Laid(*map(int, text.split("-"))) for text in line.split()))
    current = Round(PUERTO_RICAN, (tiles(last), tiles("4-4"), tiles("4-6"), tiles("5-6")), (), turn=0, line=laid)
    return after_play(current, last, end)


def test_blocking_with_the_chucha_is_no_chuchazo() -> None:
    """Puerto Rico: "There is no "Chuchazo" when the "Tranque" in a blocked game is the "Chucha"."."""
    laid = Line((Laid(0, 1), Laid(1, 2), Laid(2, 0)))
    current = Round(PUERTO_RICAN, (tiles("0-0 5-5"), tiles("4-4"), tiles("4-6"), tiles("5-6")), (), turn=0, line=laid)
    over = after_play(current, "0-0", End.LEFT)
    assert over.finish is Finish.BLOCK
    assert ending(over, number=9).bonuses == ()


def settled(number: int) -> Settlement:
    over = out_with("1-2 2-3", "3-5", End.RIGHT)
    return settle(PUERTO_RICAN, ending(over, number=number), accounts=FRESH, carry=0)


@pytest.mark.parametrize(("number", "bonus"), [(1, 100), (2, 75), (3, 50), (4, 25), (5, 0)])
def test_the_first_rounds_give_their_winner_more(number: int, bonus: int) -> None:
    """Puerto Rico: 100 for the first game of a match, 75 for the second, 50 for the third, 25 for the fourth."""
    all_tiles_left = 8 + 10 + 11
    assert settled(number).points == (all_tiles_left + bonus, 0)


def test_a_bonus_is_given_even_if_the_fish_is_tied() -> None:
    rules = DOMINICAN.with_options({"block_score": "lower_side_wins"})
    earned = (Bonus(0, "pass_round", 25), Bonus(1, "pass_on_lead", 50))
    tied = Ending(finish=Finish.BLOCK, seat=0, last=None, hands=(), counts=(5, 2, 5, 8), bonuses=earned)
    settlement = settle(rules, tied, accounts=FRESH, carry=0)
    assert (settlement.tied, settlement.points, settlement.winner) == (True, (25, 50), None)


def test_where_bonuses_bring_both_to_the_target_whoever_has_more_wins() -> None:
    """docs/rules.md: settled; while both are level there, the match goes on."""
    behind = end_at_target(DOMINICAN, (Account(open=230), Account(open=205)))
    assert behind is not None
    assert behind.losers == (1,)
    assert end_at_target(DOMINICAN, (Account(open=205), Account(open=205))) is None

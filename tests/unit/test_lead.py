"""Who leads a round, and with what. Seeds 000, 001, 004: 1-1, else 2-2 … 6-6, else 0-0, else from 5-6 downward."""

import pytest

from kozel.rules.event import Dealt
from kozel.rules.lead import Lead, first_lead
from kozel.rules.line import End
from kozel.rules.match import new_match
from kozel.rules.move import Play
from kozel.rules.options import FirstLead, Otherwise
from kozel.rules.refusal import Refusal, RefusalCode
from kozel.rules.rule_set import preset
from kozel.rules.tile import Tile, full_set

ORDER = preset("kozel").first_lead


def hands(*texts: str) -> tuple[tuple[Tile, ...], ...]:
    return tuple(tuple(map(Tile.parse, text.split())) for text in texts)


@pytest.mark.parametrize(
    ("held", "seat", "tile"),
    [
        (("0-0 2-2 5-6", "1-1 0-1"), 1, "1-1"),
        (("0-0 3-3", "6-6 4-4"), 0, "3-3"),
        (("0-0 0-1", "5-6 0-2"), 0, "0-0"),
        (("6-6 0-1", "0-0 0-2"), 0, "6-6"),
        (("0-1 4-6", "5-6 0-2"), 1, "5-6"),
        (("0-1 4-6", "4-5 0-2"), 0, "4-6"),
        (("4-5", "3-6"), 1, "3-6"),
    ],
)
def test_first_lead(held: tuple[str, ...], seat: int, tile: str) -> None:
    assert first_lead(hands(*held), ORDER) == Lead(seat, Tile.parse(tile))


@pytest.mark.parametrize(("held", "seat", "tile"), [(("0-3", "1-2"), 1, "1-2"), (("0-2", "0-1 5-6"), 1, "0-1")])
def test_lowest_tile_leads_where_the_rules_say_so(held: tuple[str, ...], seat: int, tile: str) -> None:
    order = FirstLead(doubles=(), otherwise=Otherwise.LOWEST)
    assert first_lead(hands(*held), order) == Lead(seat, Tile.parse(tile))


def test_the_first_double_of_the_order_must_be_led() -> None:
    mine = "1-1 1-2 1-3 1-4 2-2 2-3 5-6"
    theirs = "0-0 0-1 0-2 3-3 3-4 3-5 6-6"
    held = hands(mine, theirs)
    rest = tuple(tile for tile in full_set(6) if tile not in held[0] + held[1])
    match = new_match(preset("kozel"), 2).apply(Dealt(1, 0, held, rest))
    assert match.turn == 0
    assert match.legal() == (Play(Tile(1, 1), End.RIGHT),)
    assert match.refuses(0, Play(Tile(5, 6), End.RIGHT)) == Refusal(RefusalCode.MUST_LEAD, Tile(1, 1))
    assert match.refuses(1, Play(Tile(3, 3), End.RIGHT)) == Refusal(RefusalCode.NOT_YOUR_TURN)

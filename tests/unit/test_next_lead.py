"""Who leads the rounds after the first, and which way the turns go. Sources: the files in `rules/next_leads/`."""

import pytest

from kozel.rules.deal import deal
from kozel.rules.lead import Lead, first_lead
from kozel.rules.match import new_match
from kozel.rules.next_leads import NEXT_LEADS, RoundBefore
from kozel.rules.options import FirstLead, NextLead, Otherwise
from kozel.rules.rule_set import preset
from kozel.rules.tile import Tile, full_set


def before(led_by: int, ended_by: int, winner: int | None, *, step: int = 1, pairs: bool = True) -> RoundBefore:
    sides = (0, 1, 0, 1) if pairs else (0, 1, 2, 3)
    return RoundBefore(led_by=led_by, ended_by=ended_by, winner=winner, sides=sides, step=step)


@pytest.mark.parametrize(
    ("lead", "of", "seat"),
    [
        (NextLead.WINNER, before(0, 2, 1), 2),
        (NextLead.BY_ORDER, before(0, 2, 1), None),
        (NextLead.ROTATE, before(0, 2, 0), 1),
        (NextLead.ROTATE, before(3, 2, 0), 0),
        (NextLead.ROTATE, before(0, 2, 0, step=-1), 3),
        (NextLead.WINNING_SIDE, before(0, 2, 0), 2),
        (NextLead.WINNING_SIDE, before(0, 2, 1), 3),
        (NextLead.WINNING_SIDE, before(0, 2, 1, step=-1), 1),
        (NextLead.WINNING_SIDE, before(0, 2, None), 1),
        (NextLead.WINNING_SIDE, before(0, 2, None, step=-1), 3),
        (NextLead.WINNING_SIDE, before(0, 2, 1, pairs=False), 1),
    ],
)
def test_who_leads_the_next_round(lead: NextLead, of: RoundBefore, seat: int | None) -> None:
    assert NEXT_LEADS[lead](of) == seat


def test_whoever_sits_first_leads_with_any_tile() -> None:
    """onlinedominogames.com draws lots for the first lead; at our tables the seat is the lot (docs/rules.md)."""
    order = FirstLead(doubles=(), otherwise=Otherwise.FIRST_SEAT)
    assert first_lead(((), (Tile(0, 1),), (Tile(6, 6),)), order) == Lead(1, None)


@pytest.mark.parametrize("name", ["cuban-pairs", "spanish-pairs"])
def test_turns_go_anticlockwise(name: str) -> None:
    match = new_match(preset(name), 4)
    tiles = full_set(preset(name).highest)
    step = {6: 5, 9: 7}[preset(name).highest]
    match = match.apply(deal(match, tuple(tiles[step * place % len(tiles)] for place in range(len(tiles)))))
    assert match.redeal is None
    turns: list[int | None] = [match.turn]
    for _ in range(4):
        match = match.apply(match.event(match.legal()[0]))
        turns.append(match.turn)
    assert turns == [0, 3, 2, 1, 0]

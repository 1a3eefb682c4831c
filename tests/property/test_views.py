"""Hidden tiles never leak: whatever the others hold and the boneyard has, a seat is shown the same bytes."""

from random import Random

import msgspec
from hypothesis import given, settings

from kozel.rules.event import Dealt, Drew
from kozel.rules.match import Match
from kozel.rules.rule_set import RuleSet
from kozel.rules.tile import Tile
from kozel.rules.view import event_view, view
from tests.property.test_rules import SEEDS, TABLES
from tests.random_matches import steps

MATCHES = settings(max_examples=150, deadline=None)


def with_other_tiles_hidden(match: Match, seat: int | None, random: Random) -> Match:
    """The same match to the seat's eyes: all tiles that it can't see change places among each other."""
    current = match.round
    assert current is not None
    hidden = [tile for other, hand in enumerate(current.hands) if other != seat for tile in hand]
    hidden += current.boneyard
    random.shuffle(hidden)
    tiles = iter(hidden)

    def replaced(hand: tuple[Tile, ...]) -> tuple[Tile, ...]:
        return tuple(next(tiles) for _ in hand)

    hands = tuple(hand if other == seat else replaced(hand) for other, hand in enumerate(current.hands))
    shuffled = msgspec.structs.replace(current, hands=hands, boneyard=replaced(current.boneyard))
    return msgspec.structs.replace(match, round=shuffled)


@MATCHES
@given(TABLES, SEEDS)
def test_a_seat_is_shown_the_same_whatever_is_hidden(table: tuple[RuleSet, int], seed: int) -> None:
    rules, players = table
    random = Random(seed)
    for match, _, _ in steps(rules, players, Random(seed)):
        if match.turn is None:
            continue
        for seat in (None, *range(players)):
            other = with_other_tiles_hidden(match, seat, random)
            assert msgspec.json.encode(view(match, seat)) == msgspec.json.encode(view(other, seat))


@MATCHES
@given(TABLES, SEEDS)
def test_deals_and_draws_show_nothing_of_others(table: tuple[RuleSet, int], seed: int) -> None:
    rules, players = table
    for _, event, _ in steps(rules, players, Random(seed)):
        match event:
            case Dealt():
                turned = msgspec.structs.replace(event, hands=event.hands[::-1], boneyard=event.boneyard[::-1])
                for seat in (None, *range(players)):
                    assert event_view(event, seat) == event_view(turned, seat)
            case Drew(seat=drawer, tile=tile):
                other = Drew(drawer, Tile(tile.low, tile.low))
                for seat in (None, *range(players)):
                    hidden = msgspec.json.encode(event_view(event, seat)) == msgspec.json.encode(
                        event_view(other, seat)
                    )
                    assert hidden == (seat != drawer or tile == other.tile)
            case _:
                pass


@MATCHES
@given(TABLES, SEEDS)
def test_only_ones_own_moves_are_shown_and_hands_lie_open_only_at_the_rounds_end(
    table: tuple[RuleSet, int], seed: int
) -> None:
    rules, players = table
    for match, _, _ in steps(rules, players, Random(seed)):
        for seat in (None, *range(players)):
            seen = view(match, seat)
            assert bool(seen.legal) == (seat is not None and seat == match.turn)
            assert (seen.settlement is not None) == (match.round is not None and match.round.finish is not None)

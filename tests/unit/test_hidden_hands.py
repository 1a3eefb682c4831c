"""What a seat can tell of the others' tiles from draws, passes and plays, against trying out all deals."""

from collections import Counter
from collections.abc import Iterator
from itertools import permutations
from math import prod
from random import Random

import msgspec
import numpy as np
import pytest

from kozel.bots.rounds import start
from kozel.bots.thinking.acquired import Group
from kozel.bots.thinking.position import MOST_COUNTS, Position, position_of, receivers
from kozel.kernel.playout.likelihood import tiles_of
from kozel.kernel.sampling.place import place_by_rank
from kozel.kernel.tiles import bits_of
from kozel.kernel.tiles import tiles_of as tiles_in
from kozel.kernel.variant import Variant, variant_of
from kozel.rules.event import Drew, Passed, Played
from kozel.rules.match import Match
from kozel.rules.move import Draw, Pass, Play
from kozel.rules.round import Round
from kozel.rules.rule_set import RuleSet, preset
from kozel.rules.tile import Tile
from kozel.rules.view import sight

TABLES = [
    ("kozel", 2),
    ("kozel", 3),
    ("kozel", 4),
    ("kozel-pairs", 4),
    ("kozel-yard", 3),
    ("kozel-duel", 2),
    ("classic-duel", 2),
    ("classic", 3),
    ("general", 4),
    ("pairs-100", 4),
]


def variant(rules: RuleSet, players: int) -> Variant:
    covered = variant_of(rules, players)
    assert isinstance(covered, Variant)
    return covered


def rounds(rules: RuleSet, players: int, number: int) -> Iterator[Match]:
    """All positions of random rounds in which somebody has a choice."""
    random = Random(number)
    for seed in range(number):
        match = start(rules, players, seed, 0)
        while match.turn is not None:
            legal = match.legal()
            if len(legal) > 1:
                yield match
            match = match.apply(match.event(random.choice(legal)))


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_what_the_others_hold_is_never_ruled_out(name: str, players: int) -> None:
    rules = preset(name)
    for match in rounds(rules, players, 12):
        assert match.turn is not None
        assert match.round is not None
        position = position_of(sight(match, match.turn), rules, variant(rules, players))
        assert position.deals >= 1
        allowed = dict(
            zip(position.hidden.counted.tiles.tolist(), position.hidden.counted.allowed.tolist(), strict=True)
        )
        for place, hand in enumerate(match.round.hands):
            if place != match.turn:
                own = int(position.hidden.of_seat[place])
                assert all(allowed[number] & own for number in numbers(bits_of(hand)))


def numbers(tiles: int) -> list[int]:
    return [number for number in range(55) if tiles >> number & 1]


def late(rules: RuleSet, hidden: int) -> Iterator[tuple[Match, Position]]:
    """Positions for two with some draws behind them, in which few tiles are hidden or came nobody knows whence."""
    for match in rounds(rules, 2, 60):
        assert match.turn is not None
        position = position_of(sight(match, match.turn), rules, variant(rules, 2))
        if (
            len(position.hidden.counted.tiles) == hidden
            and len(position.hidden.counted.rooms) > 2
            and match.round is not None
        ):
            yield match, position


@pytest.mark.parametrize("name", ["kozel-duel", "classic-duel"])
def test_hands_are_as_likely_as_trying_out_all_deals_says(name: str) -> None:
    """Every order of the hidden tiles is tried as a deal, and counted if the round could have gone as it did."""
    rules, tried = preset(name), 0
    for match, position in late(rules, 6):
        me = match.turn
        assert me is not None
        expected = Counter(hand for hand in possible_hands(match, me, position))
        found: Counter[int] = Counter()
        held = np.zeros(len(position.hidden.counted.rooms), np.int64)
        for rank in range(int(position.deals)):
            place_by_rank(position.hidden.counted, float(rank), held)
            found[int(tiles_of(int(position.hidden.of_seat[1 - me]), held)) & ~int(position.state[8])] += 1
        total = sum(expected.values())
        assert {hand: number / total for hand, number in expected.items()} == pytest.approx(
            {hand: number / position.deals for hand, number in found.items()}
        )
        tried += 1
        if tried == 4:
            break
    assert tried >= 2


def possible_hands(match: Match, me: int, position: Position) -> Iterator[int]:
    """For each deal that explains what was seen, the other's hand as it then is."""
    current = match.round
    assert current is not None
    hidden = [tile for number in position.hidden.counted.tiles.tolist() for tile in tiles_in(1 << number)]
    slots = slots_of(match, me, set(hidden))
    for order in permutations(hidden):
        dealt = filled(match, me, dict(zip(slots, order, strict=True)))
        end = replayed(dealt, current, me)
        if end is not None:
            yield bits_of(end.hands[1 - me])


Slot = tuple[str, int]


def first(match: Match) -> tuple[list[list[Tile]], list[Tile]]:
    """The hands and the boneyard as they were dealt, in truth."""
    current = match.round
    assert current is not None
    hands, boneyard = [list(hand) for hand in current.hands], list(current.boneyard)
    for event in reversed(current.course):
        match event:
            case Played(seat=seat, tile=tile):
                hands[seat].append(tile)
            case Drew(seat=seat, tile=tile):
                hands[seat].remove(tile)
                boneyard.insert(0, tile)
            case Passed():
                pass
    return hands, boneyard


def slots_of(match: Match, me: int, hidden: set[Tile]) -> list[Slot]:
    hands, boneyard = first(match)
    dealt = [("hand", place) for place, tile in enumerate(hands[1 - me]) if tile in hidden]
    return dealt + [("boneyard", place) for place, tile in enumerate(boneyard) if tile in hidden]


def filled(match: Match, me: int, tiles: dict[Slot, Tile]) -> Round:
    current = match.round
    assert current is not None
    hands, boneyard = first(match)
    for (where, place), tile in tiles.items():
        (hands[1 - me] if where == "hand" else boneyard)[place] = tile
    begun = Round(current.rules, (), (), turn=0)
    return msgspec.structs.replace(begun, hands=tuple(map(tuple, hands)), boneyard=tuple(boneyard))


def replayed(dealt: Round, current: Round, me: int) -> Round | None:
    """The round after the same plays, draws and passes, or None where the deal makes them impossible or looks other."""
    for event in current.course:
        match event:
            case Played(seat=seat, tile=tile, end=end):
                move = Play(tile, end)
            case Drew(seat=seat):
                move = Draw()
            case Passed(seat=seat):
                move = Pass()
        if dealt.refuses(seat, move) is not None:
            return None
        dealt = dealt.apply(dealt.event(move))
    return dealt if set(dealt.hands[me]) == set(current.hands[me]) else None


def test_groups_are_taken_as_one_where_there_is_too_much_to_count() -> None:
    few = [Group(place, 7) for place in (1, 2)] + [Group(1, 2)]
    assert receivers(few, 21) == [0, 1, 2]
    many = [Group(place, 9) for place in (1, 2, 3)] + [Group(1 + number % 2, 1) for number in range(8)]
    joined = receivers(many, 45)
    assert 46 * prod(sum(many[i].room for i in range(11) if joined[i] == r) + 1 for r in set(joined)) <= MOST_COUNTS
    assert all(len({many[i].place for i in range(11) if joined[i] == r}) == 1 for r in set(joined))
    assert sorted(set(joined)) == list(range(max(joined) + 1))

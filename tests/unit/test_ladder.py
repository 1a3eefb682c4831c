"""The seven levels: they play by the rules and by what their seat sees, and are what a table may ask for."""

from random import Random

import msgspec
import pytest

from kozel.bots import LEVELS, choose
from kozel.bots.rounds import start
from kozel.bots.worker import choose_from_seed, warm
from kozel.kernel.variant import NotCovered, variant_of
from kozel.rules.line import End, Laid, Line
from kozel.rules.match import new_match
from kozel.rules.move import Play
from kozel.rules.round import Round
from kozel.rules.rule_set import RuleSet, preset, preset_names
from kozel.rules.tile import Tile, full_set
from kozel.rules.view import Sight, sight
from kozel.table.options import BOT_LEVELS
from tests.property.test_views import with_other_tiles_hidden

TABLES = [(name, players) for name in preset_names() for players in preset(name).players]
NINE = preset("kozel").with_options({"highest": 9, "hand": {2: 10, 3: 10, 4: 10}})
TWELVE = preset("kozel").with_options({"highest": 12, "hand": {2: 12, 3: 12, 4: 12}})


def test_a_table_may_ask_for_every_level() -> None:
    assert ("gentle", "greedy", "heuristic", *LEVELS) == BOT_LEVELS


def play_a_round(level: str, rules: RuleSet, players: int, seed: int) -> None:
    random, match = Random(seed), start(rules, players, seed, 0)
    while match.turn is not None:
        move = choose(level, sight(match, match.turn), rules, random)
        assert match.refuses(match.turn, move) is None
        match = match.apply(match.event(move))


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_level_plays_every_rule_set(name: str, players: int) -> None:
    play_a_round("level-2", preset(name), players, 1)


@pytest.mark.parametrize(
    ("name", "players"), [("spanish-pairs", 4), ("cuban-pairs", 4), ("classic-duel", 2), ("draw", 3)]
)
def test_the_highest_level_plays_the_relatives(name: str, players: int) -> None:
    play_a_round("level-7", preset(name), players, 1)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_levels_play_with_larger_sets_also_where_compiled_code_has_no_room(players: int) -> None:
    play_a_round("level-2", NINE, players, 2)
    assert isinstance(variant_of(TWELVE, players), NotCovered)
    play_a_round("level-2", TWELVE, players, 2)


def test_a_level_plays_on_when_somebody_has_dropped_out() -> None:
    rules = preset("kozel-yard")
    begun = start(rules, 4, 0, 0)
    current = begun.round
    assert current is not None
    out = begun.accounts[1].given(rules.target, None)
    accounts = tuple(out if side == 1 else account for side, account in enumerate(begun.accounts))
    hands = tuple(() if seat == 1 else hand for seat, hand in enumerate(current.hands))
    boneyard = (*current.boneyard, *current.hands[1])
    match = msgspec.structs.replace(
        begun, accounts=accounts, round=msgspec.structs.replace(current, hands=hands, boneyard=boneyard)
    )
    random = Random(3)
    while match.turn is not None:
        move = choose("level-2", sight(match, match.turn), rules, random)
        assert match.refuses(match.turn, move) is None
        match = match.apply(match.event(move))


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("name", "players"), [("kozel", 2), ("kozel-pairs", 4), ("general", 3), ("spanish-pairs", 4)])
def test_hidden_tiles_change_no_choice(level: str, name: str, players: int) -> None:
    """The choice is the same for each state of the generator, so that the chances of all moves are the same too."""
    rules, random = preset(name), Random(4)
    match, asked = start(rules, players, 4, 0), 0
    while match.turn is not None:
        legal = match.legal()
        if len(legal) > 1 and asked < 3:
            other = with_other_tiles_hidden(match, match.turn, random)
            here, there = Random(asked), Random(asked)
            chosen = choose(level, sight(match, match.turn), rules, here)
            assert chosen == choose(level, sight(other, match.turn), rules, there)
            assert here.getstate() == there.getstate()
            asked += 1
        match = match.apply(match.event(random.choice(legal)))
    assert asked


def test_until_compiled_code_is_there_the_heuristic_plays_in_place_of_a_level() -> None:
    rules = preset("kozel")
    seen = sight(start(rules, 4, 9, 0), 0)
    here = [choose("heuristic", seen, rules, Random(seed)) for seed in range(20)]
    assert [choose_from_seed("level-1", seen, rules, seed) for seed in range(20)] == here
    warm()
    there = [choose("level-1", seen, rules, Random(seed)) for seed in range(20)]
    assert [choose_from_seed("level-1", seen, rules, seed) for seed in range(20)] == there
    assert here != there


def open_hands(mine: str, theirs: str, line: str) -> Sight:
    """Two players and no boneyard: whoever is in turn can tell what the other holds."""
    hands = tuple(tuple(map(Tile.parse, hand.split())) for hand in (mine, theirs))
    laid = tuple(Laid(int(tile[0]), int(tile[2])) for tile in line.split())
    held = {tile for hand in hands for tile in hand}
    rules = preset("kozel-duel")
    gone = [tile for tile in full_set(6) if tile not in held]
    middle = tuple(Laid(*tile) for tile in gone if tile not in {place.tile for place in laid})
    current = Round(rules, hands, (), turn=0, line=Line((laid[0], *middle, laid[-1])), last_seat=1, last_end=End.RIGHT)
    return sight(msgspec.structs.replace(new_match(rules, 2), round=current), 0)


def test_the_highest_level_plays_open_hands_to_the_point() -> None:
    """The ends are 6 and 6. After 6-1 the other has to pass twice; after 6-2 they go out with 2-5 at once."""
    position = open_hands("1-6 2-6 1-3", "2-5", "6-0 0-6")
    for seed in range(5):
        move = choose("level-7", position, preset("kozel-duel"), Random(seed))
        assert isinstance(move, Play)
        assert move.tile == Tile(1, 6)

"""What bots are like: their choices in positions that speak for themselves, and who beats whom."""

import pickle
import subprocess
import sys
from random import Random
from statistics import quantiles
from time import perf_counter

import msgspec
import pytest

from kozel.bots import BOTS, LEVELS, choose
from kozel.bots.measuring.duel import duel
from kozel.bots.unseen import Unseen
from kozel.bots.worker import choose_from_seed
from kozel.rules.line import End, Laid, Line
from kozel.rules.match import new_match
from kozel.rules.move import Draw, Pass, Play
from kozel.rules.round import Round, Stuck
from kozel.rules.rule_set import RuleSet, preset
from kozel.rules.tile import Tile, full_set
from kozel.rules.view import Sight, sight
from tests.random_matches import steps

SIMPLE = [name for name in BOTS if name not in LEVELS]
OWN = preset("kozel").with_options({"block_score": "own"})
TAKES_ALL = preset("kozel").with_options({"block_score": "highest_takes_all"})


def tiles(text: str) -> tuple[Tile, ...]:
    return tuple(map(Tile.parse, text.split()))


def line_of(text: str) -> Line:
    """A line as it lies, like `2-1 1-6`."""
    return Line(tuple(Laid(int(tile[0]), int(tile[2])) for tile in text.split()))


def seen(
    *hands: str, line: str = "", rules: RuleSet = OWN, boneyard: bool = False, stuck: tuple[Stuck, ...] = ()
) -> Sight:
    """What seat 0 sees in its turn; with a boneyard, it has every tile that is nowhere else."""
    held = tuple(map(tiles, hands))
    laid = line_of(line)
    used = {tile for hand in held for tile in hand} | {place.tile for place in laid.tiles}
    rest = tuple(tile for tile in full_set(6) if tile not in used) if boneyard else ()
    current = Round(rules, held, rest, turn=0, line=laid, last_seat=1, last_end=End.RIGHT, stuck=stuck)
    return sight(msgspec.structs.replace(new_match(rules, len(held)), round=current), 0)


def choices(level: str, position: Sight, rules: RuleSet = OWN) -> set[object]:
    """Everything that the bot may do there."""
    return {choose(level, position, rules, Random(seed)) for seed in range(30)}


@pytest.mark.parametrize("level", SIMPLE)
def test_whoever_cant_choose_does_the_only_thing(level: str) -> None:
    assert choices(level, seen("0-1", "1-1", line="6-6", boneyard=True)) == {Draw()}
    assert choices(level, seen("0-1", "1-1", line="6-6")) == {Pass()}
    assert choices(level, seen("0-1 0-6", "1-1", line="6-5")) == {Play(Tile(0, 6), End.LEFT)}


@pytest.mark.parametrize("level", SIMPLE)
def test_no_bot_moves_out_of_turn(level: str) -> None:
    position = seen("0-1 0-6", "1-1", line="6-5")
    with pytest.raises(ValueError, match="its turn"):
        choose(level, Sight(msgspec.structs.replace(position.view, legal=()), ()), OWN, Random(0))


def test_there_is_no_other_level() -> None:
    with pytest.raises(ValueError, match="gentle, random, greedy, heuristic, level-1"):
        choose("grandmaster", seen("0-1 0-6", "1-1", line="6-5"), OWN, Random(0))


def test_random_makes_every_legal_move() -> None:
    position = seen("0-1 0-6 6-6", "1-1", line="6-5 5-6")
    assert choices("random", position) == set(position.view.legal)


def test_greedy_plays_the_heaviest_tile_and_then_the_one_with_the_larger_half() -> None:
    assert choices("greedy", seen("0-6 3-6 6-6", "1-1", line="6-5")) == {Play(Tile(6, 6), End.LEFT)}
    assert choices("greedy", seen("3-3 1-3 1-5", "1-1", line="3-5")) == {
        Play(Tile(1, 5), End.RIGHT),
    }
    assert choices("greedy", seen("3-6 0-1", "1-1", line="3-5 5-6")) == {
        Play(Tile(3, 6), End.LEFT),
        Play(Tile(3, 6), End.RIGHT),
    }


@pytest.mark.parametrize("rules", [OWN, TAKES_ALL], ids=["own", "highest_takes_all"])
def test_heuristic_makes_a_fish_when_its_hand_is_light_and_not_when_it_is_heavy(rules: RuleSet) -> None:
    """The ends are 1 and 2; six tiles of 1 will lie when 1-2 makes both ends 1."""
    line = "1-0 0-3 3-1 1-4 4-5 5-1 1-1 1-6 6-2"
    fish = Play(Tile(1, 2), End.RIGHT)
    light = seen("1-2 0-2", "6-6 5-5 4-4 4-6", "5-6 3-6 3-5", line=line, rules=rules, boneyard=True)
    heavy = seen("1-2 2-4 6-6 5-5 4-6", "0-0 0-2", "0-4 0-5", line=line, rules=rules, boneyard=True)
    assert choices("heuristic", light, rules) == {fish}
    assert fish not in choices("heuristic", heavy, rules)


@pytest.mark.parametrize("others", [("1-2",), ("1-2", "0-1 0-2")])
def test_heuristic_leaves_the_next_player_ends_that_he_is_known_to_lack(others: tuple[str, ...]) -> None:
    """The next player drew at 3 and 5: with 4-5 these are the ends. 3-6 has as many pips, but opens 6 and 4."""
    stuck = (Stuck(1, (3, 5), drew=True),)
    position = seen("4-5 3-6 0-0", *others, line="3-3 3-4", boneyard=True, stuck=stuck)
    assert choices("heuristic", position) == {Play(Tile(4, 5), End.RIGHT)}


def test_heuristic_lets_the_next_player_knock_where_there_is_no_boneyard() -> None:
    """As above, with four at the table and all tiles in their hands."""
    played = tiles("3-3 3-4 4-5 3-6 0-0")
    left = [tile for tile in full_set(6) if tile not in played]
    knocking = [tile for tile in left if 3 not in tile and 5 not in tile][:7]
    others = [tile for tile in left if tile not in knocking]
    hands = (" ".join(map(str, hand)) for hand in (knocking, others[:8], others[8:]))
    position = seen("4-5 3-6 0-0", *hands, line="3-3 3-4", stuck=(Stuck(1, (3, 5), drew=False),))
    assert choices("heuristic", position) == {Play(Tile(4, 5), End.RIGHT)}


def test_unseen_tiles_are_where_they_can_be() -> None:
    stuck = (Stuck(1, (3, 4), drew=True), Stuck(2, (0, 6), drew=False))
    position = seen("0-1 0-6", "1-1 5-6 2-2", "2-3", line="3-5 5-4", boneyard=True, stuck=stuck)
    chances = Unseen.by(position.view, OWN).chances
    assert set(chances) == set(full_set(6)) - set(tiles("0-1 0-6 3-5 4-5"))
    assert chances[Tile(3, 3)] == (0, 0, pytest.approx(1 / 21))
    assert chances[Tile(0, 2)] == (0, pytest.approx(3 / 23), 0)
    assert chances[Tile(1, 2)] == (0, pytest.approx(3 / 24), pytest.approx(1 / 24))
    assert chances[Tile(0, 3)] == (0, 0, 0)


def test_nothing_is_left_to_chance_when_all_others_tiles_are_one_players() -> None:
    hidden = "1-1 2-2"
    line = " ".join(str(tile) for tile in full_set(6) if tile not in tiles(f"3-5 3-6 {hidden}"))
    unseen = Unseen.by(seen("3-5 3-6", hidden, line=line).view, OWN)
    assert unseen.stuck(1, (3, 6)) == 1
    assert unseen.stuck(1, (2, 6)) == 0
    assert unseen.sampled_hands(2, Random(0)) == ((), tiles(hidden))


@pytest.mark.parametrize(
    ("better", "worse", "seats", "deals"),
    [
        ("greedy", "random", 2, 700),
        ("greedy", "random", 4, 60),
        ("heuristic", "greedy", 2, 60),
        ("heuristic", "greedy", 3, 60),
        ("heuristic", "greedy", 4, 60),
        ("heuristic", "random", 4, 40),
    ],
)
@pytest.mark.parametrize("rules", [OWN, TAKES_ALL], ids=["own", "highest_takes_all"])
def test_the_better_bot_wins_points(better: str, worse: str, seats: int, deals: int, rules: RuleSet) -> None:
    compared = duel(BOTS[better], BOTS[worse], rules, seats=seats, deals=deals, seed=2001)
    assert compared.deals == deals
    assert 0 < compared.low < compared.mean < compared.high


def test_a_bot_is_as_good_as_itself() -> None:
    """Summed over all seats, a table of equals gives every deal the value 0."""
    compared = duel(BOTS["greedy"], BOTS["greedy"], OWN, seats=4, deals=20, seed=1)
    assert (compared.low, compared.high) == pytest.approx((0, 0), abs=1e-9)


def test_heuristic_thinks_less_than_two_milliseconds() -> None:
    positions = [
        sight(match, match.turn)
        for seed in range(4)
        for match, _, _ in steps(OWN, 2 + seed % 3, Random(seed))
        if match.turn is not None and len(match.legal()) > 1
    ]

    def milliseconds(position: Sight) -> float:
        start = perf_counter()
        choose("heuristic", position, OWN, Random(0))
        return 1000 * (perf_counter() - start)

    median = quantiles(map(milliseconds, positions), n=2)[0]
    assert median < 2


def test_a_worker_gets_and_gives_what_can_be_pickled() -> None:
    position = seen("0-6 3-6 6-6", "1-1", line="6-5")
    asked = pickle.loads(pickle.dumps(("greedy", position, OWN, 7)))
    assert pickle.loads(pickle.dumps(choose_from_seed(*asked))) == Play(Tile(6, 6), End.LEFT)


def test_a_worker_imports_nothing_heavy() -> None:
    script = "import sys, kozel.bots.worker; print(*sorted(name.partition('.')[0] for name in sys.modules))"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert {"asyncio", "litestar", "numba", "numpy", "sqlalchemy", "structlog"}.isdisjoint(done.stdout.split())

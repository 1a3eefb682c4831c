"""Whole random matches played by the engine and by the naive second implementation side by side, step by step.

KOZEL_LOCKSTEP_MATCHES says how many for each preset, KOZEL_LOCKSTEP_SEED where chance begins.
"""

import os
from random import Random
from typing import cast

import msgspec
import pytest

from kozel.rules.deal import deal
from kozel.rules.event import TimedOut
from kozel.rules.line import End
from kozel.rules.match import Match, new_match
from kozel.rules.match_end import MatchEnd
from kozel.rules.move import Draw, Move, Pass, Play
from kozel.rules.redeal import RedealCause
from kozel.rules.rule_set import InvalidRuleSetError, RuleSet, preset, preset_names
from kozel.rules.settlement import Settlement
from kozel.rules.tile import Tile, full_set
from tests.naive.match import NaiveEnd, NaiveMatch, Result
from tests.naive.options import Options

MATCHES = int(os.environ.get("KOZEL_LOCKSTEP_MATCHES", "120"))
SEED = int(os.environ.get("KOZEL_LOCKSTEP_SEED", "20261129"))
TIMEOUTS = 0.05
LONGEST = 30_000
DOUBLES_DOWN = {"doubles": [6, 5, 4, 3, 2, 1, 0], "otherwise": "redeal"}
LARGE_SETS: list[dict[str, object]] = [
    {"highest": 9, "hand": {"2": 10, "3": 9, "4": 8}},
    {"highest": 12, "hand": {"2": 12, "3": 12, "4": 10}},
]

VARIANTS: dict[str, list[dict[str, object]]] = {
    "kozel": [
        {"block_score": "own"},
        {"target": 40},
        {"tie": "nobody"},
        {"reserve": 2},
        {"draw": "one", "block_score": "own"},
        {"next_lead": "by_order"},
        {"next_lead": "by_order", "first_lead": DOUBLES_DOWN},
        {"goes_on": "last_one_standing", "block_score": "own"},
        {"block_with_boneyard": "next_draws_all"},
        {"players": [5], "hand": {"5": 5}},
        *LARGE_SETS,
    ],
    "kozel-yard": [
        {"goes_on": "first_to_target"},
        {"reserve": 3},
        {"tie": "nobody"},
        {"draw": "one"},
        {"draw": "one", "reserve": 1},
        {"lone_tile": {"0-0": 25, "6-6": 50, "1-1": 15}},
        {"block_test": "six_tiles", "block_with_boneyard": "next_draws_all"},
        {"hand": {"2": 7, "3": 5, "4": 5}, "block_score": "own"},
        {"opening": 13},
        *LARGE_SETS,
    ],
    "kozel-pairs": [{"block_score": "highest_takes_all"}, {"block_score": "own"}, {"going_out_bonus": {"0-0": 25}}],
    "kozel-duel": [{"opening": 13}, {"reserve": 2}, {"draw": "none"}, {"block_test": "six_tiles"}],
    "classic-duel": [{"first_lead": DOUBLES_DOWN}, {"reserve": 2}, {"next_lead": "by_order"}],
    "classic": [
        {"target": 7, "target_in": "rounds"},
        {"next_lead": "by_order"},
        {"draw": "one"},
        {"draw": "none"},
        {"block_test": "six_tiles"},
        *LARGE_SETS,
    ],
    "general": [{"target": 200}, {"target": 5, "target_in": "rounds"}, {"reserve": 1}],
    "pairs-100": [{"out_score": "winner_takes_all"}, {"target": 7, "target_in": "rounds"}, {"next_lead": "by_order"}],
}

CHOICES: dict[str, list[object]] = {
    "draw": ["none", "one", "until_playable"],
    "reserve": [0, 0, 1, 2, 3],
    "block_test": ["six_tiles", "no_move"],
    "block_with_boneyard": ["end_now", "next_draws_all"],
    "lone_tile": [{}, {"0-0": 10}, {"0-0": 25, "6-6": 50, "1-1": 15}],
    "held_tile": [{}, {"0-0": 25}, {"6-6": 50, "0-0": 25}],
    "opening": [None, 13, 5],
    "target": [40, 101],
    "next_lead": ["winner", "by_order", "rotate", "winning_side"],
    "turns": ["clockwise", "anticlockwise"],
    "opening_test": ["round", "accumulated"],
    "redeal_doubles": [None, 5, 4],
    "redeal_same": [None, 6],
    "first_lead": [
        {"doubles": [1, 2, 3, 4, 5, 6, 0], "otherwise": "highest"},
        {"doubles": [6], "otherwise": "lowest"},
        {"doubles": [0, 6], "otherwise": "redeal"},
        {"doubles": [], "otherwise": "lowest"},
        {"doubles": [5], "otherwise": "first_seat"},
    ],
}
FOR_EACH_THEMSELVES: dict[str, list[object]] = {
    "hand": [{"2": 7, "3": 7, "4": 7}, {"2": 7, "3": 5, "4": 5}, {"2": 4, "3": 4, "4": 4}],
}
FOR_PAIRS: dict[str, list[object]] = {"hand": [{"4": 7}, {"4": 5}]}
FOR_PENALTY: dict[str, list[object]] = {
    "direction": ["penalty"],
    "tie": ["carry", "nobody"],
    "out_score": ["losers_own"],
    "block_score": [
        "own",
        "highest_takes_all",
        "difference",
        "lower_side_wins",
        "blocker_scores_all",
        "blocker_against_left",
    ],
    "goes_on": ["first_to_target", "last_one_standing"],
    "going_out_bonus": [{}, {"0-0": 25, "6-6": 50}],
}
FOR_CREDIT: dict[str, list[object]] = {
    "direction": ["credit"],
    "tie": ["carry", "nobody", "carry_to_winner"],
    "burn_after": [None, 1, 3],
    "bonuses": [{}, {"capicua": 25, "pass_round": 25, "pass_on_lead": 50, "pass_on_double_lead": 20, "chuchazo": 100}],
    "round_bonus": [[], [100, 50]],
    "out_score": ["winner_takes_others", "winner_takes_all"],
    "block_score": [
        "lower_side_wins",
        "lowest_scores_difference",
        "lowest_scores_rest",
        "blocker_scores_all",
        "blocker_against_left",
    ],
    "target_in": ["points", "rounds"],
}


def all_rules(name: str) -> list[RuleSet]:
    """The preset half of the time, then its variants in turn."""
    variants = [preset(name).with_options(options) for options in VARIANTS.get(name, [])]
    return [rules for variant in variants for rules in (preset(name), variant)] or [preset(name)]


def any_rules(random: Random) -> RuleSet:
    """Every option chosen by lot, again until the choice makes sense."""
    while True:
        name, of_seats = random.choice([("kozel", FOR_EACH_THEMSELVES), ("kozel-pairs", FOR_PAIRS)])
        choices = {**CHOICES, **of_seats, **random.choice([FOR_PENALTY, FOR_CREDIT])}
        try:
            return preset(name).with_options({option: random.choice(values) for option, values in choices.items()})
        except InvalidRuleSetError:
            continue


def options_of(rules: RuleSet) -> Options:
    return cast("Options", msgspec.to_builtins(rules, str_keys=True))


TEXTS = {tile: str(tile) for tile in full_set(12)}


def text(move: Move) -> str:
    match move:
        case Play(tile=tile, end=end):
            return f"{TEXTS[tile]} {end.value}"
        case Draw():
            return "draws"
        case Pass():
            return "knocks"


def assert_same_play(match: Match, naive: NaiveMatch) -> None:
    legal, moves = match.legal(), naive.moves()
    assert {text(move) for move in legal} == moves
    assert len(legal) == len(moves)
    assert match.awaits_deal == (naive.round is None and naive.end is None)
    if naive.round is None or naive.end is not None:
        assert match.turn is None
        return
    assert match.turn == naive.round.turn
    assert match.round is not None
    assert list(match.round.line.ends or ()) == (naive.round.ends() if naive.round.line else [])
    assert len(match.round.boneyard) == len(naive.round.boneyard)
    assert match.round.drawn == naive.round.drawn


def assert_same_result(settlement: Settlement, result: Result) -> None:
    assert (str(settlement.finish), settlement.seat) == (result.how, result.seat)
    assert list(settlement.counts) == result.counts
    assert list(settlement.points) == result.points
    accounts = [f"+{account.remembered}" if account.open is None else str(account.open) for account in settlement.after]
    assert accounts == result.accounts
    assert all(account.open is None or not account.remembered for account in settlement.after)
    assert settlement.carry == result.carry
    assert (settlement.winner, settlement.taker, settlement.carry_taker, settlement.tied) == (
        result.winner,
        result.took_all,
        result.took_carry,
        result.nobody,
    )
    assert [(bonus.seat, bonus.name, bonus.points) for bonus in settlement.bonuses] == result.bonuses


def assert_same_end(end: MatchEnd | None, naive: NaiveEnd | None) -> None:
    if end is None or naive is None:
        assert end is None
        assert naive is None
    else:
        assert (str(end.reason), list(end.losers), list(end.rating)) == (naive.reason, naive.losers, naive.rating)


def assert_true_cause(match: Match, hands: tuple[tuple[Tile, ...], ...]) -> None:
    """Whatever the engine names as the cause of a redeal is one."""
    assert match.redeal is not None
    rules = match.rules
    match match.redeal.cause:
        case RedealCause.DOUBLES:
            assert match.redeal.seat is not None
            assert sum(tile.low == tile.high for tile in hands[match.redeal.seat]) >= (rules.redeal_doubles or 99)
        case RedealCause.SAME_VALUE:
            assert match.redeal.seat is not None
            hand = hands[match.redeal.seat]
            most = max(sum(value in tile for tile in hand) for value in range(rules.highest + 1))
            assert most >= (rules.redeal_same or 99)
        case RedealCause.NO_LEAD:
            held = {tile for hand in hands for tile in hand}
            assert not held & {Tile(value, value) for value in rules.first_lead.doubles}


def assert_refuses_all_else(match: Match, naive: NaiveMatch, random: Random) -> None:
    """A move picked blindly, by anybody, is refused unless the naive implementation allows it."""
    move = random.choice([Play(random.choice(full_set(match.rules.highest)), random.choice(list(End))), Draw(), Pass()])
    seat = random.randrange(match.players)
    assert (match.refuses(seat, move) is None) == (seat == match.turn and text(move) in naive.moves())


def dealt_to_both(match: Match, naive: NaiveMatch, random: Random) -> Match:
    order = random.sample(full_set(match.rules.highest), len(full_set(match.rules.highest)))
    dealt = deal(match, order)
    after = match.apply(dealt)
    naive.deal([TEXTS[tile] for tile in order])
    if after.redeal is not None:
        assert_true_cause(after, dealt.hands)
    elif naive.round is not None:
        hands = [[TEXTS[tile] for tile in hand] for hand in dealt.hands]
        assert hands == [naive.round.hands.get(seat, []) for seat in range(match.players)]
    return after


def play(rules: RuleSet, players: int, random: Random) -> Match:
    """A random match to its end, compared after each step."""
    match, naive = new_match(rules, players), NaiveMatch(options_of(rules), players)
    timeout = random.randrange(300) if random.random() < TIMEOUTS else LONGEST
    for step in range(LONGEST):
        if match.awaits_deal:
            match = dealt_to_both(match, naive, random)
        elif step >= timeout:
            assert match.turn is not None
            naive.times_out(match.turn)
            match = match.apply(TimedOut(match.turn))
        else:
            if step % 4 == 0:
                assert_refuses_all_else(match, naive, random)
            move = random.choice(match.legal())
            match = match.apply(match.event(move))
            naive.happens(text(move))
        assert_same_play(match, naive)
        assert len(match.settlements) == len(naive.results)
        if naive.results and naive.round is None:
            assert_same_result(match.settlements[-1], naive.results[-1])
        assert_same_end(match.end, naive.end)
        if match.end is not None:
            return match
    pytest.fail(f"the match does not end after {LONGEST} steps")


@pytest.mark.parametrize("name", preset_names())
def test_both_implementations_play_the_same_game(name: str) -> None:
    variants = all_rules(name)
    for number in range(MATCHES):
        rules = variants[number % len(variants)]
        players = rules.players[number // len(variants) % len(rules.players)]
        play(rules, players, Random(f"{SEED} {name} {number}"))


def test_both_implementations_play_the_same_game_by_any_rules() -> None:
    for number in range(MATCHES):
        random = Random(f"{SEED} any {number}")
        rules = any_rules(random)
        play(rules, random.choice(rules.players), random)

"""Rounds played in lock step with programs that other people wrote: OpenSpiel and the package `dominoes` of abw333.

They play the blocking game, four in pairs or two with tiles left over, and say whose turn it is (a pass is implied),
what may be played, when the round is over and what it gives. KOZEL_ORACLE_ROUNDS says how many rounds with each.
"""

import os
from random import Random
from typing import (
    Any,  # the oracles have no types of their own
    Protocol,
)

import pytest

from kozel.rules.account import Account
from kozel.rules.finish import Finish
from kozel.rules.line import End
from kozel.rules.move import Pass, Play
from kozel.rules.round import Round
from kozel.rules.rule_set import RuleSet, preset
from kozel.rules.settlement import ending, settle
from kozel.rules.tile import Tile, full_set

ROUNDS = int(os.environ.get("KOZEL_ORACLE_ROUNDS", "1000"))
SEED = 20261129
Hands = tuple[tuple[Tile, ...], ...]
Choice = tuple[Tile, int | None]
"""A tile and the value of the end that it covers; None when it leads."""


class Oracle(Protocol):
    @property
    def turn(self) -> int | None:
        """Who plays a tile now; None when the round is over."""
        ...

    def legal(self) -> list[Choice]: ...

    def play(self, choice: Choice) -> None: ...


class OpenSpiel:
    """`python_team_dominoes` and `python_block_dominoes`. Seat 0 always leads, with any tile.

    Tiles are numbered as in `full_set`. In pairs they are dealt round the table, for two hand by hand.
    """

    def __init__(self, name: str, games: Any, hands: Hands) -> None:
        pyspiel = pytest.importorskip("pyspiel")
        self.actions: list[Any] = games._ACTIONS
        self.state: Any = pyspiel.load_game(name).new_initial_state()
        by_turns = [tile for tiles in zip(*hands, strict=True) for tile in tiles]
        one_by_one = [tile for hand in hands for tile in hand]
        for tile in by_turns if len(hands) == 4 else one_by_one:
            self.state.apply_action(full_set(6).index(tile))
        held = tuple(tuple(Tile(int(low), int(high)) for low, high in hand) for hand in self.state.hands)
        assert held == tuple(tuple(sorted(hand)) for hand in hands)

    @property
    def turn(self) -> int | None:
        return None if self.state.is_terminal() else self.state.current_player()

    def legal(self) -> list[Choice]:
        return list(self._legal())

    def play(self, choice: Choice) -> None:
        self.state.apply_action(self._legal()[choice])

    def _legal(self) -> dict[Choice, int]:
        choices: dict[Choice, int] = {}
        for number in self.state.legal_actions():
            action = self.actions[number]
            tile = Tile.of(*map(int, action.tile))
            choices[tile, None if action.edge is None else int(action.edge)] = number
        return choices


class Abw333:
    """`dominoes`. Of two equal ends it names the left one only; who leads, leads with any tile."""

    def __init__(self, hands: Hands, leader: int) -> None:
        dominoes = pytest.importorskip("dominoes")
        held = [dominoes.Hand([dominoes.Domino(*tile) for tile in hand]) for hand in hands]
        lead = tuple((domino, True) for domino in held[leader])
        self.game: Any = dominoes.Game(dominoes.Board(), held, [], leader, lead, leader, None)

    @property
    def turn(self) -> int | None:
        return None if self.game.result is not None else self.game.turn

    def legal(self) -> list[Choice]:
        return list(self._legal())

    def play(self, choice: Choice) -> None:
        self.game.make_move(*self._legal()[choice])

    def _legal(self) -> dict[Choice, Any]:
        choices: dict[Choice, Any] = {}
        for domino, left in self.game.valid_moves:
            ends = (None, None)
            if self.game.moves:
                ends = (self.game.board.left_end(), self.game.board.right_end())
            choices[Tile.of(domino.first, domino.second), ends[0] if left else ends[1]] = (domino, left)
        return choices


def dealt(seats: int, random: Random) -> tuple[Hands, tuple[Tile, ...]]:
    order = tuple(random.sample(full_set(6), 28))
    return tuple(order[7 * seat : 7 * seat + 7] for seat in range(seats)), order[7 * seats :]


def value_covered(current: Round, play: Play) -> int | None:
    ends = current.line.ends
    if ends is None:
        return None
    return ends[0] if play.end is End.LEFT else ends[1]


def played(current: Round, oracle: Oracle, random: Random) -> Round:
    """The round at its end. The oracles call it one choice when a tile fits either of two equal ends."""
    while True:
        while current.legal() == (Pass(),):
            current = current.apply(current.event(Pass()))
        assert oracle.turn == (None if current.finish is not None else current.turn)
        if current.finish is not None:
            return current
        plays = {(move.tile, value_covered(current, move)): move for move in current.legal() if isinstance(move, Play)}
        choices = oracle.legal()
        assert len(choices) == len(set(choices))
        assert set(choices) == set(plays)
        choice = random.choice(sorted(plays, key=str))
        oracle.play(choice)
        current = current.apply(current.event(plays[choice]))


def points(rules: RuleSet, over: Round) -> tuple[int, ...]:
    assert over.finish is not None
    assert over.last_seat is not None
    end = ending(over, number=1)
    sides = max(rules.sides(len(over.hands))) + 1
    return settle(rules, end, accounts=(Account(open=0),) * sides, carry=0).points


def test_openspiel_for_two() -> None:
    """It pays the loser's hand to the lower hand, at a block too: here the lower side wins and scores the other's."""
    games = pytest.importorskip("open_spiel.python.games.block_dominoes")
    rules = preset("classic").with_options({"draw": "none", "block_score": "lower_side_wins", "held_tile": {}})
    random = Random(SEED)
    for _ in range(ROUNDS):
        hands, boneyard = dealt(2, random)
        oracle = OpenSpiel("python_block_dominoes", games, hands)
        over = played(Round(rules, hands, boneyard, turn=0), oracle, random)
        won, lost = points(rules, over)
        assert oracle.state.returns() == [won - lost, lost - won]


def test_openspiel_in_pairs() -> None:
    """At a block the lower pair is paid the other pair's hands, as in `pairs-100`.

    When somebody goes out it compares the pairs' hands as well, and where the partner holds as much as both others or
    more, it pays the wrong pair or nobody. Only the rounds in which the pair that went out is the lower can agree.
    """
    games = pytest.importorskip("open_spiel.python.games.team_dominoes")
    rules = preset("pairs-100")
    random = Random(SEED)
    compared = 0
    for _ in range(ROUNDS):
        hands, boneyard = dealt(4, random)
        oracle = OpenSpiel("python_team_dominoes", games, hands)
        over = played(Round(rules, hands, boneyard, turn=0), oracle, random)
        held = [sum(tile.pips for seat in (side, side + 2) for tile in over.hands[seat]) for side in (0, 1)]
        assert over.last_seat is not None
        side = over.last_seat % 2
        if over.finish is Finish.BLOCK or held[side] < held[1 - side]:
            compared += 1
            won, lost = points(rules, over)
            assert oracle.state.returns() == [won - lost, lost - won] * 2
    assert compared > ROUNDS / 2


def test_abw333_in_pairs() -> None:
    """It pays all tiles that are left, the partner's too, and at a block both sums to the lower pair.

    That is `pairs-100` with the option for all unplayed tiles. Its points are positive for the seats 0 and 2.
    """
    rules = preset("pairs-100").with_options({"out_score": "winner_takes_all"})
    random = Random(SEED)
    for number in range(ROUNDS):
        hands, boneyard = dealt(4, random)
        oracle = Abw333(hands, leader=number % 4)
        over = played(Round(rules, hands, boneyard, turn=number % 4), oracle, random)
        won, lost = points(rules, over)
        assert (oracle.game.result.won, oracle.game.result.points) == (over.finish is Finish.OUT, won - lost)

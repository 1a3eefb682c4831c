"""Where few deals fit, a seat's later choices are made as well as what it sees then allows, and no better."""

from collections import defaultdict
from math import factorial, isclose

import numpy as np
import pytest

from kozel.bots.thinking import few_deals
from kozel.bots.thinking.few_deals import values_over_all_deals
from kozel.kernel.compiled import Ints
from kozel.kernel.play import MOVES, legal
from kozel.kernel.playout.common_knowledge import COMMON, make_known_move
from kozel.kernel.playout.deals import order_boneyard
from kozel.kernel.playout.lines import Lines, key_of, lay_out
from kozel.kernel.playout.networks import playout_for
from kozel.kernel.playout.playout import policy_move, worth_to
from kozel.kernel.playout.position import Position
from kozel.kernel.playout.room import room_for_a_round
from kozel.kernel.state import BONEYARD, BONEYARD_SIZE, FINISH, GOES_ON, TURN, empty_state
from kozel.kernel.variant import Variant
from tests.random_positions import random_positions

Line = tuple[Ints, Ints, float]
TABLES = [("kozel", 2), ("kozel", 4), ("kozel-pairs", 4), ("general", 3)]


class Slowly:
    """The same by going through the tree from the root, one information set after the other."""

    def __init__(self, position: Position, variant: Variant) -> None:
        self.playout = playout_for(variant)
        self.seat, self.room = int(position.state[TURN]), room_for_a_round()
        deals, orders = int(position.deals), position.orders
        lines, held = Lines.room(deals * orders), np.empty(len(position.hidden.counted.rooms), np.int64)
        lay_out(lines, position, self.playout, deals, orders, held, self.room)
        self.lines = [(lines.states[at], lines.common[at], float(lines.weights[at])) for at in range(deals * orders)]

    def values(self, lines: list[Line]) -> list[float]:
        """What each move comes to, times the weights of the lines, which all look the same."""
        return [self._value(lines, move) for move in self._moves(lines[0][0])]

    def _value(self, lines: list[Line], move: int) -> float:
        value, later = 0.0, defaultdict[tuple[int, ...], list[Line]](list)
        for state, common, weight in lines:
            after, known = self._followed(state.copy(), common.copy(), move)
            if after[FINISH] == GOES_ON:
                later[int(after[self.seat]), *known.tolist()].append((after, known, weight))
            else:
                value += weight * worth_to(self.seat % self.playout.variant.sides, after, self.playout, self.room)
        return value + sum(max(self.values(same)) for same in later.values())

    def _followed(self, state: Ints, common: Ints, move: int) -> tuple[Ints, Ints]:
        while True:
            make_known_move(state, common, move, self.playout.variant)
            moves = self._moves(state) if state[FINISH] == GOES_ON else []
            if not moves or (state[TURN] == self.seat and len(moves) > 1):
                return state, common
            move = policy_move(state, common, np.array(moves), len(moves), self.playout, self.room)

    @staticmethod
    def _moves(state: Ints) -> list[int]:
        moves = np.empty(MOVES, np.int64)
        return moves[: legal(state, moves)].tolist()


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_it_is_what_a_search_from_the_root_finds(name: str, players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(few_deals, "SIDE_BY_SIDE", 10**5)
    tried = 0
    for position, variant in random_positions(name, players, rounds=30, seed=31):
        if not position.has_few_deals(120):
            continue
        slowly, tried = Slowly(position, variant), tried + 1
        expected = np.array(slowly.values(slowly.lines)) / sum(weight for *_, weight in slowly.lines)
        assert values_over_all_deals(position, slowly.playout) == pytest.approx(expected)
    assert tried > 10


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_whoever_chooses_well_later_never_comes_to_less(
    name: str, players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    better = 0
    for position, variant in random_positions(name, players, rounds=30, seed=32):
        if not position.has_few_deals(400):
            continue
        found = list[np.ndarray]()
        for most in (0, 300, 10**5):
            monkeypatch.setattr(few_deals, "SIDE_BY_SIDE", most)
            found.append(values_over_all_deals(position, playout_for(variant)))
        by_policy, for_a_while, to_the_end = found
        assert np.all(by_policy <= for_a_while + 1e-9)
        assert np.all(for_a_while <= to_the_end + 1e-9)
        better += not isclose(by_policy.max(), to_the_end.max())
    assert better > 3


def test_lines_after_other_branches_or_with_other_hands_have_other_keys() -> None:
    common, state, keys = np.zeros(COMMON, np.int64), empty_state(), set[int]()
    for branch in range(128):
        for hand in range(128):
            state[0] = hand
            keys.add(key_of(state, common, branch))
    assert len(keys) == 128 * 128


def test_each_order_of_the_boneyard_comes_once() -> None:
    size, found = 5, set[tuple[int, ...]]()
    for order in range(factorial(size)):
        state = empty_state()
        state[BONEYARD_SIZE], state[BONEYARD : BONEYARD + size] = size, range(3, 3 + size)
        order_boneyard(state, order)
        found.add(tuple(state[BONEYARD : BONEYARD + size].tolist()))
    assert len(found) == factorial(size)
    assert all(sorted(each) == list(range(3, 3 + size)) for each in found)

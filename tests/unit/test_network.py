"""The policy for two: its network against plain matrices, and its chances against what they have to add up to."""

import numpy as np
import pytest

from kozel.kernel.compiled import Ints
from kozel.kernel.play import MOVES, legal
from kozel.kernel.playout.common import COMMON, LACKS, LAID, LEFT_BY, LEFT_END, RIGHT_BY, RIGHT_END, SIZE, TO_DRAW
from kozel.kernel.playout.features import Floats
from kozel.kernel.playout.network import ADD, BEGIN, ROOM, ROWS, UNITS
from kozel.kernel.playout.policy import MISTAKE, best_move, chance_of_move, worths
from kozel.kernel.playout.two_seats import INPUTS, Feature, look_around, look_at_move
from kozel.kernel.playout.weights import weights_for
from kozel.kernel.state import LEFT, MUST_LEAD, RIGHT, empty_state
from kozel.kernel.tiles import SHOWING, bits_of
from kozel.kernel.variant import Variant, variant_of
from kozel.rules.rule_set import preset
from kozel.rules.tile import Tile

HAND = bits_of(map(Tile.parse, ["0-1", "1-1", "1-3", "2-6", "3-5", "6-6"]))
LINE = bits_of(map(Tile.parse, ["1-2", "2-4", "4-6"]))


def table() -> Variant:
    covered = variant_of(preset("kozel"), 2)
    assert isinstance(covered, Variant)
    return covered


def asked(ends: tuple[int, int], line: int) -> tuple[Ints, Ints]:
    """What everybody knows, and the moves that the first seat has; the other, with 3 tiles, has no 3."""
    state, common, moves = empty_state(), np.zeros(COMMON, np.int64), np.empty(MOVES, np.int64)
    state[0], state[LEFT], state[RIGHT], state[MUST_LEAD] = HAND, *ends, -1
    common[LEFT_END], common[RIGHT_END], common[LAID] = *ends, line
    common[LEFT_BY], common[RIGHT_BY] = (1, 0) if line else (-1, -1)
    common[SIZE], common[SIZE + 1], common[TO_DRAW] = 6, 3, 12
    common[LACKS + 1] = SHOWING[3]
    return common, moves[: legal(state, moves)].copy()


POSITIONS = [((1, 6), LINE), ((1, 1), LINE), ((-1, -1), 0)]


def looked(common: Ints, moves: Ints) -> Floats:
    """The features of the moves, in rows."""
    found = np.zeros((len(moves), ROOM))
    for row, move in zip(found, moves.tolist(), strict=True):
        around = look_around(HAND, 0, common, table().tiles, row)
        look_at_move(HAND, 0, move, common, around, row)
    return found[:, :INPUTS]


@pytest.mark.parametrize(("ends", "line"), POSITIONS)
def test_a_move_is_worth_what_matrices_say_and_the_best_one_is_made(ends: tuple[int, int], line: int) -> None:
    (common, moves), network = asked(ends, line), weights_for(table())
    assert network.shape == (ROWS, UNITS)
    values = np.empty(len(moves))
    worths(HAND, 0, moves, common, table(), network, values)
    expected = np.maximum(looked(common, moves) @ network[:INPUTS] + network[BEGIN], 0) @ network[ADD]
    assert values == pytest.approx(expected)
    assert np.ptp(values) > 0.1
    best = best_move(HAND, 0, moves, len(moves), common, table(), network, np.empty(ROOM))
    assert best == moves[np.argmax(expected)]


@pytest.mark.parametrize(("ends", "line"), POSITIONS)
def test_the_chances_of_all_moves_add_up_and_none_is_impossible(ends: tuple[int, int], line: int) -> None:
    (common, moves), network, found = asked(ends, line), weights_for(table()), np.empty(ROOM)
    chances = [chance_of_move(HAND, 0, move, common, table(), network, found) for move in moves.tolist()]
    assert sum(chances) == pytest.approx(1)
    assert min(chances) >= MISTAKE / len(moves)


def test_what_a_seat_looks_at() -> None:
    """The ends are 1, made by the other, and 6, its own; of the 19 unseen tiles 14 have no 3."""
    common, moves = asked((1, 6), LINE)
    rows = dict(zip(moves.tolist(), looked(common, moves), strict=True))
    onto_1 = rows[2 * int(np.log2(bits_of([Tile(1, 3)])))]
    seen = {feature: onto_1[feature] for feature in Feature}
    assert (seen[Feature.PIPS], seen[Feature.LATE_PIPS]) == (4, 4 / 3)
    assert (seen[Feature.REPLACES_NEXT], seen[Feature.REPLACES_OWN]) == (1, 0)
    assert (seen[Feature.KEEPS_NEXT], seen[Feature.KEEPS_OWN]) == (0, 1)
    # 3 and 6: 3-5, 2-6, 6-6 of its own; 0-3, 2-3, 3-3, 3-4, 3-6, 0-6, 1-6, 5-6 are unseen.
    assert (seen[Feature.FOR_NEW], seen[Feature.FOR_OTHER], seen[Feature.CONTINUATIONS]) == (1, 2, 3)
    assert (seen[Feature.UNSEEN_FOR_NEW], seen[Feature.UNSEEN_FOR_ENDS]) == (5, 8)
    assert (seen[Feature.COVERED_OWN], seen[Feature.COVERED_UNSEEN]) == (2, 3)
    # Of the tiles that the other may have 0-6, 1-6 and 5-6 fit, and none at the 3.
    possible = 14
    stuck = np.prod([(possible - 3 - held) / (possible - held) for held in range(3)])
    assert seen[Feature.NEXT_STUCK] == pytest.approx(stuck)
    assert seen[Feature.NEXT_STUCK_AT_NEW] == 1
    assert seen[Feature.NEXT_HEAP] == pytest.approx(stuck * 13 / 9)
    assert seen[Feature.NEXT_POSSIBLE] == pytest.approx(possible / 19)

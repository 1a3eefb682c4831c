"""The policy: its network against plain matrices, what it looks at, and chances against what they have to add up to."""

import numpy as np
import pytest

from kozel.kernel.compiled import Ints, compiled
from kozel.kernel.play import MOVES, legal
from kozel.kernel.playout import looks
from kozel.kernel.playout.common_knowledge import (
    COMMON,
    LACKS,
    LAID,
    LEFT_BY,
    LEFT_END,
    RIGHT_BY,
    RIGHT_END,
    SIZE,
    TO_DRAW,
)
from kozel.kernel.playout.looks import NUMBERS, SHARED_NUMBERS, look_around, look_at_move, numbers_around, rows_around
from kozel.kernel.playout.network import ADD, BEGIN, ROWS
from kozel.kernel.playout.networks import FILES, network_for
from kozel.kernel.playout.policy import MISTAKE, best_move, chance_of_move, worths
from kozel.kernel.playout.units import UNITS
from kozel.kernel.state import LEFT, MUST_LEAD, RIGHT, empty_state
from kozel.kernel.tiles import SHOWING, bits_of
from kozel.kernel.variant import Variant, variant_of
from kozel.rules.rule_set import preset
from kozel.rules.tile import Tile

HAND = bits_of(map(Tile.parse, ["0-1", "1-1", "1-3", "2-6", "3-5", "6-6"]))
LINE = bits_of(map(Tile.parse, ["1-2", "2-4", "4-6"]))

Looked = tuple[tuple[int, ...], tuple[float, ...], tuple[int, ...], tuple[float, ...]]
"""The rows and the numbers of a move, then those that all moves share."""


def table(players: int, *, pairs: bool = False) -> Variant:
    covered = variant_of(preset("kozel-pairs" if pairs else "kozel"), players)
    assert isinstance(covered, Variant)
    return covered


TABLES = [table(2), table(3), table(4), table(4, pairs=True)]


def asked(ends: tuple[int, int], line: int, players: int = 2) -> tuple[Ints, Ints]:
    """What everybody knows, and the moves that the first seat has; the next one, with 3 tiles, has no 3."""
    state, common, moves = empty_state(), np.zeros(COMMON, np.int64), np.empty(MOVES, np.int64)
    state[0], state[LEFT], state[RIGHT], state[MUST_LEAD] = HAND, *ends, -1
    common[LEFT_END], common[RIGHT_END], common[LAID] = *ends, line
    common[LEFT_BY], common[RIGHT_BY] = (1, 0) if line else (-1, -1)
    common[SIZE : SIZE + players] = [6, 3, 4, 5][:players]
    common[TO_DRAW] = 12 if players == 2 else 0
    common[LACKS + 1] = SHOWING[3]
    return common, moves[: legal(state, moves)].copy()


POSITIONS = [((1, 6), LINE), ((1, 1), LINE), ((-1, -1), 0)]


@compiled
def looked(move: int, common: Ints, variant: Variant) -> Looked:
    around = look_around(HAND, 0, common, variant)
    look = look_at_move(HAND, 0, move, common, around)
    shared = rows_around(HAND, common, around), numbers_around(HAND, around)
    return look.rows, look.numbers + look.of_others, shared[0], shared[1]


def expected_worth(move: int, common: Ints, variant: Variant) -> float:
    """The same with plain matrices."""
    network = network_for(variant).astype(np.float64)
    rows, numbers, shared_rows, shared_numbers = looked(move, common, variant)
    units = network[BEGIN] + network[list(rows + shared_rows)].sum(axis=0)
    units += np.array(numbers) @ network[NUMBERS : NUMBERS + len(numbers)]
    units += np.array(shared_numbers) @ network[SHARED_NUMBERS : SHARED_NUMBERS + len(shared_numbers)]
    return float(np.maximum(units, 0) @ network[ADD])


@pytest.mark.parametrize("variant", TABLES, ids=FILES.values())
@pytest.mark.parametrize(("ends", "line"), POSITIONS)
def test_a_move_is_worth_what_matrices_say_and_the_best_one_is_made(
    ends: tuple[int, int], line: int, variant: Variant
) -> None:
    (common, moves), network = asked(ends, line, variant.players), network_for(variant)
    assert network.shape == (ROWS, UNITS)
    values = np.empty(len(moves))
    worths(HAND, 0, moves, common, variant, network, values)
    expected = [expected_worth(move, common, variant) for move in moves.tolist()]
    assert values == pytest.approx(expected, abs=1e-4)
    assert np.ptp(values) > 0.1
    best = best_move(HAND, 0, moves, len(moves), common, variant, network, np.empty(UNITS, np.float32))
    assert best == moves[np.argmax(expected)]


@pytest.mark.parametrize(("ends", "line"), POSITIONS)
def test_the_chances_of_all_moves_add_up_and_none_is_impossible(ends: tuple[int, int], line: int) -> None:
    (common, moves), network, units = asked(ends, line), network_for(table(2)), np.empty(UNITS, np.float32)
    chances = [chance_of_move(HAND, 0, move, common, table(2), network, units) for move in moves.tolist()]
    assert sum(chances) == pytest.approx(1)
    assert min(chances) >= MISTAKE / len(moves)


def move_onto_1() -> int:
    return 2 * int(np.log2(bits_of([Tile(1, 3)])))


def test_which_rows_stand_for_what_a_seat_looks_at() -> None:
    """The ends are 1, made by the other, and 6, its own; 1-3 is joined to the 1."""
    common, _ = asked((1, 6), LINE)
    rows, _, shared, _ = looked(move_onto_1(), common, table(2))
    # For the 3 there are 3-5 of its own and 0-3, 2-3, 3-3, 3-4, 3-6;
    # for the 6 there are 2-6, 6-6 and 0-6, 1-6, 3-6, 5-6.
    assert rows[0] == looks.NEW + 8 * 1 + 5
    assert rows[1] == looks.OTHER + 8 * 2 + 4
    # The 1 is covered: 0-1 and 1-1 of its own, 1-4, 1-5 and 1-6 unseen; the next seat made it.
    assert rows[2] == looks.COVERED + 64 * 1 + 8 * 2 + 3
    # The hand will show all values but 4; the 6 is its own.
    assert rows[3] == looks.KEEPS + 0 + 6
    # Its own 3-5, 2-6 and 6-6 will fit, and 8 unseen tiles, as 3-6 fits both.
    assert rows[4] == looks.GOES_ON + 16 * 3 + 8
    # 1-3 is no double; 6-6 will fit.
    assert rows[5] == looks.DOUBLE + 65 * 1
    assert shared == (looks.OWN_TILES + 15 * 6 + 3, looks.OTHER_TILES, looks.TO_BE_DRAWN + 12)


def test_which_numbers_a_seat_looks_at() -> None:
    """As above; of the 19 unseen tiles 14 have no 3."""
    common, _ = asked((1, 6), LINE)
    _, numbers, _, shared = looked(move_onto_1(), common, table(2))
    # Of the tiles that the other may have 0-6, 1-6 and 5-6 fit, and none at the 3.
    stuck = np.prod([(11 - held) / (14 - held) for held in range(3)])
    heap = stuck * 13 / 9
    assert numbers[:8] == pytest.approx([4, 4 / 3, stuck, stuck / 3, 1, heap, 0, 0])
    assert numbers[8:] == (0, 0, 0, 0, 0)
    # The set has 168 pips, of which the hand has 35 and the line 19.
    assert shared == pytest.approx([35, 114 / 19, 14 / 19, 0, 0])


def test_what_a_seat_of_four_looks_at_in_the_others() -> None:
    """Nothing is known of the two after the next one, who have 4 and 5 of the 19 unseen tiles; 8 fit, 5 at the 3."""
    common, _ = asked((1, 6), LINE, 4)
    _, numbers, shared_rows, _ = looked(move_onto_1(), common, table(4))

    def stuck(fitting: int, held: int) -> float:
        return float(np.prod([(19 - fitting - tile) / (19 - tile) for tile in range(held)]))

    expected = [stuck(8, 4), stuck(8, 4) / 4, stuck(5, 4), stuck(8, 5), stuck(5, 5)]
    assert numbers[8:] == pytest.approx(expected)
    assert shared_rows[1] == looks.OTHER_TILES + 15 * 4 + 5


HOLDS_TWO = bits_of([Tile(1, 3), Tile(2, 5)])


@compiled
def numbers_of_two(move: int, common: Ints, variant: Variant) -> tuple[float, ...]:
    return look_at_move(HOLDS_TWO, 0, move, common, look_around(HOLDS_TWO, 0, common, variant)).numbers


def test_nobody_may_be_able_to_move() -> None:
    """It joins its 1-3 to the 1: all others with a 1 or a 6 are laid, and the next seat, with 3 tiles, has no 3."""
    common, _ = asked((1, 6), LINE)
    common[LAID] = (SHOWING[6] | SHOWING[1]) & ~HOLDS_TWO
    common[TO_DRAW] = 0
    *_, block, gain = numbers_of_two(move_onto_1(), common, table(2))
    assert block == 1
    # Of 0, 2, 3, 4 and 5 there are 15 tiles with 84 pips, less 2-5; 2-5 is left in the hand.
    assert gain == pytest.approx(3 * (84 - 7) / 14 - 7)

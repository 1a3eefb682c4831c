"""Many tables side by side, in compiled code: as `dominoes.py` and `observation.py` have one."""

from typing import Final, NamedTuple, Self

import numpy as np
from numpy.typing import NDArray

from kozel.environment.layout import ACCOUNT
from kozel.kernel.bits import count, lowest
from kozel.kernel.compiled import Floats, Ints, compiled, inlined, unmanaged
from kozel.kernel.play import MOVES, hand_in_turn, legal
from kozel.kernel.playout.common_knowledge import COMMON, LACKS, SIZE, make_known_move
from kozel.kernel.points import settle, worth
from kozel.kernel.stakes.results import deal
from kozel.kernel.state import BONEYARD_SIZE, DRAWN, FINISH, GOES_ON, LEFT, LINE, RIGHT, STATE, TURN
from kozel.kernel.variant import MOST_SEATS, Variant

_NOBODY: Final = -1


class Shown(NamedTuple):
    """What the seats that have to choose are shown, a row for each table, and which seats these are."""

    observations: NDArray[np.float32]
    masks: NDArray[np.int8]
    seats: Ints


class Tables(NamedTuple):
    """A round in progress at each table, the seat in turn having a choice.

    `laid_by` and `laid` have a row for each table with who laid each tile, and as the how manieth, beginning with 1;
    `tiles` are all tiles in the order in which they were dealt, `chances` has a generator for each table.
    """

    states: Ints
    common: Ints
    laid_by: Ints
    laid: Ints
    tiles: Ints
    chances: NDArray[np.uint64]

    @classmethod
    def of(cls, tiles: Ints, seeds: NDArray[np.uint64]) -> Self:
        """Tables at which nothing has been dealt, one for each seed."""
        number = len(seeds)
        return cls(
            np.zeros((number, STATE), np.int64),
            np.zeros((number, COMMON), np.int64),
            np.zeros((number, len(tiles)), np.int64),
            np.zeros((number, len(tiles)), np.int64),
            np.tile(tiles, (number, 1)),
            seeds.reshape(number, 1),
        )


@compiled
def deal_all(tables: Tables, variant: Variant) -> None:
    """Deal at all tables. Seat 0 leads."""
    for table in range(len(tables.states)):
        _deal(tables, table, variant)


@compiled
def play_all(tables: Tables, actions: Ints, variant: Variant, rewards: Floats, over: NDArray[np.bool_]) -> None:
    """Make each table's action, and go on to the next choice; where the round is over, deal the next one.

    Writes what each seat is given, and where a round was over. All actions must be allowed.
    """
    moves, points = np.empty(MOVES, np.int64), np.empty(MOST_SEATS, np.int64)
    rewards[:] = 0.0
    for table in range(len(tables.states)):
        state, move, number = tables.states[table], actions[table], 0
        while number <= 1:
            _play(tables, table, move, variant)
            if state[FINISH] != GOES_ON:
                break
            number = legal(state, moves)
            move = moves[0]
        over[table] = state[FINISH] != GOES_ON
        if over[table]:
            settle(state, variant, points)
            for seat in range(variant.players):
                rewards[table, seat] = worth(points, seat % variant.sides, variant) / (variant.sides - 1)
            _deal(tables, table, variant)


@compiled
def show_all(tables: Tables, variant: Variant, open_scores: bool, shown: Shown) -> None:  # noqa: FBT001 - compiled
    """Write what the seats in turn see, as `Layout` has it, in a match's first round; are scores open then?"""
    moves = np.empty(MOVES, np.int64)
    for table in range(len(tables.states)):
        state = tables.states[table]
        _show(tables, table, variant, open_scores, shown.observations[table])
        shown.seats[table] = state[TURN]
        mask = shown.masks[table]
        mask[:] = 0
        for place in range(legal(state, moves)):
            mask[moves[place]] = 1


@inlined
def _deal(tables: Tables, table: int, variant: Variant) -> None:
    tables.laid_by[table, :] = _NOBODY
    deal(tables.states[table], tables.common[table], tables.tiles[table], variant, tables.chances[table])


@inlined
def _play(tables: Tables, table: int, move: int, variant: Variant) -> None:
    state, tile = tables.states[table], move >> 1
    tables.laid_by[table, tile] = state[TURN]
    make_known_move(state, tables.common[table], move, variant)
    tables.laid[table, tile] = count(state[LINE])


@unmanaged
def _show(tables: Tables, table: int, variant: Variant, open_scores: bool, observation: NDArray[np.float32]) -> None:  # noqa: FBT001 - compiled
    state, common = tables.states[table], tables.common[table]
    players, tiles, own = variant.players, tables.tiles.shape[1], state[TURN]
    values = (len(observation) - 2 - players * (2 * tiles + 1 + ACCOUNT) - 2 * tiles) // 2
    observation[:] = 0.0
    _mark(hand_in_turn(state), 0, observation)
    part = tiles
    for tile in range(tiles):
        if tables.laid_by[table, tile] != _NOBODY:
            turns = (tables.laid_by[table, tile] - own) % players
            observation[part + turns * tiles + tile] = 1.0
            observation[part + players * tiles + tile] = tables.laid[table, tile] / tiles
    part += (players + 1) * tiles
    if state[LEFT] >= 0:
        observation[part + state[LEFT]] = 1.0
        observation[part + values + state[RIGHT]] = 1.0
    part += 2 * values
    unseen = variant.tiles & ~state[LINE] & ~hand_in_turn(state)
    for turns in range(players):
        seat = (own + turns) % players
        observation[part + turns] = common[SIZE + seat] / variant.hand
        if turns > 0:
            _mark(common[LACKS + seat] & unseen, part + players + turns * tiles, observation)
    part += players * (1 + tiles)
    observation[part] = (state[BONEYARD_SIZE] - state[DRAWN]) / tiles
    for turns in range(players):
        observation[part + ACCOUNT * (turns + 1)] = 1.0 if open_scores else 0.0


@inlined
def _mark(tiles: int, part: int, observation: NDArray[np.float32]) -> None:
    """Write 1 for each of the tiles, in the part that begins there."""
    while tiles:
        observation[part + lowest(tiles)] = 1.0
        tiles &= tiles - 1

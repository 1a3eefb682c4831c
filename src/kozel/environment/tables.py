"""Many tables side by side, in compiled code: as `dominoes.py` and `observation.py` have one."""

from typing import Final, NamedTuple, Self

import numpy as np
from numpy.typing import NDArray

from kozel.environment.layout import ACCOUNT, Layout
from kozel.kernel.bits import count, lowest
from kozel.kernel.compiled import Floats, Ints, compiled, inlined, unmanaged
from kozel.kernel.play import MOVES, hand_in_turn, legal
from kozel.kernel.playout.common_knowledge import COMMON, LACKS, SIZE, make_known_move
from kozel.kernel.points import settle, worth
from kozel.kernel.stakes.results import deal
from kozel.kernel.state import BONEYARD_SIZE, DRAWN, FINISH, GOES_ON, LEFT, LINE, RIGHT, STATE, TURN
from kozel.kernel.variant import MOST_SEATS, Variant

_NOBODY: Final = -1


class Starts(NamedTuple):
    """Where the parts of an observation begin."""

    hand: int
    laid_by: int
    laid: int
    left: int
    right: int
    sizes: int
    lacks: int
    boneyard: int
    accounts: int
    carry: int

    @classmethod
    def of(cls, layout: Layout) -> Self:
        """In this layout."""
        return cls(**{name: where.start for name, where in layout.parts.items()})


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
def show_all(tables: Tables, variant: Variant, starts: Starts, open_scores: bool, shown: Shown) -> None:  # noqa: FBT001 - compiled
    """Write what the seats in turn see, in a match's first round; are scores open then?"""
    moves = np.empty(MOVES, np.int64)
    for table in range(len(tables.states)):
        state, mask = tables.states[table], shown.masks[table]
        shown.seats[table] = state[TURN]
        _show(tables, table, variant, starts, shown.observations[table])
        if open_scores:
            for seat in range(variant.players):
                shown.observations[table, starts.accounts + ACCOUNT * seat + ACCOUNT - 1] = 1.0
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
def _show(tables: Tables, table: int, variant: Variant, starts: Starts, observation: NDArray[np.float32]) -> None:
    state, common = tables.states[table], tables.common[table]
    players, tiles, own = variant.players, tables.tiles.shape[1], state[TURN]
    observation[:] = 0.0
    _mark(hand_in_turn(state), starts.hand, observation)
    for tile in range(tiles):
        if tables.laid_by[table, tile] != _NOBODY:
            turns = (tables.laid_by[table, tile] - own) % players
            observation[starts.laid_by + turns * tiles + tile] = 1.0
            observation[starts.laid + tile] = tables.laid[table, tile] / tiles
    if state[LEFT] >= 0:
        observation[starts.left + state[LEFT]] = 1.0
        observation[starts.right + state[RIGHT]] = 1.0
    unseen = variant.tiles & ~state[LINE] & ~hand_in_turn(state)
    for turns in range(players):
        seat = (own + turns) % players
        observation[starts.sizes + turns] = common[SIZE + seat] / variant.hand
        if turns > 0:
            _mark(common[LACKS + seat] & unseen, starts.lacks + turns * tiles, observation)
    observation[starts.boneyard] = (state[BONEYARD_SIZE] - state[DRAWN]) / tiles


@inlined
def _mark(tiles: int, part: int, observation: NDArray[np.float32]) -> None:
    """Write 1 for each of the tiles, in the part that begins there."""
    while tiles:
        observation[part + lowest(tiles)] = 1.0
        tiles &= tiles - 1

"""What compiled code must know of a rule set, as numbers; and which rule sets it doesn't cover."""

from collections.abc import Callable
from enum import IntEnum, StrEnum
from typing import NamedTuple

import msgspec
import numpy as np

from kozel.kernel.compiled import Ints
from kozel.kernel.tiles import HIGHEST, NUMBERS, PIPS, TILES, full
from kozel.rules.bonuses import PASS_BONUSES
from kozel.rules.deal import hand_size
from kozel.rules.options import BlockWithBoneyard, Direction, TargetIn, Turns
from kozel.rules.rule_set import RuleSet
from kozel.rules.tile import Tile

MOST_SEATS = 4

MOST_POINTS = 1000
"""What the tiles with a value of their own count together at most, and what bonuses can give in a round.

Nothing is then worth more than a search thinks.
"""


class Draws(IntEnum):
    """`DrawRule` as a number."""

    NONE = 0
    ONE = 1
    UNTIL_PLAYABLE = 2


class BlockTest(IntEnum):
    """The names in `BLOCK_TESTS` as numbers."""

    NO_MOVE = 0
    SIX_TILES = 1


class OutScore(IntEnum):
    """The names in `OUT_SCORES` as numbers."""

    LOSERS_OWN = 0
    WINNER_TAKES_OTHERS = 1
    WINNER_TAKES_ALL = 2


class BlockScore(IntEnum):
    """The names in `BLOCK_SCORES` as numbers."""

    OWN = 0
    HIGHEST_TAKES_ALL = 1
    DIFFERENCE = 2
    LOWER_SIDE_WINS = 3
    LOWEST_SCORES_DIFFERENCE = 4
    BLOCKER_SCORES_ALL = 5
    LOWEST_SCORES_REST = 6
    BLOCKER_AGAINST_LEFT = 7


class Variant(NamedTuple):
    """The rules of one round, for so many seats as take part in it.

    `tiles` is the set of all tiles. `sides` is 2 in pairs, else `players`: a seat's side is the seat modulo `sides`.
    Who sits on a seat's left is `left` turns after it. `hand` tiles are dealt to each seat. `reserve` tiles of the
    boneyard are never drawn. `takes_all`: at a block with tiles to draw, the next seat draws them all (1), or the round
    is over (0). `valued` is the set of tiles that count otherwise than their pips in any hand, `more` by how much each
    does. `lone` is what each tile counts when it is all that a hand holds; `slack` is how far all tiles together can
    count beyond their pips, or below 0. `bonus` is what every loser is given on top when somebody goes out with that
    tile. `sign` is -1 where points are a penalty, 1 where they are a credit. `in_rounds`: the winner is given 1 instead
    of points.

    What bonuses are worth has their names; `pays_passes` says that some pass gives one.
    """

    tiles: int
    players: int
    sides: int
    left: int
    hand: int
    draws: int
    reserve: int
    block_test: int
    takes_all: int
    out_score: int
    block_score: int
    valued: int
    more: Ints
    lone: Ints
    slack: int
    bonus: Ints
    sign: int
    in_rounds: int
    pays_passes: int
    pass_on_lead: int
    pass_on_double_lead: int
    pass_round: int
    capicua: int
    chuchazo: int


class NotCoveredCode(StrEnum):
    """Why compiled code can't play a rule set."""

    SET = "set"
    PLAYERS = "players"
    OPTION = "option"


class NotCovered(msgspec.Struct, frozen=True):
    """A rule set that is left to `rules/`, because of the value of this option."""

    code: NotCoveredCode
    option: str


def variant_of(rules: RuleSet, players: int, *, in_play: int | None = None) -> Variant | NotCovered:
    """The variant of a rule set, or why there is none.

    `players` is the number of seats of the match, one of `rules.players`; `in_play` is how many of them take part in
    the round (None: all), fewer where some have dropped out.
    """
    taking_part = players if in_play is None else in_play
    not_covered = _not_covered(rules, taking_part)
    if not_covered is not None:
        return not_covered
    held = _values(rules.held_tile, otherwise=PIPS)
    lone = _values(rules.lone_tile, otherwise=held)
    return Variant(
        tiles=full(rules.highest),
        players=taking_part,
        sides=2 if rules.pairs else taking_part,
        left=1 if rules.turns is Turns.CLOCKWISE else taking_part - 1,
        hand=hand_size(rules, players, taking_part),
        draws=Draws[rules.draw.name].value,
        reserve=rules.reserve,
        block_test=BlockTest[rules.block_test.upper()].value,
        takes_all=int(rules.block_with_boneyard is BlockWithBoneyard.NEXT_DRAWS_ALL),
        out_score=OutScore[rules.out_score.upper()].value,
        block_score=BlockScore[rules.block_score.upper()].value,
        valued=sum(1 << int(tile) for tile in np.flatnonzero(held != PIPS)),
        more=held - PIPS,
        lone=lone,
        slack=int((np.maximum.reduce((held, lone, PIPS)) - PIPS - np.minimum.reduce((held, lone, 0 * PIPS))).sum()),
        bonus=_values(rules.going_out_bonus, otherwise=np.zeros(TILES, np.int64)),
        sign=1 if rules.direction is Direction.CREDIT else -1,
        in_rounds=int(rules.target_in is TargetIn.ROUNDS),
        pays_passes=int(any(rules.bonuses.get(name) for name in PASS_BONUSES)),
        **{name: rules.bonuses.get(name, 0) for name in _BONUSES},
    )


def _not_covered(rules: RuleSet, players: int) -> NotCovered | None:
    if rules.highest > HIGHEST:
        return NotCovered(NotCoveredCode.SET, "highest")
    if players > MOST_SEATS:
        return NotCovered(NotCoveredCode.PLAYERS, "players")
    for option, name, names in (
        ("draw", rules.draw, Draws),
        ("block_test", rules.block_test, BlockTest),
        ("out_score", rules.out_score, OutScore),
        ("block_score", rules.block_score, BlockScore),
    ):
        if name.upper() not in names.__members__:
            return NotCovered(NotCoveredCode.OPTION, option)
    if not rules.bonuses.keys() <= _BONUSES or _most_given(rules) > MOST_POINTS:
        return NotCovered(NotCoveredCode.OPTION, "bonuses")
    for option, values in (
        ("lone_tile", rules.lone_tile),
        ("held_tile", rules.held_tile),
        ("going_out_bonus", rules.going_out_bonus),
    ):
        if sum(map(abs, values.values())) > MOST_POINTS:
            return NotCovered(NotCoveredCode.OPTION, option)
    for field in msgspec.structs.fields(RuleSet):
        if field.name not in _COVERED and getattr(rules, field.name) != _default(field):
            return NotCovered(NotCoveredCode.OPTION, field.name)
    return None


def _most_given(rules: RuleSet) -> int:
    """What bonuses can give in a round: all others may pass at every tile, everything else happens once."""
    tiles = full(rules.highest).bit_count()
    return sum(points * (tiles if name == "pass_round" else 1) for name, points in rules.bonuses.items())


def _default(field: msgspec.structs.FieldInfo) -> object:
    made: Callable[[], object] = field.default_factory
    return made() if callable(made) else field.default


def _values(tiles: dict[str, int], *, otherwise: Ints) -> Ints:
    values = otherwise.copy()
    for name, value in tiles.items():
        values[NUMBERS[Tile.parse(name)]] = value
    return values


_BONUSES = {"pass_on_lead", "pass_on_double_lead", "pass_round", "capicua", "chuchazo"}
_PLAYED_HERE = {
    "bonuses",
    "highest",
    "players",
    "pairs",
    "hand",
    "turns",
    "draw",
    "reserve",
    "block_test",
    "block_with_boneyard",
    "block_score",
    "out_score",
    "lone_tile",
    "held_tile",
    "going_out_bonus",
    "direction",
    "target_in",
}
_OUTSIDE_OF_A_ROUND = {
    "name",
    "redeal_doubles",
    "redeal_same",
    "first_lead",
    "next_lead",
    "tie",
    "opening",
    "opening_test",
    "burn_after",
    "round_bonus",
    "target",
    "goes_on",
}
_COVERED = _PLAYED_HERE | _OUTSIDE_OF_A_ROUND
"""An option that isn't named here, a later one perhaps, is covered only while it has its default value."""

"""A puzzle: a position as one seat sees it, a question with one right answer, and what proves it."""

from enum import StrEnum
from typing import NamedTuple

import msgspec

from kozel.analysis.reason import Reason
from kozel.bots.rounds import after_a_round
from kozel.rules.event import Dealt
from kozel.rules.line import End
from kozel.rules.match import Match, new_match
from kozel.rules.move import Pass, Play
from kozel.rules.rule_set import preset
from kozel.rules.tile import Tile

SEATS = 4


class PuzzleKind(StrEnum):
    """What is asked.

    `BEST`: which move is best by far. `WIN`: the only move with which the side can win the round in every deal that
    fits. `FISH`: the only move that blocks the line. `BLOCK`: the only move after which the next player has to knock,
    whatever they hold. `WHOSE`: who holds a tile, where only one can.
    """

    BEST = "best"
    WIN = "win"
    FISH = "fish"
    BLOCK = "block"
    WHOSE = "whose"


class PuzzleAnswer(msgspec.Struct, frozen=True):
    """What can be answered: a play, or (`WHOSE`) a seat; the other one is None."""

    play: Play | None = None
    seat: int | None = None


class PuzzleOption(msgspec.Struct, frozen=True):
    """An answer and what it comes to over all deals that fit what the seat saw.

    `value` is in points for `BEST`: how much better than the others the side does if everybody plays perfectly with
    all tiles open, on average. Otherwise it is the share of deals for which the answer is right; for `WIN`, in which
    the side then wins if everybody plays perfectly with all tiles open.
    `judged` is there for `BEST`: the same as `value`, but with everybody playing as bots do, who see no hidden tiles.
    """

    answer: PuzzleAnswer
    value: float
    judged: float | None = None


class Step(NamedTuple):
    """A tile that was played. Knocks follow by themselves."""

    tile: Tile
    end: End


class Puzzle(msgspec.Struct, frozen=True, kw_only=True):
    """`leader` led, `steps` were played since, and the seat in turn is asked.

    `rules` is a preset for four without a boneyard. `hands` are all hands as dealt, though the answer follows from
    what the seat saw. `tile` is the one asked for (`WHOSE`). `deals` is how many deals fit what the seat saw. `options`
    begin with the right answer. `reasons` say why it is better than the next, where moves are judged (`BEST`).
    """

    kind: PuzzleKind
    rules: str
    leader: int
    hands: tuple[tuple[Tile, ...], ...]
    steps: tuple[Step, ...]
    tile: Tile | None
    deals: int
    options: tuple[PuzzleOption, ...]
    reasons: tuple[Reason, ...]

    @property
    def answer(self) -> PuzzleAnswer:
        """The right answer."""
        return self.options[0].answer


def position_in(puzzle: Puzzle) -> Match:
    """The match in which the puzzle is asked, with all hands."""
    begun = after_a_round(new_match(preset(puzzle.rules), SEATS), puzzle.leader)
    match = begun.apply(Dealt(begun.round_number, 0, puzzle.hands, ()))
    for step in puzzle.steps:
        match = after_knocks(match.apply(match.event(Play(step.tile, step.end))))
    return match


def after_knocks(match: Match) -> Match:
    """The match when all who have to knock have done so."""
    while match.legal() == (Pass(),):
        match = match.apply(match.event(Pass()))
    return match

"""Counting legal sequences of moves from a fixed deal, as chess programs are tested by their counts."""

from collections.abc import Callable
from typing import NamedTuple, Protocol, Self

import msgspec

from kozel.rules.deal import deal
from kozel.rules.line import End
from kozel.rules.match import Match, new_match
from kozel.rules.move import Draw, Move, Pass, Play
from kozel.rules.rule_set import RuleSet, preset
from kozel.rules.tile import Tile
from tests.naive.match import NaiveMatch
from tests.naive.options import Options
from tests.naive.round import NaiveRound


class Position(Protocol):
    """A place in a round; moves are texts like `1-4 left`, `draws` and `knocks`."""

    def moves(self) -> set[str]:
        """What may be done here; empty when the round is over."""
        ...

    def after(self, move: str) -> Self: ...


class Counted(msgspec.Struct, frozen=True):
    """A deal, and what was counted from it: the tiles in the order in which they are dealt, the moves made before.

    `sequences` are the numbers of legal sequences of one move, of two, and so on; `ended`, how many end the round.
    """

    rules: str
    players: int
    tiles: str
    before: tuple[str, ...]
    sequences: tuple[int, ...]
    ended: tuple[int, ...]


class ByEngine(NamedTuple):
    match: Match

    @classmethod
    def dealt(cls, rules: RuleSet, players: int, tiles: str) -> "ByEngine":
        match = new_match(rules, players)
        return cls(match.apply(deal(match, tuple(map(Tile.parse, tiles.split())))))

    def moves(self) -> set[str]:
        return {_text(move) for move in self.match.legal()}

    def after(self, move: str) -> "ByEngine":
        return ByEngine(self.match.apply(self.match.event(_move(move))))


class ByNaive(NamedTuple):
    round: NaiveRound

    @classmethod
    def dealt(cls, rules: RuleSet, players: int, tiles: str) -> "ByNaive":
        match = NaiveMatch(msgspec.convert(msgspec.to_builtins(rules, str_keys=True), Options), players)
        match.deal(tiles.split())
        assert match.round is not None
        return cls(match.round)

    def moves(self) -> set[str]:
        return self.round.moves()

    def after(self, move: str) -> "ByNaive":
        twin = self.round.copy()
        twin.happens(move)
        return ByNaive(twin)


def recounted(counted: Counted, dealt: Callable[[RuleSet, int, str], Position]) -> Counted:
    """The same counts, made anew."""
    position = dealt(preset(counted.rules), counted.players, counted.tiles)
    for move in counted.before:
        position = position.after(move)
    sequences, ended = count(position, len(counted.sequences))
    return msgspec.structs.replace(counted, sequences=sequences, ended=ended)


def count(position: Position, depth: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """How many sequences there are of each length to that depth, and how many of these end the round."""
    sequences, ended = [0] * depth, [0] * depth
    if depth:
        for move in position.moves():
            following = position.after(move)
            sequences[0] += 1
            ended[0] += not following.moves()
            for length, (more, over) in enumerate(zip(*count(following, depth - 1), strict=True), start=1):
                sequences[length] += more
                ended[length] += over
    return tuple(sequences), tuple(ended)


def _text(move: Move) -> str:
    match move:
        case Play(tile=tile, end=end):
            return f"{tile} {end}"
        case Draw():
            return "draws"
        case Pass():
            return "knocks"


def _move(text: str) -> Move:
    match text.split():
        case ["draws"]:
            return Draw()
        case ["knocks"]:
            return Pass()
        case [tile, end]:
            return Play(Tile.parse(tile), End(end))
        case _:
            raise ValueError(text)

"""What is told of a puzzle before it is answered, and after."""

import msgspec

from kozel.analysis.puzzles.puzzle import Puzzle, PuzzleAnswer, PuzzleKind, PuzzleOption, position_in
from kozel.analysis.reason import Reason
from kozel.rules.event import Passed, Played
from kozel.rules.line import Laid
from kozel.rules.move import Play
from kozel.rules.tile import Tile
from kozel.rules.view import DrewView, LastPlay, sight, view


class PuzzleView(msgspec.Struct, frozen=True, kw_only=True):
    """What the seat that is asked sees, on the day (`YYYY-MM-DD`) whose puzzle it is.

    `course` is what happened since the deal. `legal` are the plays to choose from; where it is asked whose a tile
    is, they are empty, and `tile` is the tile. `pairs`: partners sit opposite. `step` leads from a seat to the next
    in turn.
    """

    number: int
    day: str
    kind: PuzzleKind
    pairs: bool
    step: int
    seat: int
    sides: tuple[int, ...]
    line: tuple[Laid, ...]
    lead: int
    last: LastPlay | None
    hand: tuple[Tile, ...]
    tiles: tuple[int, ...]
    course: tuple[Played | Passed, ...]
    legal: tuple[Play, ...]
    tile: Tile | None


class PuzzleVerdict(msgspec.Struct, frozen=True, kw_only=True):
    """Whether the answer was right, and what proves it: see `PuzzleOption`; the first option is the right answer.

    `deals` is how many deals fit what the seat saw. `lacks` are, for each seat, the values that its hand is known to
    have none of.
    """

    right: bool
    deals: int
    options: tuple[PuzzleOption, ...]
    reasons: tuple[Reason, ...]
    lacks: tuple[tuple[int, ...], ...]


def puzzle_view(puzzle: Puzzle, number: int, day: str) -> PuzzleView:
    """The puzzle without its answer, and without anything that the seat doesn't see."""
    match = position_in(puzzle)
    assert match.turn is not None, "a puzzle is a turn of somebody"
    seat_sees = sight(match, match.turn)
    seen = seat_sees.view
    plays = (option.answer.play for option in puzzle.options)
    return PuzzleView(
        number=number,
        day=day,
        kind=puzzle.kind,
        pairs=match.rules.pairs,
        step=match.rules.step,
        seat=match.turn,
        sides=match.sides,
        line=seen.line,
        lead=seen.lead,
        last=seen.last,
        hand=seen.hand,
        tiles=seen.tiles,
        course=tuple(event for event in seat_sees.course if not isinstance(event, DrewView)),
        # By the tile and not in the order of the proof, which begins with the answer.
        legal=tuple(sorted((play for play in plays if play is not None), key=lambda play: (play.tile, play.end))),
        tile=puzzle.tile,
    )


def verdict(puzzle: Puzzle, answer: PuzzleAnswer) -> PuzzleVerdict | None:
    """What comes of the answer; None if it can't be given to this puzzle."""
    if answer not in {option.answer for option in puzzle.options}:
        return None
    return PuzzleVerdict(
        right=answer == puzzle.answer,
        deals=puzzle.deals,
        options=puzzle.options,
        reasons=puzzle.reasons,
        lacks=view(position_in(puzzle), None).lacks,
    )

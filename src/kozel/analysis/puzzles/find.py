"""Finding puzzles in a round that bots played."""

from collections.abc import Collection, Iterator
from itertools import chain
from typing import Final

from kozel.analysis.puzzles.prove import MOST_DEALS, Case, proof, reasons_of
from kozel.analysis.puzzles.puzzle import SEATS, Puzzle, PuzzleKind, Step, after_knocks
from kozel.bots.bot import Bot
from kozel.bots.chance import repeatable
from kozel.bots.rounds import start
from kozel.kernel.tiles import fitting, tile_of
from kozel.rules.match import Match
from kozel.rules.move import Play
from kozel.rules.rule_set import preset
from kozel.rules.tile import Tile
from kozel.rules.view import sight, view

_FEWEST_PLAYS: Final = 2

_FEWEST_HIDDEN: Final = 5
"""With fewer tiles out of sight there is nothing to think about."""

_MOST_HIDDEN: Final = 15


def puzzles_in(rules: str, seed: int, number: int, bot: Bot, wanted: Collection[PuzzleKind]) -> Iterator[Puzzle]:
    """The puzzles of the round with that number, of the kinds that are wanted, in the order in which they arise."""
    leader = number % SEATS
    match = start(preset(rules), SEATS, seed, number, leader)
    assert match.round is not None, "a round was dealt"
    hands, steps, random = match.round.hands, list[Step](), repeatable(f"{seed} {number} play")
    while (turn := match.turn) is not None:
        case = _case(match)
        for kind, tile in _questions(case, wanted) if case is not None else ():
            assert case is not None, "only a case has questions"
            options = proof(case, kind, tile)
            if options is not None:
                yield Puzzle(
                    kind=kind,
                    rules=rules,
                    leader=leader,
                    hands=hands,
                    steps=tuple(steps),
                    tile=tile,
                    deals=case.deals,
                    options=options,
                    reasons=reasons_of(case, options) if kind is PuzzleKind.BEST else (),
                )
        legal = match.legal()
        move = legal[0] if len(legal) == 1 else bot(sight(match, turn), match.rules, random)
        assert isinstance(move, Play), "knocks follow by themselves"
        steps.append(Step(move.tile, move.end))
        match = after_knocks(match.apply(match.event(move)))


def _case(match: Match) -> Case | None:
    """The position as a case, if the line has begun and a person could think it through."""
    seen = view(match, match.turn)
    hidden = sum(seen.tiles) - len(seen.hand)
    if not seen.line or len(seen.hand) < 2 or not _FEWEST_HIDDEN <= hidden <= _MOST_HIDDEN:
        return None
    case = Case(match)
    return case if 0 < case.deals <= MOST_DEALS else None


def _questions(case: Case, wanted: Collection[PuzzleKind]) -> Iterator[tuple[PuzzleKind, Tile | None]]:
    """What may be asked: nothing that anybody sees at once."""
    plays = [
        (kind, None)
        for kind in (PuzzleKind.WIN, PuzzleKind.FISH, PuzzleKind.BEST)
        if kind in wanted and len(case.plays) >= _FEWEST_PLAYS
    ]
    block = [(PuzzleKind.BLOCK, None)] if PuzzleKind.BLOCK in wanted and _next_could_go_on(case) else []
    whose = [(PuzzleKind.WHOSE, tile) for tile in _tiles_to_ask_for(case)] if PuzzleKind.WHOSE in wanted else []
    return chain(plays, block, whose)


def _next_could_go_on(case: Case) -> bool:
    """Whether some play leaves an end for which there are hidden tiles, and the next player holds more than one."""
    if len(case.plays) < _FEWEST_PLAYS:
        return False
    following = (case.seat + case.rules.step) % case.variant.players
    hidden = sum(1 << int(tile) for tile in case.position.hidden.counted.tiles)
    ends = (case.round.line.joined(each.tile, each.end).ends for each in case.plays)
    return len(case.round.hands[following]) > 1 and all(end is not None and int(fitting(*end)) & hidden for end in ends)


def _tiles_to_ask_for(case: Case) -> list[Tile]:
    """Hidden tiles, when all others hold some."""
    if not all(case.round.hands):
        return []
    return [tile_of(int(tile)) for tile in case.position.hidden.counted.tiles]

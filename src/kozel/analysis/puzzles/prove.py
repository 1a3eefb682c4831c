"""What each answer comes to over all deals that fit what the seat saw. An answer is right only if that proves it."""

from collections.abc import Mapping
from typing import Final

import numpy as np

from kozel.analysis.choice import different_plays
from kozel.analysis.explain import reasons_for
from kozel.analysis.judge import judge
from kozel.analysis.puzzles.deals import all_deals
from kozel.analysis.puzzles.puzzle import PuzzleAnswer, PuzzleKind, PuzzleOption
from kozel.analysis.reason import Reason
from kozel.bots.thinking.position import position_of
from kozel.kernel.compiled import Ints
from kozel.kernel.play import play
from kozel.kernel.playout.networks import playout_for
from kozel.kernel.playout.position import Position
from kozel.kernel.position import move_of, seats_of
from kozel.kernel.solver import Solver
from kozel.kernel.state import BLOCK, FINISH, GOES_ON, TURN
from kozel.kernel.tiles import NUMBERS, fitting
from kozel.kernel.variant import Variant, variant_of
from kozel.rules.line import Line
from kozel.rules.match import Match
from kozel.rules.move import Play
from kozel.rules.tile import Tile
from kozel.rules.view import sight

MOST_DEALS: Final = 2_000
"""In more than so many, no person finds the answer by thinking."""

BEST_BY: Final = 3.0
"""By how many points the best move must be better than any other, whichever way it is reckoned."""

JUDGED_DEALS: Final = 2_048
_SURELY: Final = 3.0
_PLACES: Final = 1 << 12


class Case:
    """A position that may be a puzzle: what its seat knows, and its different plays."""

    def __init__(self, match: Match) -> None:
        """Take the position of the seat in turn, which must have a play; there must be no boneyard."""
        assert match.round is not None, "a round is in progress"
        variant = variant_of(match.rules, match.players)
        assert isinstance(variant, Variant), "compiled code knows the rules of puzzles"
        self.round, self.rules, self.variant = match.round, match.rules, variant
        self.seat, self.seats = match.round.turn, seats_of(match.round)
        self.plays = different_plays(match)
        self.position: Position = position_of(sight(match, self.seat), match.rules, variant)
        self.deals = int(self.position.deals)
        self._states: tuple[Ints, ...] | None = None

    @property
    def states(self) -> tuple[Ints, ...]:
        """All deals that fit, at most `MOST_DEALS`."""
        assert self.deals <= MOST_DEALS, "there are few deals"
        if self._states is None:
            self._states = tuple(all_deals(self.position, self.variant))
        return self._states


def proof(case: Case, kind: PuzzleKind, tile: Tile | None = None) -> tuple[PuzzleOption, ...] | None:
    """All answers with what they come to, the right one first; None if it isn't proven to be the only one."""
    if not 0 < case.deals <= MOST_DEALS:
        return None
    match kind:
        case PuzzleKind.BEST:
            return _best(case)
        case PuzzleKind.WIN:
            # Only between two sides does whoever loses less win.
            return _only_right(_by_play(case, _win(case))) if case.variant.sides == 2 else None
        case PuzzleKind.FISH:
            return _only_right(_by_play(case, _fish(case)))
        case PuzzleKind.BLOCK:
            return _only_right(_by_play(case, _block(case)))
        case PuzzleKind.WHOSE:
            assert tile is not None, "a tile is asked for"
            return _only_right(_whose(case, tile))


def reasons_of(case: Case, options: tuple[PuzzleOption, ...]) -> tuple[Reason, ...]:
    """What speaks for the first play against the second."""
    first, second = (option.answer.play for option in options[:2])
    assert first is not None, "a play was asked for"
    assert second is not None, "a play was asked for"
    state = case.position.state
    return reasons_for(
        move_of(first, state),
        move_of(second, state),
        int(state[state[TURN]]),
        int(state[TURN]),
        case.position.common,
        case.variant,
    )


def _only_right(options: list[PuzzleOption]) -> tuple[PuzzleOption, ...] | None:
    """In order, if one answer is right for every deal and no other one is."""
    ordered = sorted(options, key=lambda option: -option.value)
    return tuple(ordered) if len(ordered) > 1 and ordered[0].value == 1 > ordered[1].value else None


def _by_play(case: Case, shares: Mapping[Play, float]) -> list[PuzzleOption]:
    return [PuzzleOption(PuzzleAnswer(play=play), shares[play]) for play in case.plays]


def _fish(case: Case) -> dict[Play, float]:
    """For each play, in what share of deals it blocks the line."""
    return {each: float(np.mean([_blocks(case, each, state) for state in case.states])) for each in case.plays}


def _blocks(case: Case, each: Play, state: Ints) -> bool:
    after = state.copy()
    play(after, move_of(each, state), case.variant)
    return bool(after[FINISH] == BLOCK)


def _block(case: Case) -> dict[Play, float]:
    """For each play, in what share of deals the next player has to knock and the round goes on."""
    following = (int(case.position.state[TURN]) + 1) % case.variant.players
    shares: dict[Play, float] = {}
    for each in case.plays:
        left, right = _ends_after(case.round.line, each)
        fits = int(fitting(left, right))
        states = [state for state in case.states if not _ends(case, each, state)]
        shares[each] = sum(not int(state[following]) & fits for state in states) / len(case.states)
    return shares


def _ends(case: Case, each: Play, state: Ints) -> bool:
    after = state.copy()
    play(after, move_of(each, state), case.variant)
    return bool(after[FINISH] != GOES_ON)


def _ends_after(line: Line, each: Play) -> tuple[int, int]:
    ends = line.joined(each.tile, each.end).ends
    assert ends is not None, "a tile lies in the line"
    return ends


def _whose(case: Case, tile: Tile) -> list[PuzzleOption]:
    """For each of the others, in what share of deals the seat holds the tile."""
    bit = 1 << NUMBERS[tile]
    holding = {
        seat: sum(bool(int(state[place]) & bit) for state in case.states)
        for place, seat in enumerate(case.seats)
        if seat != case.seat
    }
    return [PuzzleOption(PuzzleAnswer(seat=seat), number / len(case.states)) for seat, number in holding.items()]


def _win(case: Case) -> dict[Play, float]:
    """For each play, in what share of deals its side then wins the round, whatever the others do."""
    solver, state = Solver(_PLACES), case.position.state
    wins = dict.fromkeys((move_of(each, state) for each in case.plays), 0)
    for deal in case.states:
        for move, value in solver.values(deal, case.variant).items():
            wins[move] += value > 0
    return {each: wins[move_of(each, state)] / len(case.states) for each in case.plays}


def _best(case: Case) -> tuple[PuzzleOption, ...] | None:
    """The exact values on average, if one play is better by enough, and by the bots' judgement surely too."""
    options = _exact(case)
    if len(options) < 2 or options[0].value - options[1].value < BEST_BY:
        return None
    judged = judge(case.position, playout_for(case.variant), deals=JUDGED_DEALS, seed=0)
    by_move = {move_of(value.play, case.position.state): value.value for value in judged}
    if judged[0].play != options[0].answer.play or any(
        value.behind < BEST_BY + _SURELY * value.error for value in judged[1:]
    ):
        return None
    return tuple(
        PuzzleOption(option.answer, option.value, by_move[move_of(option.answer.play, case.position.state)])
        for option in options
        if option.answer.play is not None
    )


def _exact(case: Case) -> tuple[PuzzleOption, ...]:
    """What each play is worth on average, the best first, in points by which the side does better than the others."""
    solver, state = Solver(_PLACES), case.position.state
    totals = dict.fromkeys((move_of(each, state) for each in case.plays), 0)
    for deal in case.states:
        for move, value in solver.values(deal, case.variant).items():
            totals[move] += value
    count = len(case.states) * (case.variant.sides - 1)
    options = [PuzzleOption(PuzzleAnswer(play=each), totals[move_of(each, state)] / count) for each in case.plays]
    return tuple(sorted(options, key=lambda option: -option.value))

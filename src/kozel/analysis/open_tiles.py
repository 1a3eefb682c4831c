"""What a round was worth with all tiles open and everybody playing perfectly. Nobody could know: it is no blame."""

from typing import Final, NamedTuple

from kozel.kernel.compiled import Ints
from kozel.kernel.play import go_on, play
from kozel.kernel.position import move_of, play_of, state_of
from kozel.kernel.solver import Solver, fits_key
from kozel.kernel.state import FINISH, GOES_ON, TURN
from kozel.kernel.variant import Variant
from kozel.rules.match import Match
from kozel.rules.move import Play


class Move(NamedTuple):
    """A play in the best line; `seat` is its place among those who take part."""

    place: int
    play: Play


_PLACES: Final = 1 << 16
"""For three and four individuals, whose searches are longer, a larger table than the solver's own is worth its room."""


class OpenTiles:
    """Positions with all tiles open, for one variant. For three or four individuals each counts on the worst."""

    def __init__(self, variant: Variant) -> None:
        """Take memory for solving."""
        self._variant, self._solver = variant, Solver() if variant.sides == 2 else Solver(_PLACES)

    def loss(self, match: Match, played: Play) -> float | None:
        """What a play gives away against the best one, in points; None where the position is too large to solve."""
        state = _state(match)
        if not fits_key(state, self._variant):
            return None
        return self._solver.given_away(state, self._variant, move_of(played, state)) / (self._variant.sides - 1)

    def par(self, match: Match) -> tuple[float, float] | None:
        """What the round is worth to both sides; None for more than two sides, whose worths have no one answer."""
        state = _state(match)
        if self._variant.sides != 2 or not fits_key(state, self._variant):
            return None
        value = float(self._solver.value(state, self._variant))
        return (value, -value) if state[TURN] % 2 == 0 else (-value, value)

    def best_line(self, match: Match, first: Play) -> tuple[Move, ...]:
        """The first play, and all that follow to the round's end if everybody plays perfectly."""
        state = _state(match)
        if not fits_key(state, self._variant):
            return ()
        go_on(state, self._variant)
        line, move = list[Move](), move_of(first, state)
        while True:
            line.append(Move(int(state[TURN]), play_of(move)))
            play(state, move, self._variant)
            if state[FINISH] != GOES_ON:
                return tuple(line)
            move = self._solver.best(state, self._variant)


def _state(match: Match) -> Ints:
    assert match.round is not None, "a round is in progress"
    return state_of(match.round)

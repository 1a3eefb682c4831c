"""The value of a state, and that of each move in it: one bound after the other, until both limits meet."""

from kozel.kernel.compiled import Ints, compiled, inlined
from kozel.kernel.solver.ends import out_worth
from kozel.kernel.solver.search import FAR, search
from kozel.kernel.solver.task import BOUND, PLAYERS
from kozel.kernel.solver.turn import following, without
from kozel.kernel.state import DRAWN, LEFT, RIGHT, TURN
from kozel.kernel.tiles import HIGH, LOW, PIPS


@compiled
def value_of(state: Ints, options: Ints, room: Ints, table: Ints, task: Ints) -> int:
    """What the state is worth when the seat in turn, which is ours, makes the best of these moves.

    The moves change their order: what was good against one bound is tried first against the next one. Afterwards the
    first one is worth as much as the state.
    """
    low, high, guess = -FAR, FAR, 0
    while low < high:
        task[BOUND] = guess + 1 if guess == low else guess
        guess = -FAR
        for place in range(len(options)):
            move = options[place]
            guess = max(guess, _after(state, move, room, table, task))
            if guess >= task[BOUND]:
                options[1 : place + 1] = options[:place].copy()
                options[0] = move
                break
        low, high = _narrowed(low, high, guess, task)
    return guess


@compiled
def values_of(state: Ints, options: Ints, values: Ints, guess: int, room: Ints, table: Ints, task: Ints) -> None:
    """Write what the state is worth after each of these moves of the seat in turn, which is ours.

    The better the guess of the first one, the less there is to search.
    """
    for place in range(len(options)):
        low, high = -FAR, FAR
        while low < high:
            task[BOUND] = guess + 1 if guess == low else guess
            guess = _after(state, options[place], room, table, task)
            low, high = _narrowed(low, high, guess, task)
        values[place] = guess


@inlined
def _narrowed(low: int, high: int, found: int, task: Ints) -> tuple[int, int]:
    return (found, high) if found >= task[BOUND] else (low, found)


@compiled
def _after(state: Ints, move: int, room: Ints, table: Ints, task: Ints) -> int:
    """A limit of the value after a move."""
    tile, players = move >> 1, task[PLAYERS]
    turn: int = state[TURN]
    left: int = state[LEFT]
    right: int = state[RIGHT]
    if left < 0:
        left, right = LOW[tile], HIGH[tile]
    elif move & 1:
        right = PIPS[tile] - right
    else:
        left = PIPS[tile] - left
    second = following(turn, players)
    third = following(second, players)
    fourth = following(third, players)
    rest: int = state[turn] ^ (1 << tile)
    a: int = state[second]
    b, c, d = rest, 0, 0
    if players == 3:
        b, c = state[third], rest
    elif players == 4:
        b, c, d = state[third], state[fourth], rest
    if rest == 0:
        return out_worth(turn, tile, state[LEFT], state[RIGHT], a, b, c, task)
    return search(a, b, c, d, left, right, second, state[DRAWN], without(tile, 0, task), 0, room, table, task)

"""Draws and passes until somebody can play: the same as `go_on` in `play`, on values that can be tried and forgotten.

Hands come in the order of play from the seat in turn on, and are empty where there are fewer than four seats.
"""

from kozel.kernel.compiled import Ints, inlined
from kozel.kernel.solver.task import (
    DRAWABLE,
    DRAWS_ONE,
    ORDER,
    OWNER_BITS,
    PLACE,
    PLAYERS,
    REST,
    SIX_TILES,
    TAKES_ALL,
)
from kozel.kernel.tiles import DOUBLES, SHOWING, fitting

Turn = tuple[bool, int, int, int, int, int, int, int]
"""Whether the round is blocked; the four hands; the seat in turn; how many tiles are drawn; who holds them."""


@inlined
def until_move(
    first: int,
    second: int,
    third: int,
    fourth: int,
    left: int,
    right: int,
    turn: int,
    drawn: int,
    owners: int,
    task: Ints,
) -> Turn:
    """What follows from a play, when these are the line's ends and `turn` is the seat after the one that played."""
    fit, players, drawable = fitting(left, right), task[PLAYERS], task[DRAWABLE]
    if task[SIX_TILES] and left == right:
        unplayed = first | second | third | fourth | task[REST + drawn]
        if SHOWING[left] & ~DOUBLES & unplayed == 0:
            blocked = not task[TAKES_ALL] or drawn == drawable
            if not blocked:
                while drawn < drawable:
                    first |= 1 << task[ORDER + drawn]
                    owners |= drawn_by(turn, drawn, task)
                    drawn += 1
                blocked = first & fit == 0
            return blocked, first, second, third, fourth, turn, drawn, owners
    has_drawn = False
    while first & fit == 0:
        if drawn < drawable and not (has_drawn and task[DRAWS_ONE]):
            first |= 1 << task[ORDER + drawn]
            owners |= drawn_by(turn, drawn, task)
            drawn += 1
            has_drawn = True
        elif drawn == drawable and (first | second | third | fourth) & fit == 0:
            return True, first, second, third, fourth, turn, drawn, owners
        else:
            first, second, third, fourth = in_next_order(first, second, third, fourth, players)
            turn = following(turn, players)
            has_drawn = False
    return False, first, second, third, fourth, turn, drawn, owners


@inlined
def following(turn: int, players: int) -> int:
    """The next seat clockwise."""
    return 0 if turn + 1 == players else turn + 1


@inlined
def in_next_order(first: int, second: int, third: int, fourth: int, players: int) -> tuple[int, int, int, int]:
    """The hands in the order of play from the second one on."""
    if players == 4:
        return second, third, fourth, first
    if players == 3:
        return second, third, first, 0
    return second, first, 0, 0


@inlined
def drawn_by(turn: int, place: int, task: Ints) -> int:
    """What is added to the owners when a seat draws the boneyard's tile from a place."""
    return (turn + 1) << (task[OWNER_BITS] * place)


@inlined
def without(tile: int, owners: int, task: Ints) -> int:
    """The owners after a tile was played: it no longer matters who had drawn it."""
    place = task[PLACE + tile]
    if place < 0:
        return owners
    bits = task[OWNER_BITS]
    return owners & ~(((1 << bits) - 1) << bits * place) | 1 << bits * place

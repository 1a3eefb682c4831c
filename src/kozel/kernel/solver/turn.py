"""Draws and passes until somebody can play: the same as `go_on` in `play`, on values that can be tried and forgotten.

Hands come in the order of play from the seat in turn on, and are empty where there are fewer than four seats.
"""

from kozel.kernel.bits import count
from kozel.kernel.bonuses import pass_bonus
from kozel.kernel.compiled import Ints, inlined
from kozel.kernel.solver.task import (
    DRAWABLE,
    DRAWS_ONE,
    GIVEN,
    ORDER,
    OWNER_BITS,
    PASS_ON_DOUBLE_LEAD,
    PASS_ON_LEAD,
    PASS_ROUND,
    PAYS_PASSES,
    PLACE,
    PLAYERS,
    REST,
    SIDES,
    SIX_TILES,
    TAKES_ALL,
    UNPLAYED_AFTER_LEAD,
)
from kozel.kernel.tiles import DOUBLES, SHOWING, fitting, number_of

Turn = tuple[bool, int, int, int, int, int, int, int, int]
"""Whether the round is blocked; the hands; the seat in turn; how many tiles are drawn; who holds them; what bonuses for
passes are worth."""


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
    last_seat = before(turn, players)
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
            return blocked, first, second, third, fourth, turn, drawn, owners, 0
    has_drawn, passes, earned = False, 0, 0
    while first & fit == 0:
        if drawn < drawable and not (has_drawn and task[DRAWS_ONE]):
            first |= 1 << task[ORDER + drawn]
            owners |= drawn_by(turn, drawn, task)
            drawn += 1
            has_drawn = True
        elif drawn == drawable and (first | second | third | fourth) & fit == 0:
            return True, first, second, third, fourth, turn, drawn, owners, earned
        else:
            if task[PAYS_PASSES]:
                passes += 1
                unplayed = first | second | third | fourth | task[REST + drawn]
                earned += _pass_worth(passes, last_seat, unplayed, left, right, task)
            first, second, third, fourth = in_next_order(first, second, third, fourth, players)
            turn = following(turn, players)
            has_drawn = False
    return False, first, second, third, fourth, turn, drawn, owners, earned


@inlined
def _pass_worth(passes: int, last_seat: int, unplayed: int, left: int, right: int, task: Ints) -> int:
    """What it is worth that somebody passes, the so manieth since that seat has played."""
    alone = 1 << number_of(left, right) if count(unplayed) == task[UNPLAYED_AFTER_LEAD] else 0
    given = pass_bonus(
        passes, task[PLAYERS] - 1, alone, task[PASS_ON_LEAD], task[PASS_ON_DOUBLE_LEAD], task[PASS_ROUND]
    )
    return given * int(task[GIVEN + last_seat % task[SIDES]])


@inlined
def before(turn: int, players: int) -> int:
    """The seat that comes before another clockwise."""
    return (turn or players) - 1


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

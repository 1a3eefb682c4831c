"""From the values of `rules/` to the numbers of compiled code, and back.

Compiled code numbers the seats that take part in a round from 0 on, in the order of turns; `seats` are their numbers at
the table, in the same order.
"""

from typing import NamedTuple

from kozel.kernel.compiled import Ints
from kozel.kernel.state import (
    BLOCK,
    BONEYARD,
    BONEYARD_SIZE,
    EARNED,
    FINISH,
    GOES_ON,
    HAS_DRAWN,
    LAST_SEAT,
    LAST_TILE,
    LEFT,
    LINE,
    MUST_LEAD,
    OUT,
    PASSES,
    RIGHT,
    TAKES_ALL,
    TURN,
    empty_state,
)
from kozel.kernel.tiles import NUMBERS, SHOWING, bits_of, full, tile_of
from kozel.rules.finish import Finish
from kozel.rules.line import End
from kozel.rules.move import Play
from kozel.rules.options import Turns
from kozel.rules.round import Round
from kozel.rules.rule_set import RuleSet
from kozel.rules.view import MatchView

_NOTHING = -1


def seats_of(round_: Round) -> tuple[int, ...]:
    """The seats that take part in a round, in the order of turns."""
    seats = (seat for seat, hand in enumerate(round_.hands) if hand or seat == round_.last_seat)
    return in_order_of_turns(tuple(seats), round_.rules)


def in_order_of_turns(seats: tuple[int, ...], rules: RuleSet) -> tuple[int, ...]:
    """Seats, given in the order of the table, in that of turns from the first one on.

    So a pair's seats stay two places apart, and the first places are of a side each.
    """
    first, *others = seats
    return (first, *others) if rules.turns is Turns.CLOCKWISE else (first, *reversed(others))


def state_of(round_: Round) -> Ints:
    """The state of a round as it stands: whoever has to draw or pass has not done so yet (`go_on` does it)."""
    seats, state = seats_of(round_), empty_state()
    for place, seat in enumerate(seats):
        state[place] = bits_of(round_.hands[seat])
    state[LEFT], state[RIGHT] = round_.line.ends or (_NOTHING, _NOTHING)
    state[LINE] = bits_of(laid.tile for laid in round_.line.tiles)
    state[TURN] = seats.index(round_.turn)
    state[MUST_LEAD] = _NOTHING if round_.must_lead is None else NUMBERS[round_.must_lead]
    played = round_.last_seat is not None
    state[LAST_SEAT] = seats.index(round_.last_seat) if round_.last_seat is not None else _NOTHING
    state[LAST_TILE] = NUMBERS[round_.last_tile] if played else _NOTHING
    state[BONEYARD_SIZE] = len(round_.boneyard)
    for place, tile in enumerate(round_.boneyard):
        state[BONEYARD + place] = NUMBERS[tile]
    state[HAS_DRAWN] = int(round_.drawn > 0)
    state[TAKES_ALL] = int(round_.draws_all)
    state[PASSES] = round_.passes
    sides = 2 if round_.rules.pairs else len(seats)
    for bonus in round_.bonuses:
        state[EARNED + seats.index(bonus.seat) % sides] += bonus.points
    state[FINISH] = _FINISHES[round_.finish]
    return state


_FINISHES = {None: GOES_ON, Finish.OUT: OUT, Finish.BLOCK: BLOCK}


def move_of(play: Play, state: Ints) -> int:
    """The move that stands for a play in a state; joining a tile to either of two equal ends is the same move."""
    first, equal = state[LEFT] < 0, state[LEFT] == state[RIGHT]
    to_right = first or (play.end is End.RIGHT and not equal)
    return 2 * NUMBERS[play.tile] + int(to_right)


def play_of(move: int) -> Play:
    """The play that a move stands for."""
    return Play(tile_of(move >> 1), End.RIGHT if move & 1 else End.LEFT)


class Seen(NamedTuple):
    """What one seat knows of a round in progress, as numbers. `seat`, `turn` and `last_seat` are places in `seats`.

    `hand` is its own hand, `unseen` all tiles that are neither there nor in the line. `sizes` are the numbers of tiles
    in the hands, `boneyard` that in the boneyard. `lacks` are, for each seat, the tiles that its hand is known not to
    have (for the seat itself: all that it doesn't hold). Ends, `must_lead` and `last_seat` are -1 as in a state.
    `must_lead` is known only to the seat that must.
    """

    seats: tuple[int, ...]
    seat: int
    turn: int
    left: int
    right: int
    line: int
    hand: int
    unseen: int
    sizes: tuple[int, ...]
    lacks: tuple[int, ...]
    boneyard: int
    must_lead: int
    last_seat: int
    has_drawn: int


def seen_of(view: MatchView, rules: RuleSet) -> Seen:
    """What the view's seat, which takes part in the round in progress, knows of it."""
    assert view.seat is not None, "a spectator takes no part"
    assert view.turn is not None, "a round is in progress"
    seats = in_order_of_turns(view.in_play, rules)
    hand, line = bits_of(view.hand), bits_of(laid.tile for laid in view.line)
    unseen = full(rules.highest) & ~hand & ~line
    return Seen(
        seats=seats,
        seat=seats.index(view.seat),
        turn=seats.index(view.turn),
        left=view.line[0].left if view.line else _NOTHING,
        right=view.line[-1].right if view.line else _NOTHING,
        line=line,
        hand=hand,
        unseen=unseen,
        sizes=tuple(view.tiles[seat] for seat in seats),
        lacks=tuple(unseen | line if seat == view.seat else _showing(view.lacks[seat]) for seat in seats),
        boneyard=view.boneyard,
        must_lead=_must_lead(view),
        last_seat=_NOTHING if view.last is None else seats.index(view.last.seat),
        has_drawn=int(view.drawn > 0),
    )


def _showing(values: tuple[int, ...]) -> int:
    tiles = 0
    for value in values:
        tiles |= int(SHOWING[value])
    return tiles


def _must_lead(view: MatchView) -> int:
    match view.line, view.legal:
        case (), (Play(tile=tile),) if len(view.hand) > 1:
            return NUMBERS[tile]
        case _:
            return _NOTHING

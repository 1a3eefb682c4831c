"""What a seat, or a spectator, may know of a match. Nothing else may turn a match into something for a person or a bot.

Two matches that look alike to a seat give that seat equal views.
"""

import msgspec

from kozel.rules.account import Account
from kozel.rules.event import Dealt, Drew, MatchEvent, Passed, Played, TimedOut
from kozel.rules.line import End, Laid
from kozel.rules.match import Match
from kozel.rules.match_end import MatchEnd
from kozel.rules.move import Move
from kozel.rules.redeal import Redeal
from kozel.rules.round import Stuck
from kozel.rules.settlement import Settlement
from kozel.rules.tile import Tile


class LastPlay(msgspec.Struct, frozen=True):
    """The line's latest tile: who played it, at which end."""

    seat: int
    end: End


class MatchView(msgspec.Struct, frozen=True, kw_only=True):
    """A match as `seat` sees it; None is a spectator, who sees no hand.

    `tiles` are the numbers of tiles in the hands. `drawn` is how many the seat in turn has drawn in this turn.
    `legal` are the viewer's own moves, empty when it isn't their turn. `lead` is the place in `line` of the round's
    first tile. `lacks` are, for each seat, the values that everybody knows its hand to lack between its turns, since it
    drew or passed at such an end. `draws_all`: the line is blocked, and the seat in turn takes the whole boneyard.
    `in_play` are the seats that haven't dropped out. `sides` are the seats' sides: partners share one; accounts, the
    settlement's points and the end are by side. `settlement` is there while a round is over and the next isn't dealt:
    it lays all hands open.
    """

    seat: int | None
    round: int
    turn: int | None
    drawn: int
    line: tuple[Laid, ...]
    lead: int
    last: LastPlay | None
    hand: tuple[Tile, ...]
    legal: tuple[Move, ...]
    tiles: tuple[int, ...]
    lacks: tuple[tuple[int, ...], ...]
    draws_all: bool
    in_play: tuple[int, ...]
    sides: tuple[int, ...]
    accounts: tuple[Account, ...]
    boneyard: int
    carry: int
    redeal: Redeal | None
    settlement: Settlement | None
    end: MatchEnd | None


class DealtView(msgspec.Struct, frozen=True, tag="dealt", tag_field="kind"):
    """A round was dealt; the viewer's hand stands in the match view."""

    round: int
    attempt: int


class DrewView(msgspec.Struct, frozen=True, tag="drew", tag_field="kind"):
    """A seat drew a tile; `tile` is None for everybody else."""

    seat: int
    tile: Tile | None


class Sight(msgspec.Struct, frozen=True):
    """All that a seat may go by in a round: how the match stands, and what the seat saw happen since the deal."""

    view: MatchView
    course: tuple[Played | DrewView | Passed, ...]


MatchEventView = DealtView | Played | DrewView | Passed | TimedOut


def view(match: Match, seat: int | None) -> MatchView:
    """The match as the seat sees it, or as a spectator does when `seat` is None."""
    common = _spectator_view(match)
    return common if seat is None else seat_view(common, match, seat)


def seat_view(common: MatchView, match: Match, seat: int) -> MatchView:
    """The match as the seat sees it, from the view that a spectator has of it."""
    return msgspec.structs.replace(
        common,
        seat=seat,
        hand=match.round.hands[seat] if match.round is not None else (),
        legal=match.legal() if seat == match.turn else (),
    )


def sight(match: Match, seat: int) -> Sight:
    """What the seat sees now, and has seen in the round so far."""
    course = match.round.course if match.round is not None else ()
    return Sight(
        view(match, seat),
        tuple(
            DrewView(event.seat, event.tile if event.seat == seat else None) if isinstance(event, Drew) else event
            for event in course
        ),
    )


def _spectator_view(match: Match) -> MatchView:
    current = match.round
    over = current is not None and current.finish is not None
    hands = current.hands if current is not None else ((),) * match.players
    return MatchView(
        seat=None,
        round=len(match.settlements) if over else match.round_number,
        turn=match.turn,
        drawn=current.drawn if current is not None else 0,
        line=current.line.tiles if current is not None else (),
        lead=current.line.lead if current is not None else 0,
        last=_last_play(match),
        hand=(),
        legal=(),
        tiles=tuple(len(hand) for hand in hands),
        lacks=_lacks(current.stuck if current is not None else (), match.players),
        draws_all=current is not None and current.draws_all,
        in_play=match.in_play,
        sides=match.sides,
        accounts=match.accounts,
        boneyard=len(current.boneyard) if current is not None else 0,
        carry=match.carry,
        redeal=match.redeal,
        settlement=match.settlements[-1] if over else None,
        end=match.end,
    )


def _last_play(match: Match) -> LastPlay | None:
    if match.round is None or match.round.last_seat is None or match.round.last_end is None:
        return None
    return LastPlay(match.round.last_seat, match.round.last_end)


def _lacks(stuck: tuple[Stuck, ...], players: int) -> tuple[tuple[int, ...], ...]:
    """A drawn tile may show any value but the ends at which it was drawn: one that fits there is played at once."""
    lacks: list[set[int]] = [set() for _ in range(players)]
    for fact in stuck:
        lacks[fact.seat] = set(fact.ends) if fact.drew else lacks[fact.seat] | set(fact.ends)
    return tuple(tuple(sorted(values)) for values in lacks)


def event_view(event: MatchEvent, seat: int | None) -> MatchEventView:
    """The event as the seat sees it, or as a spectator does when `seat` is None."""
    match event:
        case Dealt(round=number, attempt=attempt):
            return DealtView(number, attempt)
        case Drew(seat=drawer, tile=tile):
            return DrewView(drawer, tile if drawer == seat else None)
        case Played() | Passed() | TimedOut():
            return event

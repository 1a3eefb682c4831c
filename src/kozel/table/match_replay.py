"""A match of a table, step by step and with all tiles open: only what belongs to rounds that are over."""

from collections.abc import Iterator, Sequence

import msgspec

from kozel.rules.account import Account
from kozel.rules.event import Dealt, Drew, MatchEvent
from kozel.rules.line import Laid
from kozel.rules.match import Match
from kozel.rules.match_end import MatchEnd
from kozel.rules.settlement import Settlement
from kozel.rules.tile import Tile
from kozel.rules.view import LastPlay, MatchEventView, event_view, view
from kozel.table.event import Happened, Opened, Resumed, Started, TableEvent
from kozel.table.options import RulesView, rules_view
from kozel.table.phase import Phase
from kozel.table.seat import Bot, Occupant, Person
from kozel.table.table import Table, opened


class ReplayStep(msgspec.Struct, frozen=True, kw_only=True):
    """What happened, and the round after it. `hands` are all seats' hands, `boneyard` the tiles left in it.

    `spent_ms` is how long the seat in turn took; None for the deal, and where nobody played it.
    """

    event: MatchEventView
    spent_ms: int | None
    line: tuple[Laid, ...]
    lead: int
    last: LastPlay | None
    hands: tuple[tuple[Tile, ...], ...]
    boneyard: tuple[Tile, ...]
    turn: int | None


class ReplayRound(msgspec.Struct, frozen=True, kw_only=True):
    """A round that is over: its first step is the deal that counted. `settlement` is None where a clock ended it."""

    number: int
    accounts: tuple[Account, ...]
    carry: int
    steps: tuple[ReplayStep, ...]
    settlement: Settlement | None


class ReplaySeat(msgspec.Struct, frozen=True):
    """Who sat there. `bot` is a bot's character, whose name is in the catalogue; then `name` is that character too."""

    name: str
    bot: str | None


class MatchReplay(msgspec.Struct, frozen=True, kw_only=True):
    """One of a table's `matches`, which are counted from 1. `end` is None while it goes on."""

    table: str
    match: int
    matches: int
    rules: RulesView
    seats: tuple[ReplaySeat, ...]
    sides: tuple[int, ...]
    rounds: tuple[ReplayRound, ...]
    end: MatchEnd | None


def match_replay(table_id: str, events: Sequence[TableEvent], match: int | None = None) -> MatchReplay | None:
    """The table's match of that number, or the latest with a round that is over; None where there is none."""
    matches = tuple(_matches(events))
    finished = [number for number, steps in enumerate(matches, 1) if _rounds(steps)]
    wanted = match if match is not None else max(finished, default=None)
    if wanted is None or wanted not in finished:
        return None
    steps = matches[wanted - 1]
    table = steps[-1].after
    assert table.match is not None, "a step is made in a match"
    return MatchReplay(
        table=table_id,
        match=wanted,
        matches=finished[-1],
        rules=rules_view(table.rules),
        seats=tuple(_seat(occupant) for occupant in table.seats),
        sides=table.match.sides,
        rounds=tuple(_rounds(steps)),
        end=table.match.end,
    )


class _Step(msgspec.Struct, frozen=True):
    """An event of a match, and the table before and after it."""

    event: MatchEvent
    before: Table
    after: Table
    spent_ms: int


def _matches(events: Sequence[TableEvent]) -> Iterator[tuple[_Step, ...]]:
    first, *following = events
    assert isinstance(first, Opened), "a table's log begins with its opening"
    table, since = opened(first), first.at
    steps: list[_Step] | None = None
    for event in following:
        after = table.apply(event)
        match event:
            case Started():
                if steps is not None:
                    yield tuple(steps)
                steps = []
            case Happened(at=at, event=happened):
                assert steps is not None, "a match happens after its start"
                steps.append(_Step(happened, table, after, at - since))
            case _:
                pass
        if isinstance(event, Started | Happened | Resumed):
            since = event.at
        table = after
    if steps is not None:
        yield tuple(steps)


def _rounds(steps: Sequence[_Step]) -> list[ReplayRound]:
    rounds: list[ReplayRound] = []
    current: list[_Step] = []
    for step in steps:
        if isinstance(step.event, Dealt):
            # A deal that was taken back is followed by another one of the same round.
            current = []
        current.append(step)
        if step.after.phase in (Phase.ROUND_OVER, Phase.MATCH_OVER) and isinstance(current[0].event, Dealt):
            rounds.append(_round(current))
            current = []
    return rounds


def _round(steps: Sequence[_Step]) -> ReplayRound:
    before, after = _match(steps[0].before), _match(steps[-1].after)
    settled = len(after.settlements) > len(before.settlements)
    return ReplayRound(
        number=before.round_number,
        accounts=before.accounts,
        carry=before.carry,
        steps=tuple(
            replay_step(step.event, _match(step.after), None if isinstance(step.event, Dealt) else step.spent_ms)
            for step in steps
        ),
        settlement=after.settlements[-1] if settled else None,
    )


def replay_step(event: MatchEvent, match: Match, spent_ms: int | None) -> ReplayStep:
    """The step that this event was, from the match after it."""
    assert match.round is not None, "a round has been dealt"
    seen = view(match, None)
    seat = event.seat if isinstance(event, Drew) else None
    return ReplayStep(
        event=event_view(event, seat),
        spent_ms=spent_ms,
        line=seen.line,
        lead=seen.lead,
        last=seen.last,
        hands=match.round.hands,
        boneyard=match.round.boneyard,
        turn=match.turn,
    )


def _match(table: Table) -> Match:
    assert table.match is not None, "a round is played in a match"
    return table.match


def _seat(occupant: Occupant | None) -> ReplaySeat:
    match occupant:
        case Person(name=name):
            return ReplaySeat(name, None)
        case Bot(character=character):
            return ReplaySeat(character, character)
        case None:
            message = "all seats are taken while a match is played"
            raise AssertionError(message)

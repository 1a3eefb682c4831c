"""The draw of an event's next round."""

from collections.abc import Iterable, Mapping, Sequence
from hashlib import blake2b
from typing import NamedTuple

import msgspec

from kozel.club.chance import lot
from kozel.club.draw.byes import sit_out
from kozel.club.draw.circle import circle_round
from kozel.club.draw.meetings import Meetings, TableSides
from kozel.club.draw.round_draw import (
    DrawFault,
    ImpossibleDrawError,
    Reason,
    ReasonCode,
    RoundDraw,
    SatOut,
    Table,
)
from kozel.club.draw.seating import meeting_reasons, pair_tables, player_tables
from kozel.club.draw.whist import whist_round
from kozel.club.entry import Entry, EntryId
from kozel.club.format import Format, Schedule, Unit, whole_length
from kozel.club.result import ClubRecord, Penalty, Sides
from kozel.club.standings import Standing, standings


def draw(  # noqa: PLR0913 - a draw depends on the whole event, and says so
    form: Format,
    entries: Sequence[Entry],
    history: Sequence[RoundDraw],
    seed: str,
    records: Iterable[ClubRecord] = (),
    penalties: Iterable[Penalty] = (),
) -> RoundDraw:
    """The round after those of `history`, for all entries that have not withdrawn.

    `history` are the earlier draws as they were played (seats changed by the organiser included). `seed` gives this
    round's lots; places in a schedule are those of the first round's seed. `records` and `penalties` give the standings
    that a Swiss draw goes by, and the earlier rounds of which there is no draw.

    Raises:
        ImpossibleDrawError: every group is too small for a table, or its schedule has no more rounds.

    """
    records, penalties = tuple(records), tuple(penalties)
    number = 1 + max((each.round for each in (*history, *records)), default=0)
    meetings = Meetings(entries, history, records)
    lines = standings(form, entries, records, penalties, seed) if form.schedule is Schedule.SWISS else ()
    first_seed = history[0].seed if history else seed
    tables: list[Table] = []
    byes: list[SatOut] = []
    faults: list[ImpossibleDrawError] = []
    for group in sorted({entry.group for entry in entries}):
        here = [entry for entry in entries if entry.group == group]
        asked = _Asked(form, here, meetings, number, f"{seed}\x1f{number}", first_seed, lines)
        try:
            drawn = _group_draw(asked)
        except ImpossibleDrawError as error:
            faults.append(error)
        else:
            byes += drawn.byes
            tables += [
                Table(number=len(tables) + place, sides=sides, reasons=reasons)
                for place, (sides, reasons) in enumerate(drawn.tables, 1)
            ]
    if not tables:
        raise faults[0] if faults else ImpossibleDrawError(DrawFault.TOO_FEW, _least(form))
    digest = _digest(form, entries, history, records, penalties, (number, seed))
    return RoundDraw(round=number, tables=tuple(tables), byes=tuple(byes), seed=seed, digest=digest)


def seated(table: Table, entries: Iterable[Entry]) -> Sides:
    """The people of a table, in the form that a result has."""
    players = {entry.id: entry.players for entry in entries}

    def side(entries: tuple[EntryId, ...]) -> tuple[str, str]:
        one, other = (player for entry in entries for player in players[entry])
        return one, other

    first, second = table.sides
    return side(first), side(second)


class _Asked(NamedTuple):
    """What a group's draw goes by. `key` is for this round's lots, `first_seed` for the places in a schedule."""

    form: Format
    entries: Sequence[Entry]
    meetings: Meetings
    number: int
    key: str
    first_seed: str
    standings: Sequence[Standing]

    @property
    def present(self) -> list[Entry]:
        """Who is drawn, in the order of this round's lots."""
        return sorted(
            (entry for entry in self.entries if not entry.withdrawn), key=lambda entry: lot(self.key, entry.id)
        )


class _Drawn(NamedTuple):
    tables: Sequence[tuple[TableSides, tuple[Reason, ...]]]
    byes: Sequence[SatOut]


def _least(form: Format) -> int:
    return 2 if form.unit is Unit.PAIR else 4


def _group_draw(asked: _Asked) -> _Drawn:
    form, least = asked.form, _least(asked.form)
    if len(asked.present) < least:
        raise ImpossibleDrawError(DrawFault.TOO_FEW, least)
    last = form.rounds or whole_length(form, len(_scheduled(asked)))
    if last is not None and asked.number > last:
        raise ImpossibleDrawError(DrawFault.FINISHED)
    match form.schedule:
        case Schedule.ROUND_ROBIN:
            return _by_circle(asked) or _by_matching(asked, {})
        case Schedule.PARTNER_ROTATION:
            return _by_whist(asked) or _by_matching(asked, {})
        case Schedule.SWISS:
            return _by_matching(asked, {line.entry: line.place for line in asked.standings})


def _scheduled(asked: _Asked) -> list[Entry]:
    """Who has a place in the schedule: all who are here or were, by the lot of the first round."""
    return sorted(
        (entry for entry in asked.entries if not entry.withdrawn or entry.id in asked.meetings.seen),
        key=lambda entry: lot(asked.first_seed, "seat", entry.id),
    )


def _by_circle(asked: _Asked) -> _Drawn | None:
    """The round of the circle; None if somebody came late and it would let some meet oftener than others.

    Who has withdrawn keeps the place in the circle, and whoever would have met them sits out.
    """
    seats = _scheduled(asked)
    cycle, step = divmod(asked.number - 1, len(seats) - 1 + len(seats) % 2)
    reasons = (Reason(ReasonCode.CIRCLE, step + 1),)
    tables: list[tuple[TableSides, tuple[Reason, ...]]] = []
    byes: list[SatOut] = []
    for couple in circle_round(len(seats), step):
        here = [seats[place] for place in couple if place < len(seats) and not seats[place].withdrawn]
        match here:
            case [one, other]:
                sides = ((one.id,), (other.id,))
                if asked.meetings.most_opposed(sides) > cycle:
                    return None
                tables.append((sides, reasons))
            case [one]:
                byes.append(SatOut(entry=one.id, reasons=reasons))
            case _:
                pass
    return _Drawn(tables, byes)


def _by_whist(asked: _Asked) -> _Drawn | None:
    """The round of the whist schedule; None if there is none, or if it would repeat a meeting of the rounds so far."""
    seats = sorted(asked.present, key=lambda entry: lot(asked.first_seed, "seat", entry.id))
    step = asked.number - 1
    planned = whist_round(len(seats), step)
    whole = whole_length(asked.form, len(seats))
    if planned is None or whole is None:
        return None
    cycle, place = divmod(step, whole)
    reasons = (Reason(ReasonCode.WHIST, place + 1),)
    tables: list[tuple[TableSides, tuple[Reason, ...]]] = []
    for a, b, c, d in planned.tables:
        sides = ((seats[a].id, seats[b].id), (seats[c].id, seats[d].id))
        if asked.meetings.most_together(sides) > cycle or asked.meetings.most_opposed(sides) > 2 * cycle + 1:
            return None
        tables.append((sides, reasons))
    return _Drawn(tables, [SatOut(entry=seats[seat].id, reasons=reasons) for seat in planned.byes])


def _by_matching(asked: _Asked, places: Mapping[EntryId, int]) -> _Drawn:
    """Byes to whoever had fewest, then tables of who is left; `places` is empty where the standings have no say."""
    form, meetings, present = asked.form, asked.meetings, asked.present
    out = sit_out(present, len(present) % _least(form), meetings, asked.key, places)
    without = {bye.entry for bye in out}
    here = [entry for entry in present if entry.id not in without]

    def rank(entry: Entry) -> int:
        return places.get(entry.id, 0)

    if form.unit is Unit.PAIR:
        tables = pair_tables(here, meetings, asked.key, rank)
    else:
        meet_freely = 1 if form.schedule is Schedule.PARTNER_ROTATION else 0
        tables = player_tables(here, meetings, asked.key, rank, meet_freely=meet_freely)
    points = {line.entry: line.points for line in asked.standings}
    return _Drawn([(sides, (*meeting_reasons(sides, meetings), *_distance(sides, points))) for sides in tables], out)


def _distance(sides: TableSides, points: Mapping[EntryId, int]) -> tuple[Reason, ...]:
    if not points:
        return ()
    first, second = (sum(points[entry] for entry in side) for side in sides)
    return (Reason(ReasonCode.SAME_POINTS if first == second else ReasonCode.POINTS_APART, abs(first - second)),)


def _digest(  # noqa: PLR0913 - all that a draw depends on
    form: Format,
    entries: Sequence[Entry],
    history: Sequence[RoundDraw],
    records: Sequence[ClubRecord],
    penalties: Sequence[Penalty],
    key: tuple[int, str],
) -> str:
    """A digest of all that the draw depends on, in whatever order it is listed."""
    encode = msgspec.json.encode
    parts = (
        encode(key),
        encode(form),
        *sorted(map(encode, entries)),
        *map(encode, history),
        *sorted(map(encode, records)),
        *sorted(map(encode, penalties)),
    )
    return blake2b(b"\n".join(parts), digest_size=16).hexdigest()

"""One group's tables and byes: by its schedule as long as that fits, else by matching."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from kozel.club.chance import lot
from kozel.club.draw.byes import sit_out
from kozel.club.draw.circle import circle_round
from kozel.club.draw.meetings import Meetings, TableSides
from kozel.club.draw.round_draw import DrawFault, ImpossibleDrawError, Reason, ReasonCode, SatOut
from kozel.club.draw.seating import meeting_reasons, pair_tables, player_tables
from kozel.club.draw.whist import whist_round
from kozel.club.entry import Entry, EntryId
from kozel.club.format import Format, Schedule, Unit, whole_length
from kozel.club.standings import Standing


class Asked(NamedTuple):
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


class Drawn(NamedTuple):
    """Tables with their reasons, and who sits out."""

    tables: Sequence[tuple[TableSides, tuple[Reason, ...]]]
    byes: Sequence[SatOut]


def least_entries(form: Format) -> int:
    """How many entries one table needs."""
    return 2 if form.unit is Unit.PAIR else 4


def group_draw(asked: Asked) -> Drawn:
    """The group's tables and byes.

    Raises:
        ImpossibleDrawError: too few are here for a table, or the schedule has no more rounds.

    """
    form, least = asked.form, least_entries(asked.form)
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
            return _by_matching(asked, _ranks(asked))


def _ranks(asked: Asked) -> Mapping[EntryId, int]:
    """Where everybody stands, from 0: by the standings, and where these are level by rating."""
    rating = {entry.id: entry.rating or 0 for entry in asked.entries}
    key = {line.entry: (line.place, -rating[line.entry]) for line in asked.standings if line.entry in rating}
    first = {each: rank for rank, each in reversed([*enumerate(sorted(key.values()))])}
    return {entry: first[each] for entry, each in key.items()}


def _scheduled(asked: Asked) -> list[Entry]:
    """Who has a place in the schedule: all who are here or were, by the lot of the first round."""
    return sorted(
        (entry for entry in asked.entries if not entry.withdrawn or entry.id in asked.meetings.seen),
        key=lambda entry: lot(asked.first_seed, "seat", entry.id),
    )


def _by_circle(asked: Asked) -> Drawn | None:
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
    return Drawn(tables, byes)


def _by_whist(asked: Asked) -> Drawn | None:
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
    return Drawn(tables, [SatOut(entry=seats[seat].id, reasons=reasons) for seat in planned.byes])


def _by_matching(asked: Asked, ranks: Mapping[EntryId, int]) -> Drawn:
    """Byes to whoever had fewest, then tables of who is left; `ranks` is empty where the standings have no say."""
    form, meetings, present = asked.form, asked.meetings, asked.present
    out = sit_out(present, len(present) % least_entries(form), meetings, asked.key, ranks)
    without = {bye.entry for bye in out}
    here = [entry for entry in present if entry.id not in without]

    def rank(entry: Entry) -> int:
        return ranks.get(entry.id, 0)

    if form.unit is Unit.PAIR:
        tables = pair_tables(here, meetings, asked.key, rank)
    else:
        meet_freely = 1 if form.schedule is Schedule.PARTNER_ROTATION else 0
        tables = player_tables(here, meetings, asked.key, rank, meet_freely=meet_freely)
    points = {line.entry: line.points for line in asked.standings}
    return Drawn([(sides, (*meeting_reasons(sides, meetings), *_distance(sides, points))) for sides in tables], out)


def _distance(sides: TableSides, points: Mapping[EntryId, int]) -> tuple[Reason, ...]:
    if not points:
        return ()
    first, second = (sum(points[entry] for entry in side) for side in sides)
    return (Reason(ReasonCode.SAME_POINTS if first == second else ReasonCode.POINTS_APART, abs(first - second)),)

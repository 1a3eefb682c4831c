"""The draw of an event's next round."""

from collections.abc import Iterable, Iterator, Sequence
from hashlib import blake2b

import msgspec

from kozel.club.draw.group import Asked, group_draw, least_entries
from kozel.club.draw.meetings import Meetings
from kozel.club.draw.round_draw import DrawFault, ImpossibleDrawError, RoundDraw, SatOut, Table
from kozel.club.entry import Entry, EntryId
from kozel.club.format import Format, Schedule
from kozel.club.result import ClubRecord, Penalty, Sides
from kozel.club.standings import standings


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
    return _Event(form, entries, history, tuple(records), tuple(penalties)).next_round(seed)


def draw_rounds(form: Format, entries: Sequence[Entry], seed: str) -> Iterator[RoundDraw]:
    """One round after the other with the same seed, as `draw` gives them while there are no results.

    Raises:
        ImpossibleDrawError: as in `draw`.

    """
    event = _Event(form, entries, (), (), ())
    while True:
        yield event.next_round(seed)


def seated(table: Table, entries: Iterable[Entry]) -> Sides:
    """The people of a table, in the form that a result has."""
    players = {entry.id: entry.players for entry in entries}

    def side(entries: tuple[EntryId, ...]) -> tuple[str, str]:
        one, other = (player for entry in entries for player in players[entry])
        return one, other

    first, second = table.sides
    return side(first), side(second)


class _Event:
    """All that the next round depends on. Rounds that it draws are added to it."""

    def __init__(
        self,
        form: Format,
        entries: Sequence[Entry],
        history: Sequence[RoundDraw],
        records: Sequence[ClubRecord],
        penalties: Sequence[Penalty],
    ) -> None:
        self._form, self._entries, self._records, self._penalties = form, entries, records, penalties
        self._latest = max((record.round for record in records), default=0)
        self._meetings = Meetings(entries, records, {each.round for each in history})
        self._first_seed: str | None = None
        encode = msgspec.json.encode
        self._digest = blake2b(digest_size=16)
        for listed in (entries, records, penalties):
            # In whatever order they are listed, it is the same event.
            self._digest.update(b"\n".join((encode(form), *sorted(map(encode, listed)))))
        for each in history:
            self._add(each)

    def _add(self, drawn: RoundDraw) -> None:
        self._latest = max(self._latest, drawn.round)
        self._first_seed = self._first_seed or drawn.seed
        self._meetings.add(drawn)
        self._digest.update(msgspec.json.encode(drawn))

    def next_round(self, seed: str) -> RoundDraw:
        """Draw the round after the latest."""
        number = self._latest + 1
        swiss = self._form.schedule is Schedule.SWISS
        lines = standings(self._form, self._entries, self._records, self._penalties, seed) if swiss else ()
        tables: list[Table] = []
        byes: list[SatOut] = []
        faults: list[ImpossibleDrawError] = []
        for group in sorted({entry.group for entry in self._entries}):
            here = [entry for entry in self._entries if entry.group == group]
            key, first_seed = f"{seed}\x1f{number}", self._first_seed or seed
            try:
                drawn = group_draw(Asked(self._form, here, self._meetings, number, key, first_seed, lines))
            except ImpossibleDrawError as error:
                faults.append(error)
            else:
                byes += drawn.byes
                tables += [
                    Table(number=len(tables) + place, sides=sides, reasons=reasons)
                    for place, (sides, reasons) in enumerate(drawn.tables, 1)
                ]
        if not tables:
            raise faults[0] if faults else ImpossibleDrawError(DrawFault.TOO_FEW, least_entries(self._form))
        digest = self._digest.copy()
        digest.update(f"{number} {seed}".encode())
        drawn = RoundDraw(round=number, tables=tuple(tables), byes=tuple(byes), seed=seed, digest=digest.hexdigest())
        self._add(drawn)
        return drawn

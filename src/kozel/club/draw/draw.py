"""The draw of an event's next round."""

from collections.abc import Iterable, Sequence

from kozel.club.draw.round_draw import RoundDraw, Table
from kozel.club.entry import Entry
from kozel.club.format import Format
from kozel.club.result import ClubRecord, Penalty, Sides


def draw(  # noqa: PLR0913 - a draw depends on the whole event, and says so
    form: Format,
    entries: Sequence[Entry],
    history: Sequence[RoundDraw],
    seed: str,
    records: Iterable[ClubRecord] = (),
    penalties: Iterable[Penalty] = (),
) -> RoundDraw:
    """The round after those of `history`, for all entries that have not withdrawn.

    `history` are the earlier draws as they were played (seats changed by the organiser included). `seed` is the
    event's, the same for all its rounds. `records` and `penalties` give the standings that a Swiss draw goes by.

    Raises:
        ImpossibleDrawError: a group is too small for a table, or the schedule has no more rounds.

    """
    raise NotImplementedError


def seated(table: Table, entries: Iterable[Entry]) -> Sides:
    """The people of a table, in the form that a result has."""
    raise NotImplementedError

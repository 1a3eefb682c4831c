"""The standings of an event."""

from collections.abc import Iterable, Sequence

from kozel.club.entry import Entry
from kozel.club.format import Format
from kozel.club.result import ClubRecord, Penalty
from kozel.club.standings.standing import Standing


def standings(
    form: Format,
    entries: Sequence[Entry],
    records: Iterable[ClubRecord],
    penalties: Iterable[Penalty] = (),
    seed: str = "",
) -> tuple[Standing, ...]:
    """Every player of every entry, by groups and places; partners of a pair stand together.

    The records and penalties, in any order, are such as `refuses` and `refuses_penalty` accept, of one stage of the
    event: a final is ranked by its own. `seed` is the event's, for the lot if the order has one. Who withdrew stays
    among the others, unless the withdrawal rule takes their games away: then they, and those games, are left out.
    """
    raise NotImplementedError

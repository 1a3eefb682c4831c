"""Who sits out where the number does not go up in tables: whoever did so least."""

from collections.abc import Mapping, Sequence

from kozel.club.chance import lot
from kozel.club.draw.meetings import Meetings
from kozel.club.draw.round_draw import Reason, ReasonCode, SatOut
from kozel.club.entry import Entry, EntryId


def sit_out(
    present: Sequence[Entry], count: int, meetings: Meetings, key: str, ranks: Mapping[EntryId, int]
) -> tuple[SatOut, ...]:
    """So many of those present who have sat out least; of them those who stand lowest, or by lot.

    `ranks` is empty where the standings have no say. `key` is the seed of this round's lots.
    """

    def rank(entry: Entry) -> tuple[int, int]:
        return meetings.byes[entry.id], -ranks.get(entry.id, 0)

    ranked = sorted(present, key=lambda entry: (*rank(entry), lot(key, "bye", entry.id)))
    chosen, others = ranked[:count], ranked[count:]
    by_lot = {rank(entry) for entry in others} & {rank(entry) for entry in chosen}

    def reasons(entry: Entry) -> tuple[Reason, ...]:
        equal = sum(meetings.byes[each.id] == meetings.byes[entry.id] for each in present)
        lowest = bool(ranks) and equal > 1
        return (
            Reason(ReasonCode.FEWEST_BYES, meetings.byes[entry.id]),
            *([Reason(ReasonCode.LOWEST)] if lowest else []),
            *([Reason(ReasonCode.LOT)] if rank(entry) in by_lot else []),
        )

    return tuple(SatOut(entry=entry.id, reasons=reasons(entry)) for entry in chosen)

"""The standings of an event."""

from collections.abc import Iterable, Iterator, Sequence

from kozel.club.entry import Entry
from kozel.club.format import Format
from kozel.club.result import ClubRecord, Penalty, Result, people
from kozel.club.standings.order import Ranking
from kozel.club.standings.standing import Standing
from kozel.club.standings.tally import excluded, tally


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
    records = tuple(records)
    gone = excluded(form, entries, records)
    if gone:
        records = tuple(record for record in records if gone.isdisjoint(people(record)))
    totals = tally(form, entries, records, penalties)
    results = tuple(record for record in records if isinstance(record, Result))
    ranking = Ranking(form, totals, results, seed)
    still_open = _open_groups(entries, records)
    ranked = [entry for entry in entries if gone.isdisjoint(entry.players)]

    def lines(group: Sequence[Entry]) -> Iterator[Standing]:
        place = 1
        for together, decided_by in ranking.order(group):
            for entry in together:
                for player in entry.players:
                    has = totals[player]
                    yield Standing(
                        place=place,
                        player=player,
                        entry=entry.id,
                        group=entry.group,
                        points=has.worth.points,
                        wins=has.worth.wins,
                        effectiveness=has.effectiveness,
                        plus=has.worth.plus,
                        minus=has.worth.minus,
                        penalties=has.penalties,
                        games=has.games,
                        byes=has.byes,
                        forfeits=has.forfeits,
                        decided_by=decided_by,
                        provisional=entry.group in still_open,
                    )
            place += len(together)

    groups = sorted({entry.group for entry in ranked})
    return tuple(line for group in groups for line in lines([entry for entry in ranked if entry.group == group]))


def _open_groups(entries: Sequence[Entry], records: Sequence[ClubRecord]) -> frozenset[int]:
    """The groups in whose latest round somebody who still takes part has nothing recorded (R12)."""
    group_of = {player: entry.group for entry in entries for player in entry.players}
    latest: dict[int, int] = {}
    for record in records:
        group = group_of[people(record)[0]]
        latest[group] = max(record.round, latest.get(group, 0))
    rounds = set(latest.values())
    done = {(record.round, player) for record in records if record.round in rounds for player in people(record)}
    return frozenset(
        entry.group
        for entry in entries
        if entry.group in latest and not entry.withdrawn
        if any((latest[entry.group], player) not in done for player in entry.players)
    )

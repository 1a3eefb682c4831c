"""What an evening comes to by the club's rules: who is drawn, what is recorded, the standings.

Always made anew from the whole evening, so that a correction needs to find nothing but its own place.
"""

from collections.abc import Callable, Iterator, Sequence

from kozel.club.draw import RoundDraw
from kozel.club.entry import Entry, EntryId
from kozel.club.evening.evening import Evening
from kozel.club.evening.roster import Entrant, EntryStatus
from kozel.club.evening.round import Round
from kozel.club.format import whole_length
from kozel.club.prizes import Prize, apportion, fund, prizes
from kozel.club.result import Bye, ClubRecord, Penalty, Result
from kozel.club.standings import Standing, standings


def entries_to_draw(evening: Evening) -> tuple[Entry, ...]:
    """Everybody who takes part, where those who are not here now count as withdrawn."""
    return _entries(evening, lambda status: status is not EntryStatus.PRESENT)


def entries_to_rank(evening: Evening) -> tuple[Entry, ...]:
    """Everybody who takes part: who is here or was in a draw. Whoever never came is not among them."""
    return _entries(evening, lambda status: status is EntryStatus.WITHDRAWN)


def records(evening: Evening, rounds: int | None = None) -> tuple[ClubRecord, ...]:
    """All results and byes of the first so many rounds (None: of all); games without a result are left out.

    Who takes part but was in no draw of a round, because they came later or were away, has missed it.
    """
    return tuple(_records(evening, evening.rounds[:rounds]))


def history(evening: Evening) -> tuple[RoundDraw, ...]:
    """The rounds as they were drawn and seated."""
    return tuple(found.draw for found in evening.rounds)


def penalties_that_count(evening: Evening, rounds: int | None = None) -> tuple[Penalty, ...]:
    """The penalties of the first so many rounds (None: of all), of those who take part."""
    playing = {player for entrant in _taking_part(evening) for player in entrant.players}
    return tuple(
        penalty
        for penalty in evening.penalties
        if penalty.player in playing and (rounds is None or penalty.round <= rounds)
    )


def table_of(evening: Evening, rounds: int | None = None) -> tuple[Standing, ...]:
    """The standings after the first so many rounds (None: after all)."""
    counted = penalties_that_count(evening, rounds)
    return standings(evening.plan.format, entries_to_rank(evening), records(evening, rounds), counted, evening.seed)


def fund_of(evening: Evening) -> int:
    """What there is to win, of all groups together."""
    return sum(_funds(evening).values())


def prizes_of(evening: Evening, lines: Sequence[Standing]) -> tuple[Prize, ...]:
    """What everybody gets by these standings: each group plays for what it has paid, and for its part of a gift."""
    plan = evening.plan.fund
    funds = _funds(evening)
    return tuple(
        prize
        for group, amount in funds.items()
        for prize in prizes([line for line in lines if line.group == group], amount, plan.shares, plan.split)
    )


def planned_rounds(evening: Evening) -> int | None:
    """How many rounds there are to be, or None if that is open (in a Swiss event nobody has said)."""
    form = evening.plan.format
    if form.rounds is not None:
        return form.rounds
    groups: dict[int, int] = {}
    for entry in entries_to_draw(evening) if evening.rounds else map(_as_entry, _expected(evening)):
        groups[entry.group] = groups.get(entry.group, 0) + 1
    return whole_length(form, max(groups.values())) if groups else None


def _funds(evening: Evening) -> dict[int, int]:
    """Each group's fund."""
    plan = evening.plan.fund
    playing = _taking_part(evening) if evening.rounds else _expected(evening)
    groups = [entrant.group for entrant in playing]
    sizes = {group: groups.count(group) for group in sorted(set(groups))}
    gifts = dict(zip(sizes, apportion(plan.sponsor, tuple(sizes.values())), strict=True))
    paid = {participant.id for participant in evening.roster.participants if participant.paid}
    stakes = {
        group: [
            plan.stake
            for entrant in evening.roster.entrants
            if entrant.group == group
            for player in entrant.players
            if player in paid
        ]
        for group in sizes
    }
    return {group: fund(stakes[group], plan.fee, gifts[group]) for group in sizes}


def drawn_entries(draw: RoundDraw) -> frozenset[EntryId]:
    """All entries of a draw, those that sit out included."""
    seated = {entry for table in draw.tables for side in table.sides for entry in side}
    return frozenset(seated.union(bye.entry for bye in draw.byes))


def _expected(evening: Evening) -> Iterator[Entrant]:
    return (entrant for entrant in evening.roster.entrants if entrant.status is not EntryStatus.WITHDRAWN)


def _as_entry(entrant: Entrant) -> Entry:
    return Entry(id=entrant.id, players=entrant.players, group=entrant.group)


def _taking_part(evening: Evening) -> Iterator[Entrant]:
    drawn = frozenset(entry for found in evening.rounds for entry in drawn_entries(found.draw))
    return (
        entrant for entrant in evening.roster.entrants if entrant.status is EntryStatus.PRESENT or entrant.id in drawn
    )


def _entries(evening: Evening, is_withdrawn: Callable[[EntryStatus], bool]) -> tuple[Entry, ...]:
    ratings = {participant.id: participant.person.rating for participant in evening.roster.participants}

    def together(entrant: Entrant) -> int | None:
        known = [rating for rating in map(ratings.get, entrant.players) if rating is not None]
        return sum(known) if known else None

    return tuple(
        Entry(
            id=entrant.id,
            players=entrant.players,
            group=entrant.group,
            rating=together(entrant),
            withdrawn=is_withdrawn(entrant.status),
        )
        for entrant in _taking_part(evening)
    )


def _records(evening: Evening, rounds: tuple[Round, ...]) -> Iterator[ClubRecord]:
    taking_part = tuple(_taking_part(evening))
    players = {entrant.id: entrant.players for entrant in evening.roster.entrants}
    for found in rounds:
        number = found.draw.round
        for game in found.games:
            if game.outcome is not None:
                yield Result(round=number, sides=game.sides, outcome=game.outcome)
        for bye in found.draw.byes:
            yield Bye(round=number, players=players[bye.entry])
        drawn = drawn_entries(found.draw)
        for entrant in taking_part:
            if entrant.id not in drawn:
                yield Bye(round=number, players=entrant.players, missed=True)

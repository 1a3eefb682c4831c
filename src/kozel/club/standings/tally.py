"""What everybody has from their games, byes and penalties, before anybody is ranked."""

from collections import Counter
from collections.abc import Iterable, Sequence
from collections.abc import Set as AbstractSet
from typing import NamedTuple

from kozel.club.entry import Entry, PlayerId
from kozel.club.format import ByeRule, Format, Schedule, WithdrawalRule, bye_rule, withdrawal_rule
from kozel.club.result import NOTHING, Bye, ClubRecord, Outcome, Penalty, Played, Result, Worth, people
from kozel.club.result.worth import added, bye_worth, worth


class Totals(NamedTuple):
    """What one player has."""

    worth: Worth
    penalties: int
    games: int
    byes: int
    forfeits: int

    @property
    def effectiveness(self) -> int:
        """Plus less minus less penalties; it adds up over the event, and may fall below 0 (R7)."""
        return self.worth.plus - self.worth.minus - self.penalties


def tally(
    form: Format, entries: Sequence[Entry], records: Iterable[ClubRecord], penalties: Iterable[Penalty]
) -> dict[PlayerId, Totals]:
    """Everybody's totals, from records and penalties in any order."""
    count = {player: _Count([], [], [], []) for entry in entries for player in entry.players}
    known = dict[Outcome, tuple[Worth, Worth]]()
    for record in records:
        match record:
            case Result(sides=sides, outcome=outcome):
                both = known.get(outcome)
                if both is None:
                    both = known[outcome] = worth(form, outcome)
                played = isinstance(outcome, Played)
                for side, each in zip(sides, both, strict=True):
                    for player in side:
                        has = count[player]
                        (has.games if played else has.forfeits).append(each)
            case Bye(players=players):
                for player in players:
                    count[player].byes.append(record)
    for penalty in penalties:
        count[penalty.player].penalties.append(penalty.points)
    in_group = Counter(entry.group for entry in entries)
    rules = {group: bye_rule(form, size) for group, size in in_group.items()}
    return {player: _totals(form, rules[entry.group], count[player]) for entry in entries for player in entry.players}


class _Count(NamedTuple):
    """All that one player's totals are made of."""

    games: list[Worth]
    forfeits: list[Worth]
    byes: list[Bye]
    penalties: list[int]


def _totals(form: Format, rule: ByeRule, has: _Count) -> Totals:
    played = added(has.games)
    free = bye_worth(form, rule, played, len(has.games)) if has.byes else NOTHING
    whole = added((played, *has.forfeits, *(free for bye in has.byes if not bye.missed)))
    return Totals(whole, sum(has.penalties), len(has.games), len(has.byes), len(has.forfeits))


def excluded(form: Format, entries: Sequence[Entry], records: Sequence[ClubRecord]) -> AbstractSet[PlayerId]:
    """Who withdrew with so few games played that none of them counts (R15)."""
    withdrawn = [entry for entry in entries if entry.withdrawn]
    if not withdrawn or withdrawal_rule(form) is WithdrawalRule.KEEP:
        return frozenset()
    games = Counter(
        player
        for record in records
        if isinstance(record, Result) and isinstance(record.outcome, Played)
        for player in people(record)
    )
    in_group = Counter(entry.group for entry in entries)
    latest = max((record.round for record in records), default=0)
    return {
        player
        for entry in withdrawn
        if 2 * max(games[player] for player in entry.players) < _due(form, in_group[entry.group], latest)
        for player in entry.players
    }


def _due(form: Format, entries: int, latest: int) -> int:
    """How many games an entry has in the whole event, as far as that is known."""
    match form.schedule:
        case Schedule.ROUND_ROBIN:
            every = form.legs * (entries - 1)
        case Schedule.PARTNER_ROTATION:
            every = entries - 1
        case Schedule.SWISS:
            every = form.rounds or latest
    return min(every, form.rounds or every)

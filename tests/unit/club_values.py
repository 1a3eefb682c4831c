"""Short ways to write the club's values in tests: players are single letters, a side is two of them."""

from collections.abc import Iterable, Sequence

from kozel.club.entry import Entry, single_entries
from kozel.club.format import Format, format_preset, with_format_options
from kozel.club.result import Bye, ClubRecord, Forfeited, Penalty, Played, Result, Sides
from kozel.club.standings import Standing, standings

ALL_WITH_ALL = format_preset("all_with_all")
ROUND_ROBIN = format_preset("round_robin")
SWISS_PAIRS = format_preset("swiss_pairs")
SWISS_PLAYERS = format_preset("swiss_players")


def form(preset: Format, **options: object) -> Format:
    return with_format_options(preset, options)


def sides(written: str) -> Sides:
    """The sides of "AB CD"."""
    (a, b), (c, d) = written.split()
    return (a, b), (c, d)


def game(number: int, who: str, first: int, second: int, *, timed: bool = False) -> Result:
    return Result(round=number, sides=sides(who), outcome=Played(points=(first, second), timed=timed))


def forfeit(number: int, who: str, *absent: int) -> Result:
    outcome = Forfeited(absent=(0 in absent, 1 in absent))
    return Result(round=number, sides=sides(who), outcome=outcome)


def bye(number: int, players: str, *, missed: bool = False) -> Bye:
    return Bye(round=number, players=tuple(players), missed=missed)


def penalty(player: str, points: int, number: int = 1) -> Penalty:
    return Penalty(round=number, player=player, points=points)


def pairs(written: str) -> tuple[Entry, ...]:
    """Fixed pairs, as in "AB CD"; one in lower case has withdrawn."""
    return tuple(Entry(id=pair, players=tuple(pair.upper()), withdrawn=pair.islower()) for pair in written.split())


def table(
    rules: Format,
    who: str | Sequence[Entry],
    records: Iterable[ClubRecord],
    penalties: Iterable[Penalty] = (),
    seed: str = "",
) -> dict[str, Standing]:
    """The standings by player, in their order."""
    entries = single_entries(who) if isinstance(who, str) else who
    return {line.player: line for line in standings(rules, entries, records, penalties, seed)}

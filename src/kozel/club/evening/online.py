"""An event that is played at tables on the web: which games want one, by which rules, and what a table's end says."""

import msgspec

from kozel.club.entry import PlayerId
from kozel.club.evening.evening import Evening
from kozel.club.evening.plan import Plan
from kozel.club.evening.round import Round
from kozel.club.result import Forfeited, Outcome, Played
from kozel.rules.match_end import EndReason, MatchEnd
from kozel.rules.options import Direction
from kozel.rules.rule_set import preset
from kozel.table.options import LONGEST_SECONDS, SHORTEST_SECONDS, TableOptions, rules_of
from kozel.table.phase import Phase
from kozel.table.table import Table

SEATS = 4

LONGEST_GRACE = 120
"""In minutes."""


class OnlineGame(msgspec.Struct, frozen=True, kw_only=True):
    """A game that is played on the web: its place in the event, the act that drew it, and who sits where.

    Partners sit opposite each other, so the seats are the first side's and the second's by turns. Another draw, or
    other people, make it another game.
    """

    round: int
    table: int
    drawn: int
    players: tuple[PlayerId, ...]


def online_games(evening: Evening, round_number: int) -> tuple[OnlineGame, ...]:
    """The games of a round, if it is played on the web."""
    found = evening.round(round_number)
    if found is None or evening.plan.online is None:
        return ()
    return tuple(
        OnlineGame(
            round=round_number,
            table=game.table.number,
            drawn=found.drawn,
            players=(game.sides[0][0], game.sides[1][0], game.sides[0][1], game.sides[1][1]),
        )
        for game in found.games
    )


def games_to_play(evening: Evening) -> tuple[OnlineGame, ...]:
    """The games of the latest round that have no result yet."""
    latest = evening.latest
    if latest is None or latest.closed:
        return ()
    return tuple(game for game in online_games(evening, latest.draw.round) if game.table in latest.open_tables)


def online_rules(plan: Plan) -> TableOptions:
    """What the tables of an event play: its rule set, to the format's target where that is another."""
    game, usual = plan.format.game, preset(plan.rules)
    target = {"target": game.target, "target_in": str(game.target_in)}
    is_usual = target == {"target": usual.target, "target_in": str(usual.target_in)}
    return TableOptions(
        rules=plan.rules,
        changes={} if is_usual else target,
        seats=SEATS,
        seconds=None if plan.online is None else plan.online.seconds,
        bots=None,
        listed=False,
    )


def can_be_online(plan: Plan) -> bool:
    """Whether the plan's rules can be played on the web, and its times are sensible."""
    online = plan.online
    if online is None:
        return True
    is_timed_well = online.seconds is None or SHORTEST_SECONDS <= online.seconds <= LONGEST_SECONDS
    return is_timed_well and 1 <= online.grace <= LONGEST_GRACE and rules_of(online_rules(plan)) is not None


def outcome_of(table: Table, *, time_is_over: bool) -> Outcome | None:
    """What the table's end says of the game, in the order of its sides; None while it goes on.

    Somebody who never came, or let their clock run out, has their side forfeit the game. `time_is_over`: the round's
    last hand has been called, so the hand that has ended was it, unless it left a tie.
    """
    match = table.match
    if match is None:
        return _not_come(table) if table.phase is Phase.CLOSED else None
    if match.end is not None:
        return _ended(table, match.end)
    points = _points(table)
    is_last = time_is_over and table.phase is Phase.ROUND_OVER and points[0] != points[1]
    return Played(points=points, timed=True) if is_last else None


def is_over(table: Table) -> bool:
    """Whether nothing more is played there."""
    return table.phase in (Phase.MATCH_OVER, Phase.CLOSED)


def is_hidden(played: Round, over: frozenset[int]) -> bool:
    """Whether the deals of a round with duplicate deals must not be told: somebody has them still to play.

    `over` are the tables where nothing more is played. With the round the secret ends, whatever happens at its tables.
    """
    return not played.closed and any(game.table.number not in over for game in played.games)


def _not_come(table: Table) -> Forfeited:
    missing = tuple(None in table.seats[side::2] for side in (0, 1))
    return Forfeited(absent=(missing[0], missing[1]))


def _ended(table: Table, end: MatchEnd) -> Outcome:
    if end.reason is EndReason.TIMEOUT:
        return Forfeited(absent=(0 in end.losers, 1 in end.losers))
    return Played(points=_points(table))


def _points(table: Table) -> tuple[int, int]:
    """What each side has won of the other; where points are a penalty, a side has won what the other was given."""
    assert table.match is not None, "points are scored in a match"
    first, second = (account.score for account in table.match.accounts)
    return (second, first) if table.rules.direction is Direction.PENALTY else (first, second)

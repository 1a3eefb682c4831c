"""A table's clock: when it runs out. It runs for people only; times are in milliseconds since the epoch."""

from kozel.table.phase import Phase
from kozel.table.seat import Bot
from kozel.table.table import Table

PAUSE_MS = 30_000
"""How long a table with a clock waits between rounds for people to look at the points."""


def deadline(table: Table) -> int | None:
    """When the running clock runs out, or None if none runs.

    In a round it is the clock of the person in turn; after a round it is the pause before the next; before the match
    of an event it is the time that those who are missing still have.
    """
    game = table.event_game
    if game is not None and table.phase is Phase.WAITING:
        return table.since + game.grace_ms
    seconds = table.options.seconds
    if seconds is None:
        return None
    match table.phase:
        case Phase.PLAYING:
            assert table.match is not None, "what is played is a match"
            turn = table.match.turn
            return None if turn is None or isinstance(table.seats[turn], Bot) else table.since + seconds * 1000
        case Phase.ROUND_OVER:
            return table.since + PAUSE_MS
        case Phase.WAITING | Phase.MATCH_OVER | Phase.CLOSED:
            return None


def remaining_ms(table: Table, now: int) -> int | None:
    """What the running clock still has, or None if none runs."""
    end = deadline(table)
    return None if end is None else max(0, end - now)

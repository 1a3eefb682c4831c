"""A table in memory: a copy of what its log says, with those who watch it and what is to happen there next."""

import asyncio
from collections import deque
from collections.abc import Collection, Sequence

from kozel.table.clock import deadline
from kozel.table.event import TableEvent
from kozel.table.phase import Phase
from kozel.table.refusal import TableRefusalCode
from kozel.table.table import Table, replay
from kozel.web.clock import Alarm
from kozel.web.connection import Connection
from kozel.web.message import Refused
from kozel.web.updates import Updates

MOST_RECENT = 64
"""How many events back a page can be told one by one; beyond that it is shown the state only."""


class RunningTable:
    """A table and who watches it. `lock` is held by whoever changes it: one command at a time."""

    def __init__(self, table_id: str, events: Sequence[TableEvent]) -> None:
        """Rebuild the table from its log."""
        self.id = table_id
        self.lock = asyncio.Lock()
        self.followers: set[Connection] = set()
        self.alarm: Alarm | None = None
        self.table = replay(events)
        self._recent = deque(events, MOST_RECENT)

    def advance(self, events: Sequence[TableEvent], table: Table) -> None:
        """Go on to the table after these events."""
        self.table = table
        self._recent.extend(events)

    def reload(self, events: Sequence[TableEvent]) -> None:
        """Rebuild the table from its log."""
        self.table = replay(events)
        self._recent = deque(events, MOST_RECENT)

    def since(self, sequence: int | None) -> tuple[TableEvent, ...]:
        """The events after that one, or none where they are too many, or the page has nothing yet."""
        if sequence is None or sequence > self.table.sequence:
            return ()
        missed = self.table.sequence - sequence
        return tuple(self._recent)[-missed:] if 0 < missed <= len(self._recent) else ()

    def broadcast(self, events: Sequence[TableEvent], now: int, present: Collection[str]) -> None:
        """Tell all who follow. Who has no seat is told no more as soon as the match begins."""
        if not self.followers:
            return
        updates = Updates(self.id, self.table, events, now, present)
        for follower in tuple(self.followers):
            self._tell(follower, updates)

    def tell(self, connection: Connection, events: Sequence[TableEvent], now: int, present: Collection[str]) -> None:
        """Tell one who follows."""
        self._tell(connection, Updates(self.id, self.table, events, now, present))

    def _tell(self, connection: Connection, updates: Updates) -> None:
        seat = self.table.seat_of(connection.guest)
        if may_watch(self.table, seat):
            connection.send_text(updates.of(seat))
        else:
            self.unfollow(connection)
            connection.send(Refused(command=None, table=self.id, code=TableRefusalCode.NOT_SEATED))

    def follow(self, connection: Connection) -> None:
        """Tell this one too, from now on."""
        self.followers.add(connection)
        connection.followed.add(self.id)

    def unfollow(self, connection: Connection) -> None:
        """Tell this one no more."""
        self.followers.discard(connection)
        connection.followed.discard(self.id)


def may_watch(table: Table, seat: int | None) -> bool:
    """Whether a person in that seat, or without one, may see the table."""
    return seat is not None or table.match is None


def is_unfinished(table: Table) -> bool:
    """Whether the table waits or plays."""
    return table.phase in (Phase.WAITING, Phase.PLAYING, Phase.ROUND_OVER)


def is_awake(table: Table) -> bool:
    """Whether something happens at the table without anybody asking."""
    is_owed = table.event_game is not None and not table.delivered
    return is_owed or table.phase is Phase.WAITING or deadline(table) is not None or table.bot_in_turn() is not None

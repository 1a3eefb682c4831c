"""Who is here: the guests with a page open."""

from collections.abc import Callable

from kozel.web.clock import Alarm, Clock
from kozel.web.connection import Connection

AWAY_MS = 90_000
"""How long somebody may be away before their seat at a waiting table is given up."""


class Presence:
    """The open connections by guest. `changed` is told of a guest's coming and going, `away` of a long absence."""

    def __init__(self, clock: Clock, changed: Callable[[str], None], away: Callable[[str], None]) -> None:
        """Begin with nobody."""
        self._clock = clock
        self._changed = changed
        self._away = away
        self._connections: dict[str, set[Connection]] = {}
        self._alarms: dict[str, Alarm] = {}

    @property
    def people(self) -> dict[str, set[Connection]]:
        """The connections of each guest who is here."""
        return self._connections

    def arrive(self, connection: Connection) -> None:
        """A page was opened."""
        guest = connection.guest
        alarm = self._alarms.pop(guest, None)
        if alarm is not None:
            alarm.cancel()
        is_first = guest not in self._connections
        self._connections.setdefault(guest, set()).add(connection)
        if is_first:
            self._changed(guest)

    def leave(self, connection: Connection) -> None:
        """A page was closed."""
        guest = connection.guest
        connections = self._connections[guest]
        connections.remove(connection)
        if not connections:
            del self._connections[guest]
            self.await_return(guest)
            self._changed(guest)

    def await_return(self, guest: str) -> None:
        """Tell of the guest's absence if they aren't here soon."""
        if guest in self._connections or guest in self._alarms:
            return

        def call() -> None:
            del self._alarms[guest]
            self._away(guest)

        self._alarms[guest] = self._clock.call_at(self._clock.now() + AWAY_MS, call)

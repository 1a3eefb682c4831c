"""What everybody who is at no table sees: the requests (заявки), and how many people are here."""

from collections.abc import Callable, Iterable
from itertools import islice

from kozel.table.phase import Phase
from kozel.table.table import Table
from kozel.table.view import table_view
from kozel.web.clock import Alarm, Clock
from kozel.web.connection import Connection, encoded
from kozel.web.message import Lobby, RequestView

PAUSE_MS = 250
"""The least time between two tellings, so that many changes at once are told as one."""

MOST_TOLD = 200


class LobbyBoard:
    """The list of requests, told to the idle connections soon after it or the number of people changes."""

    def __init__(self, clock: Clock, people: Callable[[], int], idle: Callable[[], Iterable[Connection]]) -> None:
        """Ask `people` for the number of people and `idle` for the connections to tell."""
        self._clock = clock
        self._people = people
        self._idle = idle
        self._requests: dict[str, RequestView] = {}
        self._alarm: Alarm | None = None

    @property
    def requests(self) -> tuple[RequestView, ...]:
        """The requests, the oldest first; not more than a page can show and a phone wants to load."""
        return tuple(islice(self._requests.values(), MOST_TOLD))

    def show(self, table_id: str, table: Table) -> None:
        """Show the table as it is now, or take it away if it isn't a request any more."""
        before = self._requests.get(table_id)
        if table.options.listed and table.phase is Phase.WAITING:
            self._requests[table_id] = _request(table_id, table)
        else:
            self._requests.pop(table_id, None)
        if self._requests.get(table_id) != before:
            self.changed()

    def changed(self) -> None:
        """Tell soon."""
        if self._alarm is None:
            self._alarm = self._clock.call_at(self._clock.now() + PAUSE_MS, self._tell)

    def message(self) -> Lobby:
        """The state of the lobby."""
        return Lobby(requests=self.requests, people=self._people())

    def _tell(self) -> None:
        self._alarm = None
        text = encoded(self.message())
        for connection in self._idle():
            connection.send_text(text)


def _request(table_id: str, table: Table) -> RequestView:
    seen = table_view(table_id, table, None, 0, ())
    return RequestView(
        table=table_id,
        options=seen.options,
        rules=seen.rules,
        seats=tuple(None if seat is None else seat.name for seat in seen.seats),
        sides=seen.sides,
    )

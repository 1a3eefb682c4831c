"""One change of a table, as it is told to each who follows it: what all may know is worked out once."""

from collections.abc import Collection, Sequence

from kozel.table.event import TableEvent
from kozel.table.table import Table
from kozel.table.view import event_views, seat_table_view, seats_with_secrets, table_view
from kozel.web.connection import encoded
from kozel.web.message import Update


class Updates:
    """The update of each seat, encoded when it is first asked for."""

    def __init__(
        self, table_id: str, table: Table, events: Sequence[TableEvent], now: int, present: Collection[str]
    ) -> None:
        """Tell of the table as it is after these events. `now` is in milliseconds since the epoch."""
        self._table = table
        self._events = events
        self._secrets = seats_with_secrets(events)
        self._common = Update(
            table=table_id,
            events=event_views(table.rules, events, None),
            view=table_view(table_id, table, None, now, present),
        )
        self._encoded: dict[int | None, str] = {}

    def of(self, seat: int | None) -> str:
        """The update for that seat, or for somebody without one."""
        if seat not in self._encoded:
            self._encoded[seat] = encoded(self._common if seat is None else self._of_seat(seat))
        return self._encoded[seat]

    def _of_seat(self, seat: int) -> Update:
        common = self._common
        is_secret = seat in self._secrets
        events = event_views(self._table.rules, self._events, seat) if is_secret else common.events
        return Update(table=common.table, events=events, view=seat_table_view(common.view, self._table, seat))

"""A game of a club's event that is played at a table: who may sit where, and how long they are waited for."""

import msgspec


class EventGame(msgspec.Struct, frozen=True, kw_only=True):
    """The game for which a table was opened, in place of people who come together by themselves.

    `table` of `round` is where it stands in the event, and `drawn` the number of the act that drew it. `players` are
    the event's, a seat each. If not all of them have sat down within `grace_ms`, the table is closed. `duplicate`: the
    round's other tables have the same deals, so nothing but the seed may decide them, and none is told before the last
    table is over.
    """

    event: str
    round: int
    table: int
    drawn: int
    players: tuple[str, ...]
    grace_ms: int
    duplicate: bool

"""The messages between page and server, as JSON text frames over one WebSocket. docs/protocol.md shows each.

The client's types are generated from these (`client/src/generated/`); they are never written twice.
"""

import msgspec

from kozel.rules.move import Move
from kozel.rules.tile import Tile
from kozel.table.options import RulesView
from kozel.table.view import TableEventView, TableOptions, TableView


class OpenTable(msgspec.Struct, frozen=True, kw_only=True, tag="open_table", tag_field="kind"):
    """Open a table and take its first seat.

    `commitment` is the one from the latest `welcome`; `nonce` is 16 random bytes of the client's own, in hexadecimal,
    drawn after it. `start`: fill with bots and begin at once.
    """

    command: str
    commitment: str
    nonce: str
    name: str
    options: TableOptions
    start: bool = False


class Follow(msgspec.Struct, frozen=True, kw_only=True, tag="follow", tag_field="kind"):
    """Send this table's updates from now on. `after` is the latest sequence that the page has (None: nothing)."""

    table: str
    after: int | None = None


class Unfollow(msgspec.Struct, frozen=True, kw_only=True, tag="unfollow", tag_field="kind"):
    """The page shows this table no more."""

    table: str


class Sit(msgspec.Struct, frozen=True, kw_only=True, tag="sit", tag_field="kind"):
    """Take this free seat, or the next one where `seat` is None. `nonce` as in `open_table`."""

    command: str
    table: str
    name: str
    nonce: str
    seat: int | None = None


class ChangeSeat(msgspec.Struct, frozen=True, kw_only=True, tag="change_seat", tag_field="kind"):
    """Move to this free seat while the table waits."""

    command: str
    table: str
    seat: int


class Stand(msgspec.Struct, frozen=True, kw_only=True, tag="stand", tag_field="kind"):
    """Leave one's seat while the table waits."""

    command: str
    table: str


class Start(msgspec.Struct, frozen=True, kw_only=True, tag="start", tag_field="kind"):
    """Let bots fill the empty seats and begin."""

    command: str
    table: str


class MakeMove(msgspec.Struct, frozen=True, kw_only=True, tag="move", tag_field="kind"):
    """Play, draw or pass, in the position that the page shows."""

    command: str
    table: str
    position: int
    move: Move


class Ready(msgspec.Struct, frozen=True, kw_only=True, tag="ready", tag_field="kind"):
    """Ask for the next round, or after the match for a rematch. `position` as in `move`."""

    command: str
    table: str
    position: int


ClientMessage = OpenTable | Follow | Unfollow | Sit | ChangeSeat | Stand | Start | MakeMove | Ready


class RequestView(msgspec.Struct, frozen=True, kw_only=True):
    """A request (заявка) in everyone's list: a table that waits for people.

    `seats` are names, None where free; `sides` are the seats' sides, as in a table's view.
    """

    table: str
    options: TableOptions
    rules: RulesView
    seats: tuple[str | None, ...]
    sides: tuple[int, ...]


class Welcome(msgspec.Struct, frozen=True, kw_only=True, tag="welcome", tag_field="kind"):
    """The first message on a connection, and after each table opened: what `open_table` must name.

    `unfinished` are tables where this person has a seat in a match that isn't over, or that wait; latest first.
    `address` is where others reach the server, in whole and without a path; None: by the address that the page has.
    """

    commitment: str
    unfinished: tuple[str, ...]
    requests: tuple[RequestView, ...]
    people: int
    address: str | None


class Lobby(msgspec.Struct, frozen=True, kw_only=True, tag="lobby", tag_field="kind"):
    """The list of requests, or the number of people here, changed."""

    requests: tuple[RequestView, ...]
    people: int


class Update(msgspec.Struct, frozen=True, kw_only=True, tag="update", tag_field="kind"):
    """A table as it is now, and what happened since the previous update, in order.

    `events` is empty when there is too much to tell (the page then shows the state without moving anything).
    """

    table: str
    events: tuple[TableEventView, ...]
    view: TableView


class Done(msgspec.Struct, frozen=True, kw_only=True, tag="done", tag_field="kind"):
    """The command is committed: it will never be lost. A repeated command gets the first answer again."""

    command: str
    table: str
    sequence: int


class Refused(msgspec.Struct, frozen=True, kw_only=True, tag="refused", tag_field="kind"):
    """The command was refused and nothing changed; `code` has a text in the catalogue (`refusal.<code>`)."""

    command: str | None
    table: str | None
    code: str
    tile: Tile | None = None


ServerMessage = Welcome | Lobby | Update | Done | Refused

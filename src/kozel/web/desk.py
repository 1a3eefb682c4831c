"""What a page says, turned into what the house does, and the answer."""

import asyncio
from collections import OrderedDict
from weakref import WeakValueDictionary

import msgspec

from kozel.store.port import Answer, CommandKey
from kozel.table.command import ChangeSeat, Command, MakeMove, Open, Ready, Sit, Stand, Start
from kozel.table.refusal import TableRefusal
from kozel.web import message as wire
from kozel.web.connection import Connection
from kozel.web.house import House, Reply, Tell
from kozel.web.refusal import WebRefusalCode
from kozel.web.token_bucket import TokenBucket

LONGEST_MESSAGE = 4096
"""In characters; no message that makes sense comes near it."""

LONGEST_COMMAND = 64

TABLES_AT_ONCE, SECONDS_A_TABLE = 20, 10
"""How many tables a guest may open in a row, and how long each takes to be forgiven."""

MOST_AWAITING = 5
"""At how many tables one may wait for others at a time."""

MOST_REMEMBERED = 10_000
"""Of how many guests it is remembered how many tables they opened lately."""

MOST_FOLLOWED = 8

MOST_STRIKES = 100
"""How many messages that came too fast are refused before the socket is closed."""

TOO_FAST = 4008
"""The code with which a socket is closed that goes on sending much too fast."""


class Desk:
    """Serves the pages' messages, one after another for each page."""

    def __init__(self, house: House) -> None:
        """Serve for this house."""
        self._house = house
        self._openings: OrderedDict[str, TokenBucket] = OrderedDict()
        self._opening: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def welcome(self, connection: Connection, unfinished: tuple[str, ...]) -> None:
        """Tell a page what it needs to begin."""
        house = self._house
        connection.send(
            wire.Welcome(
                commitment=house.offers.make(connection.guest),
                unfinished=unfinished,
                requests=house.lobby.requests,
                people=len(house.presence.people),
                address=connection.address,
            )
        )

    async def _welcome_again(self, connection: Connection) -> None:
        self.welcome(connection, await self._house.store.unfinished_tables(connection.guest))

    async def serve(self, connection: Connection, text: str | None) -> None:
        """Serve one message; None stands for a frame that isn't text."""
        message = _decoded(text)
        if not connection.messages.take(self._house.clock.now()):
            connection.strikes += 1
            if connection.strikes > MOST_STRIKES:
                connection.close(TOO_FAST, "too fast")
            code = WebRefusalCode.TOO_FAST if isinstance(message, msgspec.Struct) else message
            _refuse(connection, getattr(message, "command", None), getattr(message, "table", None), code)
        elif isinstance(message, WebRefusalCode):
            _refuse(connection, None, None, message)
        else:
            await self._handle(connection, message)

    async def _handle(self, connection: Connection, message: wire.ClientMessage) -> None:
        person = connection.guest
        match message:
            case wire.MakeMove(command=command, table=table, position=position, move=move):
                make = MakeMove(person=person, position=position, move=move)
                await self._command(connection, command, table, make)
            case wire.Ready(command=command, table=table, position=position):
                await self._command(connection, command, table, Ready(person=person, position=position))
            case wire.Sit(command=command, table=table, name=name, nonce=nonce, seat=seat):
                await self._command(connection, command, table, Sit(person=person, name=name, nonce=nonce, seat=seat))
            case wire.ChangeSeat(command=command, table=table, seat=seat):
                await self._command(connection, command, table, ChangeSeat(person=person, seat=seat))
            case wire.Stand(command=command, table=table):
                await self._command(connection, command, table, Stand(person=person))
            case wire.Start(command=command, table=table):
                await self._command(connection, command, table, Start(person=person))
            case wire.OpenTable():
                await self._open(connection, message)
            case wire.Follow(table=table, after=after):
                await self._follow(connection, table, after)
            case wire.Unfollow(table=table):
                self._house.unfollow(table, connection)
                if not connection.followed:
                    connection.send(self._house.lobby.message())

    async def _command(self, connection: Connection, command_id: str, table: str, command: Command) -> None:
        key = CommandKey(connection.guest, command_id)
        await self._house.command(table, command, key, _teller(connection, command_id, table))

    async def _follow(self, connection: Connection, table: str, after: int | None) -> None:
        if len(connection.followed) >= MOST_FOLLOWED and table not in connection.followed:
            _refuse(connection, None, table, WebRefusalCode.TOO_MANY_TABLES)
            return
        refusal = await self._house.follow(table, after, connection)
        if refusal is not None:
            _refuse(connection, None, table, refusal)

    async def _open(self, connection: Connection, message: wire.OpenTable) -> None:
        house, person = self._house, connection.guest
        key = CommandKey(person, message.command)
        tell = _teller(connection, message.command, None)
        # One opening of a guest after another, so that one given twice at once finds the first one's answer.
        async with self._opening.setdefault(person, asyncio.Lock()):
            first = await house.store.answer(key)
            if first is not None:
                tell(first)
                await house.follow(first.table, None, connection)
                await self._welcome_again(connection)
            elif not self._may_open(person):
                tell(WebRefusalCode.TOO_MANY_TABLES)
            else:
                await self._open_new(connection, message, key, tell)

    async def _open_new(self, connection: Connection, message: wire.OpenTable, key: CommandKey, tell: Tell) -> None:
        house, person = self._house, connection.guest
        seed = house.offers.take(person, message.commitment)
        if seed is None:
            tell(WebRefusalCode.OLD_COMMITMENT)
            await self._welcome_again(connection)
            return
        opening = Open(
            person=person,
            name=message.name,
            nonce=message.nonce,
            options=message.options,
            seed=seed,
            commitment=message.commitment,
            start=message.start,
        )
        if await house.open(opening, key, connection, tell):
            await self._welcome_again(connection)
        else:
            house.offers.give_back(person, message.commitment, seed)

    def _may_open(self, person: str) -> bool:
        now = self._house.clock.now()
        if person not in self._openings:
            self._openings[person] = TokenBucket(TABLES_AT_ONCE, 1 / SECONDS_A_TABLE, now)
            if len(self._openings) > MOST_REMEMBERED:
                self._openings.popitem(last=False)
        return self._house.tables_awaiting(person) < MOST_AWAITING and self._openings[person].take(now)


def _decoded(text: str | None) -> wire.ClientMessage | WebRefusalCode:
    if text is None:
        return WebRefusalCode.MALFORMED
    if len(text) > LONGEST_MESSAGE:
        return WebRefusalCode.TOO_LARGE
    try:
        message = _DECODER.decode(text)
    except (msgspec.MsgspecError, RecursionError):
        return WebRefusalCode.MALFORMED
    command = getattr(message, "command", None)
    return message if command is None or _is_command_id(command) else WebRefusalCode.MALFORMED


def _is_command_id(text: str) -> bool:
    """Whether the store can tell this id from all others: SQLite ends a text at a NUL."""
    return 1 <= len(text) <= LONGEST_COMMAND and text.isprintable()


def _teller(connection: Connection, command: str, table: str | None) -> Tell:
    def tell(reply: Reply) -> None:
        match reply:
            case Answer(table=answered, sequence=sequence):
                connection.send(wire.Done(command=command, table=answered, sequence=sequence))
            case TableRefusal(code=code, tile=tile):
                connection.send(wire.Refused(command=command, table=table, code=code, tile=tile))
            case WebRefusalCode():
                connection.send(wire.Refused(command=command, table=table, code=reply))

    return tell


def _refuse(connection: Connection, command: str | None, table: str | None, code: WebRefusalCode) -> None:
    connection.send(wire.Refused(command=command, table=table, code=code))


_DECODER = msgspec.json.Decoder(wire.ClientMessage)

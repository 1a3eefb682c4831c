"""What a page does, without the page: a socket, the commands, and the messages that came."""

import asyncio
import contextlib
from collections.abc import AsyncGenerator, Callable
from random import Random
from typing import Any, Protocol

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from kozel.rules.move import Move
from kozel.table.options import TableOptions
from kozel.table.phase import Phase
from kozel.table.view import TableView
from kozel.web import message as wire


class Reachable(Protocol):
    """A running server: where it is for pages, and where for sockets."""

    @property
    def address(self) -> str: ...

    @property
    def socket(self) -> str: ...


NONCE = "0123456789abcdef" * 2


class Page:
    """One socket of a guest."""

    def __init__(self, socket: ClientConnection, cookie: str) -> None:
        self.socket = socket
        self.cookie = cookie
        self.welcome: wire.Welcome
        self.view: TableView
        self.updates: list[wire.Update] = []
        self.texts: list[str] = []
        self._commands = 0

    async def receive(self) -> wire.ServerMessage:
        """The next message; welcomes and updates are remembered."""
        async with asyncio.timeout(20):
            text = str(await self.socket.recv())
        self.texts.append(text)
        message = msgspec.json.decode(text, type=wire.ServerMessage)
        match message:
            case wire.Welcome():
                self.welcome = message
            case wire.Update(view=view):
                self.updates.append(message)
                self.view = view
            case wire.Lobby() | wire.Done() | wire.Refused():
                pass
        return message

    async def until(self, wanted: Callable[[wire.ServerMessage], bool]) -> wire.ServerMessage:
        """The next message that is wanted; those before it are read too."""
        while True:
            message = await self.receive()
            if wanted(message):
                return message

    async def until_view(self, wanted: Callable[[TableView], bool]) -> TableView:
        """The next view that is wanted."""
        message = await self.until(lambda message: isinstance(message, wire.Update) and wanted(message.view))
        assert isinstance(message, wire.Update)
        return message.view

    async def send(self, message: wire.ClientMessage) -> None:
        await self.socket.send(msgspec.json.encode(message).decode())

    async def ask(self, message: wire.ClientMessage) -> wire.Done | wire.Refused:
        """Send a command; its answer."""
        await self.send(message)
        command = getattr(message, "command", None)

        def is_answer(answer: wire.ServerMessage) -> bool:
            return isinstance(answer, wire.Done | wire.Refused) and answer.command == command

        answer = await self.until(is_answer)
        assert isinstance(answer, wire.Done | wire.Refused)
        return answer

    def skip_commands(self, number: int) -> None:
        """Number the commands on after those that an earlier page of the same guest has given."""
        self._commands = number

    def command(self) -> str:
        self._commands += 1
        return f"command-{self._commands}"

    async def open(self, *, name: str = "Оля", start: bool = False, **options: Any) -> str:  # Any: options differ
        """Open a table; its id. The update and the new welcome are read too."""
        answer = await self.ask(self.opening(name=name, start=start, **options))
        assert isinstance(answer, wire.Done), answer
        await self.until(lambda message: isinstance(message, wire.Welcome))
        return answer.table

    def opening(self, *, name: str = "Оля", start: bool = False, **options: Any) -> wire.OpenTable:
        return wire.OpenTable(
            command=self.command(),
            commitment=self.welcome.commitment,
            nonce=NONCE,
            name=name,
            options=table_options(**options),
            start=start,
        )

    async def follow(self, table: str, after: int | None = None) -> wire.Update | wire.Refused:
        await self.send(wire.Follow(table=table, after=after))
        answer = await self.until(
            lambda message: (
                isinstance(message, wire.Update) or (isinstance(message, wire.Refused) and message.table == table)
            )
        )
        assert isinstance(answer, wire.Update | wire.Refused)
        return answer

    async def sit(self, table: str, name: str = "Маша", seat: int | None = None) -> wire.Done | wire.Refused:
        return await self.ask(wire.Sit(command=self.command(), table=table, name=name, nonce=NONCE, seat=seat))

    async def move(self, move: Move, *, position: int | None = None) -> wire.Done | wire.Refused:
        position = self.view.position if position is None else position
        return await self.ask(
            wire.MakeMove(command=self.command(), table=self.view.table, position=position, move=move)
        )

    async def ready(self) -> wire.Done | wire.Refused:
        return await self.ask(wire.Ready(command=self.command(), table=self.view.table, position=self.view.position))

    async def own_turn(self) -> None:
        """Wait until nobody but this person can go on."""
        while self.view.phase is Phase.PLAYING and not (self.view.match and self.view.match.legal):
            await self.until_view(lambda _: True)

    async def step(self, chance: Random) -> None:
        """Do what is to be done in the present view, if anything, and wait for the next position."""
        view = self.view
        match = view.match
        if match is not None and match.legal:
            await self.move(chance.choice(match.legal))
        elif view.phase is Phase.ROUND_OVER and view.seat is not None and not is_ready(view, view.seat):
            await self.ready()
        if self.view.position == view.position:
            await self.until_view(lambda seen: seen.position > view.position)


def is_ready(view: TableView, seat: int) -> bool:
    seated = view.seats[seat]
    return seated is not None and seated.ready


def table_options(**options: Any) -> TableOptions:  # Any: options differ
    default = {
        "rules": "kozel",
        "changes": {"block_score": "own"},
        "seats": 2,
        "seconds": None,
        "bots": None,
        "listed": False,
    }
    return msgspec.convert({**default, **options}, TableOptions)


@contextlib.asynccontextmanager
async def page(served: Reachable, cookie: str | None = None) -> AsyncGenerator[Page]:
    """A page of a new guest, or of the one with this cookie."""
    headers = {} if cookie is None else {"Cookie": cookie}
    async with connect(served.socket, origin=served.address, additional_headers=headers) as socket:  # type: ignore[arg-type] - Origin is a NewType of str
        response = socket.response
        assert response is not None
        given = response.headers.get("Set-Cookie", cookie or "").partition(";")[0]
        opened = Page(socket, given)
        await opened.until(lambda message: isinstance(message, wire.Welcome))
        yield opened

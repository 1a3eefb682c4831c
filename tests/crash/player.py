"""People who play on whatever happens to the server: they come back, ask again what wasn't answered, and go on."""

import asyncio
from random import Random

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException

from kozel.table.options import TableOptions
from kozel.table.phase import Phase
from kozel.table.view import TableView
from kozel.web import message as wire


class Site:
    """Where the server is now, and how many answers have come from all its lives."""

    def __init__(self) -> None:
        self.answers = 0
        self._address = ""
        self._changed = asyncio.Condition()

    async def move_to(self, address: str) -> None:
        async with self._changed:
            self._address = address
            self._changed.notify_all()

    async def address_after(self, old: str) -> str:
        async with self._changed:
            await self._changed.wait_for(lambda: self._address != old)
            return self._address

    async def count(self) -> None:
        async with self._changed:
            self.answers += 1
            self._changed.notify_all()

    async def answered(self, number: int) -> None:
        """Wait until so many answers have come."""
        async with self._changed:
            await self._changed.wait_for(lambda: self.answers >= number)


class Company:
    """People who want to play together: the first opens a table, the others sit down there."""

    def __init__(self, people: int, bots: int) -> None:
        self.options = TableOptions(
            rules="kozel",
            changes={"block_score": "highest_takes_all"},
            seats=people + bots,
            seconds=None,
            bots="greedy" if bots else None,
            listed=True,
        )
        self.start = bots > 0
        self.table: asyncio.Future[str] = asyncio.get_running_loop().create_future()


class Player:
    """One of them. `answers` are all that were given, by command; `seen` is the latest view."""

    def __init__(self, name: str, company: Company, site: Site, *, opens: bool) -> None:
        self.answers: dict[str, wire.Done] = {}
        self.seen: TableView | None = None
        self._name = name
        self._company = company
        self._site = site
        self._opens = opens
        self._chance = Random(name)
        self._cookie = ""
        self._asked: dict[str, wire.ClientMessage] = {}
        self._commands = 0
        self._position = -1
        self._moved = False

    async def play(self) -> None:
        """Play for ever."""
        address = ""
        while True:
            address = await self._site.address_after(address)
            try:
                headers = {"Cookie": self._cookie}
                async with connect(
                    address.replace("http", "ws", 1) + "/ws", additional_headers=headers, compression=None
                ) as socket:
                    await self._play(socket)
            except (OSError, WebSocketException, InvalidHandshake):
                continue

    async def _play(self, socket: ClientConnection) -> None:
        assert socket.response is not None
        given = socket.response.headers.get("Set-Cookie")
        if given is not None:
            assert not self._cookie, "a guest is known for ever"
            self._cookie = given.partition(";")[0]
        welcome = msgspec.json.decode(await socket.recv(), type=wire.Welcome)
        if self._opens and not self._company.table.done() and not self._asked:
            self._open(welcome)
        for message in tuple(self._asked.values()):
            await socket.send(msgspec.json.encode(message), text=True)
        if self._company.table.done() or not self._opens:
            table = await asyncio.shield(self._company.table)
            await socket.send(msgspec.json.encode(wire.Follow(table=table)), text=True)
            if not self._opens and not self._commands:
                sit = wire.Sit(command=self._command(), table=table, name=self._name, nonce="0" * 32)
                await self._ask(socket, sit.command, sit)
        while True:
            await self._hear(socket, msgspec.json.decode(await socket.recv(), type=wire.ServerMessage))

    def _open(self, welcome: wire.Welcome) -> None:
        opening = wire.OpenTable(
            command=self._command(),
            commitment=welcome.commitment,
            nonce="f" * 32,
            name=self._name,
            options=self._company.options,
            start=self._company.start,
        )
        self._asked[opening.command] = opening

    async def _hear(self, socket: ClientConnection, message: wire.ServerMessage) -> None:
        match message:
            case wire.Done(command=command):
                assert self.answers.setdefault(command, message) == message, "the first answer comes again"
                if self._asked.pop(command, None) is not None:
                    await self._site.count()
                if self._opens and not self._company.table.done():
                    self._company.table.set_result(message.table)
            case wire.Update(view=view):
                assert self.seen is None or view.sequence >= self.seen.sequence, "what was told is never taken back"
                self.seen = view
                await self._act(socket, view)
            case wire.Refused(command=str(command), code=code):
                asked = self._asked.pop(command)
                match asked:
                    case wire.OpenTable():
                        assert code == "old_commitment", code
                    case wire.ChangeSeat():
                        assert code in ("seat_taken", "wrong_phase"), code
                    case _:
                        unexpected = f"{asked} refused: {code}"
                        raise AssertionError(unexpected)
            case wire.Welcome():
                if self._opens and not self._company.table.done():
                    self._open(message)
                    for asked in tuple(self._asked.values()):
                        await socket.send(msgspec.json.encode(asked), text=True)
            case wire.Refused() | wire.Lobby():
                pass

    async def _act(self, socket: ClientConnection, view: TableView) -> None:
        if view.phase is Phase.WAITING:
            await self._change_seat(socket, view)
            return
        if view.seat is None or view.match is None or view.position <= self._position:
            return
        if view.match.legal:
            command = self._command()
            move = self._chance.choice(view.match.legal)
            message = wire.MakeMove(command=command, table=view.table, position=view.position, move=move)
        elif view.phase in (Phase.ROUND_OVER, Phase.MATCH_OVER):
            command = self._command()
            message = wire.Ready(command=command, table=view.table, position=view.position)
        else:
            return
        self._position = view.position
        await self._ask(socket, command, message)

    async def _change_seat(self, socket: ClientConnection, view: TableView) -> None:
        """Move once to the last seat, if it is free: somebody may be there before."""
        if view.seat is None or self._moved or view.seats[-1] is not None:
            return
        self._moved = True
        command = self._command()
        await self._ask(socket, command, wire.ChangeSeat(command=command, table=view.table, seat=len(view.seats) - 1))

    async def _ask(self, socket: ClientConnection, command: str, message: wire.ClientMessage) -> None:
        self._asked[command] = message
        await socket.send(msgspec.json.encode(message), text=True)

    def _command(self) -> str:
        self._commands += 1
        return f"{self._name}-{self._commands}"

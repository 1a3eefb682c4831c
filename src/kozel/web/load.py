"""Load for a server: many sockets at many tables, where people move as soon as they have thought for a moment."""

import asyncio
import secrets
import time
from collections.abc import Sequence
from random import Random

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from kozel.rules.move import Move
from kozel.table.options import TableOptions
from kozel.table.phase import Phase
from kozel.web import message as wire

CONNECTING_AT_ONCE = 50
NONCE_BYTES = 16


class SeenMatch(msgspec.Struct):
    """What a player needs to know of a match to make any legal move."""

    legal: tuple[Move, ...]


class SeenSeat(msgspec.Struct):
    """Whether somebody is ready for the next round."""

    ready: bool


class SeenTable(msgspec.Struct):
    """What a player needs to know of a table."""

    table: str
    position: int
    phase: Phase
    seat: int | None
    seats: tuple[SeenSeat | None, ...]
    match: SeenMatch | None


class Seen(msgspec.Struct):
    """Any message of the server, as far as a player of random moves reads it."""

    kind: str
    command: str | None = None
    commitment: str | None = None
    code: str | None = None
    view: SeenTable | None = None


class Tally:
    """What the players counted: the moves answered, and how long each answer took, in seconds."""

    def __init__(self) -> None:
        self.latencies: list[float] = []
        self.refused: dict[str, int] = {}


class Player:
    """A socket that plays random legal moves at one table, for ever."""

    def __init__(self, socket: ClientConnection, tally: Tally, pause: float, chance: Random) -> None:
        """Think for `pause` seconds on average before each move."""
        self._socket = socket
        self._tally = tally
        self._pause = pause
        self._chance = chance
        self._commands = 0
        self._moved: dict[str, float] = {}
        self._answered = -1

    async def open(self, options: TableOptions) -> str:
        """Open a table; its id."""
        welcome = await self._read("welcome")
        assert welcome.commitment is not None, "a welcome has a commitment"
        await self._send(
            wire.OpenTable(
                command=self._command(),
                commitment=welcome.commitment,
                nonce=secrets.token_hex(NONCE_BYTES),
                name="Player",
                options=options,
            )
        )
        update = await self._read("update")
        assert update.view is not None, "an update has a view"
        return update.view.table

    async def sit(self, table: str) -> None:
        """Watch the table and take a seat there."""
        await self._read("welcome")
        await self._send(wire.Follow(table=table))
        nonce = secrets.token_hex(NONCE_BYTES)
        await self._send(wire.Sit(command=self._command(), table=table, name="Player", nonce=nonce))
        await self._read("done")

    async def play(self) -> None:
        """Play until cancelled."""
        while True:
            seen = _DECODER.decode(await self._socket.recv(decode=False))
            match seen:
                case Seen(kind="update", view=SeenTable() as view):
                    await self._answer(view)
                case Seen(kind="done", command=str(command)) if command in self._moved:
                    self._tally.latencies.append(time.perf_counter() - self._moved.pop(command))
                case Seen(kind="refused", code=str(code)):
                    self._tally.refused[code] = self._tally.refused.get(code, 0) + 1
                case _:
                    pass

    async def _answer(self, view: SeenTable) -> None:
        if view.position == self._answered or view.seat is None:
            return
        match view:
            case SeenTable(phase=Phase.PLAYING, match=SeenMatch(legal=(_, *_) as legal)):
                self._answered = view.position
                await asyncio.sleep(self._pause * self._chance.uniform(0.5, 1.5))
                command = self._command()
                move = self._chance.choice(legal)
                self._moved[command] = time.perf_counter()
                await self._send(wire.MakeMove(command=command, table=view.table, position=view.position, move=move))
            case SeenTable(phase=Phase.ROUND_OVER | Phase.MATCH_OVER):
                self._answered = view.position
                await self._send(wire.Ready(command=self._command(), table=view.table, position=view.position))
            case _:
                pass

    async def _read(self, kind: str) -> Seen:
        while True:
            seen = _DECODER.decode(await self._socket.recv(decode=False))
            assert seen.kind != "refused", f"refused: {seen.code}"
            if seen.kind == kind:
                return seen

    async def _send(self, message: wire.ClientMessage) -> None:
        await self._socket.send(msgspec.json.encode(message), text=True)

    def _command(self) -> str:
        self._commands += 1
        return f"{self._commands}"


async def load(address: str, *, sockets: int, tables: int, rate: float, seconds: float) -> tuple[Tally, float]:
    """Play at the server for so many seconds; what was counted, and how long it was counted.

    `address` is that of the page. `rate` is how many moves a second are offered by all tables together.
    """
    seats = sockets // tables
    options = TableOptions(rules="kozel", changes={}, seats=seats, seconds=None, bots=None, listed=False)
    tally = Tally()
    free = asyncio.Semaphore(CONNECTING_AT_ONCE)
    chance = Random(1)  # noqa: S311 - nothing here is secret
    uri = address.replace("http", "ws", 1) + "/ws"

    async def take_seats() -> Sequence[tuple[ClientConnection, Player]]:
        async with free:
            connections = [await connect(uri, compression=None, ping_interval=None) for _ in range(seats)]
            players = [Player(connection, tally, tables / rate, chance) for connection in connections]
            table = await players[0].open(options)
            for player in players[1:]:
                await player.sit(table)
            return tuple(zip(connections, players, strict=True))

    seated = [pair for pairs in await asyncio.gather(*(take_seats() for _ in range(tables))) for pair in pairs]
    playing = [asyncio.create_task(player.play()) for _, player in seated]
    # The first moves come all at once, when the tables fill; what is counted begins after them.
    await asyncio.sleep(2 * tables / rate)
    tally.latencies.clear()
    start = time.perf_counter()
    await asyncio.sleep(seconds)
    elapsed = time.perf_counter() - start
    counted = Tally()
    counted.latencies, counted.refused = list(tally.latencies), dict(tally.refused)
    for task in playing:
        task.cancel()
    outcomes = await asyncio.gather(*playing, return_exceptions=True)
    for outcome in outcomes:
        if isinstance(outcome, Exception):
            raise outcome
    await asyncio.gather(*(connection.close() for connection, _ in seated))
    return counted, elapsed


_DECODER = msgspec.json.Decoder(Seen)

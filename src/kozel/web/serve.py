"""Serving: the address, the store, the house, and the server around them, from beginning to end."""

import asyncio
import contextlib
import errno
import gc
import logging
import signal
import socket
import sys
from collections.abc import Callable, Generator
from enum import StrEnum
from pathlib import Path

import structlog
import uvicorn
from litestar import Litestar

from kozel.store.sqlite import SqliteStore
from kozel.web.analysis.hint_site import hint_site
from kozel.web.analysis.queue import AnalysisQueue
from kozel.web.analysis.site import analysis_site
from kozel.web.analysis.worker import AnalysisWorker
from kozel.web.application import application
from kozel.web.bots import BotWorker
from kozel.web.clock import SystemClock
from kozel.web.club.hall import Hall
from kozel.web.club.online import OnlinePlay
from kozel.web.house import House
from kozel.web.limits import allow_many_sockets
from kozel.web.page import Client
from kozel.web.reach import machines_address

BUILT_CLIENT = Path(__file__).parent.parent / "static"

PING_SECONDS = 20
LARGEST_FRAME = 65_536
SHUTDOWN_SECONDS = 5
BACKLOG = 2048

SWITCH_INTERVAL_S = 0.05
"""How long the event loop may keep the interpreter from the writer's thread while both are busy.

The loop lets go of it anyway whenever it waits. Taking turns every 5 ms, as Python does by itself, cost about 6 % of
the moves a second under full load.
"""

GARBAGE_THRESHOLDS = 50_000, 20, 50
"""How rarely Python looks for circular garbage. Values are frozen and have no cycles, and there are very many of them:
looking through them all at every turn costs a tenth of the time, and pauses that people could notice."""


class AddressProblem(StrEnum):
    """Why an address can't be listened on."""

    PORT_BUSY = "port_busy"
    NOT_ALLOWED = "not_allowed"
    NO_SUCH_HOST = "no_such_host"


class AddressProblemError(Exception):
    """The server can't listen on this host and port."""

    def __init__(self, problem: AddressProblem, host: str, port: int) -> None:
        super().__init__(f"{problem.value}: {host}, port {port}")
        self.problem = problem
        self.host = host
        self.port = port


def serve(  # noqa: PLR0913 - each is said by name
    *, host: str, port: int, data: Path, bot_pause: float, announce: Callable[[str], None], address: str | None = None
) -> None:
    """Serve the games in the folder `data` until a signal ends it.

    `announce` is called with the address once it can be opened. Bots take `bot_pause` seconds for a move, more or
    less. Port 0 is any free one. `address` is where phones in the room and people elsewhere reach the server; None: the
    machine's own in its network, if the server listens there.

    Raises:
        AddressProblemError: the address can't be listened on.
        StoreProblemError: the folder can't be used; nothing in it was changed.
        ClientNotBuiltError: there is no page to serve.

    """
    _log_to_stderr()
    allow_many_sockets()
    gc.set_threshold(*GARBAGE_THRESHOLDS)
    sys.setswitchinterval(SWITCH_INTERVAL_S)
    client = Client(BUILT_CLIENT)
    with listening(host, port) as listener:
        store = SqliteStore(data)
        loop_factory = uvicorn.Config(application, log_config=None).get_loop_factory()
        with asyncio.Runner(loop_factory=loop_factory) as runner:
            runner.run(_serve(listener, store, client, bot_pause, address, announce))


async def _serve(  # noqa: PLR0913 - what `serve` was told, opened
    listener: socket.socket,
    store: SqliteStore,
    client: Client,
    bot_pause: float,
    address: str | None,
    announce: Callable[[str], None],
) -> None:
    bots = BotWorker()
    clock, analyst = SystemClock(), AnalysisWorker()
    house = House(store, clock=clock, choose=bots.choose, bot_pause=bot_pause)
    hall = Hall(store, clock=clock)
    online = OnlinePlay(house, hall)
    analyses = AnalysisQueue(store, clock, analyst.analyse)
    try:
        await house.start()
        analyses.start()
        own_address = (address or _address(listener)).rstrip("/")
        others = (analysis_site(analyses, online.hides), hint_site(house, bots.advise, online.hides))
        served = application(house, hall, online, client, own_address, *others)
        await GameServer(served, lambda: announce(_address(listener)), hall.close).serve([listener])
    finally:
        await analyses.stop()
        analyst.close()
        await online.stop()
        await house.stop()
        bots.close()
        await store.close()


class GameServer(uvicorn.Server):
    """The server as it must be set for this game.

    `started` is called once it takes connections, `stopping` when it is to stop: nobody waits for news any more.
    """

    def __init__(self, served: Litestar, started: Callable[[], None], stopping: Callable[[], None]) -> None:
        """Serve this application."""
        super().__init__(
            uvicorn.Config(
                served,
                http="auto",
                ws="websockets-sansio",
                ws_max_size=LARGEST_FRAME,
                ws_ping_interval=PING_SECONDS,
                ws_per_message_deflate=False,
                lifespan="off",
                log_config=None,
                log_level="warning",
                access_log=False,
                server_header=False,
                timeout_graceful_shutdown=SHUTDOWN_SECONDS,
            )
        )
        self._started = started
        self._stopping = stopping

    @contextlib.contextmanager
    def capture_signals(self) -> Generator[None]:
        """Let a signal end the serving only, not the process: what was begun is finished behind it."""
        before = {number: signal.signal(number, self.handle_exit) for number in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to take connections, and say so."""
        await super().startup(sockets)
        self._started()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Take no more connections, and let those end that there are."""
        self._stopping()
        await super().shutdown(sockets)


def listening(host: str, port: int) -> socket.socket:
    """A socket that takes connections there; port 0 is any free one.

    Raises:
        AddressProblemError: the address can't be listened on.

    """
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    except (socket.gaierror, UnicodeError) as error:  # UnicodeError: no host can have such a name
        raise AddressProblemError(AddressProblem.NO_SUCH_HOST, host, port) from error
    listener = socket.socket(family, kind, protocol)
    try:
        if sys.platform != "win32":
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
        listener.listen(BACKLOG)
    except OSError as error:
        listener.close()
        raise AddressProblemError(_problem(error), host, port) from error
    return listener


def _problem(error: OSError) -> AddressProblem:
    match error.errno:
        case errno.EADDRINUSE:
            return AddressProblem.PORT_BUSY
        case errno.EADDRNOTAVAIL:
            return AddressProblem.NO_SUCH_HOST
        case _:
            return AddressProblem.NOT_ALLOWED


def _address(listener: socket.socket) -> str:
    """Where the server is reached; if it listens everywhere, where others in the same network reach it."""
    host, port, *_ = listener.getsockname()
    if host in ("0.0.0.0", "::"):  # noqa: S104 - compared, not listened on
        host = machines_address() or socket.gethostname()
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def _log_to_stderr() -> None:
    logging.basicConfig(stream=sys.stderr, level=logging.WARNING)
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            # A traceback of lines only: one that shows values would show hands and seeds.
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(ensure_ascii=False),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )

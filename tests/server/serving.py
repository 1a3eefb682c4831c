"""The real server for a test: real sockets on a free port, a real database, and a clock and chance of the test's."""

import asyncio
import contextlib
import secrets
from collections.abc import AsyncGenerator, Callable
from pathlib import Path
from random import Random

import msgspec

from kozel.analysis.rounds import PlayedRound
from kozel.analysis.worker import hint_of
from kozel.bots.worker import choose_from_seed
from kozel.rules.move import Move
from kozel.rules.rule_set import RuleSet
from kozel.rules.view import Sight
from kozel.store.sqlite import SqliteStore
from kozel.web.analysis.hint_site import hint_site
from kozel.web.analysis.queue import AnalysisQueue
from kozel.web.analysis.site import analysis_site
from kozel.web.application import application
from kozel.web.clock import Clock, SystemClock
from kozel.web.club.hall import Hall
from kozel.web.club.online import OnlinePlay
from kozel.web.house import House
from kozel.web.page import Client
from kozel.web.serve import GameServer, listening

PAGE = '<!doctype html><html lang="en"><head><title>Kozel</title></head><body></body></html>'


class Served(msgspec.Struct, frozen=True):
    """A running server."""

    address: str
    house: House
    store: SqliteStore

    @property
    def socket(self) -> str:
        return self.address.replace("http", "ws", 1) + "/ws"


async def choose_at_once(level: str, sight: Sight, rules: RuleSet, seed: int) -> Move:
    return choose_from_seed(level, sight, rules, seed)


async def analyse_never(played: PlayedRound) -> bytes:
    raise NotImplementedError(played)


async def advise_here(sight: Sight, rules: RuleSet, seed: int) -> bytes:
    return await asyncio.to_thread(hint_of, sight, rules, seed)


def built_client(folder: Path) -> Client:
    assets = folder / "assets"
    assets.mkdir(parents=True, exist_ok=True)
    (folder / "index.html").write_text(PAGE)
    (folder / "licences.txt").write_text("MIT © domino", encoding="utf-8")
    (folder / "goat.svg").write_text("<svg/>")
    (folder / "service-worker.js").write_text("'keeps the score sheet'")
    (assets / "index-1.js").write_text("'domino'")
    (assets / "index-1.js.gz").write_bytes(b"\x1f\x8bcompressed")
    return Client(folder)


@contextlib.asynccontextmanager
async def serving(
    folder: Path,
    *,
    clock: Clock | None = None,
    random_bytes: Callable[[int], bytes] = secrets.token_bytes,
    bot_pause: float = 0,
) -> AsyncGenerator[Served]:
    """Serve the games in the folder while the block runs. Bots choose in this process, to start quickly."""
    client = built_client(folder / "client")
    store = SqliteStore(folder / "data")
    house = House(
        store, clock=clock or SystemClock(), choose=choose_at_once, bot_pause=bot_pause, random_bytes=random_bytes
    )
    hall = Hall(store, clock=house.clock, random_bytes=random_bytes)
    online = OnlinePlay(house, hall, random_bytes=random_bytes)
    # Analyses can be asked for, but nobody makes them: it isn't started.
    queue = AnalysisQueue(store, house.clock, analyse_never)
    await house.start()
    started = asyncio.Event()
    with listening("127.0.0.1", 0) as listener:
        address = f"http://127.0.0.1:{listener.getsockname()[1]}"
        server = GameServer(
            application(
                house,
                hall,
                online,
                client,
                address,
                hint_site(house, advise_here, online.hides),
                analysis_site(queue, online.hides),
            ),
            started.set,
            hall.close,
        )
        task = asyncio.create_task(server.serve([listener]))
        await started.wait()
        try:
            yield Served(address, house, store)
        finally:
            server.should_exit = True
            await task
            await online.stop()
            await house.stop()
            await store.close()


def seeded(seed: int) -> Callable[[int], bytes]:
    return Random(seed).randbytes

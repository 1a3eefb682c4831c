"""`kozel bench server`: how many moves a second a server commits, and how long each waits for its answer."""

import asyncio
import contextlib
import multiprocessing
import statistics
import tempfile
from collections.abc import Generator
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from kozel.cli.errors import CommandError
from kozel.cli.options import Json, between
from kozel.cli.result import show
from kozel.cli.words import say


def server(
    *,
    sockets: Annotated[int, Parameter(help="cli.help.sockets", validator=between("--sockets", 2, 20_000))] = 2000,
    tables: Annotated[int, Parameter(help="cli.help.tables", validator=between("--tables", 1, 10_000))] = 500,
    rate: Annotated[float, Parameter(help="cli.help.rate", validator=between("--rate", 1, 1_000_000))] = 2000,
    seconds: Annotated[float, Parameter(help="cli.help.seconds", validator=between("--seconds", 0.1, 3600))] = 10,
    json: Json = False,
) -> None:
    """Let many people play at a server of their own, in a folder that is thrown away, and measure their waiting."""
    from kozel.web.limits import allow_many_sockets  # noqa: PLC0415 - the server takes a second to import
    from kozel.web.load import load  # noqa: PLC0415

    if sockets % tables or sockets // tables not in (2, 3, 4):
        raise CommandError("cli.bench.seats", sockets=sockets, tables=tables)
    allow_many_sockets()
    with tempfile.TemporaryDirectory(prefix="kozel-bench-") as folder, _served(Path(folder)) as address:
        tally, elapsed = asyncio.run(load(address, sockets=sockets, tables=tables, rate=rate, seconds=seconds))
        size = sum(file.stat().st_size for file in Path(folder).glob("*.sqlite*"))
    percentiles = statistics.quantiles(tally.latencies, n=100)
    committed = len(tally.latencies) / elapsed
    result = {
        "committed_per_second": round(committed, 1),
        "p50_ms": round(percentiles[49] * 1000, 2),
        "p99_ms": round(percentiles[98] * 1000, 2),
        "bytes_per_table": size // tables,
        "moves": len(tally.latencies),
        "seconds": round(elapsed, 2),
        "sockets": sockets,
        "tables": tables,
        "refused": tally.refused,
    }
    show(result, say("cli.bench.server", n=round(committed), p50=result["p50_ms"], p99=result["p99_ms"]), as_json=json)


@contextlib.contextmanager
def _served(folder: Path) -> Generator[str]:
    """A server in a process of its own; its address."""
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe(duplex=False)
    process = context.Process(target=_serve, args=(folder, theirs))
    process.start()
    theirs.close()
    try:
        yield ours.recv()
    finally:
        process.terminate()
        process.join()


def _serve(folder: Path, announce: "Connection[str, str]") -> None:
    from kozel.web.serve import serve  # noqa: PLC0415 - slow to import, and only the server's process needs it

    serve(host="127.0.0.1", port=0, data=folder, bot_pause=0, announce=announce.send)

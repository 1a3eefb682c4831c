"""`kozel serve`: the server and the page in one."""

from pathlib import Path
from typing import Annotated
from urllib.parse import urlsplit

import platformdirs
from cyclopts import Parameter

from kozel.cli.errors import CommandError
from kozel.cli.options import Json, between
from kozel.cli.result import flush, show
from kozel.cli.words import say
from kozel.store.problem import StoreProblemError

BOT_PAUSE = 0.9
"""Seconds that a bot takes for a move: long enough to see whose move it was, short enough not to wait for it."""


def _is_address(_type: object, value: str | None) -> None:
    """Check that others can be sent to this address."""
    if value is None:
        return
    try:
        parts = urlsplit(value)
        sound = parts.scheme in ("http", "https") and parts.hostname and parts.port != 0 and not parts.query
    except ValueError:
        sound = False
    if not sound or not value.isprintable() or " " in value:
        raise CommandError("cli.bad_address", value=value)


def serve(  # noqa: PLR0913 - the options of the command
    *,
    host: Annotated[str, Parameter(help="cli.help.host")] = "127.0.0.1",
    port: Annotated[int, Parameter(help="cli.help.port", validator=between("--port", 0, 65535))] = 8000,
    data: Annotated[Path | None, Parameter(help="cli.help.data")] = None,
    address: Annotated[str | None, Parameter(help="cli.help.address", validator=_is_address)] = None,
    bot_pause: Annotated[
        float, Parameter(help="cli.help.bot_pause", validator=between("--bot-pause", 0, 60))
    ] = BOT_PAUSE,
    json: Json = False,
) -> None:
    """Serve the game until Ctrl+C, and print the address to open."""
    from kozel.web.page import ClientNotBuiltError  # noqa: PLC0415 - takes two seconds to import
    from kozel.web.serve import AddressProblemError  # noqa: PLC0415
    from kozel.web.serve import serve as serve_games  # noqa: PLC0415

    def announce(address: str) -> None:
        show({"address": address}, say("cli.serve.address", address=address), as_json=json)
        flush()

    folder = data or platformdirs.user_data_path("kozel", appauthor=False)
    try:
        serve_games(host=host, port=port, data=folder, bot_pause=bot_pause, address=address, announce=announce)
    except AddressProblemError as error:
        raise CommandError(f"cli.address.{error.problem}", host=error.host, port=error.port) from None
    except StoreProblemError as error:
        raise CommandError(f"cli.data.{error.problem}", path=error.path) from None
    except ClientNotBuiltError:
        raise CommandError("cli.serve.no_client") from None

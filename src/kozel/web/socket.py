"""The WebSocket: who may open one, and reading what comes in."""

from collections.abc import Awaitable, Callable, Mapping
from http.cookies import CookieError, SimpleCookie
from typing import Any
from urllib.parse import urlsplit

from kozel.store.port import StoreFailureError
from kozel.web.connection import Connection, Send
from kozel.web.desk import Desk
from kozel.web.guest import COOKIE, cookie, known_guest, new_guest
from kozel.web.house import House
from kozel.web.reach import others_address

TRY_AGAIN_LATER = 1013

Scope = Mapping[str, Any]  # Any: as in `Send`
Receive = Callable[[], Awaitable[Any]]


class SocketEndpoint:
    """An ASGI application for the one WebSocket that each page opens."""

    def __init__(self, house: House, own_address: str) -> None:
        """Open sockets to this house. `own_address` is where others reach the server, if a page can't know."""
        self._house = house
        self._own_address = own_address
        self._desk = Desk(house)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one socket, from its opening to its end."""
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        if not is_own_origin(headers.get(b"origin"), headers.get(b"host")):
            await receive()
            await send({"type": "websocket.close", "code": 1008, "reason": "foreign origin"})
            return
        await receive()
        try:
            guest, set_cookie = await self._guest(headers.get(b"cookie"), secure=scope["scheme"] == "wss")
        except StoreFailureError:
            await send({"type": "websocket.close", "code": TRY_AGAIN_LATER})
            return
        await send({"type": "websocket.accept", "headers": set_cookie})
        address = others_address(headers.get(b"host"), self._own_address)
        connection = Connection(guest, send, self._house.clock.now(), address)
        try:
            unfinished = await self._house.store.unfinished_tables(guest)
            self._house.presence.arrive(connection)
            try:
                # Nothing is awaited since the arrival: the first message is the welcome.
                self._desk.welcome(connection, unfinished)
                await self._read(connection, receive)
            finally:
                self._house.leave(connection)
        except StoreFailureError:
            connection.close(TRY_AGAIN_LATER, "try again later")
        finally:
            await connection.gone()

    async def _read(self, connection: Connection, receive: Receive) -> None:
        while (event := await receive())["type"] == "websocket.receive":
            if connection.is_open:
                await self._desk.serve(connection, event.get("text"))

    async def _guest(self, cookies: str | None, *, secure: bool) -> tuple[str, list[tuple[bytes, bytes]]]:
        """The guest, and the header that makes one known whose page had no cookie or an old one."""
        store = self._house.store
        guest = await known_guest(store, token_of(cookies))
        if guest is not None:
            return guest, []
        guest, token = await new_guest(store, self._house.clock.now())
        return guest, [(b"set-cookie", cookie(token, secure=secure).encode())]


def is_own_origin(origin: str | None, host: str | None) -> bool:
    """Whether a page of this very site asks. Who sends no Origin isn't a browser, and no page can make it ask."""
    if origin is None:
        return True
    try:
        asking = urlsplit(origin).netloc
    except ValueError:
        return False
    return host is not None and asking.lower() == host.lower()


def token_of(cookies: str | None) -> str | None:
    """The guest's token among the cookies of a request."""
    try:
        morsel = SimpleCookie(cookies or "").get(COOKIE)
    except CookieError:
        return None
    return None if morsel is None else morsel.value

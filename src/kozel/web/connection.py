"""One open socket: what waits to be sent to it, and a task of its own that sends it.

Nobody ever waits for a slow reader: when too much waits for one, its socket is closed and its page comes back.
"""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import msgspec

from kozel.web.message import ServerMessage
from kozel.web.token_bucket import TokenBucket

MOST_WAITING = 256
RESYNC = 4001
"""The code with which a socket is closed whose page must come back and ask anew."""

MESSAGES_PER_SECOND, MESSAGES_AT_ONCE = 50, 250

Send = Callable[[Any], Awaitable[None]]  # Any: each framework has types of its own for ASGI's messages


class Connection:
    """A socket of a guest.

    `address` is where others reach the server, if they can't by the page's own. `followed` are the ids of the tables
    whose updates it is sent. `messages` limits how fast it may send, and `strikes` counts how often it was faster.
    """

    def __init__(self, guest: str, send: Send, now: int, address: str | None) -> None:
        """Begin to send. `now` is in milliseconds."""
        self.guest = guest
        self.address = address
        self.followed: set[str] = set()
        self.messages = TokenBucket(MESSAGES_AT_ONCE, MESSAGES_PER_SECOND, now)
        self.strikes = 0
        self.is_open = True
        self._send = send
        self._waiting: deque[str] = deque()
        self._asleep: asyncio.Future[None] | None = None
        self._task = asyncio.create_task(self._pump())

    def send(self, message: ServerMessage) -> None:
        """Send a message when its turn comes."""
        self.send_text(encoded(message))

    def send_text(self, text: str) -> None:
        """Send an encoded message when its turn comes."""
        if not self.is_open:
            return
        if len(self._waiting) == MOST_WAITING:
            self.close(RESYNC, "resync")
            return
        self._waiting.append(text)
        if self._asleep is not None:
            self._asleep.set_result(None)
            self._asleep = None

    def close(self, code: int, reason: str) -> None:
        """Send nothing more but the end."""
        if self.is_open:
            self.is_open = False
            self._task.cancel()
            self._task = asyncio.create_task(self._end(code, reason))

    async def gone(self) -> None:
        """The socket is closed: stop."""
        self.is_open = False
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task

    async def _pump(self) -> None:
        with suppress(OSError):  # the socket is closed, as its reader finds too
            while True:
                while self._waiting:
                    await self._send({"type": "websocket.send", "text": self._waiting.popleft()})
                # Cheaper than an event: each move wakes a task for everybody at the table.
                self._asleep = asyncio.get_running_loop().create_future()
                await self._asleep

    async def _end(self, code: int, reason: str) -> None:
        with suppress(OSError):
            await self._send({"type": "websocket.close", "code": code, "reason": reason})


def encoded(message: ServerMessage) -> str:
    """The message as it goes over the wire."""
    return _ENCODER.encode(message).decode()


_ENCODER = msgspec.json.Encoder()

"""The pages of a club's evening, as the server sees them: requests and what comes back."""

import asyncio
import json
import urllib.error
import urllib.request
from collections.abc import Mapping, Sequence
from email.message import Message
from typing import Any, NamedTuple

TO_100: dict[str, object] = {"name": "all_with_all", "unit": "player", "schedule": "partner_rotation"}
PLAN: dict[str, object] = {"name": "Кубок двора", "format": TO_100}


class Reply(NamedTuple):
    status: int
    body: bytes
    headers: "Message[str, str]"

    @property
    def said(self) -> Any:  # Any: tests look into it as it is
        return json.loads(self.body)

    @property
    def code(self) -> str:
        return self.said["code"]


async def ask(
    address: str,
    path: str,
    body: object = None,
    *,
    token: str | None = None,
    data: bytes | None = None,
    headers: Mapping[str, str] | None = None,
) -> Reply:
    """GET, or with a body or data POST."""
    content = json.dumps(body).encode() if body is not None else data
    request = urllib.request.Request(address + path, data=content, headers=dict(headers or {}))
    if token is not None:
        request.add_header("Authorization", f"Bearer {token}")

    def run() -> Reply:
        try:
            with urllib.request.urlopen(request, timeout=60) as response:
                return Reply(response.status, response.read(), response.headers)
        except urllib.error.HTTPError as error:
            with error:
                return Reply(error.code, error.read(), error.headers)

    return await asyncio.to_thread(run)


class Organiser:
    """An organiser's page: it knows its token and the version that it has seen."""

    def __init__(self, address: str, event: str, token: str) -> None:
        self.address = address
        self.event = event
        self.token = token
        self.version = 0
        self._commands = 0

    @property
    def path(self) -> str:
        return f"/api/club/{self.event}"

    async def look(self) -> Any:
        """The organiser's view, which is what its commands are then made on."""
        reply = await ask(self.address, f"{self.path}/organiser", token=self.token)
        assert reply.status == 200, reply
        self.version = reply.said["version"]
        return reply.said

    async def order(self, kind: str, *, command: str | None = None, **act: object) -> Reply:
        """A command, made on the version that was looked at."""
        self._commands += 1
        ordered = {
            "command": command or f"{self.token[:6]}-{self._commands}",
            "version": self.version,
            "act": {"kind": kind, **act},
        }
        return await ask(self.address, f"{self.path}/organiser", ordered, token=self.token)

    async def do(self, kind: str, **act: object) -> None:
        """A command that is done; the page has then seen what it came to."""
        reply = await self.order(kind, command=None, **act)
        assert reply.status == 200, reply
        self.version = reply.said["version"]

    async def register(self, names: Sequence[str]) -> None:
        await self.do("register", entries=[{"people": [{"name": name}]} for name in names], present=True)

    async def result(self, table: int, first: int, second: int, number: int = 1) -> Reply:
        return await self.order("enter_result", round=number, table=table, outcome=played(first, second))


def played(first: int, second: int) -> dict[str, object]:
    return {"type": "played", "points": [first, second]}


async def created(address: str, plan: Mapping[str, object] | None = None, people: int = 0) -> Organiser:
    """A new evening's organiser, with so many people who are here."""
    reply = await ask(address, "/api/club", {"command": "new", "organiser": "Ion", "plan": plan or PLAN})
    assert reply.status == 200, reply
    organiser = Organiser(address, reply.said["event"], reply.said["organise"].partition("#")[2])
    await organiser.look()
    if people:
        await organiser.register([f"P{number}" for number in range(1, people + 1)])
    return organiser

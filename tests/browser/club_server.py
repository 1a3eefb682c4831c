"""An event of a club over HTTP, for what a test needs to be there before it looks at a page."""

import urllib.request
import uuid
from collections.abc import Sequence
from typing import Self, TypeVar

import msgspec

from kozel.club.evening.command import Draw, OrganiserCommand, Person, Register, Registration
from kozel.club.evening.plan import Fund, Plan
from kozel.club.format import format_preset
from kozel.web.club.message import Accepted, Created, NewEvent, Ordered
from kozel.web.club.shown import OrganiserView

Answer = TypeVar("Answer")


class ClubEvent:
    """An event, and the right to organise it."""

    def __init__(self, address: str, event: str, token: str) -> None:
        self.address = address
        self.event = event
        self.token = token

    @classmethod
    def create(cls, address: str, *, form: str = "all_with_all", minutes: int | None = None) -> Self:
        """A new event with a stake and prizes."""
        chosen = format_preset(form)
        planned = msgspec.structs.replace(chosen, game=msgspec.structs.replace(chosen.game, time_limit=minutes))
        fund = Fund(currency="EUR", stake=500, shares=(5000, 3000, 2000))
        plan = Plan(name="Yard Cup", place="The yard", starts="2026-12-05T18:00", format=planned, fund=fund)
        new = NewEvent(command=uuid.uuid4().hex, organiser="Vera", plan=plan)
        created = _ask(f"{address}/api/club", Created, new)
        return cls(address, created.event, created.organise.partition("#")[2])

    def view(self) -> OrganiserView:
        """All of it, as the organisers may see it."""
        return _ask(f"{self.address}/api/club/{self.event}/organiser", OrganiserView, token=self.token)

    def order(self, act: OrganiserCommand) -> None:
        """An organiser's command, made on the newest version."""
        ordered = Ordered(command=uuid.uuid4().hex, version=self.view().version, act=act)
        _ask(f"{self.address}/api/club/{self.event}/organiser", Accepted, ordered, token=self.token)

    def register(self, names: Sequence[str]) -> None:
        """All these are here, each for themselves."""
        entries = tuple(Registration(people=(Person(name=name),)) for name in names)
        self.order(Register(entries=entries, present=True))

    def draw(self, number: int) -> None:
        """Draw the round."""
        self.order(Draw(round=number))

    def pages(self) -> dict[str, str]:
        """Everybody's own page by their names."""
        return {person.name: person.page for entry in self.view().entries for person in entry.people}


def _ask(address: str, kind: type[Answer], body: object = None, token: str = "") -> Answer:
    headers = {"Content-Type": "application/json", **({"Authorization": f"Bearer {token}"} if token else {})}
    data = None if body is None else msgspec.json.encode(body)
    request = urllib.request.Request(address, data=data, headers=headers)
    with urllib.request.urlopen(request, timeout=20) as answer:
        return msgspec.json.decode(answer.read(), type=kind)

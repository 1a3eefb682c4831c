"""docs/club-api.md and docs/club-online.md show what goes over the wire and every address at which it does."""

import json
import re
from pathlib import Path
from typing import Any, cast, get_args

import msgspec
import pytest

from kozel.club.evening.command import OrganiserCommand, PhoneCommand
from kozel.web.club.message import (
    Accepted,
    ClubRefused,
    LiveVersion,
    NewEvent,
    OnlineSeat,
    Ordered,
    SeatTaken,
    Sent,
    SignUp,
    TakeOnlineSeat,
)
from tests.server.club_pages import ask
from tests.server.serving import serving

DOCS = Path(__file__).parents[2] / "docs"
TEXT = "\n".join((DOCS / name).read_text(encoding="utf-8") for name in ("club-api.md", "club-online.md"))
KINDS = {
    kind.__name__: kind
    for kind in (
        Accepted,
        ClubRefused,
        LiveVersion,
        NewEvent,
        OnlineSeat,
        Ordered,
        SeatTaken,
        Sent,
        SignUp,
        TakeOnlineSeat,
    )
}
EXAMPLES = re.findall(r"^```json (\w+)\n(.*?)\n```", TEXT, re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize(("kind", "example"), EXAMPLES)
def test_an_example_is_what_it_says(kind: str, example: str) -> None:
    message = msgspec.json.decode(example, type=KINDS[kind])
    assert_says(msgspec.to_builtins(message), json.loads(example))


def assert_says(whole: Any, shown: Any) -> None:
    """What is shown is there; what may be left out may be missing from it, but nothing else stands in it."""
    if isinstance(shown, dict):
        for name, value in cast("dict[str, Any]", shown).items():
            assert_says(whole[name], value)
    elif isinstance(shown, list):
        for one, other in zip(whole, cast("list[Any]", shown), strict=True):
            assert_says(one, other)
    else:
        assert whole == shown


def test_every_command_is_shown() -> None:
    shown = {json.loads(example)["act"]["kind"] for kind, example in EXAMPLES if kind in ("Ordered", "Sent")}
    assert shown == {str(kind.__struct_config__.tag) for kind in (*get_args(OrganiserCommand), *get_args(PhoneCommand))}


async def test_every_address_is_described_and_no_other(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        description = (await ask(served.address, "/api/openapi.json")).said
    served_at = {
        (method.upper(), path)
        for path, methods in description["paths"].items()
        if path.startswith("/api/club")
        for method in methods
    }
    told = {
        (method, re.sub(r"<(\w+)>", lambda found: "{" + found[1] + "}", path))
        for method, path in re.findall(r"^\| `(GET|POST) ([^`?]+)", TEXT, re.MULTILINE)
    }
    assert told == served_at

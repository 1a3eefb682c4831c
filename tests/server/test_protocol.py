"""docs/protocol.md shows every message, and every example in it is one."""

import re
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from kozel.table.view import TableEventView
from kozel.web.message import ClientMessage, ServerMessage

TEXT = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
MESSAGES = re.findall(r"^```json\n(.*?)\n```", TEXT, re.MULTILINE | re.DOTALL)
EVENTS = re.findall(r"^```json event\n(.*?)\n```", TEXT, re.MULTILINE | re.DOTALL)


def kinds(union: object) -> set[str]:
    return {str(kind.__struct_config__.tag) for kind in get_args(union)}


def kind(example: str) -> str:
    return msgspec.json.decode(example)["kind"]


@pytest.mark.parametrize("example", MESSAGES)
def test_an_example_is_a_message_and_says_all_that_is_in_it(example: str) -> None:
    message = msgspec.json.decode(example, type=ClientMessage | ServerMessage)
    assert msgspec.json.decode(msgspec.json.encode(message)) == msgspec.json.decode(example)


@pytest.mark.parametrize("example", EVENTS)
def test_an_example_is_an_event(example: str) -> None:
    event = msgspec.json.decode(example, type=TableEventView)
    assert msgspec.json.decode(msgspec.json.encode(event)) == msgspec.json.decode(example)


def test_every_message_is_shown() -> None:
    assert {kind(example) for example in MESSAGES} == kinds(ClientMessage) | kinds(ServerMessage)
    assert {kind(example) for example in EVENTS} == kinds(TableEventView)

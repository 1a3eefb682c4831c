"""Reading a JSON file that a command is given; what is wrong with it is said in the person's language."""

import re
from pathlib import Path
from typing import TypeVar

import msgspec

from kozel.cli.errors import CommandError
from kozel.cli.files import read_text
from kozel.cli.words import say

Content = TypeVar("Content")

_KINDS = ("str", "int", "float", "bool", "array", "object")


def read_json(file: Path, kind: type[Content]) -> Content:
    """What the file holds.

    Raises:
        CommandError: it can't be read, isn't JSON, or isn't of that kind.

    """
    text = read_text(file)
    try:
        return msgspec.json.decode(text, type=kind)
    except msgspec.ValidationError as error:
        raise _wrong_value(file, str(error)) from None
    except (msgspec.DecodeError, RecursionError) as error:
        raise CommandError("cli.json.malformed", file=file, line=_line(text, str(error))) from None


def place_of(error: str) -> str:
    """Where in a document something is wrong, missing or too much: the error itself says it in English only."""
    what, _, where = error.partition(" - at `$")
    named = re.search(r" field `(.*)`", what)
    return ".".join(filter(None, (where.rstrip("`").lstrip("."), named[1] if named else "")))


def _wrong_value(file: Path, error: str) -> CommandError:
    place = place_of(error) or "$"
    if error.startswith("Object missing"):
        return CommandError("cli.json.missing", file=file, place=place)
    if error.startswith("Object contains unknown"):
        return CommandError("cli.json.unknown", file=file, place=place)
    length = re.match(r"Expected `array` of length (\d+)", error)
    if length:
        return CommandError("cli.json.length", file=file, place=place, length=length[1])
    kind = re.match(r"Expected `(\w+)(?: \| null)?`, got", error)
    if kind and kind[1] in _KINDS:
        return CommandError("cli.json.kind", file=file, place=place, expected=say(f"cli.json_kind.{kind[1]}"))
    return CommandError("cli.json.value", file=file, place=place)


def _line(text: str, error: str) -> int:
    """The line of the byte that the error names, else the last one: the text ends too early."""
    byte = re.search(r"\(byte (\d+)\)", error)
    before = text.encode()[: int(byte[1])] if byte else text.rstrip().encode()
    return 1 + before.count(b"\n")

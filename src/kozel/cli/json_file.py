"""Reading a JSON file that a command is given; what is wrong with it is said in the person's language."""

import re
from pathlib import Path
from typing import TypeVar

import msgspec

from kozel.cli.errors import CommandError
from kozel.cli.files import read_text
from kozel.cli.words import say
from kozel.shape.misfit import Misfit, MisfitKind, misfit_of

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
        raise _wrong(file, misfit_of(error)) from None
    except (msgspec.DecodeError, RecursionError) as error:
        raise CommandError("cli.json.malformed", file=file, line=_line(text, str(error))) from None


def _wrong(file: Path, misfit: Misfit) -> CommandError:
    place = misfit.place or "$"
    match misfit.kind:
        case MisfitKind.MISSING | MisfitKind.UNKNOWN as kind:
            return CommandError(f"cli.json.{kind}", file=file, place=place)
        case MisfitKind.LENGTH:
            return CommandError("cli.json.length", file=file, place=place, length=misfit.expected)
        case MisfitKind.KIND if misfit.expected in _KINDS:
            return CommandError(
                "cli.json.kind", file=file, place=place, expected=say(f"cli.json_kind.{misfit.expected}")
            )
        case _:
            return CommandError("cli.json.value", file=file, place=place)


def _line(text: str, error: str) -> int:
    """The line of the byte that the error names, else the last one: the text ends too early."""
    byte = re.search(r"\(byte (\d+)\)", error)
    before = text.encode()[: int(byte[1])] if byte else text.rstrip().encode()
    return 1 + before.count(b"\n")

"""Printing what a command found: one line for a person, or JSON for a script."""

import sys
from collections.abc import Mapping

import msgspec


def show(result: Mapping[str, object], line: str, *, as_json: bool) -> None:
    """Print the line, or with `as_json` the result."""
    sys.stdout.write((msgspec.json.encode(result).decode() if as_json else line) + "\n")

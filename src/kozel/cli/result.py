"""Printing what a command found: one line for a person, or JSON for a script."""

import sys
from collections.abc import Generator, Mapping
from contextlib import contextmanager

import msgspec

from kozel.cli.errors import CommandError
from kozel.cli.system_fault import reason_of


class UnwritableOutputError(CommandError):
    """What was to be printed can't be: its disk is full, for example."""


def show(result: Mapping[str, object], line: str, *, as_json: bool) -> None:
    """Print the line, or with `as_json` the result.

    Raises:
        UnwritableOutputError: it can't be printed.

    """
    with printing():
        sys.stdout.write((msgspec.json.encode(result).decode() if as_json else line) + "\n")


def flush() -> None:
    """Let everybody have what was printed so far.

    Raises:
        UnwritableOutputError: they can't.

    """
    with printing():
        sys.stdout.flush()


@contextmanager
def printing() -> Generator[None]:
    """Print in it, so that it is said where that is impossible. That nobody reads on is no fault of anybody's."""
    try:
        yield
    except BrokenPipeError:
        raise
    except OSError as error:
        raise UnwritableOutputError("cli.unwritable_output", reason=reason_of(error)) from None

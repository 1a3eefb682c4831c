"""How a command fails: one line on the error stream, in the person's language, and an exit status."""

import sys
import tempfile
import traceback
from pathlib import Path

from cyclopts import CoercionError, CycloptsError, MissingArgumentError, UnknownCommandError, UnknownOptionError

from kozel.cli.words import say

BAD_INPUT = 2
PROGRAM_FAULT = 1


class CommandError(Exception):
    """Something that the person can put right: a key of the catalogue and the values for its text.

    The text says what is wrong, where, and what was expected. A command that raises it has written nothing.
    """

    def __init__(self, key: str, **values: object) -> None:
        super().__init__(key, values)
        self.key = key
        self.values = values


def fail(error: CommandError) -> int:
    """Say what is wrong; the exit status is that of bad input."""
    print(f"kozel: {say(error.key, **error.values)}", file=sys.stderr)  # noqa: T201 - this is where it is printed
    return BAD_INPUT


def fail_by_fault(error: Exception) -> int:
    """Say that the program is at fault, and where the details are."""
    with tempfile.NamedTemporaryFile("w", prefix="kozel-", suffix=".log", encoding="utf-8", delete=False) as log:
        traceback.print_exception(error, file=log)
    line = say("cli.program_fault", error=type(error).__name__, log=Path(log.name))
    print(f"kozel: {line}", file=sys.stderr)  # noqa: T201 - this is where it is printed
    return PROGRAM_FAULT


def misused(error: CycloptsError) -> CommandError:
    """What is wrong with the words of the command line."""
    match error:
        case UnknownOptionError(token=token):
            return CommandError("cli.unknown_option", option=token.keyword or token.value)
        case UnknownCommandError(unused_tokens=[name, *_]):
            return CommandError("cli.unknown_command", command=name)
        case MissingArgumentError(argument=argument) if argument is not None:
            return CommandError("cli.missing_value", option=argument.name)
        case CoercionError(token=token, target_type=wanted) if token is not None:
            option = token.keyword or (error.argument.name if error.argument else "")
            return CommandError("cli.bad_value", option=option, value=token.value, expected=_expected(wanted))
        case _:
            return CommandError("cli.misused", words=" ".join(error.unused_tokens or error.root_input_tokens or ()))


def _expected(wanted: object) -> str:
    if wanted is int:
        return say("cli.whole_number")
    if wanted is float:
        return say("cli.number")
    return ", ".join(map(str, getattr(wanted, "__args__", ())))

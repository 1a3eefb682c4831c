"""Reading the file that a command is given."""

from pathlib import Path

from kozel.cli.errors import CommandError
from kozel.cli.system_fault import reason_of


def read_text(file: Path) -> str:
    """The text of a UTF-8 file, without the mark at its beginning that some editors write.

    Raises:
        CommandError: there is no such file, it can't be read, or it isn't text.

    """
    try:
        return read_bytes(file).decode("utf-8-sig")
    except UnicodeDecodeError:
        raise CommandError("cli.not_text", file=file) from None


def read_bytes(file: Path) -> bytes:
    """What is in a file.

    Raises:
        CommandError: there is no such file, or it can't be read.

    """
    try:
        return file.read_bytes()
    except FileNotFoundError:
        raise CommandError("cli.no_such_file", file=file) from None
    except OSError as error:
        raise CommandError("cli.unreadable_file", file=file, reason=reason_of(error)) from None

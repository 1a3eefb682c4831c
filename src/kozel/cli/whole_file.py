"""Writing a file that nobody sees before it is whole: until then what was there stands, whatever goes wrong."""

import errno
import os
import secrets
import shutil
from collections.abc import Callable, Generator
from contextlib import contextmanager
from pathlib import Path

from kozel.cli.errors import CommandError
from kozel.cli.system_fault import reason_of


def check_writable(file: Path) -> None:
    """Refuse early a file that could not be written at the end.

    Raises:
        CommandError: that is so.

    """
    with _said(file):
        new = _beside(_place(file))
        new.touch(exist_ok=False)
        new.unlink()


def write_whole(file: Path, write: Callable[[Path], None]) -> None:
    """Put in the file's place what `write` writes to the path that it is given, when it is done.

    Raises:
        CommandError: the file can't be written.

    """
    with _said(file):
        place = _place(file)
        new = _beside(place)
        try:
            write(new)
            if place.exists():
                shutil.copymode(place, new)
            new.replace(place)
        finally:
            new.unlink(missing_ok=True)


def write_new(file: Path, content: bytes) -> None:
    """Write a file where there is none yet.

    Raises:
        CommandError: there is one, or it can't be written.

    """
    with _said(file):
        try:
            opened = file.open("xb")
        except FileExistsError:
            raise CommandError("cli.file_exists", file=file) from None
        try:
            with opened:
                opened.write(content)
        except BaseException:
            file.unlink()
            raise


@contextmanager
def _said(file: Path) -> Generator[None]:
    try:
        yield
    except OSError as error:
        raise CommandError("cli.unwritable_file", file=file, reason=reason_of(error)) from None


def _place(file: Path) -> Path:
    """Where the file is, behind all links. Neither folders nor devices are replaced, nor what is protected."""
    place = Path(os.path.realpath(file))
    if place.is_dir():
        raise OSError(errno.EISDIR, os.strerror(errno.EISDIR))
    if place.exists() and not place.is_file():
        raise OSError(errno.ENOTSUP, os.strerror(errno.ENOTSUP))
    if place.exists() and not os.access(place, os.W_OK):
        raise OSError(errno.EACCES, os.strerror(errno.EACCES))
    return place


def _beside(place: Path) -> Path:
    return place.with_name(f".kozel-{secrets.token_hex(8)}")

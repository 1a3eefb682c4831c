"""What the operating system refuses, in the words of the catalogue: its own are in another language than the rest."""

import errno
from enum import StrEnum

from kozel.cli.words import say


class SystemFault(StrEnum):
    """The faults that a person meets with files; `cli.system.<fault>` in the catalogue says each."""

    NOT_ALLOWED = "not_allowed"
    A_FOLDER = "a_folder"
    NO_SUCH_FOLDER = "no_such_folder"
    NOT_A_FILE = "not_a_file"
    NAME_TOO_LONG = "name_too_long"
    DISK_FULL = "disk_full"
    READ_ONLY = "read_only"
    BROKEN_DEVICE = "broken_device"


def reason_of(error: OSError) -> str:
    """Why it went wrong, to stand within a sentence; a rare reason as the system says it."""
    match error.errno:
        case errno.EACCES | errno.EPERM:
            fault = SystemFault.NOT_ALLOWED
        case errno.EISDIR:
            fault = SystemFault.A_FOLDER
        case errno.ENOENT | errno.ENOTDIR:
            fault = SystemFault.NO_SUCH_FOLDER
        case errno.ENOTSUP:
            fault = SystemFault.NOT_A_FILE
        case errno.ENAMETOOLONG:
            fault = SystemFault.NAME_TOO_LONG
        case errno.ENOSPC | errno.EDQUOT:
            fault = SystemFault.DISK_FULL
        case errno.EROFS:
            fault = SystemFault.READ_ONLY
        case errno.EIO:
            fault = SystemFault.BROKEN_DEVICE
        case _:
            return error.strerror or str(error)
    return say(f"cli.system.{fault}")

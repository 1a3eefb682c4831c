"""How many sockets the system lets a process have."""

import sys

WANTED_FILES = 65_536


def allow_many_sockets() -> None:
    """Raise this process's limit on open files as far as it may, up to what a busy server needs."""
    if sys.platform != "win32":
        import resource  # noqa: PLC0415 - not on Windows, which has no such limit

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(most, WANTED_FILES), most))

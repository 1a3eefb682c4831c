"""Where machine code is kept from one process to the next, and when it is out of date.

Numba looks only at a function's own file, not at the files of what it calls, and takes a copy of the file for another
one. Here code belongs to the content of all files of `kernel/`: it is out of date when any of them changes, and good
for every copy of them.
"""
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false
# Numba has few types.

import os
from collections.abc import Iterator
from contextlib import suppress
from hashlib import sha256
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from types import FunctionType
from typing import ClassVar, Self

from numba.core.base import BaseContext
from numba.core.caching import Cache, CompileResultCacheImpl
from numba.core.compiler import CompileResult
from numba.core.runtime.nrt import rtsys
from numba.core.typing.templates import Signature
from platformdirs import user_cache_path


def sources(folder: Traversable) -> Iterator[bytes]:
    """The content of all files of code of a folder and of those within."""
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.name.endswith(".py"):
            yield entry.read_bytes()
        elif entry.is_dir():
            yield from sources(entry)


def _named(content: bytes) -> str:
    return sha256(content).hexdigest()[:16]


_chosen = os.environ.get("NUMBA_CACHE_DIR")
_place = Path(_chosen) if _chosen else user_cache_path("kozel") / "compiled"
FOLDER = _place / _named(b"\0".join(sources(resources.files("kozel.kernel"))))
"""Where everything is kept that is made by the kernel as it is now."""


class _Place:
    """The folder for the functions of a file: one for each content that the file has had. It is what Numba asks for."""

    def __init__(self, function: FunctionType, file: str) -> None:
        self._line = function.__code__.co_firstlineno
        self._content = _named(Path(file).read_bytes())
        self._path = FOLDER / self._content

    @classmethod
    def from_function(cls, function: FunctionType, file: str) -> Self:
        return cls(function, file)

    def get_cache_path(self) -> str:
        return str(self._path)

    def ensure_cache_path(self) -> None:
        self._path.mkdir(parents=True, exist_ok=True)

    def get_source_stamp(self) -> str:
        return self._content

    def get_disambiguator(self) -> str:
        return str(self._line)


class _Code(CompileResultCacheImpl):
    _locator_classes: ClassVar = [_Place]


class Kept(Cache):
    """The machine code of one function, for the types that it was called with."""

    _impl_class = _Code

    def load_overload(self, sig: Signature, target_context: BaseContext) -> CompileResult | None:
        """Read the code; None where there is none.

        Numba would first get everything ready that a compiler needs, which takes longer than all else together; it does
        so itself once there is something to compile. What code needs to run is less.
        """
        rtsys.initialize(target_context)
        with suppress(OSError):
            return self._load_overload(sig, target_context)
        return None

    def save_overload(self, sig: Signature, data: CompileResult) -> None:
        """Write the code, if there is a place for it."""
        with suppress(OSError):
            super().save_overload(sig, data)

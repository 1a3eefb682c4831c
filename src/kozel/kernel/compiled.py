"""How functions of this folder are compiled, and where the machine code is kept.

Numba looks only at a function's own file to see whether kept code is out of date, not at the files of what it calls.
So the code is kept in a folder named by the content of all files here: after any change it is made anew.
"""

import os
from collections.abc import Callable, Iterator
from hashlib import sha256
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Protocol, TypeVar, cast

import numba
import numpy as np
from numba.core import config
from numpy.typing import NDArray
from platformdirs import user_cache_path

Ints = NDArray[np.int64]
"""A row of numbers; what it has in each place is said where it is used."""

_Function = TypeVar("_Function", bound=Callable[..., object])


class _Compiler(Protocol):
    def __call__(self, function: _Function, /) -> _Function: ...


def _sources(folder: Traversable) -> Iterator[bytes]:
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.name.endswith(".py"):
            yield entry.read_bytes()
        elif entry.is_dir():
            yield from _sources(entry)


if "NUMBA_CACHE_DIR" not in os.environ:
    _content = sha256(b"\0".join(_sources(resources.files("kozel.kernel")))).hexdigest()[:16]
    _folder = str(user_cache_path("kozel") / "compiled" / _content)
    config.CACHE_DIR = _folder  # pyright: ignore[reportAttributeAccessIssue] - Numba makes its options from their names


def _compiler(*types: str, **options: bool) -> _Compiler:
    njit = cast("Callable[..., object]", numba.njit)  # its types don't know of all its options
    return cast("_Compiler", njit(*types, cache=True, nogil=True, error_model="numpy", **options))


compiled = _compiler()
"""Compiles a function when it is first called, for the types of its arguments, and keeps the code on disk.

Python's own numbers become 64 bits wide. Nothing is checked: a place outside of an array is an error of the caller.
"""

unmanaged = _compiler(_nrt=False)
"""As `compiled`, for loops that make no arrays: nobody counts who still uses which, as Numba does at each call."""


def recursive(types: str) -> _Compiler:
    """As `unmanaged`, for a function that calls itself: it has to name its types, and is compiled when it is imported.

    Without the types, the code that is kept on disk would not work in another process.
    """
    return _compiler(types, _nrt=False)


inlined = _compiler(forceinline=True, _nrt=False)
"""As `unmanaged`, for the short functions that inner loops call: they become part of their caller.

Handing over a `Variant` or a state costs more than most of these functions do.
"""

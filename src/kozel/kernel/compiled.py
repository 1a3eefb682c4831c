"""How functions of this folder are compiled. Their machine code is kept from one process to the next: see `kept`."""

from collections.abc import Callable
from typing import Protocol, TypeVar, cast

import numba
import numpy as np
from numba.core.dispatcher import Dispatcher
from numba.core.typeinfer import register_dispatcher  # pyright: ignore[reportUnknownVariableType] - no types
from numpy.typing import NDArray

from kozel.kernel.kept import Kept

Ints = NDArray[np.int64]
"""A row of numbers; what it has in each place is said where it is used."""

Floats = NDArray[np.float64]
"""A row or table of numbers that needn't be whole."""

_Function = TypeVar("_Function", bound=Callable[..., object])


class _Compiler(Protocol):
    def __call__(self, function: _Function, /) -> _Function: ...


def _compiler(types: str | None = None, **options: bool) -> _Compiler:
    njit = cast("Callable[..., Callable[..., Dispatcher]]", numba.njit)  # its types don't know of all its options
    make = njit(nogil=True, error_model="numpy", **options)

    def compiler(function: _Function) -> _Function:
        dispatcher = make(function)
        vars(dispatcher)["_cache"] = Kept(function)  # `cache=True` would make one of Numba's own
        if types is not None:
            with register_dispatcher(dispatcher):
                dispatcher.compile(types)
            dispatcher.disable_compile()
        return cast("_Function", dispatcher)

    return compiler


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

"""Sets of tiles as bits: how many, the first, any of them."""

from collections.abc import Callable
from typing import Protocol, cast

from numba import types
from numba.extending import intrinsic

from kozel.kernel.compiled import inlined


class _Builder(Protocol):
    """What of LLVM's instructions is needed here; its values have no types."""

    def ctpop(self, value: object, /) -> object: ...


class _Instruction(Protocol):
    def __call__(self, bits: int, /) -> int: ...


def _count(_typing: object, _bits: object) -> tuple[object, Callable[..., object]]:
    def make(_context: object, builder: _Builder, _signature: object, arguments: tuple[object, ...]) -> object:
        return builder.ctpop(arguments[0])

    return types.int64(types.int64), make


count = cast("_Instruction", intrinsic(_count))
"""How many bits are set. One instruction; for compiled code only."""


@inlined
def lowest(bits: int) -> int:
    """The number of the lowest bit that is set; there must be one. The compiler makes one instruction of this."""
    return count(~bits & (bits - 1))


@inlined
def nth(bits: int, place: int) -> int:
    """The number of the bit that has `place` set bits below it; there must be one."""
    for _ in range(place):
        bits &= bits - 1
    return lowest(bits)

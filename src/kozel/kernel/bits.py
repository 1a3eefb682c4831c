"""Sets of tiles as bits: how many, the first, any of them."""

from collections.abc import Callable
from typing import Protocol, cast

from llvmlite import binding, ir  # pyright: ignore[reportMissingTypeStubs] - it has no types
from numba import types
from numba.extending import intrinsic

from kozel.kernel.compiled import inlined


class _Function(Protocol):
    """A function of LLVM's."""


class _Module(Protocol):
    def declare_intrinsic(self, name: str, /, *, fnty: ir.FunctionType) -> _Function: ...


class _Builder(Protocol):
    """What of LLVM's instructions is needed here; its values have no types."""

    module: _Module

    def ctpop(self, value: object, /) -> object: ...

    def call(self, function: _Function, arguments: tuple[object, ...], /) -> object: ...


def _count(_typing: object, _bits: object) -> tuple[object, Callable[..., object]]:
    def make(_context: object, builder: _Builder, _signature: object, arguments: tuple[object, ...]) -> object:
        return builder.ctpop(arguments[0])

    return types.int64(types.int64), make


count = cast("Callable[[int], int]", intrinsic(_count))
"""How many bits are set. One instruction; for compiled code only."""


def _spread(_typing: object, _bits: object, _places: object) -> tuple[object, Callable[..., object]]:
    def make(_context: object, builder: _Builder, _signature: object, arguments: tuple[object, ...]) -> object:
        word = ir.IntType(64)
        function = builder.module.declare_intrinsic("llvm.x86.bmi.pdep.64", fnty=ir.FunctionType(word, [word, word]))
        return builder.call(function, arguments)

    return types.int64(types.int64, types.int64), make


_spread_bits = cast("Callable[[int, int], int]", intrinsic(_spread))


@inlined
def lowest(bits: int) -> int:
    """The number of the lowest bit that is set; there must be one. The compiler makes one instruction of this."""
    return count(~bits & (bits - 1))


@inlined
def nth_by_steps(bits: int, place: int) -> int:
    """The set bit that has `place` set bits below it, alone; 0 where there are not so many."""
    for _ in range(place):
        bits &= bits - 1
    return bits & -bits


@inlined
def spread_by_steps(bits: int, places: int) -> int:
    """Bit *n* of the first number where the second has the set bit with *n* set bits below it."""
    spread = 0
    while bits:
        spread |= places & -places & -(bits & 1)
        places &= places - 1
        bits >>= 1
    return spread


@inlined
def spread_at_once(bits: int, places: int) -> int:
    """As `spread_by_steps`, by an instruction that some processors have."""
    return _spread_bits(bits, places)


@inlined
def nth_at_once(bits: int, place: int) -> int:
    """As `nth_by_steps`, without a loop whose end the processor would have to guess."""
    return spread_at_once(1 << place, bits)


_SLOW_TO_SPREAD = {"znver1", "znver2"}
_features = cast("dict[str, bool]", binding.get_host_cpu_features())
CAN_SPREAD = _features.get("bmi2", False) and binding.get_host_cpu_name() not in _SLOW_TO_SPREAD
"""Whether this machine has that instruction, and not one that takes longer than the steps."""

nth = nth_at_once if CAN_SPREAD else nth_by_steps
spread = spread_at_once if CAN_SPREAD else spread_by_steps

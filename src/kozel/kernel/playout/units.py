"""Sums over rows of a network, eight units at a time: the instructions are written out, since no loop becomes them.

A network is one table of 32-bit numbers with a column for each unit. What is added to the units are some of its rows,
and numbers times the rows that follow one another from a first one on.
"""
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false, reportUnknownArgumentType=false
# LLVM's instructions and Numba's arrays have no types.

from collections.abc import Callable, Iterable
from typing import Final, NamedTuple, Protocol, cast

import numpy as np
from llvmlite import ir  # pyright: ignore[reportMissingTypeStubs] - it has no types
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic
from numpy.typing import NDArray

Network = NDArray[np.float32]
"""Rows with a number for each unit; or one such row."""

UNITS: Final = 32

_AT_ONCE: Final = 8
_PLACE, _INT, _FLOAT = ir.IntType(32), ir.IntType(64), ir.FloatType()
_VECTOR = ir.VectorType(_FLOAT, _AT_ONCE)
_ANYHOW: Final = ("contract",)
"""Multiplying and adding may become one instruction, which rounds once."""

_Value = object
_Vectors = list[_Value]


class _Builder(Protocol):
    """What of LLVM's instructions is needed here."""

    def add(self, one: _Value, other: _Value, /) -> _Value: ...
    def mul(self, one: _Value, other: _Value, /) -> _Value: ...
    def fadd(self, one: _Value, other: _Value, /, *, flags: tuple[str, ...] = ()) -> _Value: ...
    def fmul(self, one: _Value, other: _Value, /, *, flags: tuple[str, ...] = ()) -> _Value: ...
    def fptrunc(self, value: _Value, kind: object, /) -> _Value: ...
    def fpext(self, value: _Value, kind: object, /) -> _Value: ...
    def gep(self, pointer: _Value, places: list[_Value], /) -> _Value: ...
    def bitcast(self, value: _Value, kind: object, /) -> _Value: ...
    def load(self, pointer: _Value, /, *, align: int) -> _Value: ...
    def store(self, value: _Value, pointer: _Value, /, *, align: int) -> _Value: ...
    def insert_element(self, vector: _Value, value: _Value, place: _Value, /) -> _Value: ...
    def extract_element(self, vector: _Value, place: _Value, /) -> _Value: ...
    def shuffle_vector(self, one: _Value, other: _Value, places: _Value, /) -> _Value: ...
    def fcmp_ordered(self, how: str, one: _Value, other: _Value, /) -> _Value: ...
    def select(self, condition: _Value, one: _Value, other: _Value, /) -> _Value: ...


class _Array(Protocol):
    data: _Value


class _Context(Protocol):
    def make_array(self, kind: object, /) -> Callable[["_Context", _Builder, _Value], _Array]: ...
    def get_dummy_value(self) -> _Value: ...


class _Signature(Protocol):
    args: tuple[object, ...]


class _Summands(NamedTuple):
    """The data of a network and of what the units hold, rows to add, and numbers times rows from the first one on."""

    network: _Value
    units: _Value
    rows: Iterable[_Value]
    first: _Value
    numbers: Iterable[_Value]


def _summands(context: _Context, builder: _Builder, signature: _Signature, arguments: tuple[_Value, ...]) -> _Summands:
    network, rows, first, numbers, units = arguments[:5]
    return _Summands(
        context.make_array(signature.args[0])(context, builder, network).data,
        context.make_array(signature.args[4])(context, builder, units).data,
        cast("Iterable[_Value]", cgutils.unpack_tuple(builder, rows)),
        first,
        cast("Iterable[_Value]", cgutils.unpack_tuple(builder, numbers)),
    )


def _vectors_at(builder: _Builder, data: _Value, row: _Value) -> _Vectors:
    """Where the vectors of a row are."""
    first = builder.mul(row, ir.Constant(_INT, UNITS))
    places = (builder.add(first, ir.Constant(_INT, unit)) for unit in range(0, UNITS, _AT_ONCE))
    return [builder.bitcast(builder.gep(data, [place]), _VECTOR.as_pointer()) for place in places]


def _row(builder: _Builder, data: _Value, row: _Value) -> _Vectors:
    return [builder.load(pointer, align=4) for pointer in _vectors_at(builder, data, row)]


def _everywhere(builder: _Builder, number: _Value) -> _Value:
    """A vector with the number in all places."""
    nothing = ir.Constant(_VECTOR, ir.Undefined)
    one = builder.insert_element(nothing, builder.fptrunc(number, _FLOAT), ir.Constant(_PLACE, 0))
    return builder.shuffle_vector(one, nothing, ir.Constant(ir.VectorType(_PLACE, _AT_ONCE), [0] * _AT_ONCE))


def _sum(builder: _Builder, summands: _Summands) -> _Vectors:
    """What the units hold with all that is to be added."""
    units = _row(builder, summands.units, ir.Constant(_INT, 0))
    for row in summands.rows:
        added = _row(builder, summands.network, row)
        units = [builder.fadd(unit, more) for unit, more in zip(units, added, strict=True)]
    for place, number in enumerate(summands.numbers):
        row, times = builder.add(summands.first, ir.Constant(_INT, place)), _everywhere(builder, number)
        added = [builder.fmul(times, one, flags=_ANYHOW) for one in _row(builder, summands.network, row)]
        units = [builder.fadd(unit, more, flags=_ANYHOW) for unit, more in zip(units, added, strict=True)]
    return units


def _add_rows(
    _typing: object, network: types.Type, rows: types.Type, first: types.Type, numbers: types.Type, units: types.Type
) -> tuple[object, Callable[..., _Value]]:
    def make(context: _Context, builder: _Builder, signature: _Signature, arguments: tuple[_Value, ...]) -> _Value:
        summands = _summands(context, builder, signature, arguments)
        pointers = _vectors_at(builder, summands.units, ir.Constant(_INT, 0))
        for vector, pointer in zip(_sum(builder, summands), pointers, strict=True):
            builder.store(vector, pointer, align=4)
        return context.get_dummy_value()

    return types.void(network, rows, first, numbers, units), make


def _sum_above_0(
    _typing: object,
    network: types.Type,
    rows: types.Type,
    first: types.Type,
    numbers: types.Type,
    units: types.Type,
    weights: types.Type,
) -> tuple[object, Callable[..., _Value]]:
    def make(context: _Context, builder: _Builder, signature: _Signature, arguments: tuple[_Value, ...]) -> _Value:
        summands = _summands(context, builder, signature, arguments)
        nothing = ir.Constant(_VECTOR, [0.0] * _AT_ONCE)
        total: _Value = nothing
        row = _row(builder, summands.network, arguments[5])
        for unit, weight in zip(_sum(builder, summands), row, strict=True):
            above = builder.select(builder.fcmp_ordered(">", unit, nothing), unit, nothing)
            total = builder.fadd(total, builder.fmul(above, weight, flags=_ANYHOW), flags=_ANYHOW)
        return builder.fpext(_all_together(builder, total), ir.DoubleType())

    return types.float64(network, rows, first, numbers, units, weights), make


def _all_together(builder: _Builder, vector: _Value) -> _Value:
    """The sum of a vector's numbers."""
    width = _AT_ONCE
    while width > 1:
        width //= 2
        kind = ir.VectorType(_PLACE, width)
        halves = (list(range(first, first + width)) for first in (0, width))
        vector = builder.fadd(*(builder.shuffle_vector(vector, vector, ir.Constant(kind, half)) for half in halves))
    return builder.extract_element(vector, ir.Constant(_PLACE, 0))


add_rows = cast("Callable[[Network, tuple[int, ...], int, tuple[float, ...], Network], None]", intrinsic(_add_rows))
"""Add rows, and numbers times the rows from the first one on, to what the units hold."""

sum_above_0 = cast(
    "Callable[[Network, tuple[int, ...], int, tuple[float, ...], Network, int], float]", intrinsic(_sum_above_0)
)
"""Of what the units would then hold, what is above 0 times the numbers of the last row, added up."""

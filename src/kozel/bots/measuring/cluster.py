"""Work split over machines, by Dask, which comes with the extra `research`."""

from collections.abc import Callable, Generator, Sequence
from contextlib import AbstractContextManager
from importlib import import_module
from typing import Protocol, TypeVar, cast

Part = TypeVar("Part")
Result = TypeVar("Result")

_SECONDS_TO_CONNECT = 10


Done_co = TypeVar("Done_co", covariant=True)


class _Future(Protocol[Done_co]):
    def result(self) -> Done_co: ...


class _Client(Protocol):
    def map(
        self, work: Callable[[Part], Result], parts: Sequence[Part], /, *, pure: bool
    ) -> Sequence[_Future[Result]]: ...


class _Distributed(Protocol):
    """What of `distributed`, an extra that is typed in part, is needed."""

    def Client(self, address: str, /, *, timeout: int) -> AbstractContextManager[_Client]: ...  # noqa: N802 - its name


class NoClusterError(Exception):
    """Nobody answers as a Dask scheduler at that address."""


class DaskMissingError(Exception):
    """Dask is not installed."""


def spread_over_cluster(work: Callable[[Part], Result], parts: Sequence[Part], address: str) -> Generator[Result]:
    """As `spread`, by the workers of the Dask scheduler at the address, such as `tcp://192.168.0.7:8786`.

    Raises:
        DaskMissingError: the extra `research` isn't installed.
        NoClusterError: there is no scheduler.

    """
    try:
        distributed = cast("_Distributed", import_module("distributed"))
    except ImportError:
        raise DaskMissingError from None
    try:
        client = distributed.Client(address, timeout=_SECONDS_TO_CONNECT)
    except (OSError, ValueError):
        raise NoClusterError(address) from None
    with client as connected:
        for future in connected.map(work, parts, pure=False):
            yield future.result()

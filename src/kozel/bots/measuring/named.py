"""Bots by name, for measurements: the ones of the game, and in a checkout those of `bench/` too."""

import sys
from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import cast

import msgspec

from kozel.bots import BOTS, LEVELS
from kozel.bots.bot import Bot

Make = Callable[[float | None], Bot]
"""Makes a bot that thinks so many milliseconds a decision (None: as many deals as is its habit)."""


class UnknownBotError(ValueError):
    """There is no bot of that name. `names` are those that there are."""

    def __init__(self, name: str, names: tuple[str, ...]) -> None:
        super().__init__(name, names)
        self.name = name
        self.names = names


def bot_named(name: str, milliseconds: float | None, *, for_match: bool = False) -> Bot:
    """The bot of that name, thinking so many milliseconds a decision (None: by a number of deals, however long).

    A level plays single rounds, which count in points, for points; `for_match` as it does at a table.

    Raises:
        UnknownBotError: there is none.

    """
    if name in LEVELS:
        return msgspec.structs.replace(LEVELS[name].within(milliseconds), for_points=not for_match)
    if name in BOTS:
        return BOTS[name]
    published = _published()
    if name in published:
        return published[name](milliseconds)
    raise UnknownBotError(name, (*BOTS, *published))


@cache
def _published() -> Mapping[str, Make]:
    root = next((folder for folder in Path(__file__).parents if (folder / "bench" / "published").is_dir()), None)
    if root is None:
        return {}
    if str(root) not in sys.path:
        sys.path.append(str(root))
    return cast("Mapping[str, Make]", import_module("bench.published").PUBLISHED)

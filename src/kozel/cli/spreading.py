"""Doing a command's work on several processes or machines, with a bar that shows how far it is."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from typing import Annotated, TypeVar

from cyclopts import Parameter
from rich.console import Console
from rich.progress import track

from kozel.bots.measuring.cluster import DaskMissingError, NoClusterError, spread_over_cluster
from kozel.bots.measuring.named import UnknownBotError, bot_named
from kozel.bots.measuring.spread import spread
from kozel.cli.errors import CommandError
from kozel.cli.options import between
from kozel.cli.words import say
from kozel.rules.rule_set import RuleSet, preset, preset_names

Part = TypeVar("Part")
Result = TypeVar("Result")

Workers = Annotated[int | None, Parameter(help="cli.help.workers", show_default="1")]
Dask = Annotated[str | None, Parameter(help="cli.help.dask")]


def results(
    work: Callable[[Part], Sequence[Result]], parts: Sequence[Part], workers: int | None, dask: str | None
) -> Iterator[Result]:
    """The results of all parts, in order. Progress is shown where somebody looks at the error stream.

    Raises:
        CommandError: there can't be so many workers, Dask isn't installed, or nobody answers at its address.

    """
    if workers is not None and dask is not None:
        raise CommandError("cli.not_together", option="--workers", other="--dask")
    if workers is not None:
        between("--workers", 1, 256)(int, workers)
    console = Console(stderr=True)
    done = spread(work, parts, workers or 1) if dask is None else spread_over_cluster(work, parts, dask)
    shown = track(
        done, say("cli.progress"), total=len(parts), console=console, transient=True, disable=not console.is_terminal
    )
    try:
        with closing(done):
            for some in shown:
                yield from some
    except DaskMissingError:
        raise CommandError("cli.dask.missing") from None
    except NoClusterError:
        raise CommandError("cli.dask.no_cluster", address=dask) from None


def known_rules(name: str, players: int | None) -> tuple[RuleSet, int]:
    """The preset, and how many play: as many as asked, or the most that it is for.

    Raises:
        CommandError: there is no such preset, or it isn't for so many.

    """
    if name not in preset_names():
        raise CommandError("cli.rules.unknown", name=name, expected=", ".join(preset_names()))
    rules = preset(name)
    seats = max(rules.players) if players is None else players
    if seats not in rules.players:
        raise CommandError(
            "cli.bad_value", option="--players", value=seats, expected=", ".join(map(str, rules.players))
        )
    return rules, seats


def check_bots(names: Sequence[str]) -> None:
    """Refuse a name that no bot has.

    Raises:
        CommandError: that is so.

    """
    for name in names:
        try:
            bot_named(name, None)
        except UnknownBotError as error:
            raise CommandError("cli.unknown_bot", name=error.name, expected=", ".join(error.names)) from None

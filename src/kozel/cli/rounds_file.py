"""Simulated rounds as a file that other programs read: CSV, or Parquet with the extra `research`."""

import csv
from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Protocol, cast

from kozel.bots.measuring.simulation import SimulatedRound
from kozel.cli.errors import CommandError
from kozel.cli.whole_file import check_writable, write_whole

_Columns = dict[str, list[int | str]]

_COLUMNS = ("number", "leader", "finish", "seat", "plays", "draws", "passes")


class _Arrow(Protocol):
    """What of pyarrow, an extra without types, is needed."""

    def table(self, columns: object, /) -> object: ...


class _Parquet(Protocol):
    def write_table(self, table: object, where: Path, /) -> None: ...


def check_rounds_file(file: Path) -> None:
    """Refuse early what could not be written at the end.

    Raises:
        CommandError: the name says neither CSV nor Parquet, pyarrow isn't installed, or it can't be written there.

    """
    if file.suffix not in (".csv", ".parquet"):
        raise CommandError("cli.simulate.out_kind", file=file)
    if not file.parent.is_dir():
        raise CommandError("cli.simulate.no_folder", folder=file.parent)
    if file.suffix == ".parquet" and find_spec("pyarrow") is None:
        raise CommandError("cli.simulate.no_parquet", file=file)
    check_writable(file)


def write_rounds(file: Path, rounds: Sequence[SimulatedRound]) -> None:
    """Write a row for each round, with a column of points for each side.

    Raises:
        CommandError: the file can't be written.

    """
    sides = range(len(rounds[0].points))
    columns = {name: [getattr(each, name) for each in rounds] for name in _COLUMNS}
    columns |= {f"points_{side}": [each.points[side] for each in rounds] for side in sides}
    write = _write_csv if file.suffix == ".csv" else _write_parquet
    write_whole(file, lambda new: write(new, columns))


def _write_csv(file: Path, columns: _Columns) -> None:
    with file.open("w", newline="", encoding="utf-8") as text:
        writer = csv.writer(text)
        writer.writerow(columns)
        writer.writerows(zip(*columns.values(), strict=True))


def _write_parquet(file: Path, columns: _Columns) -> None:
    arrow = cast("_Arrow", import_module("pyarrow"))
    cast("_Parquet", import_module("pyarrow.parquet")).write_table(arrow.table(columns), file)

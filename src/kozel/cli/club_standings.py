"""`kozel club standings`: the standings of an event from a sheet of its results."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from kozel.cli.club_faults import wrong_file
from kozel.cli.columns import columns
from kozel.cli.json_file import read_json
from kozel.cli.options import Json
from kozel.cli.result import show
from kozel.cli.words import say
from kozel.club.interchange import InvalidFileError, ResultsSheet, read_results_sheet
from kozel.club.standings import Standing
from kozel.club.standings import standings as ranked

COLUMNS = ("place", "player", "points", "wins", "effectiveness", "plus", "minus", "penalties", "games", "decided_by")


def standings(file: Annotated[Path, Parameter(help="cli.help.results")], /, *, json: Json = False) -> None:
    """Rank the players of a sheet of results, with the criterion that decided each place."""
    sheet = read_json(file, ResultsSheet)
    try:
        form, entries, records, penalties = read_results_sheet(sheet)
    except InvalidFileError as error:
        raise wrong_file(file, error.faults) from None
    lines = ranked(form, entries, records, penalties)
    result = {"standings": [{column: getattr(line, column) for column in COLUMNS} for line in lines]}
    show(result, "\n".join(standings_table(lines)), as_json=json)


def standings_table(lines: Sequence[Standing]) -> Iterator[str]:
    """The standings in columns, in the language of the terminal."""
    head = [say(f"club_column.{column}") for column in COLUMNS]
    rows = [
        [
            str(line.place),
            line.player,
            str(line.points),
            str(line.wins),
            f"{line.effectiveness:+}".replace("-", "−"),
            str(line.plus),
            str(line.minus),
            str(line.penalties),
            str(line.games),
            say(f"club_decided.{line.decided_by}"),
        ]
        for line in lines
    ]
    yield from columns([head, *rows], left={1, len(COLUMNS) - 1})

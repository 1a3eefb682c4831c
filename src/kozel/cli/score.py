"""`kozel score`: the points of a match played with real tiles, from its score sheet."""

from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter

from kozel.cli.errors import CommandError
from kozel.cli.json_file import read_json
from kozel.cli.options import Json
from kozel.cli.result import show
from kozel.cli.score_table import score_table
from kozel.cli.words import say, terminal_words
from kozel.rules.score_sheet import InvalidSheetError, Sheet, SheetFault, document, score_sheet
from kozel.web.option_fault import option_fault


def score(file: Annotated[Path, Parameter(help="cli.help.sheet")], /, *, json: Json = False) -> None:
    """Count a score sheet: every round's points, the accounts after it, the end of the match."""
    try:
        scored = score_sheet(read_json(file, Sheet))
    except InvalidSheetError as error:
        raise _fault_error(file, error.fault) from None
    show(msgspec.structs.asdict(document(scored)), score_table(scored), as_json=json)


def _fault_error(file: Path, fault: SheetFault) -> CommandError:
    expected = fault.expected if fault.option is None else option_fault(fault.option, terminal_words())
    what = say(f"cli.sheet.{fault.code}", name=fault.name, found=fault.found, expected=expected)
    if fault.round is None:
        return CommandError("cli.score.wrong", file=file, fault=what)
    return CommandError("cli.score.wrong_round", file=file, round=fault.round, fault=what)

"""`kozel replay`: does the record of a match follow the rules?"""

from collections.abc import Iterable
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from kozel.cli.errors import CommandError
from kozel.cli.files import read_text
from kozel.cli.options import Json
from kozel.cli.people import shown_name
from kozel.cli.result import show
from kozel.cli.words import say
from kozel.rules.match import Match
from kozel.rules.match_end import EndReason
from kozel.rules.options import Direction
from kozel.rules.record import FaultCode, InvalidRecordError, Record, RecordFault, check, read


def replay(file: Annotated[Path, Parameter(help="cli.help.record")], /, *, json: Json = False) -> None:
    """Check a record: every deal complete, every move legal, every score right."""
    record = read_record(file)
    match, fault = check(record)
    if fault is not None:
        raise fault_error(file, fault)
    result = {
        "rounds": len(match.settlements),
        "events": len(record.events),
        "players": record.players,
        "accounts": match.accounts,
        "end": match.end,
    }
    show(result, _summary(file, record, match), as_json=json)


def read_record(file: Path) -> Record:
    """The record in the file.

    Raises:
        CommandError: the file can't be read or isn't a record.

    """
    try:
        return read(read_text(file))
    except InvalidRecordError as error:
        raise fault_error(file, error.fault) from None


def fault_error(file: Path, fault: RecordFault) -> CommandError:
    """What is wrong with the record, for a person."""
    refused = fault.code is FaultCode.REFUSED
    expected = say(f"cli.refused.{fault.expected}") if refused else fault.expected
    what = say(f"cli.fault.{fault.code}", found=fault.found, expected=expected)
    return CommandError("cli.faulty_record", file=file, line=fault.line, fault=what)


def _summary(file: Path, record: Record, match: Match) -> str:
    rounds = say("cli.replay.rounds", n=len(match.settlements))
    if match.end is None:
        return say("cli.replay.unfinished", file=file, rounds=rounds)
    sides = range(len(match.accounts))
    losers = _names(record, match, match.end.losers)
    winners = _names(record, match, (side for side in sides if side not in match.end.losers))
    if match.end.reason is EndReason.TARGET and match.rules.direction is Direction.CREDIT:
        return say("cli.replay.won", file=file, rounds=rounds, winners=winners)
    return say(f"cli.replay.{match.end.reason}", file=file, rounds=rounds, losers=losers)


def _names(record: Record, match: Match, sides: Iterable[int]) -> str:
    """The sides by their players' names, partners' joined by "+"."""
    seated = tuple(enumerate(match.sides))
    return ", ".join("+".join(shown_name(record, seat) for seat, theirs in seated if theirs == side) for side in sides)

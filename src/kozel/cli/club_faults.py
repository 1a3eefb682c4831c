"""What is wrong with a file of the club, in words."""

from pathlib import Path

from kozel.cli.errors import CommandError
from kozel.cli.words import say
from kozel.club.interchange import FileFault, FileFaultCode


def wrong_file(file: Path, faults: tuple[FileFault, ...]) -> CommandError:
    """The error that names the first fault, its row, and how many more there are."""
    first = faults[0]
    what = said(first)
    if first.row is None:
        return CommandError("cli.club.wrong", file=file, fault=what)
    if len(faults) == 1:
        return CommandError("cli.club.wrong_row", file=file, row=first.row, fault=what)
    return CommandError("cli.club.wrong_rows", file=file, row=first.row, fault=what, n=len(faults) - 1)


def said(fault: FileFault) -> str:
    """The fault in words."""
    if fault.code is FileFaultCode.OPTION:
        return say("club_fault.option", found=fault.found, expected=say(f"club_option.{fault.found}"))
    values = {"name": fault.name, "found": fault.found, "expected": fault.expected}
    if isinstance(fault.code, FileFaultCode):
        return say(f"club_fault.{fault.code}", **values)
    return say(f"club_result.{fault.code}", **values)

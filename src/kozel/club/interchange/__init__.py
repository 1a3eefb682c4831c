"""A club's data as files: a sheet of results, a list of players, a whole event.

Bytes and texts become values here, or faults with the row that they stand in; nothing of a faulty file is taken over.
No file is opened here.
"""

from kozel.club.interchange.fault import FileFault, FileFaultCode, InvalidFileError
from kozel.club.interchange.results_sheet import GameTold, ResultsSheet, SheetRead, read_results_sheet

__all__ = [
    "FileFault",
    "FileFaultCode",
    "GameTold",
    "InvalidFileError",
    "ResultsSheet",
    "SheetRead",
    "read_results_sheet",
]

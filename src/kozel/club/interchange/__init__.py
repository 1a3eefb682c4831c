"""A club's data as files: a sheet of results, a list of players, a whole event.

Bytes and texts become values here, or faults with the row that they stand in; nothing of a faulty file is taken over.
No file is opened here.
"""

from kozel.club.interchange.event_file import EventFile, read_event_file, write_event_file
from kozel.club.interchange.fault import FileFault, FileFaultCode, InvalidFileError
from kozel.club.interchange.players import ListedPlayers, players_csv, players_xlsx, read_players
from kozel.club.interchange.results_sheet import GameTold, ResultsSheet, SheetRead, read_results_sheet
from kozel.club.interchange.sheet import read_rows, write_csv, write_xlsx

__all__ = [
    "EventFile",
    "FileFault",
    "FileFaultCode",
    "GameTold",
    "InvalidFileError",
    "ListedPlayers",
    "ResultsSheet",
    "SheetRead",
    "players_csv",
    "players_xlsx",
    "read_event_file",
    "read_players",
    "read_results_sheet",
    "read_rows",
    "write_csv",
    "write_event_file",
    "write_xlsx",
]

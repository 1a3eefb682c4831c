"""Why a store can't be opened. What is there was left as it was."""

from enum import StrEnum
from pathlib import Path


class StoreProblem(StrEnum):
    """The reasons; each has a text in the catalogue."""

    BUSY = "busy"
    UNWRITABLE = "unwritable"
    NOT_A_DATABASE = "not_a_database"
    NOT_OURS = "not_ours"
    DAMAGED = "damaged"
    NEWER = "newer"


class StoreProblemError(Exception):
    """The store at `path` can't be opened."""

    def __init__(self, problem: StoreProblem, path: Path) -> None:
        super().__init__(f"{problem.value}: {path}")
        self.problem = problem
        self.path = path

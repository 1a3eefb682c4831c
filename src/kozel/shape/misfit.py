"""What in a document isn't as its type wants it: msgspec says that in English only, and in one text."""

import re
from enum import StrEnum

import msgspec


class MisfitKind(StrEnum):
    """What is wrong there. `VALUE` is whatever is none of the others."""

    MISSING = "missing"
    UNKNOWN = "unknown"
    KIND = "kind"
    LENGTH = "length"
    VALUE = "value"


class Misfit(msgspec.Struct, frozen=True, kw_only=True):
    """The first thing that is wrong.

    `path` leads to it, as in `events[2].plan` (empty: the whole document); `field` is what is missing there or too
    much. `expected` is the kind (`array`) or the length that was expected, `value` what was found instead, where the
    error says so.
    """

    kind: MisfitKind
    path: str = ""
    field: str = ""
    expected: str = ""
    value: str = ""

    @property
    def place(self) -> str:
        """The path, and the field on it; empty for the whole document."""
        return ".".join(filter(None, (self.path, self.field)))


def misfit_of(error: msgspec.ValidationError) -> Misfit:
    """What the error says."""
    what, _, where = str(error).partition(" - at `")
    path = where.rpartition("$")[2].rstrip("`").lstrip(".")
    if field := re.search(r" field `(.*)`", what):
        kind = MisfitKind.MISSING if what.startswith("Object missing") else MisfitKind.UNKNOWN
        return Misfit(kind=kind, path=path, field=field[1])
    if length := re.match(r"Expected `array` of length (\d+)", what):
        return Misfit(kind=MisfitKind.LENGTH, path=path, expected=length[1])
    if expected := re.match(r"Expected `(\w+)(?: \| null)?`, got", what):
        return Misfit(kind=MisfitKind.KIND, path=path, expected=expected[1])
    value = re.match(r"Invalid (?:enum )?value (['\"])(.*)\1", what)
    return Misfit(kind=MisfitKind.VALUE, path=path, value=value[2] if value else "")

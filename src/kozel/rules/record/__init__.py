"""The record of a match as text that a person can read and write, as chess has PGN. docs/record.md describes it.

`write` makes the canonical text of a `Record`, `read` takes one from text, `check` plays it through the rules.
"""

from kozel.rules.record.check import check
from kozel.rules.record.fault import FaultCode, RecordFault
from kozel.rules.record.read import InvalidRecordError, read
from kozel.rules.record.record import Record, RoundRecord, TextLine
from kozel.rules.record.write import write

__all__ = [
    "FaultCode",
    "InvalidRecordError",
    "Record",
    "RecordFault",
    "RoundRecord",
    "TextLine",
    "check",
    "read",
    "write",
]

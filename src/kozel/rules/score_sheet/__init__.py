"""The score sheet of a match played with real tiles: rounds told by hands, and everybody's account after each.

The points are counted by `settlement`, as at our own tables; what lives here is the sheet, what may be wrong with it,
and the fold over its rounds. No match is played here, and no file is read.
"""

from kozel.rules.score_sheet.document import ScoreDocument, document
from kozel.rules.score_sheet.fault import InvalidSheetError, SheetFault, SheetFaultCode
from kozel.rules.score_sheet.fold import Scored, score_sheet
from kozel.rules.score_sheet.sheet import HandTold, RoundTold, Sheet, StartTold

__all__ = [
    "HandTold",
    "InvalidSheetError",
    "RoundTold",
    "ScoreDocument",
    "Scored",
    "Sheet",
    "SheetFault",
    "SheetFaultCode",
    "StartTold",
    "document",
    "score_sheet",
]

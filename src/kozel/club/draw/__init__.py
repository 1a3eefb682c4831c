"""Who plays with whom against whom: the circle, whist schedules, matchings by history and by standings.

A draw takes the event's seed, and the same seed gives the same draw whatever the order in which entries came in.
"""

from kozel.club.draw.draw import draw, draw_rounds, seated
from kozel.club.draw.round_draw import DrawFault, ImpossibleDrawError, Reason, ReasonCode, RoundDraw, SatOut, Table
from kozel.club.draw.whist import has_whist

__all__ = [
    "DrawFault",
    "ImpossibleDrawError",
    "Reason",
    "ReasonCode",
    "RoundDraw",
    "SatOut",
    "Table",
    "draw",
    "draw_rounds",
    "has_whist",
    "seated",
]

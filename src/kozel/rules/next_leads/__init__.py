"""Who leads the rounds after the first, with any tile: one variant a file.

A variant is a function of the round before, and gives a seat, or None where the order of tiles decides as in the first
round. Adding one is a new file, a member of `NextLead` and a line in `NEXT_LEADS`; that enrols it in the generic tests.
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from kozel.rules.next_leads.by_order import by_order
from kozel.rules.next_leads.rotate import rotate
from kozel.rules.next_leads.round_before import RoundBefore
from kozel.rules.next_leads.winner import winner
from kozel.rules.next_leads.winning_side import winning_side
from kozel.rules.options import NextLead

NEXT_LEADS: Mapping[NextLead, Callable[[RoundBefore], int | None]] = MappingProxyType(
    {
        NextLead.WINNER: winner,
        NextLead.BY_ORDER: by_order,
        NextLead.ROTATE: rotate,
        NextLead.WINNING_SIDE: winning_side,
    }
)

__all__ = ["NEXT_LEADS", "RoundBefore"]

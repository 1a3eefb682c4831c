"""The order of the players: what each has, the place, and the criterion that decided it (R7, R9 to R12, R15).

Standings are always made anew from all records; nothing is kept that a correction would have to find.
"""

from kozel.club.standings.standing import SHARED, Standing
from kozel.club.standings.standings import standings

__all__ = ["SHARED", "Standing", "standings"]

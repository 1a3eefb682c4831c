"""One player's line of the standings."""

from typing import Literal

import msgspec

from kozel.club.entry import EntryId, PlayerId
from kozel.club.format import Criterion

SHARED: Literal["shared"] = "shared"


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    """A player's place and what they have.

    Places count entries of the group, from 1, and leave out as many as share one: 1, 2, 2, 4; both of a fixed pair
    have the pair's. `points` are баллы, `wins` победы, `plus` and `minus` game points; `effectiveness` is plus less
    minus less `penalties`. `games` were played at a table: no byes, no forfeits. `decided_by` is the last criterion
    that was needed to tell this place from the others, or "shared". `provisional`: somebody's result of the last
    round is still missing.
    """

    place: int
    player: PlayerId
    entry: EntryId
    group: int
    points: int
    wins: int
    effectiveness: int
    plus: int
    minus: int
    penalties: int
    games: int
    byes: int
    forfeits: int
    decided_by: Criterion | Literal["shared"]
    provisional: bool

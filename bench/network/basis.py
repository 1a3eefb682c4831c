"""What rows of the network have in common.

Rows for pairs of counts that are seldom seen are mostly the sum of a few that stand for many pairs, and only as much
their own as the examples demand.
"""

import numpy as np

from bench.network.moves import Rows
from kozel.kernel.playout import looks
from kozel.kernel.playout.looks import INPUTS


def basis() -> Rows:
    """What the rows have in common: each is the sum of such parts, times its numbers here, and what is its own."""
    columns = dict[tuple[str, str], Rows]()

    def say(row: int, part: str, **known: float) -> None:
        for name, value in known.items():
            columns.setdefault((part, name), np.zeros(INPUTS, np.float32))[row] = value

    def counts(row: int, part: str, own: int, unseen: int) -> None:
        share = own / (own + unseen) if own else 0.0
        say(row, part, own=own, unseen=unseen, share=share, some=own > 0, none=unseen == 0)

    each, values = looks.MOST + 1, looks.HIGHEST + 2
    for own in range(each):
        for unseen in range(each):
            pair = own * each + unseen
            counts(looks.NEW + pair, "new", own, unseen)
            counts(looks.OTHER + pair, "other", own, unseen)
            for by in range(looks.LEADS + 1):
                row = looks.COVERED + by * each * each + pair
                counts(row, "covered", own, unseen)
                say(row, "covered", **{f"by {by}": 1})
            for doubles in range(looks.MOST_DOUBLES + 1):
                row = looks.DOUBLE + doubles * (1 + each * each) + 1 + pair
                counts(row, "double", own, unseen)
                say(row, "double", double=1, doubles=doubles)
    for doubles in range(looks.MOST_DOUBLES + 1):
        say(looks.DOUBLE + doubles * (1 + each * each), "double", doubles=doubles)
    for by in range(looks.LEADS + 1):
        for shown in range(values):
            say(looks.KEEPS + by * values + shown, "keeps", shown=shown, **{f"by {by}": 1})
    for equal in range(2):
        for own in range(each):
            for unseen in range(looks.MOST_OPEN + 1):
                row = looks.GOES_ON + (equal * each + own) * (looks.MOST_OPEN + 1) + unseen
                counts(row, "goes on", own, unseen)
                say(row, "goes on", equal=equal, alone=own if unseen == 0 else 0)
    for own in range(looks.MOST_TILES + 1):
        for others in range(looks.MOST_TILES + 1):
            place = own * (looks.MOST_TILES + 1) + others
            say(looks.OWN_TILES + place, "tiles", own=own, next=others, last=own == 1, near=1 / (1 + others))
            say(looks.OTHER_TILES + place, "others", second=own, third=others)
    for lead in range(2):
        for drawn in range(looks.MOST_TO_DRAW + 1):
            row = looks.TO_BE_DRAWN + lead * (looks.MOST_TO_DRAW + 1) + drawn
            say(row, "drawn", lead=lead, drawn=drawn, nothing=drawn == 0)
    return np.stack(list(columns.values()), axis=1)

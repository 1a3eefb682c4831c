"""A player's account: points that are only remembered until the score is open, and the open score.

Source: seeds 000, 001 and 004, «Подсчёт очков»; docs/rules.md, "Opening the score". Accumulating and burning: the
Azerbaijani «101» of github.com/jafarovsamir89/domino2, shared/domino-rulesets.cjs.
"""

from typing import NamedTuple

import msgspec


class Opening(NamedTuple):
    """How a score opens: from `threshold` points of one round, or where it `accumulates`, of all that are remembered.

    After `burns_after` rounds in which it didn't open, everything that is remembered goes (None: never).
    """

    threshold: int
    accumulates: bool = False
    burns_after: int | None = None


class Account(msgspec.Struct, frozen=True):
    """`open` is the open score, or None before it is opened; `remembered` are the points kept until then.

    `misses` are the rounds in which it didn't open since it began or last burnt, where the rules count them.
    """

    open: int | None = None
    remembered: int = 0
    misses: int = 0

    @property
    def score(self) -> int:
        """The points that count towards the target and the rating: the open score, else 0."""
        return self.open or 0

    def given(self, points: int, opening: Opening | None) -> "Account":
        """The account after a round that gave its owner these points; `opening` is None if scores open at the start."""
        if self.open is not None:
            return Account(open=self.open + points)
        remembered = self.remembered + points
        if opening is None or (remembered if opening.accumulates else points) >= opening.threshold:
            return Account(open=remembered)
        if opening.burns_after is None:
            return Account(remembered=remembered)
        misses = self.misses + 1
        return Account() if misses >= opening.burns_after else Account(remembered=remembered, misses=misses)

    def cleared(self) -> "Account":
        """The account with nothing remembered; an open score stays as it is."""
        return Account(open=self.open)

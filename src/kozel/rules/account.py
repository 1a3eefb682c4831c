"""A player's account: points that are only remembered until the score is open, and the open score.

Source: seeds 000, 001 and 004, «Подсчёт очков»; rules.md, "Opening the score".
"""

import msgspec


class Account(msgspec.Struct, frozen=True):
    """`open` is the open score, or None before it is opened; `remembered` are the points kept until then."""

    open: int | None = None
    remembered: int = 0

    @property
    def score(self) -> int:
        """The points that count towards the target and the rating: the open score, else 0."""
        return self.open or 0

    def given(self, points: int, opening: int | None) -> "Account":
        """The account after a round that gave its owner these points.

        The test against `opening` (the threshold; None if the score is open from the start) is on this round's
        points alone, never on the sum with the remembered ones.
        """
        if self.open is not None:
            return Account(open=self.open + points)
        if opening is None or points >= opening:
            return Account(open=self.remembered + points)
        return Account(remembered=self.remembered + points)

    def cleared(self) -> "Account":
        """The account with nothing remembered; an open score stays as it is."""
        return Account(open=self.open)

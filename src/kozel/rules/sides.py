"""Sides: who shares an account. In pairs partners sit opposite, else every seat is a side of its own."""

import msgspec


def sides_of(players: int, *, pairs: bool) -> tuple[int, ...]:
    """Each seat's side: with four in pairs 0, 1, 0, 1, else 0, 1, 2 …."""
    return tuple(seat % 2 if pairs else seat for seat in range(players))


class SideCounts(msgspec.Struct, frozen=True):
    """The hand counts at a round's end: `counts` by seat, and each seat's side."""

    counts: tuple[int, ...]
    sides: tuple[int, ...]

    @property
    def number(self) -> int:
        """How many sides there are."""
        return max(self.sides) + 1

    @property
    def by_side(self) -> tuple[int, ...]:
        """The sum of each side's hands."""
        totals = [0] * self.number
        for side, count in zip(self.sides, self.counts, strict=True):
            totals[side] += count
        return tuple(totals)

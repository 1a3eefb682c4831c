"""What of a round matters to who leads the next one."""

import msgspec


class RoundBefore(msgspec.Struct, frozen=True, kw_only=True):
    """`led_by` led it, `ended_by` went out or is the blocker. `winner` is the side that won it, where one did.

    `sides` are the seats' sides, `step` is 1 where turns go clockwise and -1 where they don't.
    """

    led_by: int
    ended_by: int
    winner: int | None
    sides: tuple[int, ...]
    step: int

    def after(self, seat: int, turns: int = 1) -> int:
        """The seat so many turns after that seat."""
        return (seat + self.step * turns) % len(self.sides)

"""What a round's end gives to whom."""

import msgspec


class RoundScore(msgspec.Struct, frozen=True, kw_only=True):
    """The points given to each side.

    `cleared` are the sides that are given nothing and whose remembered points go. `taker` took everything at a block.
    `tied`: the block changes nobody's account; `carried` is the sum that then goes on to the next round.
    `winner` is the side that won the round, where one did.
    """

    points: tuple[int, ...]
    cleared: tuple[int, ...] = ()
    winner: int | None = None
    taker: int | None = None
    tied: bool = False
    carried: int = 0


def tied(sides: int, *, carried: int = 0) -> RoundScore:
    """A block that gives nobody anything."""
    return RoundScore(points=(0,) * sides, tied=True, carried=carried)


def all_to(side: int, points: int, sides: int) -> tuple[int, ...]:
    """These points to one side, and none to the others."""
    return tuple(points if other == side else 0 for other in range(sides))

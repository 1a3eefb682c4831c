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

    def among(self, playing: tuple[int, ...], sides: int) -> "RoundScore":
        """The score of all the sides, where it is that of the ones playing: the others are given nothing."""
        points = tuple(self.points[playing.index(side)] if side in playing else 0 for side in range(sides))
        return msgspec.structs.replace(
            self,
            points=points,
            cleared=tuple(playing[place] for place in self.cleared),
            winner=None if self.winner is None else playing[self.winner],
            taker=None if self.taker is None else playing[self.taker],
        )


def all_to(side: int, points: int, sides: int) -> tuple[int, ...]:
    """These points to one side, and none to the others."""
    return tuple(points if other == side else 0 for other in range(sides))

"""What a block gives to whom."""

import msgspec


class BlockScore(msgspec.Struct, frozen=True):
    """The points given to each seat; who takes everything, if somebody does; and a tied sum that is carried on.

    When somebody takes everything, the remembered points of all others are cleared.
    A tied block (`carried` is not None) changes nobody's account.
    """

    points: tuple[int, ...]
    taker: int | None = None
    carried: int | None = None

"""From a round's key and the players' nonces, the order of the tiles in which a deal takes them."""

import hmac
from collections.abc import Sequence

from kozel.rules.tile import Tile, full_set


def tile_order(key: bytes, attempt: int, nonces: Sequence[str], highest: int) -> tuple[Tile, ...]:
    """Sort the full set up to `highest` pips by each tile's HMAC-SHA256 under the round's key.

    `nonces` has one text for each seat, in order of seats. `attempt` counts from 0 the deals of the round that the
    rules took back.
    """
    prefix = "|".join(("kozel deal 1", str(attempt), *nonces))

    def digest(tile: Tile) -> bytes:
        return hmac.digest(key, f"{prefix}|{tile}".encode(), "sha256")

    return tuple(sorted(full_set(highest), key=digest))

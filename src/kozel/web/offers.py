"""Commitments that were told to guests and not used yet, each with its secret seed.

Lost when the server ends: an opening that names a lost one is refused, and the page opens with the new one.
"""

from collections import OrderedDict
from collections.abc import Callable

from kozel.fair.chain import KEY_BYTES, Seed, commitment, new_seed

MOST_OFFERS = 20_000


class Offers:
    """The seeds behind the commitments; the oldest are forgotten when there are too many."""

    def __init__(self, random_bytes: Callable[[int], bytes]) -> None:
        """Take seeds from this source of chance, which must be one that nobody can guess."""
        self._random_bytes = random_bytes
        self._offers: OrderedDict[str, tuple[str, Seed]] = OrderedDict()

    def make(self, guest: str) -> str:
        """A new commitment for the guest."""
        seed = new_seed(self._random_bytes(KEY_BYTES))
        committed = commitment(seed)
        self._offers[committed] = (guest, seed)
        if len(self._offers) > MOST_OFFERS:
            self._offers.popitem(last=False)
        return committed

    def take(self, guest: str, committed: str) -> Seed | None:
        """The seed behind the guest's commitment, for one table; None if it isn't theirs or was used or forgotten."""
        owner, seed = self._offers.get(committed, (None, None))
        if owner != guest:
            return None
        del self._offers[committed]
        return seed

    def give_back(self, guest: str, committed: str, seed: Seed) -> None:
        """The table wasn't opened: the guest may use the commitment after all."""
        self._offers[committed] = (guest, seed)

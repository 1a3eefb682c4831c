"""All deals that fit what a seat saw."""

from collections.abc import Iterator

import numpy as np

from kozel.kernel.compiled import Ints
from kozel.kernel.playout.deals import fill_in
from kozel.kernel.playout.position import Position
from kozel.kernel.sampling.place import place_by_rank
from kozel.kernel.state import TURN
from kozel.kernel.variant import Variant


def all_deals(position: Position, variant: Variant) -> Iterator[Ints]:
    """Each deal once, as the state with all hands. There must be no boneyard."""
    hidden, seat = position.hidden, int(position.state[TURN])
    held = np.zeros(len(hidden.counted.rooms), np.int64)
    for rank in range(int(position.deals)):
        place_by_rank(hidden.counted, float(rank), held)
        state = position.state.copy()
        fill_in(state, seat, held, hidden, variant)
        yield state

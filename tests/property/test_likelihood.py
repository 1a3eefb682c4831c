"""How likely deals make what the others did is remembered by hand; and where few deals fit, chance plays no part."""

import numpy as np
import pytest

from kozel.bots.thinking.weigh import weigh
from kozel.kernel.chance import Chance, chance_of
from kozel.kernel.compiled import Floats, compiled
from kozel.kernel.playout.hidden import Hidden, Judged
from kozel.kernel.playout.likelihood import likelihood
from kozel.kernel.playout.networks import network_for, playout_for
from kozel.kernel.playout.units import UNITS, Network
from kozel.kernel.sampling.place import place_by_chance
from kozel.kernel.variant import Variant
from tests.random_positions import random_positions

DEALS = 400


@compiled
def likelihoods(hidden: Hidden, variant: Variant, network: Network, chance: Chance, found: Floats) -> None:
    held, units = np.empty(len(hidden.counted.rooms), np.int64), np.empty(UNITS, np.float32)
    for deal in range(len(found)):
        place_by_chance(hidden.counted, chance, held)
        found[deal] = likelihood(held, hidden, variant, network, units)


@pytest.mark.parametrize(("name", "players"), [("kozel", 2), ("kozel", 4), ("general", 3), ("kozel-pairs", 4)])
def test_what_is_remembered_of_a_hand_is_what_it_would_be_anew(name: str, players: int) -> None:
    for position, variant in random_positions(name, players, rounds=3, seed=21):
        if len(position.hidden.choices) < 2:
            continue
        network, remembering, anew = network_for(variant), np.empty(DEALS), np.empty(1)
        chance, again = chance_of(1), chance_of(1)
        likelihoods(position.hidden, variant, network, chance, remembering)
        for expected in remembering:
            fresh = position.hidden._replace(judged=Judged.nothing(len(position.hidden.choices)))
            likelihoods(fresh, variant, network, again, anew)
            assert anew[0] == expected


def test_where_few_deals_fit_all_are_looked_at() -> None:
    tried = 0
    for position, variant in random_positions("kozel", 4, rounds=12, seed=21):
        if position.deals > 200 or len(position.hidden.choices) < 2:
            continue
        one, other = (
            weigh(position, playout_for(variant), deals=256, end=None, seed=seed, all_moves=True) for seed in (1, 2)
        )
        assert one == other
        assert one.deals == position.deals
        tried += 1
    assert tried > 20

"""How likely deals make what the others did is remembered by hand; and where few deals fit, chance plays no part."""

from collections.abc import Iterator
from random import Random

import numpy as np
import pytest

from kozel.bots.position import Position, position_of
from kozel.bots.start import start
from kozel.bots.thinking import weigh
from kozel.kernel.chance import Chance, chance_of
from kozel.kernel.compiled import Floats, compiled
from kozel.kernel.playout.hidden import Hidden, Judged
from kozel.kernel.playout.likelihood import likelihood
from kozel.kernel.playout.networks import network_for
from kozel.kernel.playout.units import UNITS, Network
from kozel.kernel.sampling.place import place_by_chance
from kozel.kernel.variant import Variant, variant_of
from kozel.rules.rule_set import preset
from kozel.rules.view import sight

DEALS = 400


def positions(name: str, players: int, rounds: int) -> Iterator[tuple[Position, Variant]]:
    """Choices in rounds of any moves, after some choices of the others."""
    random, rules = Random(21), preset(name)
    variant = variant_of(rules, players)
    assert isinstance(variant, Variant)
    for number in range(rounds):
        match = start(rules, players, seed=21, number=number)
        while (turn := match.turn) is not None:
            if len(legal := match.legal()) > 1:
                position = position_of(sight(match, turn), rules, variant)
                if len(position.moves) > 1 and len(position.hidden.choices) > 1:
                    yield position, variant
            match = match.apply(match.event(random.choice(legal)))


@compiled
def likelihoods(hidden: Hidden, variant: Variant, network: Network, chance: Chance, found: Floats) -> None:
    held, units = np.empty(len(hidden.counted.rooms), np.int64), np.empty(UNITS, np.float32)
    for deal in range(len(found)):
        place_by_chance(hidden.counted, chance, held)
        found[deal] = likelihood(held, hidden, variant, network, units)


@pytest.mark.parametrize(("name", "players"), [("kozel", 2), ("kozel", 4), ("general", 3), ("kozel-pairs", 4)])
def test_what_is_remembered_of_a_hand_is_what_it_would_be_anew(name: str, players: int) -> None:
    for position, variant in positions(name, players, 3):
        network, remembering, anew = network_for(variant), np.empty(DEALS), np.empty(1)
        chance, again = chance_of(1), chance_of(1)
        likelihoods(position.hidden, variant, network, chance, remembering)
        for expected in remembering:
            fresh = position.hidden._replace(judged=Judged.nothing(len(position.hidden.choices)))
            likelihoods(fresh, variant, network, again, anew)
            assert anew[0] == expected


def test_where_few_deals_fit_all_are_looked_at() -> None:
    tried = 0
    for position, variant in positions("kozel", 4, 12):
        if position.deals > 200:
            continue
        one, other = (
            weigh(position, variant, network_for(variant), deals=256, end=None, seed=seed, all_moves=True)
            for seed in (1, 2)
        )
        assert one == other
        assert one.deals == position.deals
        tried += 1
    assert tried > 20

"""Choices in rounds of any moves, as compiled code sees them."""

from collections.abc import Iterator
from random import Random

from kozel.bots.rounds import start
from kozel.bots.thinking.position import position_of
from kozel.kernel.playout.position import Position
from kozel.kernel.variant import Variant, variant_of
from kozel.rules.rule_set import preset
from kozel.rules.view import sight


def random_positions(name: str, players: int, *, rounds: int, seed: int) -> Iterator[tuple[Position, Variant]]:
    """The positions in which a seat has a choice, in so many rounds of a preset."""
    random, rules = Random(seed), preset(name)
    variant = variant_of(rules, players)
    assert isinstance(variant, Variant)
    for number in range(rounds):
        match = start(rules, players, seed=seed, number=number)
        while (turn := match.turn) is not None:
            if len(legal := match.legal()) > 1:
                position = position_of(sight(match, turn), rules, variant)
                if len(position.moves) > 1:
                    yield position, variant
            match = match.apply(match.event(random.choice(legal)))

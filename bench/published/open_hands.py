"""Methods that solve sampled deals exactly, with all hands seen.

`Pimc` adds up what each move is worth in the deals (perfect information Monte Carlo; Long et al., AAAI-10). `Vote` lets
each deal vote for its best moves, as `probabilistic_alphabeta` of the package `dominoes` does. Deals are those that fit
what everybody is known to lack, each as likely as the others.
"""

from random import Random
from time import process_time
from typing import Literal

import msgspec
import numpy as np

from bench.published.deals import place_by_chance
from bench.published.knowledge import known_of
from bench.published.roll_k8 import fill
from kozel.bots.thinking.rolling import as_legal, compiled_rules
from kozel.kernel.chance import Chance, chance_of
from kozel.kernel.compiled import Ints, compiled
from kozel.kernel.solver import Solver, fits_key
from kozel.kernel.variant import Variant
from kozel.rules.move import Move
from kozel.rules.rule_set import RuleSet
from kozel.rules.view import Sight

_SOLVER = Solver()


class OpenHands(msgspec.Struct, frozen=True):
    """Thinks for so many milliseconds, or about so many deals, but always at least one."""

    counts: Literal["values", "votes"]
    deals: int
    milliseconds: float | None

    def __call__(self, sight: Sight, rules: RuleSet, random: Random, /) -> Move:
        began = process_time()
        variant = compiled_rules(rules, sight)
        assert variant is not None, "published methods play what compiled code covers"
        known, chance = known_of(sight, rules), chance_of(random.getrandbits(64))
        held, sums, done = np.empty(len(known.rooms), np.int64), dict[int, float](), 0
        while True:
            place_by_chance(known.tiles, known.allowed, known.rooms, known.strides, known.ways, chance, held)
            state = known.state.copy()
            _fill(state, held, variant, chance)
            if not fits_key(state, variant):
                return random.choice(sight.view.legal)
            values = _SOLVER.values(state, variant)
            best = max(values.values())
            for move, value in values.items():
                sums[move] = sums.get(move, 0) + (value if self.counts == "values" else value == best)
            done += 1
            spent = 1000 * (process_time() - began)
            if spent >= self.milliseconds if self.milliseconds is not None else done >= self.deals:
                return as_legal(max(sums, key=lambda move: sums[move]), sight)


@compiled
def _fill(state: Ints, held: Ints, variant: Variant, chance: Chance) -> None:
    fill(state, held, variant, chance)

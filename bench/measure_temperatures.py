"""At which temperatures choices give up how much of what blind ones give up, for each preset and number of seats.

`python -m bench.measure_temperatures ROUNDS` plays so many rounds of each, as `bench.measure_guess` does, and prints
`kozel/bots/thinking/temperatures.toml`. What a choice gives up is what the best move comes to less what is chosen.
"""

from collections.abc import Sequence
from random import Random

import numpy as np

from bench.arguments import arguments, whole
from bench.measure_guess import measured
from kozel.bots.thinking.temperature import unit
from kozel.kernel.compiled import Floats
from kozel.kernel.variant import Variant, variant_of
from kozel.rules.rule_set import preset, preset_names

DEALS = 1000
SHARES = (0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9)
HALVINGS = 40


def given_up(positions: Sequence[Floats], temperature: float) -> float:
    """What choices give up in all of these positions, by the values of the moves there."""
    total = 0.0
    for values in positions:
        behind = values.max() - values
        chances = np.exp(-behind / temperature)
        total += float(chances @ behind / chances.sum())
    return total


def temperature_at(share: float, positions: Sequence[Floats]) -> float:
    """The temperature at which they give up that share of what they would with all moves equally likely."""
    wanted, low, high = share * given_up(positions, np.inf), 1e-3, 1e3
    for _ in range(HALVINGS):
        middle = (low * high) ** 0.5
        low, high = (middle, high) if given_up(positions, middle) < wanted else (low, middle)
    return low


def main(rounds: int) -> None:
    print("# At which temperatures, in points, choices give up these shares of what blind ones give up,")
    print("# by preset and number of seats.")
    print(f"# python -m bench.measure_temperatures {rounds}")
    print(f"\nshares = {list(SHARES)}")
    for name in preset_names():
        rules, random = preset(name), Random(3)
        print(f"\n[presets.{name}]")
        for seats in rules.players:
            variant = variant_of(rules, seats)
            assert isinstance(variant, Variant)
            found = [values for _ in range(rounds) for _, _, values in measured(rules, seats, random, DEALS)]
            row = (f"{temperature_at(share, found) / unit(variant):.3g}" for share in SHARES)
            print(f"{seats} = [{', '.join(row)}]", flush=True)


if __name__ == "__main__":
    (rounds,) = arguments("python -m bench.measure_temperatures ROUNDS")
    main(whole("ROUNDS", rounds))

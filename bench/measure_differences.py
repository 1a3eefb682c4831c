"""By how many points the moves of a position usually differ, for each preset and number of seats.

`python -m bench.measure_differences ROUNDS` plays so many rounds of each, as `bench.measure_guess` does, and prints
`kozel/bots/thinking/differences.toml`. What differs is the standard deviation of the moves of a position, on average.
"""

import sys
from random import Random
from statistics import fmean

from bench.measure_guess import measured
from kozel.bots.thinking.differences import unit
from kozel.kernel.variant import Variant, variant_of
from kozel.rules.rule_set import preset, preset_names

DEALS = 400


def main(rounds: int) -> None:
    print("# By how many points the moves of a position usually differ, by preset and number of seats.")
    print(f"# python -m bench.measure_differences {rounds}")
    for name in preset_names():
        rules, random = preset(name), Random(3)
        print(f"\n[{name}]")
        for seats in rules.players:
            variant = variant_of(rules, seats)
            assert isinstance(variant, Variant)
            found = [values.std() for _ in range(rounds) for _, _, values in measured(rules, seats, random, DEALS)]
            print(f"{seats} = {fmean(found) / unit(variant):.2f}", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]))

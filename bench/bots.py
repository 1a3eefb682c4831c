"""How much better each bot is than the one below it, and how long it thinks: `uv run python bench/bots.py [ROUNDS]`.

Prints points a round with their 95 % interval, for both ways of scoring a fish. A deal is played as
many times as there are seats.
"""

import sys
from itertools import pairwise, product
from random import Random
from statistics import quantiles
from time import process_time

from kozel.bots import BOTS
from kozel.bots.bot import Bot
from kozel.bots.duel import duel, starts
from kozel.rules.rule_set import RuleSet, preset
from kozel.rules.view import view

RULES = [preset("kozel").with_options({"block_score": score}) for score in ("own", "highest_takes_all")]


def thinking(bot: Bot, rules: RuleSet, seats: int, rounds: int) -> list[float]:
    """Milliseconds of CPU for each choice in some rounds that the bot plays against itself."""
    random = Random(0)
    times: list[float] = []
    for _, start in zip(range(rounds), starts(rules, seats, seed=0), strict=False):
        match = start
        while (turn := match.turn) is not None:
            seen = view(match, turn)
            began = process_time()
            move = bot(seen, rules, random)
            if len(seen.legal) > 1:
                times.append(1000 * (process_time() - began))
            match = match.apply(match.event(move))
    return times


def main(rounds: int) -> None:
    for rules, seats in product(RULES, (2, 3, 4)):
        for worse, better in pairwise(BOTS):
            compared = duel(BOTS[better], BOTS[worse], rules, seats=seats, deals=rounds // seats, seed=1)
            interval = f"{compared.mean:+.2f} ({compared.low:+.2f} to {compared.high:+.2f})"
            print(f"{rules.block_score:18} {seats} seats  {better:>9} over {worse:7} {interval}", flush=True)
    for seats in (2, 3, 4):
        times = quantiles(thinking(BOTS["heuristic"], RULES[1], seats, rounds=100), n=1000)
        print(f"heuristic, {seats} seats: median {times[499]:.2f} ms, 99.9 % {times[998]:.2f} ms")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 3000)

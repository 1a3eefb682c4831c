"""How many points a 1 of the policy's worth is, and by how much that is off.

`python -m bench.measure_guess TABLE SECONDS`, where a table is `2`, `3`, `4` or `pairs`, prints both for each stage of
a hand, from positions of rounds that are played by the policy and sometimes blindly; what moves come to there is found
from so many deals that the guess hardly counts. These are the scales of `kozel/bots/thinking/guess.py`.
"""

from random import Random
from time import process_time

import numpy as np

from bench.arguments import above_zero, arguments, one_of
from bench.fit_network import BLIND, TABLES
from kozel.bots.rounds import start
from kozel.bots.thinking.position import position_of
from kozel.bots.thinking.weigh import weigh
from kozel.kernel.compiled import Floats
from kozel.kernel.playout.networks import playout_for
from kozel.kernel.playout.policy import worths
from kozel.kernel.playout.stages import STAGES, stage_of
from kozel.kernel.position import play_of
from kozel.kernel.state import TURN
from kozel.kernel.variant import Variant, variant_of
from kozel.rules.rule_set import RuleSet
from kozel.rules.view import sight

DEALS = 2000


def measured(rules: RuleSet, seats: int, random: Random, deals: int) -> list[tuple[int, Floats, Floats]]:
    """Of each choice in a round the stage, and of its moves the policy's worths and the values, less their averages."""
    variant, found = variant_of(rules, seats), list[tuple[int, Floats, Floats]]()
    assert isinstance(variant, Variant)
    playout, match = playout_for(variant), start(rules, seats, random.randrange(2**40), 0)
    while (turn := match.turn) is not None:
        legal = match.legal()
        move = random.choice(legal)
        if len(legal) > 1:
            position = position_of(sight(match, turn), rules, variant)
            hand, guess = int(position.state[position.state[TURN]]), np.empty(len(position.moves))
            worths(hand, int(position.state[TURN]), position.moves, position.common, variant, playout.network, guess)
            if len(guess) > 1:
                seed = random.randrange(2**40)
                verdict = weigh(position, playout, deals=deals, end=None, seed=seed, all_moves=True)
                values = np.array(verdict.means)
                found.append((stage_of(hand), guess - guess.mean(), values - values.mean()))
            play = play_of(int(position.moves[np.argmax(guess)]))
            move = play if random.random() > BLIND and play in legal else move
        match = match.apply(match.event(move))
    return found


def main(table: str, seconds: float) -> None:
    (seats, rule_sets), random, found = TABLES[table], Random(3), list[tuple[int, Floats, Floats]]()
    began = process_time()
    while process_time() - began < seconds:
        found += measured(rule_sets[0], seats, random, DEALS)
    for stage in range(STAGES):
        guesses = np.concatenate([guess for at, guess, _ in found if at == stage])
        values = np.concatenate([value for at, _, value in found if at == stage])
        points = (guesses @ values) / (guesses @ guesses)
        print(f"stage {stage}: {points:.2f} points, off by {np.std(values - points * guesses):.2f}")
    print(f"moves differ by {np.std(np.concatenate([value for _, _, value in found])):.2f}")


if __name__ == "__main__":
    table, seconds = arguments("python -m bench.measure_guess TABLE SECONDS")
    main(one_of("TABLE", table, TABLES), above_zero("SECONDS", seconds))

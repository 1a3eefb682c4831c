"""Exact values beside PyPI `dominoes`' own alpha-beta: `python -m bench.engine.solve [POSITIONS] [PLAYS]`.

After so many random plays (0: from the first move, which takes `dominoes` seconds a deal), both solve the same
position. Its points are all the pips that are left, for the side that goes out or holds less: the options below.
"""
# pyright: reportMissingTypeStubs=false, reportUnknownMemberType=false, reportUnknownArgumentType=false
# pyright: reportUnknownVariableType=false, reportGeneralTypeIssues=false, reportCallIssue=false
# pyright: reportArgumentType=false
# `dominoes` has no types.

import random
import time
from statistics import median

import dominoes
import numpy as np

from bench.arguments import arguments, whole
from kozel.kernel.solver import Solver
from kozel.kernel.state import LEFT, LINE, MUST_LEAD, RIGHT, TURN, empty_state
from kozel.kernel.tiles import bits_of, full
from kozel.kernel.variant import Variant, variant_of
from kozel.rules.rule_set import preset
from kozel.rules.tile import Tile

RULES = preset("pairs-100").with_options({"out_score": "winner_takes_all"})


def after_plays(plays: int) -> dominoes.Game:
    while True:
        game = dominoes.Game.new(starting_player=0)
        for _ in range(plays):
            if game.result is None:
                game.make_move(*random.choice(game.valid_moves))
        if game.result is None:
            if plays:
                game.skinny_board()
            return game


def main(positions: int, plays: int) -> None:
    random.seed(1)
    solver, variant = Solver(), variant_of(RULES, 4)
    assert isinstance(variant, Variant)
    ours: list[float] = []
    theirs: list[float] = []
    different = 0
    for _ in range(positions + 1):
        game = after_plays(plays)
        state = empty_state()
        for seat, hand in enumerate(game.hands):
            state[seat] = bits_of(Tile.of(tile.first, tile.second) for tile in hand)
        state[LEFT], state[RIGHT] = (game.board.left_end(), game.board.right_end()) if plays else (-1, -1)
        state[LINE] = full(6) & ~int(np.bitwise_or.reduce(state[:4]))
        state[TURN], state[MUST_LEAD] = game.turn, -1
        start = time.process_time()
        value = solver.value(state, variant)
        ours.append(1000 * (time.process_time() - start))
        start = time.process_time()
        _, other = dominoes.search.alphabeta(game)
        theirs.append(1000 * (time.process_time() - start))
        # Its value is the first side's, and it leaves another position behind than the one that it was given.
        different += value != (-other if state[TURN] % 2 else other)
    # The first one is left out of the times: Numba reads what it had kept.
    print(f"{positions} positions after {plays} plays, milliseconds (median): kernel {median(ours[1:]):.3f}, ", end="")
    print(f"dominoes {median(theirs[1:]):.1f}, ratio {median(theirs[1:]) / median(ours[1:]):.0f}; {different} differ")


if __name__ == "__main__":
    given = arguments("python -m bench.engine.solve [POSITIONS] [PLAYS]")
    asked = [whole(name, word) for name, word in zip(("POSITIONS", "PLAYS"), given, strict=False)]
    positions, plays = (*asked, *(20, 12)[len(asked) :])
    main(positions, plays)

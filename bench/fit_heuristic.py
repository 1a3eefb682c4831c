"""Finds the weights of the heuristic bot: `.ci/uv run python -m bench.fit_heuristic SEATS [SECONDS]`.

The bot plays rounds against itself. At some of its choices, each legal play is tried and the round played on to its
end, with the tiles as they lie: that is a fair sample of what the bot can't see. The weights are then those with which
the features of the plays best explain how much better or worse than the others each play came out (least squares), and
the bot plays on with these.
"""

from collections.abc import Iterator, Sequence
from itertools import count
from random import Random
from statistics import fmean
from time import process_time

import msgspec

from bench.arguments import above_zero, arguments, one_of
from kozel.bots import BOTS
from kozel.bots.bot import Bot
from kozel.bots.features import Features, features
from kozel.bots.heuristic import best_move
from kozel.bots.measuring.duel import duel
from kozel.bots.rounds import play_round, start
from kozel.bots.unseen import Unseen
from kozel.bots.worth import worth
from kozel.rules.match import Match
from kozel.rules.move import Move, Play
from kozel.rules.rule_set import RuleSet, preset
from kozel.rules.view import Sight, sight, view

ITERATIONS = 3
TRIED_IN_A_ROUND = 3
BLIND_PLAYS = 0.15
RIDGE = 20.0  # keeps near 0 what the plays tell little about
NAMES = [field.name for field in msgspec.structs.fields(Features)]
START = Features(**dict.fromkeys(NAMES, 0.0) | {"pips": 1.0, "variety": 1.0, "next_draws": 1.0, "next_passes": 1.0})

Row = tuple[list[float], float]


class Sums:
    """The normal equations of the least squares: only sums are kept of what was seen."""

    def __init__(self) -> None:
        size = len(NAMES)
        self.products = [[RIDGE if row == column else 0.0 for column in range(size)] for row in range(size)]
        self.results = [0.0] * size
        self.rows = 0

    def add(self, numbers: Sequence[float], result: float) -> None:
        self.rows += 1
        for row, one in enumerate(numbers):
            if one:
                self.results[row] += one * result
                sums = self.products[row]
                for column, two in enumerate(numbers):
                    sums[column] += one * two

    def solution(self) -> list[float]:
        """By elimination; the equations are symmetric and positive, so that no row has to change places."""
        size = len(self.results)
        rows = [[*products, result] for products, result in zip(self.products, self.results, strict=True)]
        for pivot in range(size):
            for other in range(size):
                if other != pivot:
                    factor = rows[other][pivot] / rows[pivot][pivot]
                    rows[other] = [one - factor * two for one, two in zip(rows[other], rows[pivot], strict=True)]
        return [rows[place][size] / rows[place][place] for place in range(size)]


def weighing(weights: Features) -> Bot:
    def bot(sight: Sight, rules: RuleSet, random: Random, /) -> Move:
        return best_move(sight.view, rules, random, weights)

    return bot


def choices(bot: Bot, begun: Match, random: Random) -> Iterator[Match]:
    """The positions of a round in which there was a choice; some plays are blind, so that more is seen."""
    match = begun
    while (turn := match.turn) is not None:
        legal = match.legal()
        move = legal[0]
        if len(legal) > 1:
            yield match
            blind = random.random() < BLIND_PLAYS
            move = random.choice(legal) if blind else bot(sight(match, turn), match.rules, random)
        match = match.apply(match.event(move))


def tried(bot: Bot, match: Match, random: Random) -> Iterator[Row]:
    """For each play, how its features and its result differ from the mean of all plays in this position."""
    turn = match.turn
    assert turn is not None
    seen = view(match, turn)
    unseen = Unseen.by(seen, match.rules)
    plays = [move for move in seen.legal if isinstance(move, Play)]
    numbers = [msgspec.structs.astuple(features(play, seen, match.rules, unseen, random)) for play in plays]
    side, players = match.sides[turn], [bot] * match.players
    ends = [play_round(players, match.apply(match.event(play)), random) for play in plays]
    results = [worth(end.settlements[-1].points, side, match.rules) for end in ends]
    means = [fmean(column) for column in zip(*numbers, strict=True)]
    for own, result in zip(numbers, results, strict=True):
        yield [one - mean for one, mean in zip(own, means, strict=True)], result - fmean(results)


def fitted(weights: Features, rule_sets: Sequence[RuleSet], seats: int, seconds: float, seed: int) -> Features:
    """Better weights, from so many seconds of play with these."""
    bot = weighing(weights)
    random = Random(seed)
    sums = Sums()
    began = process_time()
    for number in count():
        if process_time() - began > seconds:
            break
        positions = list(choices(bot, start(rule_sets[number % len(rule_sets)], seats, seed, number), random))
        for match in random.sample(positions, min(TRIED_IN_A_ROUND, len(positions))):
            for numbers, result in tried(bot, match, random):
                sums.add(numbers, result)
    print(f"{sums.rows} plays tried")
    return Features(**dict(zip(NAMES, sums.solution(), strict=True)))


def main(seats: int, seconds: float) -> None:
    rule_sets = [preset("kozel").with_options({"block_score": score}) for score in ("own", "highest_takes_all")]
    weights = START
    for iteration in range(1, ITERATIONS + 1):
        weights = fitted(weights, rule_sets, seats, seconds * iteration, seed=iteration)
        for name in NAMES:
            print(f"        {name}={getattr(weights, name):.2f},")
        bot = weighing(weights)
        for rules in rule_sets:
            compared = duel(bot, BOTS["greedy"], rules, seats=seats, deals=600 // seats, seed=0)
            print(rules.block_score, compared, flush=True)


if __name__ == "__main__":
    seats, *seconds = arguments("python -m bench.fit_heuristic SEATS [SECONDS]")
    main(int(one_of("SEATS", seats, ("2", "3", "4"))), above_zero("SECONDS", *seconds) if seconds else 30)

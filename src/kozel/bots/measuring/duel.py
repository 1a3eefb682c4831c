"""Measuring one bot against another: the same deals from all sides, so that the luck of the tiles cancels out."""

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev

import msgspec

from kozel.bots.bot import Bot
from kozel.bots.chance import repeatable
from kozel.bots.rounds import play_round, start
from kozel.bots.worth import worth
from kozel.rules.rule_set import RuleSet

_DEVIATIONS_FOR_95_PERCENT = 1.96


class Comparison(msgspec.Struct, frozen=True):
    """How many points a round one bot is better by than the others at its table, with a 95 % interval around the mean.

    The unit of the statistics is a deal: its rounds, one for each side, count as one value. `won` is the share of
    rounds in which it did better than the others did on average; as well as they counts half.
    """

    deals: int
    mean: float
    low: float
    high: float
    won: float


class DealResult(msgspec.Struct, frozen=True):
    """What a deal came to for the bot that is measured: the mean value over the sides, the share of rounds won."""

    value: float
    won: float


def duel(challenger: Bot, others: Bot, rules: RuleSet, *, seats: int, deals: int, seed: int) -> Comparison:  # noqa: PLR0913 - an experiment is made of these
    """Play so many deals, at least 2, as `play_deal` does."""
    return compare([play_deal(challenger, others, rules, seats, seed, number) for number in range(deals)])


def compare(results: Sequence[DealResult]) -> Comparison:
    """What these deals, at least 2, say together."""
    values = [result.value for result in results]
    mean = fmean(values)
    half = _DEVIATIONS_FOR_95_PERCENT * stdev(values) / sqrt(len(values))
    return Comparison(len(values), mean, mean - half, mean + half, fmean(result.won for result in results))


def play_deal(challenger: Bot, others: Bot, rules: RuleSet, seats: int, seed: int, number: int) -> DealResult:  # noqa: PLR0913 - as above
    """Play the deal of that number once with the challenger in all seats of each side, the others in the other seats.

    A round is worth what the other sides were given on average, less what the challenger's was given; where points are
    a credit, the other way round.
    """
    begun = start(rules, seats, seed, number)
    values: list[float] = []
    for side in range(max(begun.sides) + 1):
        bots = [challenger if begun.sides[seat] == side else others for seat in range(seats)]
        end = play_round(bots, begun, repeatable(seed * 1_000_003 + number))
        values.append(worth(end.settlements[-1].points, side, rules))
    return DealResult(fmean(values), fmean((value > 0) + (value == 0) / 2 for value in values))

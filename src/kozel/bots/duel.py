"""Measuring one bot against another: the same deals from every seat, so that the cards' luck cancels out."""

from collections.abc import Iterator, Sequence
from itertools import islice
from math import sqrt
from random import Random
from statistics import fmean, stdev

import msgspec

from kozel.bots.bot import Bot
from kozel.bots.chance import repeatable
from kozel.bots.worth import worth
from kozel.rules.event import Dealt
from kozel.rules.match import Match, new_match
from kozel.rules.redeal import redeal_of
from kozel.rules.round import Round
from kozel.rules.rule_set import RuleSet
from kozel.rules.tile import full_set
from kozel.rules.view import view

_DEVIATIONS_FOR_95_PERCENT = 1.96


class Comparison(msgspec.Struct, frozen=True):
    """How many points a round one bot is better by than the others at its table, with a 95 % interval around the mean.

    The unit of the statistics is a deal: its rounds, one from each seat, count as one value.
    """

    deals: int
    mean: float
    low: float
    high: float


def duel(  # noqa: PLR0913 - an experiment is made of these
    challenger: Bot, others: Bot, rules: RuleSet, *, seats: int, deals: int, seed: int
) -> Comparison:
    """Play each deal once with the challenger in each seat and the other bot in all other seats.

    A round is worth what the others were given on average, less what the challenger was given. `deals` is at least 2.
    """
    values = [
        fmean(
            _round_value(_seated(challenger, others, seat, seats), start, seat, seed + number) for seat in range(seats)
        )
        for number, start in enumerate(islice(starts(rules, seats, seed), deals))
    ]
    mean = fmean(values)
    half = _DEVIATIONS_FOR_95_PERCENT * stdev(values) / sqrt(deals)
    return Comparison(deals, mean, mean - half, mean + half)


def starts(rules: RuleSet, seats: int, seed: int) -> Iterator[Match]:
    """Rounds without end in which seat 0 may lead any tile, as in all rounds of a match but the first."""
    chance = repeatable(seed)
    size = rules.hand[seats]
    while True:
        tiles = list(full_set(rules.highest))
        chance.shuffle(tiles)
        hands = tuple(tuple(tiles[seat * size : (seat + 1) * size]) for seat in range(seats))
        if redeal_of(Dealt(1, 0, hands, ()), rules) is None:
            dealt = Round(rules, hands, tuple(tiles[seats * size :]), turn=0)
            yield msgspec.structs.replace(new_match(rules, seats), round=dealt)


def _seated(challenger: Bot, others: Bot, at: int, seats: int) -> list[Bot]:
    return [challenger if seat == at else others for seat in range(seats)]


def _round_value(bots: Sequence[Bot], start: Match, seat: int, seed: int) -> float:
    return worth(play_round(bots, start, repeatable(seed)), start.sides[seat], start.rules)


def play_round(bots: Sequence[Bot], start: Match, random: Random) -> tuple[int, ...]:
    """Let the bots, one a seat, play the round in progress to its end: the points that it gives to each side."""
    match = start
    while (turn := match.turn) is not None:
        legal = match.legal()
        move = legal[0] if len(legal) == 1 else bots[turn](view(match, turn), match.rules, random)
        match = match.apply(match.event(move))
    return match.settlements[-1].points

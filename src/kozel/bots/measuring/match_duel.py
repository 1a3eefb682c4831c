"""Measuring one bot against another in whole matches, where what counts is who loses them."""

from collections.abc import Sequence
from itertools import count
from statistics import fmean

from kozel.bots.bot import Bot
from kozel.bots.chance import repeatable
from kozel.bots.measuring.duel import DealResult
from kozel.bots.measuring.duel_task import DuelPart
from kozel.bots.measuring.named import bot_named
from kozel.bots.rounds import play_round
from kozel.rules.deal import deal
from kozel.rules.match import Match, new_match
from kozel.rules.rule_set import preset
from kozel.rules.tile import full_set


def play_match_part(part: DuelPart) -> list[DealResult]:
    """Play the matches of a part, which are numbered as the deals of a duel are."""
    challenger = bot_named(part.challenger, part.milliseconds, for_match=True)
    others = bot_named(part.others, part.milliseconds, for_match=True)
    rules = preset(part.rules)
    return [
        play_match_from_all_sides(challenger, others, new_match(rules, part.seats), part.seed, number)
        for number in range(part.first, part.end)
    ]


def play_match_from_all_sides(challenger: Bot, others: Bot, begun: Match, seed: int, number: int) -> DealResult:
    """Play the match of that number on from there once with the challenger on each side, the others on the other sides.

    It has the same deals, round for round, from all sides. A match is worth the share of the other sides that lost it,
    less 1 if the challenger's did.
    """
    last = max(begun.sides)
    values: list[float] = []
    for side in range(last + 1):
        bots = [challenger if seated == side else others for seated in begun.sides]
        end = play_match(bots, begun, seed, number).end
        assert end is not None, "a match is played to its end"
        lost = side in end.losers
        values.append((len(end.losers) - lost) / last - lost)
    return DealResult(fmean(values), fmean((value > 0) + (value == 0) / 2 for value in values))


def play_match(bots: Sequence[Bot], match: Match, seed: int, number: int) -> Match:
    """Let the bots, one a seat, play the match to its end. Its deals follow from the seed and the number."""
    random = repeatable(f"{seed} {number} play")
    while match.end is None:
        match = play_round(bots, _dealt(match, seed, number), random)
    return match


def _dealt(match: Match, seed: int, number: int) -> Match:
    tiles = list(full_set(match.rules.highest))
    for attempt in count():
        repeatable(f"{seed} {number} {match.round_number} {attempt}").shuffle(tiles)
        match = match.apply(deal(match, tiles))
        if match.round is not None:
            return match
    raise AssertionError

"""A part of a duel, as it is given to a worker."""

from typing import NamedTuple

from kozel.bots.measuring.duel import DealResult, play_deal
from kozel.bots.measuring.named import bot_named
from kozel.rules.rule_set import preset

_DEALS_IN_A_PART = 4


class DuelPart(NamedTuple):
    """The deals from `first` up to but not including `end` of a duel between two bots by name."""

    challenger: str
    others: str
    rules: str
    seats: int
    milliseconds: float | None
    seed: int
    first: int
    end: int


def duel_parts(whole: DuelPart) -> list[DuelPart]:
    """The parts of a duel: the same ones for any number of workers."""
    starts = range(whole.first, whole.end, _DEALS_IN_A_PART)
    return [whole._replace(first=first, end=min(first + _DEALS_IN_A_PART, whole.end)) for first in starts]


def play_part(part: DuelPart) -> list[DealResult]:
    """Play the deals of a part."""
    challenger = bot_named(part.challenger, part.milliseconds)
    others = bot_named(part.others, part.milliseconds)
    rules = preset(part.rules)
    return [
        play_deal(challenger, others, rules, part.seats, part.seed, number) for number in range(part.first, part.end)
    ]

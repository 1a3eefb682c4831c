"""Rounds that bots play by the thousand, and what is noted of each."""

from collections.abc import Iterator
from typing import NamedTuple

import msgspec

from kozel.bots.chance import repeatable
from kozel.bots.measuring.named import bot_named
from kozel.bots.rounds import play_round, start
from kozel.rules.event import Drew, Passed, Played
from kozel.rules.rule_set import preset

_ROUNDS_IN_A_PART = 20


class SimulatedRound(msgspec.Struct, frozen=True):
    """How a round went. `seat` went out or made the block; `points` are by side."""

    number: int
    leader: int
    finish: str
    seat: int
    points: tuple[int, ...]
    plays: int
    draws: int
    passes: int


class SimulationPart(NamedTuple):
    """The rounds from `first` up to but not including `end`; the bots are by seat."""

    bots: tuple[str, ...]
    rules: str
    seed: int
    first: int
    end: int


def simulation_parts(whole: SimulationPart) -> list[SimulationPart]:
    """The parts of a simulation: the same ones for any number of workers."""
    starts = range(whole.first, whole.end, _ROUNDS_IN_A_PART)
    return [whole._replace(first=first, end=min(first + _ROUNDS_IN_A_PART, whole.end)) for first in starts]


def simulate_part(part: SimulationPart) -> list[SimulatedRound]:
    """Play the rounds of a part. The seats lead in turn."""
    return list(_rounds(part))


def _rounds(part: SimulationPart) -> Iterator[SimulatedRound]:
    bots = [bot_named(name, None) for name in part.bots]
    rules, players = preset(part.rules), len(part.bots)
    for number in range(part.first, part.end):
        begun = start(rules, players, part.seed, number, leader=number % players)
        end = play_round(bots, begun, repeatable(f"{part.seed} {number} play"))
        settlement, played = end.settlements[-1], end.round
        assert played is not None, "a round that is over is still there"
        kinds = [type(event) for event in played.course]
        yield SimulatedRound(
            number=number,
            leader=number % players,
            finish=settlement.finish.value,
            seat=settlement.seat,
            points=settlement.points,
            plays=kinds.count(Played),
            draws=kinds.count(Drew),
            passes=kinds.count(Passed),
        )

"""How rounds between equal players come out: a few thousand that the policy plays, scored by the rules."""

from collections import Counter
from typing import NamedTuple, Self

import numpy as np

from kozel.bots.equity.chart import Chart
from kozel.kernel.chance import chance_of
from kozel.kernel.compiled import Floats, Ints
from kozel.kernel.playout.networks import playout_for
from kozel.kernel.position import in_order_of_turns
from kozel.kernel.stakes.results import ENDED_BY, ENDED_WITH, HOW, RESULT, play_rounds
from kozel.kernel.state import OUT
from kozel.kernel.tiles import tile_of
from kozel.kernel.variant import Variant
from kozel.rules.finish import Finish
from kozel.rules.next_leads import NEXT_LEADS, RoundBefore
from kozel.rules.rule_set import RuleSet
from kozel.rules.settlement import Ending, score

ROUNDS = 8192

_SEED = 1

_SOME = 500


class Results(NamedTuple):
    """The results of rounds that side 0 leads, the sides being numbered in the order of turns.

    Each row is a result: for each side the points and the column of `Chart.after`; which side leads next (-1: anybody);
    and how likely that is.
    """

    points: Floats
    columns: Ints
    leads: Ints
    chances: Floats

    def some(self) -> Self:
        """Enough of the results to tell how much they differ, and few enough for a decision."""
        points, columns, leads, chances = (values[:_SOME] for values in self)
        return self._replace(points=points, columns=columns, leads=leads, chances=chances / chances.sum())


def results_of(rules: RuleSet, variant: Variant, chart: Chart) -> Results:
    """The results for so many seats and sides as the variant is for."""
    rounds = np.zeros((ROUNDS, RESULT), np.int64)
    play_rounds(playout_for(variant), chance_of(_SEED), rounds)
    if not rules.going_out_bonus:
        rounds[:, ENDED_WITH] = 0
    seats = in_order_of_turns(tuple(range(variant.players)), rules)
    leads = next_leads(rules, variant, 0)
    found = Counter[tuple[tuple[int, ...], tuple[int, ...], int]]()
    for row, times in Counter(map(tuple, rounds.tolist())).items():
        found[_result(row, seats, rules, variant, chart, leads)] += times
    return Results(
        np.array([points for points, _, _ in found], np.float64),
        np.array([columns for _, columns, _ in found], np.int64),
        np.array([lead for _, _, lead in found], np.int64),
        np.array([*found.values()]) / ROUNDS,
    )


def _result(  # noqa: PLR0913 - a round that was played, and all that it is scored by
    row: tuple[int, ...], seats: tuple[int, ...], rules: RuleSet, variant: Variant, chart: Chart, leads: Ints
) -> tuple[tuple[int, ...], tuple[int, ...], int]:
    """The points, columns and next lead of a round: a row of `kozel.kernel.stakes.results`."""
    counts = [0] * len(seats)
    for place, seat in enumerate(seats):
        counts[seat] = row[place]
    end = Ending(
        finish=Finish.OUT if row[HOW] == OUT else Finish.BLOCK,
        seat=seats[row[ENDED_BY]],
        last=tile_of(row[ENDED_WITH]),
        hands=(),
        counts=tuple(counts),
    )
    of_seat = rules.sides(len(seats))
    sides = [of_seat[seat] for seat in seats[: variant.sides]]
    given = score(rules, end, playing=tuple(range(variant.sides)))
    points = tuple(given.points[side] for side in sides)
    columns = tuple(
        chart.after.shape[1] - 1 if side in given.cleared else chart.column(given.points[side]) for side in sides
    )
    winner = -1 if given.winner is None else sides.index(given.winner)
    return points, columns, int(leads[row[ENDED_BY] % variant.sides, winner + 1])


def next_leads(rules: RuleSet, variant: Variant, leader: int) -> Ints:
    """Which side leads after a round that the side `leader` led, as `Stakes.leads` has it."""
    sides = tuple(place % variant.sides for place in range(variant.players))
    leads = np.full((variant.sides, variant.sides + 1), -1, np.int64)
    for ended_by in range(variant.sides):
        for winner in (None, *range(variant.sides)):
            before = RoundBefore(led_by=leader, ended_by=ended_by, winner=winner, sides=sides, step=1)
            seat = NEXT_LEADS[rules.next_lead](before)
            if seat is not None:
                leads[ended_by, 0 if winner is None else winner + 1] = sides[seat]
    return leads

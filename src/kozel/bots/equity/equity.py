"""The tables of a rule set: what accounts are worth to each side while the match goes on."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from kozel.bots.equity.chart import Chart
from kozel.bots.equity.results import Results, next_leads, results_of
from kozel.kernel.compiled import Floats, Ints
from kozel.kernel.stakes.stakes import Aim, CarryTo, Stakes
from kozel.kernel.stakes.two_sides import fill_lead
from kozel.kernel.stakes.worth import worth_of_accounts, worths_of_rounds
from kozel.kernel.variant import Variant
from kozel.rules.account import Account
from kozel.rules.match_end import end_at_target
from kozel.rules.options import Direction, MatchGoesOn, Tie
from kozel.rules.rule_set import RuleSet

_MOST_ROUNDS = 400
_ARRIVED = 1e-4

_DECIDED = 0.005
"""Where rounds change the chances in a match by no more than that, it is as good as decided, and points count too."""

_CARRY_TO = {Tie.NOBODY: CarryTo.NOBODY, Tie.CARRY: CarryTo.HIGHEST, Tie.CARRY_TO_WINNER: CarryTo.WINNER}


class Equity(NamedTuple):
    """What accounts are worth, for so many seats and sides as the variant is for. The tables are those of `Stakes`."""

    rules: RuleSet
    variant: Variant
    chart: Chart
    results: Results
    lead: Floats
    running: Floats
    arrives: Floats

    def worths(self, accounts: Sequence[Account], *, carry: int = 0, leader: int = -1) -> tuple[float, ...]:
        """For each side the others' mean chance to lose the match, less its own. The sides are in the order of turns.

        `leader` is the side that leads the next round, -1 is anybody. A match that these accounts end is worth its end.
        """
        end, sides = end_at_target(self.rules, tuple(accounts)), range(len(accounts))
        if end is not None:
            lost = [side in end.losers for side in sides]
            return tuple((sum(lost) - own) / (len(lost) - 1) - own for own in lost)
        stakes = self._unscaled(accounts, 0)
        return tuple(
            worth_of_accounts(
                stakes.accounts.copy(), carry, leader, side, len(accounts), stakes, np.empty(len(accounts))
            )
            for side in sides
        )

    def stakes(self, accounts: Sequence[Account], *, side: int, leader: int, carry: int, bonus: int) -> Stakes:
        """What hangs for a side on a round that the side `leader` has led or leads; `bonus` goes to its winner."""
        stakes = self._unscaled(accounts, leader)._replace(carry=carry, bonus=bonus)
        results = self.results.some()
        in_match, in_points = self._in_match(results, stakes, side, leader), self._in_points(results, side, leader)
        chances = results.chances
        match_spread, points_spread = _spread(in_match, chances), _spread(in_points, chances)
        if not match_spread or not points_spread:
            return stakes._replace(points=1.0)
        weight = match_spread**2 / (match_spread**2 + _DECIDED**2)
        scale, points = weight * points_spread / match_spread, 1 - weight
        agreement = _correlation(scale * in_match + points * in_points, in_points, chances)
        return stakes._replace(scale=scale, points=points, agreement=max(0.0, agreement))

    def _unscaled(self, accounts: Sequence[Account], leader: int) -> Stakes:
        return Stakes(
            aim=_aim(self.rules, self.variant).value,
            after=self.chart.after,
            accounts=np.array([self.chart.number(account) for account in accounts], np.int64),
            lead=self.lead,
            leads=next_leads(self.rules, self.variant, leader),
            running=self.running,
            arrives=self.arrives,
            carry=0,
            carry_to=_CARRY_TO[self.rules.tie].value,
            bonus=0,
            scale=0.0,
            points=0.0,
            agreement=1.0,
        )

    def _in_match(self, results: Results, stakes: Stakes, side: int, leader: int) -> Floats:
        """What each of the results would be worth to the side in the match."""
        sides, leads = self.variant.sides, results.leads
        columns = np.ascontiguousarray(_by_side(results.columns, leader))
        worths = np.empty(len(columns))
        turned = np.where(leads < 0, leads, (leads + leader) % sides)
        worths_of_rounds(columns, turned, side, stakes, np.empty(sides, np.int64), np.empty(sides), worths)
        return worths

    def _in_points(self, results: Results, side: int, leader: int) -> Floats:
        """What each of the results would be worth to the side in points."""
        points, sides = _by_side(results.points, leader), self.variant.sides
        return self.variant.sign * (sides * points[:, side] - points.sum(axis=1)) / (sides - 1)


def make_equity(rules: RuleSet, variant: Variant) -> Equity:
    """The tables of a rule set that `has_tables`."""
    chart = Chart.of(rules)
    results = results_of(rules, variant, chart)
    nothing = np.zeros((1, 1))
    if variant.sides == 2:
        return Equity(rules, variant, chart, results, _lead(rules, chart, results), nothing, nothing)
    running = _running(chart, results)
    return Equity(rules, variant, chart, results, nothing, running, _arrives(running))


def _aim(rules: RuleSet, variant: Variant) -> Aim:
    if variant.sides == 2:
        return Aim.TWO_SIDES
    match rules.direction, rules.goes_on:
        case Direction.CREDIT, _:
            return Aim.FIRST_WINS
        case Direction.PENALTY, MatchGoesOn.FIRST_TO_TARGET:
            return Aim.FIRST_LOSES
        case Direction.PENALTY, MatchGoesOn.LAST_ONE_STANDING:
            return Aim.LAST_WINS


def _lead(rules: RuleSet, chart: Chart, results: Results) -> Floats:
    lead = np.zeros((len(chart.after), len(chart.after)))
    running, reached = Account(open=0), Account(open=rules.target)
    lead[chart.reached, :] = _ended(rules, reached, running)
    lead[:, chart.reached] = _ended(rules, running, reached)
    lead[chart.reached, chart.reached] = 0.0
    fill_lead(chart.after, results.columns, results.leads, results.chances, lead)
    return lead


def _ended(rules: RuleSet, mine: Account, others: Account) -> float:
    """What the end of a match between two is worth to the first."""
    end = end_at_target(rules, (mine, others))
    assert end is not None, "one of them has reached the target"
    return float(1 in end.losers) - float(0 in end.losers)


def _running(chart: Chart, results: Results) -> Floats:
    """For each place after the leading side and each account the chances of `Stakes.running`."""
    sides, size = results.columns.shape[1], len(chart.after)
    accounts = np.arange(size)
    next_chances = np.zeros((sides, size, sides, size))
    for place in range(sides):
        for column, lead, chance in _in_one(results.columns[:, place], results.leads, results.chances):
            after = chart.after[:, column]
            if lead < 0:
                next_chances[place, accounts, :, after] += chance / sides
            else:
                next_chances[place, accounts, (place - lead) % sides, after] += chance
    step = next_chances.reshape(sides * size, sides * size)
    running = [np.tile(accounts != chart.reached, sides).astype(float)]
    while len(running) < _MOST_ROUNDS and running[-1].max() > _ARRIVED:
        running.append(step @ running[-1])
    by_place = np.array(running).T.reshape(sides, size, -1)
    # Compiled code is another one for each order in memory; this is that of all other tables.
    return np.ascontiguousarray(np.concatenate((*by_place, by_place.mean(axis=0))))


def _arrives(running: Floats) -> Floats:
    """For each row of `Stakes.running` the chances to reach the target in each round, if it wasn't before."""
    before = np.concatenate((np.ones((len(running), 1)), running[:, :-1]), axis=1)
    return np.where(before > 0, 1 - running / np.maximum(before, 1e-300), 0.0)


def _in_one(columns: Ints, leads: Ints, chances: Floats) -> list[tuple[int, int, float]]:
    """Columns and leads with the sum of their chances."""
    pairs, which = np.unique(np.stack((columns, leads)), axis=1, return_inverse=True)
    sums = np.bincount(which.ravel(), chances)
    return [(int(column), int(lead), float(chance)) for (column, lead), chance in zip(pairs.T, sums, strict=True)]


def _by_side(values: np.ndarray, leader: int) -> np.ndarray:
    """Columns by side, where they are by place after the leading side."""
    return np.roll(values, leader, axis=1)


def _spread(values: Floats, chances: Floats) -> float:
    return float(np.sqrt(chances @ (values - chances @ values) ** 2))


def _correlation(one: Floats, other: Floats, chances: Floats) -> float:
    product = chances @ ((one - chances @ one) * (other - chances @ other))
    return float(product / (_spread(one, chances) * _spread(other, chances)))

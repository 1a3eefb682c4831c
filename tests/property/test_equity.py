"""What accounts are worth in a match: held to the rules, to matches that are played out by chance, and to reason."""

from functools import cache
from random import Random

import msgspec
import numpy as np
import pytest

from kozel.bots.equity.chart import Chart
from kozel.bots.equity.equity import Equity
from kozel.bots.equity.standing import equity_of
from kozel.kernel.points import settle as settle_compiled
from kozel.kernel.position import seats_of, state_of
from kozel.kernel.stakes.after import accounts_after
from kozel.kernel.stakes.stakes import FOR_POINTS, CarryTo
from kozel.kernel.variant import Variant, variant_of
from kozel.rules.account import Account
from kozel.rules.match_end import end_at_target
from kozel.rules.options import Direction, Tie
from kozel.rules.rule_set import RuleSet, preset
from kozel.rules.settlement import ending, settle
from tests.property.test_kernel_lockstep import games, random_start

TABLES = [("kozel-pairs", 4), ("azerbaijani-101", 2), ("kozel", 4), ("kozel-yard", 3), ("general", 3)]
CARRY_TO = {Tie.NOBODY: CarryTo.NOBODY, Tie.CARRY: CarryTo.HIGHEST, Tie.CARRY_TO_WINNER: CarryTo.WINNER}


@cache
def tables(name: str, players: int) -> Equity:
    equity = equity_of(preset(name), players, players)
    assert equity is not None
    return equity


@cache
def chart_of(encoded: bytes) -> Chart:
    return Chart.of(msgspec.msgpack.decode(encoded, type=RuleSet))


def random_account(rules: RuleSet, chance: Random) -> Account:
    """Any account that hasn't reached the target."""
    if rules.opens is not None and chance.random() < 0.4:
        most = rules.opens.threshold - 1 if rules.opens.accumulates else 40
        return Account(remembered=chance.randint(0, most), misses=chance.randrange(rules.opens.burns_after or 1))
    return Account(open=chance.randrange(rules.target))


@pytest.mark.parametrize(("rules", "players"), [*games()], ids=lambda value: getattr(value, "name", value))
def test_compiled_accounts_after_a_round_are_those_of_the_rules(rules: RuleSet, players: int) -> None:
    chance, variant = Random(3), variant_of(rules, players)
    assert isinstance(variant, Variant)
    # Rules that are alike in what becomes of an account share a chart.
    like = preset("kozel").with_options({"target": rules.target, "opening": rules.opening})
    alike = rules if rules.burn_after is not None else like
    chart = chart_of(msgspec.msgpack.encode(alike))
    for number in range(1, 13):
        round_ = random_start(rules, players, chance)
        while round_.finish is None:
            round_ = round_.apply(round_.event(chance.choice(round_.legal())))
        sides = [rules.sides(players)[seat] for seat in seats_of(round_)[: variant.sides]]
        accounts = tuple(random_account(rules, chance) for _ in sides)
        carry = chance.choice((0, 35)) if rules.tie is not Tie.NOBODY else 0
        if rules.tie is Tie.CARRY and rules.block_score != "highest_takes_all":
            carry = 0
        expected = settle(rules, ending(round_, number=number), accounts=accounts, carry=carry)
        bonus = rules.round_bonus[number - 1] if number <= len(rules.round_bonus) else 0
        stakes = FOR_POINTS._replace(
            after=chart.after,
            accounts=np.array([chart.number(accounts[side]) for side in sides]),
            carry=carry,
            carry_to=CARRY_TO[rules.tie].value,
            bonus=bonus,
        )
        state, points, after = state_of(round_), np.zeros(4, np.int64), np.zeros(4, np.int64)
        winner = settle_compiled(state, variant, points)
        left = accounts_after(state, winner, points, variant, stakes, after)
        assert winner == (-1 if expected.winner is None else sides.index(expected.winner))
        assert after[: len(sides)].tolist() == [chart.number(expected.after[side]) for side in sides]
        assert left == expected.carry


LEAD_IS_OFF_BY = 0.003
"""The tables come from 8,192 rounds. With 65,536 nothing is missing in the one that misses it by 0.0017 with these."""


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_the_worth_of_accounts_is_fair(name: str, players: int) -> None:
    equity, chance = tables(name, players), Random(4)
    sides = equity.variant.sides
    for _ in range(100):
        accounts = [random_account(equity.rules, chance) for _ in range(sides)]
        worths = equity.worths(accounts)
        assert sum(worths) == pytest.approx(0, abs=2e-3)
        assert all(-1 <= worth <= 1 for worth in worths)
        order = chance.sample(range(sides), sides)
        assert equity.worths([accounts[side] for side in order]) == pytest.approx([worths[side] for side in order])
        led = [equity.worths(accounts, leader=leader)[0] for leader in range(sides)]
        assert led[0] > max(led) - LEAD_IS_OFF_BY, "to lead is an advantage"


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_more_of_what_is_bad_is_worth_less(name: str, players: int) -> None:
    equity, chance = tables(name, players), Random(5)
    sign = 1 if equity.rules.direction is Direction.CREDIT else -1
    for _ in range(100):
        mine, *others = (random_account(equity.rules, chance) for _ in range(equity.variant.sides))
        more = msgspec.structs.replace(mine, remembered=min(mine.remembered + 1, 12))
        if mine.open is not None:
            more = Account(open=min(mine.open + chance.randint(1, 9), equity.rules.target))
        elif more.remembered <= mine.remembered:
            continue
        for leader in range(equity.variant.sides):
            before = equity.worths((mine, *others), leader=leader)[0]
            assert sign * (equity.worths((more, *others), leader=leader)[0] - before) >= -1e-4


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_match_that_is_over_is_worth_its_end(name: str, players: int) -> None:
    equity, chance = tables(name, players), Random(6)
    for _ in range(50):
        accounts = [random_account(equity.rules, chance) for _ in range(equity.variant.sides)]
        for side in chance.sample(range(len(accounts)), len(accounts) - 1):
            accounts[side] = Account(open=equity.rules.target + chance.randrange(30))
        end = end_at_target(equity.rules, tuple(accounts))
        assert end is not None
        for side, worth in enumerate(equity.worths(accounts)):
            others = [other in end.losers for other in range(len(accounts)) if other != side]
            assert worth == pytest.approx(sum(others) / len(others) - (side in end.losers))


@cache
def sums_of_chances(name: str, players: int) -> list[float]:
    return np.cumsum(tables(name, players).results.chances).tolist()


def played_out(equity: Equity, accounts: list[Account], chance: Random) -> tuple[int, ...]:
    """The sides that lose a match which goes on from there by the rules with rounds of the table of results."""
    now, leader, sides = list(accounts), 0, len(accounts)
    results = equity.results
    chances = sums_of_chances(equity.rules.name, equity.variant.players)
    while (end := end_at_target(equity.rules, tuple(now))) is None:
        (row,) = chance.choices(range(len(chances)), cum_weights=chances)
        for side in range(sides):
            place = (side - leader) % sides
            forgets = results.columns[row, place] == equity.chart.after.shape[1] - 1
            points = int(results.points[row, place])
            if now[side].score < equity.rules.target:
                now[side] = now[side].cleared() if forgets else now[side].given(points, equity.rules.opens)
        lead = int(results.leads[row])
        leader = chance.randrange(sides) if lead < 0 else (leader + lead) % sides
    return end.losers


@pytest.mark.parametrize(
    ("name", "players", "accounts", "near"),
    [
        ("kozel-pairs", 4, [Account(open=80), Account(remembered=24)], 0.06),
        ("azerbaijani-101", 2, [Account(open=70), Account(remembered=5)], 0.06),
        ("kozel", 4, [Account(open=80), Account(open=70), Account(open=30), Account(remembered=12)], 0.1),
        ("general", 3, [Account(open=80), Account(open=50), Account(open=20)], 0.1),
    ],
)
def test_matches_played_out_by_chance_end_so(name: str, players: int, accounts: list[Account], near: float) -> None:
    """Between two sides the tables are exact; of more, each is taken to run by itself, which is off by a little."""
    equity, chance, matches = tables(name, players), Random(7), 1200
    worths = np.zeros(len(accounts))
    for _ in range(matches):
        losers = played_out(equity, accounts, chance)
        lost = np.array([side in losers for side in range(len(accounts))], float)
        worths += (lost.sum() - lost) / (len(lost) - 1) - lost
    assert equity.worths(accounts, leader=0) == pytest.approx(worths / matches, abs=near)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_far_from_the_target_the_stakes_are_nearly_points(name: str, players: int) -> None:
    equity = tables(name, players)
    start = Account() if equity.rules.opening is not None else Account(open=0)
    stakes = equity.stakes([start] * equity.variant.sides, side=0, leader=0, carry=0, bonus=0)
    assert stakes.agreement > 0.95
    assert stakes.points < 0.05

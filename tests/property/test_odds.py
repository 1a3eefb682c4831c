"""Deals sampled by odds: whatever these are, moves come to the same, and those that deals tell make deals count."""

import numpy as np
import pytest

from kozel.bots.thinking import few_deals
from kozel.bots.thinking.few_deals import values_over_all_deals
from kozel.kernel.chance import chance_of
from kozel.kernel.playout.common_knowledge import TO_DRAW
from kozel.kernel.playout.evaluate import evaluate
from kozel.kernel.playout.networks import playout_for
from kozel.kernel.playout.position import Position
from kozel.kernel.playout.sums import Sums
from kozel.kernel.playout.told import Told, with_odds
from kozel.kernel.sampling.count import count_ways
from kozel.kernel.variant import Variant
from tests.random_positions import random_positions


def sampled(position: Position, variant: Variant, deals: int, told: Told) -> Sums:
    sums, playout = Sums.of(len(position.moves)), playout_for(variant)
    for batch in range(deals // 100):
        evaluate(position, playout, 100, chance_of(batch), sums, told)
    return sums


def test_whatever_the_odds_moves_come_to_what_all_deals_say(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(few_deals, "SIDE_BY_SIDE", 0)
    random, tried = np.random.default_rng(2), 0
    for position, variant in random_positions("kozel", 4, rounds=12, seed=11):
        if not 20 < position.deals <= 2000 or position.common[TO_DRAW]:
            continue
        hidden, exact = position.hidden, values_over_all_deals(position, playout_for(variant))
        odds, ways = random.uniform(0.3, 3, hidden.counted.odds.shape), np.empty_like(hidden.counted.ways)
        counted = hidden.counted._replace(odds=odds, ways=ways)
        count_ways(counted)
        sums = sampled(position._replace(hidden=hidden._replace(counted=counted)), variant, 3000, Told.nothing(hidden))
        off = (sums.means - sums.means[0]) - (exact - exact[0])
        covariance = sums.covariance
        errors = np.sqrt(np.maximum(covariance[0, 0] + np.diag(covariance) - 2 * covariance[0], 1e-12))
        assert np.all(np.abs(off) <= 6 * errors + 1e-6)
        tried += 1
    assert tried > 10


@pytest.mark.parametrize(("name", "players"), [("kozel", 4), ("kozel", 2), ("kozel-pairs", 4)])
def test_deals_sampled_by_the_odds_they_tell_count_for_more(name: str, players: int) -> None:
    def worth(sums: Sums) -> float:
        """So many equal deals tell as much."""
        weight, squares = sums.total
        return float(weight**2 / squares)

    before, after = list[float](), list[float]()
    for position, variant in random_positions(name, players, rounds=6, seed=11):
        if len(position.hidden.choices) < 2:
            continue
        told = Told.nothing(position.hidden)
        before.append(worth(sampled(position, variant, 400, told)))
        with_told = position._replace(hidden=with_odds(position.hidden, told, 400))
        after.append(worth(sampled(with_told, variant, 400, Told.nothing(position.hidden))))
    assert len(before) > 20
    assert np.mean(after) > 1.15 * np.mean(before)

"""Putting a guess and sampled values together."""

import numpy as np
import pytest

from kozel.kernel.playout.belief import believe, in_question, inverse
from kozel.kernel.playout.sums import Sums, add_deal


def sums_of(deals: list[list[float]], weights: list[float] | None = None) -> Sums:
    sums = Sums.of(len(deals[0]))
    for values, weight in zip(deals, weights or [1.0] * len(deals), strict=True):
        add_deal(weight, np.array(values), sums)
    return sums


def noise(deals: int, spread: float) -> list[list[float]]:
    random = np.random.default_rng(4)
    return [[10 + random.normal(0, spread), 8 + random.normal(0, spread), 11.0] for _ in range(deals)]


def test_means_and_covariances_are_those_of_the_values() -> None:
    deals = noise(400, 6)
    sums = sums_of(deals)
    assert sums.means == pytest.approx(np.mean(deals, axis=0))
    assert sums.covariance == pytest.approx(np.cov(deals, rowvar=False, ddof=0) / len(deals), abs=1e-9)


def test_a_deal_of_weight_two_is_worth_two_deals_in_the_mean_but_not_in_certainty() -> None:
    one, other = [4.0, 0.0], [0.0, 3.0]
    weighted, twice = sums_of([one, other], [2.0, 1.0]), sums_of([one, one, other])
    assert weighted.means == pytest.approx(twice.means)
    assert weighted.covariance[0, 0] > twice.covariance[0, 0]


def test_few_deals_leave_the_guess_and_many_overrule_it() -> None:
    """The guess is that the first move is the best by 6; in truth it is 1 behind the last."""
    guess = np.array([6.0, 0.0, 0.0])
    assert np.argmax(believe(guess, 2.0, sums_of(noise(4, 20))).means) == 0
    assert np.argmax(believe(guess, 2.0, sums_of(noise(40_000, 20))).means) == 2


def test_the_level_of_a_guess_doesnt_matter() -> None:
    sums = sums_of(noise(50, 5))
    low, high = (believe(np.array([1.0, 2.0, 0.0]) + level, 2.0, sums).means for level in (0.0, 100.0))
    assert low - low[0] == pytest.approx(high - high[0])


def test_what_is_surely_worse_is_no_longer_in_question() -> None:
    sums = sums_of(noise(4000, 5))
    assert in_question(believe(np.zeros(3), 3.0, sums), 2.5).tolist() == [2]
    assert in_question(believe(np.zeros(3), 3.0, sums_of(noise(5, 30))), 2.5).tolist() == [0, 1, 2]


def test_the_sums_of_some_moves_are_those_of_these_moves() -> None:
    deals = noise(30, 5)
    some = sums_of(deals).only(np.array([0, 2]))
    alone = sums_of([[values[0], values[2]] for values in deals])
    assert some.means == pytest.approx(alone.means)
    assert some.covariance == pytest.approx(alone.covariance)


def test_a_matrix_times_its_inverse_is_one() -> None:
    values = np.random.default_rng(2).normal(size=(40, 7))
    covariances = np.cov(values, rowvar=False)
    assert inverse(covariances.copy()) @ covariances == pytest.approx(np.eye(7), abs=1e-9)

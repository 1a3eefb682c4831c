"""Ratings after Weng and Lin, "A Bayesian Approximation Method for Online Ranking" (JMLR 12, 2011), algorithm 1.

A side is as strong as its people together, and who of the two sides wins follows Bradley and Terry. What a game has
shown is shared out among the people of a side: the less sure somebody's rating is, the more of it is theirs.
"""

from typing import NamedTuple

from openskill.models import BradleyTerryFull, BradleyTerryFullRating


class Rating(NamedTuple):
    """What is believed of somebody's strength: a normal distribution with this mean and standard deviation."""

    mean: float
    deviation: float


class RatedGame(NamedTuple):
    """The people of both sides, by whatever they are known by, and the side that won: 0, 1 or (a tie) None."""

    sides: tuple[tuple[str, ...], tuple[str, ...]]
    winner: int | None


NEWCOMER = Rating(1500.0, 125.0)
"""Where everybody begins. Of a side whose two people are both this deviation better than the others, chance leaves one
game in five."""

_DRIFT = 1.25
"""By how much (as a standard deviation) people's strength may change from game to game: old games count ever less."""

_RANKS = {0: (0.0, 1.0), 1: (1.0, 0.0), None: (0.0, 0.0)}

_model = BradleyTerryFull(mu=NEWCOMER.mean, sigma=NEWCOMER.deviation, beta=NEWCOMER.deviation, tau=_DRIFT)


def after(game: RatedGame, ratings: dict[str, Rating]) -> dict[str, Rating]:
    """The ratings of those who played the game, after it; `ratings` are those before, who has none is a newcomer."""
    before = [[_as_known(ratings.get(person, NEWCOMER)) for person in side] for side in game.sides]
    rated = _model.rate(before, ranks=list(_RANKS[game.winner]))
    return {
        person: Rating(new.mu, new.sigma)
        for side, news in zip(game.sides, rated, strict=True)
        for person, new in zip(side, news, strict=True)
    }


def _as_known(rating: Rating) -> BradleyTerryFullRating:
    return _model.create_rating([rating.mean, rating.deviation])

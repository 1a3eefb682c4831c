"""How strong people are, by whom they have beaten at whose side: a mean, and how unsure it is."""

from kozel.club.rating.rating import NEWCOMER, RatedGame, Rating, after

__all__ = ["NEWCOMER", "RatedGame", "Rating", "after"]

"""Bots against each other: duels and simulations, repeatable to the last move, split over processes and machines."""

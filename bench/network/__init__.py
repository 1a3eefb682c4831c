"""Fitting a network of `kernel/playout/network.py`: what it sees, what is fitted, and choices to learn from."""

"""Puzzles over HTTP: a day's puzzle without its answer, and whether an answer is right."""

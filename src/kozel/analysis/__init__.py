"""What a finished round was worth: each decision against the best one, luck and skill, par, puzzles.

Functions of records and of a given budget; where they are computed, kept and shown is decided elsewhere.
"""

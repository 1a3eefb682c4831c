"""The club: pairs tournaments from registration to prizes.

Values and functions of values: formats, draws, results, standings, penalties, prizes. No clock, chance, input or output
of its own; a draw takes its seed.
"""

"""The game: tiles, rule sets, the line, a round, its score, a match, what a seat may see, the record of a match.

Everything here is a value or a function of values. No input or output, no clock, no global randomness,
and nothing of ours is imported from outside this folder: time and chance come in as events.
"""

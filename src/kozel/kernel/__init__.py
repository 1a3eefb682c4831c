"""The game compiled: tiles as bits, whole rounds, exact values, deals that fit what was seen, millions a second.

Numba is imported only by this folder, and this folder only by commands and workers, never by what answers people. What
is true here is decided by `rules/`: the tests play both side by side. Nothing here knows of a match or a file.

`tiles` numbers the tiles and makes sets of them bits of one number; `variant` is a rule set as numbers, `state` a round
in progress; `position` makes both from the values of `rules/`. `play` goes through a round; `points` settles it.
`rounds` are random rounds, `solver/` the exact value of a position, `sampling/` deals that fit, `playout/` rounds
played by a policy. docs/engine.md says how fast and why.
"""

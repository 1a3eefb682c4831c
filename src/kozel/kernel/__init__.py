"""The game compiled: tiles as bits, whole rounds, exact values, deals that fit what was seen, millions a second.

Numba is imported only by this folder, and this folder only by commands and workers, never by what answers people. What
is true here is decided by `rules/`: the tests play both side by side. Nothing here knows of a match or a file.
"""

"""One table as a state machine: (table, command, now) → events or a refusal. Seats, clock, rematches.

No input or output, and the time is an argument. What a person may know of a table is in `view.py`.
"""

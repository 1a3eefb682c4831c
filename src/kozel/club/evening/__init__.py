"""A club's evening: one event as a state machine, from its plan and registration to the last prize.

(evening, command, now) → events or a refusal, as at a table. The events are all that is kept. No clock, chance, input
or output: time and the seeds of draws come in with the commands.
"""

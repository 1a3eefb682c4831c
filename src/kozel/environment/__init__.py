"""For research: the game as an environment in which agents learn, and agents that have learnt as bots.

An action joins a tile to an end; an observation is a row of numbers (`layout.py`). Draws and passes, and plays without
a choice, are made by the environment: an agent is only asked where it has a choice.
"""

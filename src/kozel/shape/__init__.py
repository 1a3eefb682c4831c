"""The shape of data that comes from outside: what in it isn't as it should be. Knows nothing of the game."""

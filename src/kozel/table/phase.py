"""What a table is doing."""

from enum import StrEnum


class Phase(StrEnum):
    """What a table is doing."""

    WAITING = "waiting"
    PLAYING = "playing"
    ROUND_OVER = "round_over"
    MATCH_OVER = "match_over"
    CLOSED = "closed"

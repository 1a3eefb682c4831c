"""Rating points for a finished match. Source: seeds 001 and 004; docs/rules.md, "Rating after a match"."""

FULL_SCORE = 100


def _tenths_half_up(points: int) -> int:
    return max(1, (points + 5) // 10)


def rating_at_target(scores: tuple[int, ...], goats: tuple[int, ...]) -> tuple[int, ...]:
    """A goat gets 0; everyone else a tenth of what their open score lacks to 100, rounded half up, at least 1."""
    return tuple(0 if seat in goats else _tenths_half_up(FULL_SCORE - score) for seat, score in enumerate(scores))


def rating_at_timeout(scores: tuple[int, ...], timed_out: int) -> tuple[int, ...]:
    """Who timed out gets 0; everyone else a tenth of their lead over that player, rounded half up, at least 1."""
    return tuple(
        0 if seat == timed_out else _tenths_half_up(scores[timed_out] - score) for seat, score in enumerate(scores)
    )

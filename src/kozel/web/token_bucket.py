"""A limit on how often something may be done: a bucket of tokens that fills again with time."""


class TokenBucket:
    """Holds up to `capacity` tokens and is given `per_second` more each second; begins full."""

    def __init__(self, capacity: float, per_second: float, now: int) -> None:
        """Fill the bucket. `now` is in milliseconds."""
        self._capacity = capacity
        self._per_ms = per_second / 1000
        self._tokens = capacity
        self._at = now

    def take(self, now: int) -> bool:
        """Take a token, if there is one. `now` is in milliseconds."""
        self._tokens = min(self._capacity, self._tokens + max(0, now - self._at) * self._per_ms)
        self._at = now
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True

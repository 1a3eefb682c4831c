"""Guests: who a browser is, by a secret token in a cookie. The store keeps only the token's hash."""

import hashlib
import secrets
from http.cookies import SimpleCookie

from kozel.store.port import EventStore, Guest

COOKIE = "kozel_guest"
TOKEN_BYTES = 32
ID_BYTES = 12
_YEAR_SECONDS = 365 * 24 * 3600


async def known_guest(store: EventStore, token: str | None) -> str | None:
    """The id of the guest with this token, or None if there is none."""
    return None if token is None else await store.guest(_hash(token))


async def new_guest(store: EventStore, now: int) -> tuple[str, str]:
    """Make a guest, at `now` in milliseconds since the epoch: their id, and the token to give to the browser."""
    token = secrets.token_urlsafe(TOKEN_BYTES)
    guest = Guest(secrets.token_urlsafe(ID_BYTES), _hash(token), now)
    await store.add_guest(guest)
    return guest.id, token


def cookie(token: str, *, secure: bool) -> str:
    """The value of the Set-Cookie header that gives the token to the browser."""
    jar = SimpleCookie()
    jar[COOKIE] = token
    jar[COOKIE]["path"] = "/"
    jar[COOKIE]["max-age"] = _YEAR_SECONDS
    jar[COOKIE]["httponly"] = True
    jar[COOKIE]["samesite"] = "Lax"
    if secure:
        jar[COOKIE]["secure"] = True
    return jar[COOKIE].OutputString()


def _hash(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()

"""The keys in the addresses of players' pages and of slips, signed by the evening's secret: nobody makes one up."""

import hashlib
import hmac
import re

from kozel.club.entry import PlayerId
from kozel.club.evening.decide import Phone, PlayersPhone, Slip
from kozel.club.evening.online import OnlineGame

_SIGNATURE_DIGITS = 24
_KEY = re.compile(
    r"(?:p(?P<player>[\w-]{1,40})|s(?P<drawn>\d{1,9})-(?P<table>\d{1,6})-(?P<side>[01]))\.[0-9a-f]{24}", re.ASCII
)


def player_key(secret: str, player: PlayerId) -> str:
    """The key of a player's own page."""
    return _signed(secret, f"p{player}")


def slip_key(secret: str, slip: Slip) -> str:
    """The key of a side's slip."""
    return _signed(secret, f"s{slip.drawn}-{slip.table}-{slip.side}")


def phone_of(secret: str, key: str) -> Phone | None:
    """Whose key it is, or None if this evening has signed no such key."""
    found = _KEY.fullmatch(key)
    if found is None or not hmac.compare_digest(key, _signed(secret, key.partition(".")[0])):
        return None
    if found["player"] is not None:
        return PlayersPhone(found["player"])
    return Slip(int(found["drawn"]), int(found["table"]), int(found["side"]))


def web_table(secret: str, game: OnlineGame) -> str:
    """The id of the table where a game is played on the web: the same for the same game, and nobody guesses it."""
    text = f"table\n{game.drawn}\n{game.table}\n" + "\n".join(game.players)
    return hmac.new(bytes.fromhex(secret), text.encode(), hashlib.sha256).hexdigest()[:_SIGNATURE_DIGITS]


def print_key(secret: str, organiser: str) -> str:
    """The key by which this organiser's browser may print what has secrets on it, kept in a cookie."""
    return _signed(secret, f"documents-{hashlib.sha256(organiser.encode()).hexdigest()}")


def organiser_token(giver: str, secret: str, command: str) -> str:
    """The token of the organiser who was let in by that command: the same when the command is repeated.

    `giver` is a secret of whoever gave the command, of which no more than the hash is kept: nobody who reads the
    database can make the token.
    """
    return hmac.new(giver.encode(), f"organiser\n{secret}\n{command}".encode(), hashlib.sha256).hexdigest()


def token_hash(token: str) -> str:
    """What is kept of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def _signed(secret: str, text: str) -> str:
    signature = hmac.new(bytes.fromhex(secret), text.encode(), hashlib.sha256).hexdigest()
    # What players' and slips' keys begin with (p, s) must begin no other: one would be taken for the other.
    return f"{text}.{signature[:_SIGNATURE_DIGITS]}"

"""The people and bots of a record, as they are called at the table."""

from kozel.cli.words import say
from kozel.fair.nonce import BOTS_NONCE
from kozel.rules.record import Record
from kozel.table.seat import CHARACTERS


def shown_name(record: Record, seat: int) -> str:
    """The name for people: a record has a bot under its character, which has a name in each language.

    Somebody may call themselves like a character; by the nonce, which a bot never has, they are told from it.
    """
    name = record.players[seat]
    nonce = record.nonces[seat] if record.nonces else BOTS_NONCE
    return say(f"bot.{name}") if name in CHARACTERS and nonce == BOTS_NONCE else name

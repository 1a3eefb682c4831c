"""The people and bots of a record, as they are called at the table."""

from kozel.cli.words import say
from kozel.table.seat import CHARACTERS


def shown_name(name: str) -> str:
    """The name for people: a record has a bot under its character, which has a name in each language."""
    return say(f"bot.{name}") if name in CHARACTERS else name

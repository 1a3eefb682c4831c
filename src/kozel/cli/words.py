"""What the command line says: the catalogue in the language of the terminal."""

import os

from kozel.language import Catalogue, catalogue, system_language, translate


def terminal_words() -> Catalogue:
    """The catalogue in the language of the terminal."""
    return catalogue(system_language(os.environ))


def say(key: str, **values: object) -> str:
    """The message in the language of the terminal, with its values put in."""
    return translate(terminal_words(), key, **values)

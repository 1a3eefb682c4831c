"""What the command line says: the catalogue in the language of the terminal."""

import os

from kozel.language import catalogue, system_language, translate


def say(key: str, **values: object) -> str:
    """The message in the language of the terminal, with its values put in."""
    return translate(catalogue(system_language(os.environ)), key, **values)

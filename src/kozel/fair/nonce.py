"""A player's own share in the deals: 16 random bytes, drawn by their page after it has seen the commitment."""

import re

BOTS_NONCE = ""
"""A bot adds nothing: whoever runs the server runs the bots."""


def is_persons_nonce(text: str) -> bool:
    """Whether a person's page can have drawn this: 32 hexadecimal digits in lower case."""
    return _HEXADECIMAL.fullmatch(text) is not None


_HEXADECIMAL = re.compile(r"[0-9a-f]{32}")

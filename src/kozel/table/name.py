"""The names that people give themselves at a table."""

import unicodedata

LONGEST_NAME = 24


def clean_name(name: str) -> str | None:
    """The name in canonical composition without outer and doubled blanks, or None if it can't be one.

    A name has 1 to 24 characters, and none that steers a text (control, direction, private or unassigned ones).
    """
    if any(unicodedata.category(character) in _UNWANTED for character in name):
        return None
    cleaned = unicodedata.normalize("NFC", " ".join(name.split()))
    return cleaned if 1 <= len(cleaned) <= LONGEST_NAME else None


_UNWANTED = frozenset(("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"))

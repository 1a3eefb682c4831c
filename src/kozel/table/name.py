"""The names that people give themselves at a table."""

import unicodedata

LONGEST_NAME = 24


def clean_name(name: str, longest: int = LONGEST_NAME) -> str | None:
    """The name in canonical composition without outer and doubled blanks, or None if it can't be one.

    A name has 1 to `longest` characters, and none that steers a text (control, direction, private or unassigned ones),
    that looks like nothing, or that is a heap of accents.
    """
    if any(unicodedata.category(character) in _UNWANTED or character in _INVISIBLE for character in name):
        return None
    cleaned = unicodedata.normalize("NFC", " ".join(name.split()))
    return cleaned if 1 <= len(cleaned) <= longest and not _is_heaped(cleaned) else None


def _is_heaped(name: str) -> bool:
    """Whether marks stand on nothing, or so many on one letter that they reach into what stands above or below."""
    marks = MOST_MARKS
    for character in name:
        marks = marks + 1 if unicodedata.category(character) in ("Mn", "Me") else 0
        if marks > MOST_MARKS:
            return True
    return False


MOST_MARKS = 3
"""How many marks a letter may bear; those of all living scripts are content with that."""

_UNWANTED = frozenset(("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"))

_INVISIBLE = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""What looks like a blank without being one: fillers, a joiner, the empty Braille pattern."""

"""What a measurement is told on its command line; a word that won't do is said in one line, with those that would."""

import sys
from collections.abc import Collection
from typing import NoReturn

BAD_INPUT = 2


def arguments(usage: str) -> list[str]:
    """The words after the name of what is run, as in `usage`, where those that may be left out stand in brackets."""
    given, names = sys.argv[1:], [word for word in usage.split() if word.strip("[]").isupper()]
    if not sum("[" not in name for name in names) <= len(given) <= len(names):
        refuse(f"expected {usage}")
    return given


def one_of(name: str, word: str, known: Collection[str]) -> str:
    """The word, which is one of those."""
    if word not in known:
        refuse(f"{name} is one of {', '.join(known)}, not {word}")
    return word


def above_zero(name: str, word: str) -> float:
    """The word as a number above 0."""
    try:
        value = float(word)
    except ValueError:
        value = 0.0
    if not 0 < value < float("inf"):
        refuse(f"{name} is a number above 0, not {word}")
    return value


def whole(name: str, word: str) -> int:
    """The word as a whole number above 0."""
    if not word.isdecimal() or not int(word):
        refuse(f"{name} is a whole number above 0, not {word}")
    return int(word)


def refuse(what: str) -> NoReturn:
    """Say what won't do, and end."""
    print(what, file=sys.stderr)
    raise SystemExit(BAD_INPUT)

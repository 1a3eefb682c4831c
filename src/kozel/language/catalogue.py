"""The catalogue: every message of one language, from the `.po` files in `locales/<language>/`."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from babel.messages import Message as Entry

Message = str | Mapping[str, str]
"""A text, or where a number `{n}` stands in it, a text for each CLDR plural category (`one`, `few`, …)."""

PLURAL_CATEGORIES: Mapping[str, tuple[str, ...]] = {
    "ru": ("one", "few", "many"),
    "ro": ("one", "few", "other"),
    "en": ("one", "other"),
    "es": ("one", "many", "other"),
}
"""The CLDR category of each `msgstr[0]`, `msgstr[1]`, … of a language, for whole numbers."""

LANGUAGES: tuple[str, ...] = tuple(PLURAL_CATEGORIES)


class Catalogue(msgspec.Struct, frozen=True):
    """The messages of a language by their keys. It goes to the page as it is.

    A plural message always has the category `other`, which a browser may ask for where it knows a rule better.
    """

    language: str
    messages: Mapping[str, Message]


@cache
def catalogue(language: str) -> Catalogue:
    """The catalogue of one of `LANGUAGES`; read once.

    Raises:
        ValueError: it is none of them.

    """
    if language not in LANGUAGES:
        message = f"the languages are {', '.join(LANGUAGES)}, not {language!r}"
        raise ValueError(message)
    areas = sorted((locales_folder() / language).glob("*.po"))
    return Catalogue(language, {key: message for area in areas for key, message in read_area(area, language).items()})


def read_area(file: Path, language: str) -> dict[str, Message]:
    """The messages of one `.po` file by their keys.

    Raises:
        ValueError: a message has no text, or not the plural forms of its language.

    """
    from babel.messages.pofile import read_po  # noqa: PLC0415 - slow to import, and most commands say nothing

    with file.open("rb") as po:
        return dict(_keyed(entry, language) for entry in read_po(po, locale=language) if entry.id)


def locales_folder() -> Path:
    """Where the `.po` files are: inside the installed package, or beside `src/` in a checkout."""
    installed = Path(__file__).parents[1] / "locales"
    return installed if installed.is_dir() else Path(__file__).parents[3] / "locales"


def _keyed(entry: "Entry", language: str) -> tuple[str, Message]:
    match entry.id, entry.string:
        case str(key), str(text):
            return key, text
        case (str(key), *_), (*forms,):
            by_category = dict(zip(PLURAL_CATEGORIES[language], forms, strict=True))
            return key, {**by_category, "other": by_category.get("other", forms[-1])}
        case _:
            message = f"{entry.id} has no text"
            raise ValueError(message)

"""Which language to speak to somebody."""

from collections.abc import Iterator, Mapping

from kozel.language.catalogue import LANGUAGES

DEFAULT = "en"


def choose_language(accept_language: str | None, wanted: str | None) -> str:
    """The language that was `wanted` before, if it is one of ours; else what the browser likes best; else English.

    `accept_language` is the HTTP header of that name; parts of it that make no sense count for nothing.
    """
    if wanted in LANGUAGES:
        return wanted
    liked = sorted(_liked(accept_language or ""), key=lambda language: -language[1])
    return next((language for language, quality in liked if quality > 0 and language in LANGUAGES), DEFAULT)


def system_language(environment: Mapping[str, str]) -> str:
    """The language of a terminal, from `LC_ALL`, `LC_MESSAGES` or `LANG`: the first of them that is set decides."""
    locale = next(filter(None, map(environment.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    language = _primary(locale.replace("_", "-").partition(".")[0])
    return language if language in LANGUAGES else DEFAULT


def _liked(accept_language: str) -> Iterator[tuple[str, float]]:
    for part in accept_language.split(","):
        language, *parameters = (piece.strip() for piece in part.split(";"))
        yield _primary(language), _quality(parameters)


def _primary(tag: str) -> str:
    """The language of a tag such as `ro-MD`. Moldovan had a tag of its own for Romanian, which is still met."""
    language = tag.partition("-")[0].strip().lower()
    return "ro" if language == "mo" else language


def _quality(parameters: list[str]) -> float:
    for parameter in parameters:
        name, _, value = parameter.partition("=")
        if name.strip().lower() == "q":
            try:
                return float(value)
            except ValueError:
                return 0
    return 1

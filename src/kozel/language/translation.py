"""Saying a message: the plural form that a number needs, and values in the places that the text has for them."""

from kozel.language.catalogue import Catalogue


def translate(catalogue: Catalogue, key: str, **values: object) -> str:
    """The message with its values put in. The value `n`, a whole number, chooses the form of a plural message.

    Raises:
        KeyError: the catalogue has no such key, or the text names a value that isn't given.

    """
    message = catalogue.messages[key]
    if not isinstance(message, str):
        message = message[_category(catalogue.language, values["n"])]
    return message.format_map(values)


def _category(language: str, number: object) -> str:
    from babel import Locale  # noqa: PLC0415 - slow to import, and most messages have no number

    assert isinstance(number, int), "a plural message speaks of a whole number"
    return Locale.parse(language).plural_form(number)

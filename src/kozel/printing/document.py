"""A document, before it is set."""

import msgspec


class Document(msgspec.Struct, frozen=True):
    """A template by its name, and what is to stand in it. Texts are shown as they are, never read as markup."""

    template: str
    values: dict[str, object]

"""Refusals that only the server's edge knows, beside those of a table and of the rules."""

from enum import StrEnum


class WebRefusalCode(StrEnum):
    """The reasons; `refusal.<code>` in the catalogue says each."""

    NO_SUCH_TABLE = "no_such_table"
    OLD_COMMITMENT = "old_commitment"
    TOO_MANY_TABLES = "too_many_tables"
    NOT_SAVED = "not_saved"
    MALFORMED = "malformed"
    TOO_LARGE = "too_large"
    TOO_FAST = "too_fast"

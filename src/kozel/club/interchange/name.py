"""Names of people as they stand in files."""

from kozel.table.name import clean_name

LONGEST_NAME = 60


def clean(name: str) -> str | None:
    """The name as it is kept, or None if it can't be one: as at a table, but longer."""
    return clean_name(name, LONGEST_NAME)

"""The steps from each version of the database to the next, and how they are taken."""

from pathlib import Path

from sqlalchemy import Connection

HEAD = "0004"
"""The latest version."""

VERSIONS = frozenset(("0001", "0002", "0003", HEAD))
"""All versions that this kozel knows."""


def migrate(connection: Connection) -> None:
    """Bring the database to the latest version, within the transaction that the connection is in."""
    from alembic import command  # noqa: PLC0415 - slow to import, and needed only once for a database
    from alembic.config import Config  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")

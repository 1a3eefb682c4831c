"""The first version: tables, their events and seats, commands, guests."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make everything."""
    op.create_table(
        "tables",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("sequence", sa.Integer, nullable=False),
        sa.Column("opened", sa.Integer, nullable=False),
        sa.Column("unfinished", sa.Boolean, nullable=False),
        sa.Column("awake", sa.Boolean, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("tables_awake", "tables", ["id"], sqlite_where=sa.text("awake"))
    op.create_table(
        "events",
        sa.Column("table_id", sa.String, sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("sequence", sa.Integer, nullable=False),
        sa.Column("body", sa.String, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "sequence"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "seats",
        sa.Column("person", sa.String, nullable=False),
        sa.Column("table_id", sa.String, sa.ForeignKey("tables.id"), nullable=False),
        sa.PrimaryKeyConstraint("person", "table_id"),
        sqlite_with_rowid=False,
    )
    op.create_index("seats_table", "seats", ["table_id"])
    op.create_table(
        "commands",
        sa.Column("owner", sa.String, nullable=False),
        sa.Column("command", sa.String, nullable=False),
        sa.Column("table_id", sa.String, sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("sequence", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("owner", "command"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "guests",
        sa.Column("token_hash", sa.String, primary_key=True),
        sa.Column("id", sa.String, nullable=False, unique=True),
        sa.Column("created", sa.Integer, nullable=False),
        sqlite_with_rowid=False,
    )

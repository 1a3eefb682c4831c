"""Analyses of finished rounds: those that are there, and those that are still to be made."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Make the table of analyses."""
    op.create_table(
        "analyses",
        sa.Column("table_id", sa.String, sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("match", sa.Integer, nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("asked", sa.Integer, nullable=False),
        sa.Column("body", sa.String),
        sa.PrimaryKeyConstraint("table_id", "match", "round"),
        sqlite_with_rowid=False,
    )
    op.create_index("analyses_wanted", "analyses", ["asked"], sqlite_where=sa.text("body IS NULL"))

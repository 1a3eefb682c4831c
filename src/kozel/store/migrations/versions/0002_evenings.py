"""Evenings of clubs: their events, the commands they answer, who organises them."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make their tables."""
    op.create_table(
        "evenings",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("sequence", sa.Integer, nullable=False),
        sa.Column("created", sa.Integer, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("evenings_listed", "evenings", ["created"], sqlite_where=sa.text("listed"))
    op.create_table(
        "evening_events",
        sa.Column("evening_id", sa.String, sa.ForeignKey("evenings.id"), nullable=False),
        sa.Column("sequence", sa.Integer, nullable=False),
        sa.Column("body", sa.String, nullable=False),
        sa.PrimaryKeyConstraint("evening_id", "sequence"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "evening_commands",
        sa.Column("owner", sa.String, nullable=False),
        sa.Column("command", sa.String, nullable=False),
        sa.Column("evening_id", sa.String, sa.ForeignKey("evenings.id"), nullable=False),
        sa.Column("sequence", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("owner", "command"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "organisers",
        sa.Column("evening_id", sa.String, sa.ForeignKey("evenings.id"), nullable=False),
        sa.Column("token_hash", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.PrimaryKeyConstraint("evening_id", "token_hash"),
        sqlite_with_rowid=False,
    )

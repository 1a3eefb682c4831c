"""Analyses are made anew when they are next asked for: skill means something else now, and so do some labels."""

from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Forget those that were made; they follow from the matches, which stay."""
    op.execute("DELETE FROM analyses WHERE body IS NOT NULL")

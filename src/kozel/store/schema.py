"""The tables of the database, as SQLAlchemy describes them. The migrations make them."""

from sqlalchemy import (
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
)

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String, primary_key=True),
    Column("sequence", Integer, nullable=False),
    Column("opened", Integer, nullable=False),
    Column("unfinished", Boolean, nullable=False),
    Column("awake", Boolean, nullable=False),
    sqlite_with_rowid=False,
)
Index("tables_awake", tables.c.id, sqlite_where=tables.c.awake)

events = Table(
    "events",
    metadata,
    Column("table_id", String, ForeignKey("tables.id"), nullable=False),
    Column("sequence", Integer, nullable=False),
    Column("body", String, nullable=False),
    PrimaryKeyConstraint("table_id", "sequence"),
    sqlite_with_rowid=False,
)

seats = Table(
    "seats",
    metadata,
    Column("person", String, nullable=False),
    Column("table_id", String, ForeignKey("tables.id"), nullable=False),
    PrimaryKeyConstraint("person", "table_id"),
    Index("seats_table", "table_id"),
    sqlite_with_rowid=False,
)

commands = Table(
    "commands",
    metadata,
    Column("owner", String, nullable=False),
    Column("command", String, nullable=False),
    Column("table_id", String, ForeignKey("tables.id"), nullable=False),
    Column("sequence", Integer, nullable=False),
    PrimaryKeyConstraint("owner", "command"),
    sqlite_with_rowid=False,
)

evenings = Table(
    "evenings",
    metadata,
    Column("id", String, primary_key=True),
    Column("sequence", Integer, nullable=False),
    Column("created", Integer, nullable=False),
    Column("listed", Boolean, nullable=False),
    sqlite_with_rowid=False,
)
Index("evenings_listed", evenings.c.created, sqlite_where=evenings.c.listed)

evening_events = Table(
    "evening_events",
    metadata,
    Column("evening_id", String, ForeignKey("evenings.id"), nullable=False),
    Column("sequence", Integer, nullable=False),
    Column("body", String, nullable=False),
    PrimaryKeyConstraint("evening_id", "sequence"),
    sqlite_with_rowid=False,
)

evening_commands = Table(
    "evening_commands",
    metadata,
    Column("owner", String, nullable=False),
    Column("command", String, nullable=False),
    Column("evening_id", String, ForeignKey("evenings.id"), nullable=False),
    Column("sequence", Integer, nullable=False),
    PrimaryKeyConstraint("owner", "command"),
    sqlite_with_rowid=False,
)

organisers = Table(
    "organisers",
    metadata,
    Column("evening_id", String, ForeignKey("evenings.id"), nullable=False),
    Column("token_hash", String, nullable=False),
    Column("name", String, nullable=False),
    PrimaryKeyConstraint("evening_id", "token_hash"),
    sqlite_with_rowid=False,
)

guests = Table(
    "guests",
    metadata,
    Column("token_hash", String, primary_key=True),
    Column("id", String, nullable=False, unique=True),
    Column("created", Integer, nullable=False),
    sqlite_with_rowid=False,
)

analyses = Table(
    "analyses",
    metadata,
    Column("table_id", String, ForeignKey("tables.id"), nullable=False),
    Column("match", Integer, nullable=False),
    Column("round", Integer, nullable=False),
    Column("asked", Integer, nullable=False),
    Column("body", String),
    PrimaryKeyConstraint("table_id", "match", "round"),
    sqlite_with_rowid=False,
)
Index("analyses_wanted", analyses.c.asked, sqlite_where=analyses.c.body.is_(None))

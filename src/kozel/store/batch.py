"""One commit's worth of writing to SQLite.

Each step is one statement for the whole batch, its rows in a JSON parameter: SQLite then works through them without
asking for Python's interpreter lock row by row, which a busy event loop is slow to give.
"""

import sqlite3
from collections.abc import Iterable, Sequence
from typing import TypeVar

import msgspec

from kozel.store.evening_batch import write_evening
from kozel.store.port import (
    AnalysesWanted,
    AnalysisMade,
    Answer,
    Append,
    CommandKey,
    Committed,
    Conflict,
    EveningAppend,
    Guest,
    Outcome,
    Repeated,
)

Entry = Append | EveningAppend | Guest | AnalysesWanted | AnalysisMade

T = TypeVar("T")


def write(connection: sqlite3.Connection, entries: Sequence[Entry]) -> list[Outcome | None]:
    """Write the entries in one transaction; the outcome of each append, in order. A guest's place has None.

    Raises:
        sqlite3.Error: nothing was written.

    """
    connection.execute("BEGIN IMMEDIATE")
    try:
        outcomes = _write(connection, entries)
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
    return outcomes


def _write(connection: sqlite3.Connection, entries: Sequence[Entry]) -> list[Outcome | None]:
    appends = [entry for entry in entries if isinstance(entry, Append)]
    answers = _answers(connection, appends)
    sequences = _sequences(connection, appends)
    outcomes = [
        _outcome(entry, answers, sequences)
        if isinstance(entry, Append)
        else write_evening(connection, entry)
        if isinstance(entry, EveningAppend)
        else None
        for entry in entries
    ]
    committed = [
        entry
        for entry, outcome in zip(entries, outcomes, strict=True)
        if isinstance(entry, Append) and isinstance(outcome, Committed)
    ]
    _insert(connection, committed)
    _run(
        connection,
        _GUESTS,
        ([entry.token_hash, entry.id, entry.created] for entry in entries if isinstance(entry, Guest)),
    )
    _run(
        connection,
        _WANTED,
        (
            [wanted.table, wanted.match, wanted.round, entry.asked]
            for entry in entries
            if isinstance(entry, AnalysesWanted)
            for wanted in entry.rounds
        ),
    )
    _run(
        connection,
        _MADE,
        ([*entry.round, entry.body] for entry in entries if isinstance(entry, AnalysisMade)),
    )
    return outcomes


def _outcome(append: Append, answers: dict[CommandKey, Answer], sequences: dict[str, int]) -> Outcome:
    """Judge one append after those before it, whose traces it leaves to those behind it."""
    if append.command is not None and append.command in answers:
        return Repeated(answers[append.command])
    if sequences.get(append.table, 0) != append.after:
        return Conflict()
    sequences[append.table] = append.after + len(append.events)
    answer = Answer(append.table, sequences[append.table])
    if append.command is not None:
        answers[append.command] = answer
    return Committed(answer)


def _answers(connection: sqlite3.Connection, appends: Iterable[Append]) -> dict[CommandKey, Answer]:
    keys = [(append.command.owner, append.command.command) for append in appends if append.command is not None]
    rows = _read(connection, _ANSWERS, keys, list[tuple[str, str, str, int]])
    return {CommandKey(owner, command): Answer(table, sequence) for owner, command, table, sequence in rows}


def _sequences(connection: sqlite3.Connection, appends: Iterable[Append]) -> dict[str, int]:
    rows = _read(connection, _SEQUENCES, [append.table for append in appends], list[tuple[str, int]])
    return dict(rows)


def _insert(connection: sqlite3.Connection, appends: Sequence[Append]) -> None:
    latest = {append.table: append for append in appends}
    _run(
        connection,
        _TABLES,
        (
            [append.table, append.after + len(append.events), append.events[0].at, append.unfinished, append.awake]
            for append in latest.values()
        ),
    )
    _run(
        connection,
        _EVENTS,
        (
            [append.table, append.after + place, msgspec.json.encode(event).decode()]
            for append in appends
            for place, event in enumerate(append.events, start=1)
        ),
    )
    _run(
        connection,
        _COMMANDS,
        (
            [append.command.owner, append.command.command, append.table, append.after + len(append.events)]
            for append in appends
            if append.command is not None
        ),
    )
    seated = {append.table: append.people for append in appends if append.people is not None}
    _run(connection, _NO_SEATS, seated)
    _run(connection, _SEATS, ([person, table] for table, people in seated.items() for person in people))


def _run(connection: sqlite3.Connection, statement: str, rows: Iterable[object]) -> None:
    encoded = msgspec.json.encode(list(rows)).decode()
    if encoded != "[]":
        connection.execute(statement, (encoded,))


def _read(connection: sqlite3.Connection, statement: str, keys: Sequence[object], rows: type[T]) -> T | tuple[()]:
    if not keys:
        return ()
    (encoded,) = connection.execute(statement, (msgspec.json.encode(keys).decode(),)).fetchone()
    return msgspec.json.decode(encoded, type=rows)


_ANSWERS = """
SELECT json_group_array(json_array(commands.owner, commands.command, commands.table_id, commands.sequence))
FROM json_each(?) AS key
CROSS JOIN commands
    ON commands.owner = json_extract(key.value, '$[0]') AND commands.command = json_extract(key.value, '$[1]')
"""

_SEQUENCES = """
SELECT json_group_array(json_array(id, sequence)) FROM tables WHERE id IN (SELECT value FROM json_each(?))
"""

# "WHERE true" tells SQLite that the ON which follows isn't a join's.
_TABLES = """
INSERT INTO tables (id, sequence, opened, unfinished, awake)
SELECT
    json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'),
    json_extract(value, '$[3]'), json_extract(value, '$[4]')
FROM json_each(?)
WHERE true
ON CONFLICT (id) DO UPDATE
SET sequence = excluded.sequence, unfinished = excluded.unfinished, awake = excluded.awake
"""

_EVENTS = """
INSERT INTO events (table_id, sequence, body)
SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]') FROM json_each(?)
"""

_COMMANDS = """
INSERT INTO commands (owner, command, table_id, sequence)
SELECT
    json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'), json_extract(value, '$[3]')
FROM json_each(?)
"""

_NO_SEATS = "DELETE FROM seats WHERE table_id IN (SELECT value FROM json_each(?))"

_SEATS = """
INSERT INTO seats (person, table_id)
SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]') FROM json_each(?)
"""

_GUESTS = """
INSERT INTO guests (token_hash, id, created)
SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]') FROM json_each(?)
"""

_WANTED = """
INSERT OR IGNORE INTO analyses (table_id, match, round, asked)
SELECT
    json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'), json_extract(value, '$[3]')
FROM json_each(?)
"""

_MADE = """
UPDATE analyses SET body = json_extract(made.value, '$[3]')
FROM json_each(?) AS made
WHERE
    table_id = json_extract(made.value, '$[0]')
    AND match = json_extract(made.value, '$[1]')
    AND round = json_extract(made.value, '$[2]')
"""

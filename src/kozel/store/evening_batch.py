"""Writing the events of evenings one by one, since they are few, within the transaction of the batch they are in."""

import sqlite3

import msgspec

from kozel.store.port import Answer, Committed, Conflict, EveningAppend, Outcome, Repeated


def write_evening(connection: sqlite3.Connection, append: EveningAppend) -> Outcome:
    """Write the events, unless its command was answered before or the log has gone on.

    Raises:
        sqlite3.Error: the transaction is to be given up.

    """
    if append.command is not None:
        key = (append.command.owner, append.command.command)
        answered = connection.execute(_ANSWER, key).fetchone()
        if answered is not None:
            return Repeated(Answer(*answered))
    row = connection.execute(_SEQUENCE, (append.evening,)).fetchone()
    if (0 if row is None else row[0]) != append.after:
        return Conflict()
    sequence = append.after + len(append.events)
    connection.execute(_EVENING, (append.evening, sequence, append.events[0].at, append.listed))
    connection.executemany(
        _EVENT,
        (
            (append.evening, number, msgspec.json.encode(event).decode())
            for number, event in enumerate(append.events, start=append.after + 1)
        ),
    )
    if append.command is not None:
        connection.execute(_COMMAND, (append.command.owner, append.command.command, append.evening, sequence))
    if append.organiser is not None:
        connection.execute(_ORGANISER, (append.evening, append.organiser.token_hash, append.organiser.name))
    if append.dismissed is not None:
        connection.execute(_DISMISSED, (append.evening, append.dismissed))
    return Committed(Answer(append.evening, sequence))


_ANSWER = "SELECT evening_id, sequence FROM evening_commands WHERE owner = ? AND command = ?"

_SEQUENCE = "SELECT sequence FROM evenings WHERE id = ?"

_EVENING = """
INSERT INTO evenings (id, sequence, created, listed) VALUES (?, ?, ?, ?)
ON CONFLICT (id) DO UPDATE SET sequence = excluded.sequence, listed = excluded.listed
"""

_EVENT = "INSERT INTO evening_events (evening_id, sequence, body) VALUES (?, ?, ?)"

_COMMAND = "INSERT INTO evening_commands (owner, command, evening_id, sequence) VALUES (?, ?, ?, ?)"

_ORGANISER = "INSERT INTO organisers (evening_id, token_hash, name) VALUES (?, ?, ?)"

_DISMISSED = "DELETE FROM organisers WHERE evening_id = ? AND name = ?"

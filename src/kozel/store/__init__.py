"""The event log and the rest of the data: the port that the server speaks to, and SQLite behind it.

Only here is anything known of SQL or of files. Nothing here decides what may happen at a table or in an evening.
"""

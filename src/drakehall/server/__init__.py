"""The table server: one process, one database file, one task for each table."""

"""One file a step; its ``revision`` is its name in the database."""

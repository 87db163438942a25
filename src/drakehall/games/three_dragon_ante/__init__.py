"""Three-Dragon Ante: the base game of 2005 for 2-6 players."""

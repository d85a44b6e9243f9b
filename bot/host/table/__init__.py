"""A table in memory: its stored row, its running game, its snapshot, its timing, and the cache of tables."""

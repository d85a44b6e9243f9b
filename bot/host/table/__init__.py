"""A table in memory: its session, its snapshot, its cache."""

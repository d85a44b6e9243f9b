"""Several processes on one database: their shards, the tables they look after, and their news."""

"""Several processes on one database: which shards each runs, which tables it looks after, and what they tell others."""

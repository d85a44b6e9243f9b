-- Ratings that have been worked out, so that they need not be worked out again from all games: JSON of their host's own.
CREATE TABLE rating_pools (
    pool TEXT PRIMARY KEY,
    kept TEXT NOT NULL CHECK (json_valid(kept))
) STRICT;

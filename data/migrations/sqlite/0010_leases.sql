-- What one process does at a time, who does it, and until when it is theirs.
CREATE TABLE leases (
    name   TEXT PRIMARY KEY,
    holder TEXT NOT NULL,
    until  REAL NOT NULL
) STRICT;

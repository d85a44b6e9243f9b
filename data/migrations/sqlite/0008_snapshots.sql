-- A running game after some of its actions, so that a table need not replay them all. The actions are the truth:
-- any row may be deleted. `code` names the version of the program that can read `data`.
CREATE TABLE snapshots (
    table_id TEXT    NOT NULL PRIMARY KEY REFERENCES tables (id),
    revision INTEGER NOT NULL CHECK (revision > 0),
    code     TEXT    NOT NULL,
    data     BLOB    NOT NULL
) STRICT;

-- Whose games that counted ended early without costing them anything: only a few a day may.
CREATE TABLE free_endings (
    player   INTEGER NOT NULL REFERENCES players (id),
    table_id TEXT    NOT NULL REFERENCES tables (id),
    at       REAL    NOT NULL,
    PRIMARY KEY (player, table_id)
) STRICT, WITHOUT ROWID;

-- Who wants to be told when a seat at a full open table is free: once, in the table's channel.
CREATE TABLE seat_waits (
    table_id TEXT    NOT NULL REFERENCES tables (id),
    player   INTEGER NOT NULL REFERENCES players (id),
    at       REAL    NOT NULL,
    PRIMARY KEY (table_id, player)
) STRICT, WITHOUT ROWID;

CREATE INDEX seat_waits_by_player ON seat_waits (player);

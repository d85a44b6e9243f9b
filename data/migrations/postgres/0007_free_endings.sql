-- As in SQLite's 0015.
CREATE TABLE free_endings (
    player   bigint           NOT NULL REFERENCES players (id),
    table_id text             NOT NULL REFERENCES tables (id),
    at       double precision NOT NULL,
    PRIMARY KEY (player, table_id)
);

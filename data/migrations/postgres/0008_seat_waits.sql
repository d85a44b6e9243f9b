-- As in SQLite's 0016.
CREATE TABLE seat_waits (
    table_id text COLLATE "C" NOT NULL REFERENCES tables (id),
    player   bigint           NOT NULL REFERENCES players (id),
    at       double precision NOT NULL,
    PRIMARY KEY (table_id, player)
);

CREATE INDEX seat_waits_by_player ON seat_waits (player);

-- As in SQLite's 0025.
CREATE TABLE reactions (
    table_id text COLLATE "C" NOT NULL REFERENCES tables (id),
    number   integer          NOT NULL CHECK (number > 0),
    player   bigint           NOT NULL REFERENCES players (id),
    emoji    text             NOT NULL,
    PRIMARY KEY (table_id, number, player)
);

CREATE INDEX reactions_by_player ON reactions (player);

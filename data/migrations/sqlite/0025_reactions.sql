-- People's reactions to moves, beside the actions: one of a person to an action.
CREATE TABLE reactions (
    table_id TEXT    NOT NULL REFERENCES tables (id),
    number   INTEGER NOT NULL CHECK (number > 0),
    player   INTEGER NOT NULL REFERENCES players (id),
    emoji    TEXT    NOT NULL,
    PRIMARY KEY (table_id, number, player)
) STRICT, WITHOUT ROWID;

CREATE INDEX reactions_by_player ON reactions (player);

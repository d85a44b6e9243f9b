-- The actions of old games in few bytes: a row for each player of a table, and one for its computers (NULL).
-- Each row has its last action's number and time; how the actions are packed is said in data/store/packed_actions.py.
CREATE TABLE compacted_actions (
    table_id TEXT    NOT NULL REFERENCES tables (id),
    number   INTEGER NOT NULL CHECK (number > 0),
    at       REAL    NOT NULL,
    player   INTEGER REFERENCES players (id),
    data     BLOB    NOT NULL,
    PRIMARY KEY (table_id, number)
) STRICT;

CREATE INDEX compacted_actions_by_player ON compacted_actions (player) WHERE player IS NOT NULL;

ALTER TABLE tables ADD COLUMN actions_compacted INTEGER NOT NULL DEFAULT 0 CHECK (actions_compacted IN (0, 1));
CREATE INDEX tables_to_compact ON tables (since)
    WHERE started AND NOT actions_dropped AND NOT actions_compacted
    AND status NOT IN ('open', 'running', 'paused');

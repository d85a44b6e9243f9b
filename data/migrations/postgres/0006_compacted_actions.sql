-- The actions of old games in few bytes: a row for each player of a table, and one for its computers (NULL).
-- Each row has its last action's number and time; how the actions are packed is said in data/store/packed_actions.py.
CREATE TABLE compacted_actions (
    table_id text COLLATE "C" NOT NULL REFERENCES tables (id),
    number   integer          NOT NULL CHECK (number > 0),
    at       double precision NOT NULL,
    player   bigint           REFERENCES players (id),
    data     bytea            NOT NULL,
    PRIMARY KEY (table_id, number)
);

CREATE INDEX compacted_actions_by_player ON compacted_actions (player) WHERE player IS NOT NULL;

ALTER TABLE tables ADD COLUMN actions_compacted boolean NOT NULL DEFAULT FALSE;
CREATE INDEX tables_to_compact ON tables (since)
    WHERE started AND NOT actions_dropped AND NOT actions_compacted
    AND status NOT IN ('open', 'running', 'paused');

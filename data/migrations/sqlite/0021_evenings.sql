-- The evenings of channels: games with no pause of two hours between two moves. Everything else about an evening follows
-- from its tables and their results. ``posts`` counts the messages of its room, as in tables; ``given_up`` says that
-- somebody deleted the last one. ``card`` is what is left to do about its picture once it has ended.
CREATE TABLE evenings (
    id           INTEGER PRIMARY KEY,
    guild_id     INTEGER NOT NULL,
    channel_id   INTEGER NOT NULL,
    began_at     REAL    NOT NULL,
    ended_at     REAL,
    message_id   INTEGER,
    message_at   REAL    NOT NULL DEFAULT 0,
    posts        INTEGER NOT NULL DEFAULT 0,
    given_up     INTEGER NOT NULL DEFAULT 0 CHECK (given_up IN (0, 1)),
    card         TEXT    NOT NULL DEFAULT '' CHECK (card IN ('', 'due', 'done')),
    card_message INTEGER
) STRICT;

-- A channel has one open evening, even if two processes begin it at once.
CREATE UNIQUE INDEX evenings_now ON evenings (channel_id) WHERE ended_at IS NULL;
CREATE INDEX evenings_with_card_due ON evenings (id) WHERE card = 'due';

-- The tables played at in an evening. A game that was put aside may belong to several; their channel may be a thread.
CREATE TABLE evening_tables (
    evening  INTEGER NOT NULL REFERENCES evenings (id) ON DELETE CASCADE,
    table_id TEXT    NOT NULL REFERENCES tables (id),
    PRIMARY KEY (evening, table_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX evening_tables_by_table ON evening_tables (table_id);

-- The messages that a channel of a server keeps: its boards, and the last one that closed a season or summed up a week.
-- An edition is stored before its message is sent, so that it is sent once. `lost` says that it was deleted.
CREATE TABLE server_posts (
    guild_id   INTEGER NOT NULL,
    kind       TEXT    NOT NULL,
    edition    INTEGER NOT NULL CHECK (edition > 0),
    channel_id INTEGER NOT NULL,
    begun_at   REAL    NOT NULL,
    message_id INTEGER,
    lost       INTEGER NOT NULL DEFAULT 0 CHECK (lost IN (0, 1)),
    PRIMARY KEY (guild_id, kind)
) STRICT, WITHOUT ROWID;

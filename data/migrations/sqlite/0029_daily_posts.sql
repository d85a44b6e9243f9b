-- The post of the day of each server: the last one, and when somebody last pressed something of the deal of the day
-- there. A day is stored before its post is sent, so that it is sent once. `lost` says that it was deleted.
CREATE TABLE daily_posts (
    guild_id    INTEGER PRIMARY KEY,
    active_at   REAL    NOT NULL DEFAULT 0,
    day         TEXT    NOT NULL DEFAULT '',
    game        TEXT    NOT NULL DEFAULT '',
    game_before TEXT    NOT NULL DEFAULT '',
    channel_id  INTEGER NOT NULL DEFAULT 0,
    begun_at    REAL    NOT NULL DEFAULT 0,
    message_id  INTEGER,
    lost        INTEGER NOT NULL DEFAULT 0 CHECK (lost IN (0, 1))
) STRICT;

-- The last day of which a person was told by direct message, and that message.
CREATE TABLE daily_calls (
    player     INTEGER PRIMARY KEY REFERENCES players (id),
    day        TEXT    NOT NULL,
    message_id INTEGER
) STRICT;

CREATE INDEX daily_servers_by_end ON daily_servers (finished_at, guild_id) WHERE finished_at IS NOT NULL;

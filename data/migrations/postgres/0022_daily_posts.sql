-- As in SQLite's 0029.
CREATE TABLE daily_posts (
    guild_id    bigint           PRIMARY KEY,
    active_at   double precision NOT NULL DEFAULT 0,
    day         text COLLATE "C" NOT NULL DEFAULT '',
    game        text COLLATE "C" NOT NULL DEFAULT '',
    game_before text COLLATE "C" NOT NULL DEFAULT '',
    channel_id  bigint           NOT NULL DEFAULT 0,
    begun_at    double precision NOT NULL DEFAULT 0,
    message_id  bigint,
    lost        boolean          NOT NULL DEFAULT FALSE
);

CREATE TABLE daily_calls (
    player     bigint           PRIMARY KEY REFERENCES players (id),
    day        text COLLATE "C" NOT NULL,
    message_id bigint
);

CREATE INDEX daily_servers_by_end ON daily_servers (finished_at, guild_id) WHERE finished_at IS NOT NULL;

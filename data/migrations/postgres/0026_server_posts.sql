-- As in SQLite's 0033.
CREATE TABLE server_posts (
    guild_id   bigint           NOT NULL,
    kind       text COLLATE "C" NOT NULL,
    edition    integer          NOT NULL CHECK (edition > 0),
    channel_id bigint           NOT NULL,
    begun_at   double precision NOT NULL,
    message_id bigint,
    lost       boolean          NOT NULL DEFAULT FALSE,
    PRIMARY KEY (guild_id, kind)
);

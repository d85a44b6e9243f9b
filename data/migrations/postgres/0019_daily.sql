-- As in SQLite's 0026.
CREATE TABLE daily_days (
    day          text COLLATE "C" NOT NULL,
    edition      integer          NOT NULL CHECK (edition > 0),
    secret       bytea            NOT NULL,
    commitment   text             NOT NULL,
    code         text             NOT NULL,
    created_at   double precision NOT NULL,
    restarted_at double precision,
    closed_at    double precision,
    PRIMARY KEY (day, edition)
);

CREATE TABLE daily_pars (
    day     text COLLATE "C" NOT NULL,
    edition integer          NOT NULL,
    game    text COLLATE "C" NOT NULL,
    score   integer          NOT NULL,
    actions bytea            NOT NULL,
    PRIMARY KEY (day, edition, game),
    FOREIGN KEY (day, edition) REFERENCES daily_days (day, edition)
);

CREATE TABLE daily_attempts (
    day         text COLLATE "C" NOT NULL,
    edition     integer          NOT NULL,
    game        text COLLATE "C" NOT NULL,
    player      bigint           NOT NULL REFERENCES players (id),
    account     text COLLATE "C",
    table_id    text COLLATE "C" NOT NULL UNIQUE REFERENCES tables (id),
    started_at  double precision NOT NULL,
    everywhere  boolean          NOT NULL,
    finished_at double precision,
    score       integer,
    percentile  double precision,
    place       integer,
    PRIMARY KEY (day, edition, game, player),
    UNIQUE (day, edition, game, account),
    FOREIGN KEY (day, edition) REFERENCES daily_days (day, edition)
);

CREATE INDEX daily_attempts_by_score ON daily_attempts (day, edition, game, score, everywhere, finished_at, player);
CREATE INDEX daily_attempts_by_player ON daily_attempts (player, day);
CREATE INDEX daily_attempts_under_way ON daily_attempts (day, edition) WHERE finished_at IS NULL;

CREATE TABLE daily_servers (
    day         text COLLATE "C" NOT NULL,
    edition     integer          NOT NULL,
    game        text COLLATE "C" NOT NULL,
    player      bigint           NOT NULL,
    guild_id    bigint           NOT NULL,
    score       integer,
    finished_at double precision,
    place       integer,
    removed     boolean          NOT NULL DEFAULT FALSE,
    PRIMARY KEY (day, edition, game, player, guild_id),
    FOREIGN KEY (day, edition, game, player) REFERENCES daily_attempts (day, edition, game, player)
);

CREATE INDEX daily_servers_by_score ON daily_servers
    (day, edition, game, guild_id, score, removed, finished_at, player);
CREATE INDEX daily_servers_by_player ON daily_servers (player);

ALTER TABLE tables ADD COLUMN daily text COLLATE "C" NOT NULL DEFAULT '';
DROP INDEX tables_by_busy_channel;
CREATE UNIQUE INDEX tables_by_busy_channel ON tables (channel_id) WHERE status IN ('open', 'running') AND daily = '';

DROP INDEX moderation_of_tables;
CREATE UNIQUE INDEX moderation_of_tables ON moderation (table_id, kind, guild_id)
    WHERE table_id IS NOT NULL AND lifted_at IS NULL;

ALTER TABLE players ADD COLUMN known_since double precision NOT NULL DEFAULT 0;

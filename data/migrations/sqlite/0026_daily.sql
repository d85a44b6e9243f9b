-- The deal of the day. An edition is one secret of a day: a day that is restarted, because the code that decides has
-- changed, gets another. The secret gives every card; its hash is shown the day before.
CREATE TABLE daily_days (
    day          TEXT    NOT NULL,
    edition      INTEGER NOT NULL CHECK (edition > 0),
    secret       BLOB    NOT NULL,
    commitment   TEXT    NOT NULL,
    code         TEXT    NOT NULL,
    created_at   REAL    NOT NULL,
    restarted_at REAL,
    closed_at    REAL,
    PRIMARY KEY (day, edition)
) STRICT, WITHOUT ROWID;

-- What the master makes of a person's seat, with its actions: secret until one has finished.
CREATE TABLE daily_pars (
    day     TEXT    NOT NULL,
    edition INTEGER NOT NULL,
    game    TEXT    NOT NULL,
    score   INTEGER NOT NULL,
    actions BLOB    NOT NULL,
    PRIMARY KEY (day, edition, game),
    FOREIGN KEY (day, edition) REFERENCES daily_days (day, edition)
) STRICT, WITHOUT ROWID;

-- A person's one attempt. `account` is a keyed hash of their Discord account until the day is closed, so that somebody
-- who has the bot forget them cannot begin again. `everywhere` says whether it counts beyond its servers. Percentile
-- and place are set at the close.
CREATE TABLE daily_attempts (
    day         TEXT    NOT NULL,
    edition     INTEGER NOT NULL,
    game        TEXT    NOT NULL,
    player      INTEGER NOT NULL REFERENCES players (id),
    account     TEXT,
    table_id    TEXT    NOT NULL UNIQUE REFERENCES tables (id),
    started_at  REAL    NOT NULL,
    everywhere  INTEGER NOT NULL CHECK (everywhere IN (0, 1)),
    finished_at REAL,
    score       INTEGER,
    percentile  REAL,
    place       INTEGER,
    PRIMARY KEY (day, edition, game, player),
    UNIQUE (day, edition, game, account),
    FOREIGN KEY (day, edition) REFERENCES daily_days (day, edition)
) STRICT, WITHOUT ROWID;

CREATE INDEX daily_attempts_by_score ON daily_attempts (day, edition, game, score, everywhere, finished_at, player);
CREATE INDEX daily_attempts_by_player ON daily_attempts (player, day);
CREATE INDEX daily_attempts_under_way ON daily_attempts (day, edition) WHERE finished_at IS NULL;

-- The servers in which an attempt counts, with its score. `removed`: by the server's moderators.
CREATE TABLE daily_servers (
    day         TEXT    NOT NULL,
    edition     INTEGER NOT NULL,
    game        TEXT    NOT NULL,
    player      INTEGER NOT NULL,
    guild_id    INTEGER NOT NULL,
    score       INTEGER,
    finished_at REAL,
    place       INTEGER,
    removed     INTEGER NOT NULL DEFAULT 0 CHECK (removed IN (0, 1)),
    PRIMARY KEY (day, edition, game, player, guild_id),
    FOREIGN KEY (day, edition, game, player) REFERENCES daily_attempts (day, edition, game, player)
) STRICT, WITHOUT ROWID;

CREATE INDEX daily_servers_by_score ON daily_servers
    (day, edition, game, guild_id, score, removed, finished_at, player);
CREATE INDEX daily_servers_by_player ON daily_servers (player);

-- The attempt that is played at a table, as day/edition/game; empty at all others. Such tables do not occupy a channel.
ALTER TABLE tables ADD COLUMN daily TEXT NOT NULL DEFAULT '';
DROP INDEX tables_by_busy_channel;
CREATE UNIQUE INDEX tables_by_busy_channel ON tables (channel_id) WHERE status IN ('open', 'running') AND daily = '';

-- An attempt counts in several servers, and the moderators of each may remove it there.
DROP INDEX moderation_of_tables;
CREATE UNIQUE INDEX moderation_of_tables ON moderation (table_id, kind, guild_id)
    WHERE table_id IS NOT NULL AND lifted_at IS NULL;

-- When the bot first saw a person; 0 if that was before it was kept.
ALTER TABLE players ADD COLUMN known_since REAL NOT NULL DEFAULT 0;

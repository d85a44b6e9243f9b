-- Tournaments. The events are the truth; `revision` is the number of the last one, and with it the lock. `phase` and
-- `due_at`, the next moment at which something has to be done, follow from them and are written with them.
CREATE TABLE tournaments (
    id         TEXT    PRIMARY KEY,
    guild_id   INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    name       TEXT    NOT NULL,
    config     TEXT    NOT NULL,
    organiser  INTEGER NOT NULL REFERENCES players (id),
    secret     BLOB    NOT NULL,
    commitment TEXT    NOT NULL,
    created_at REAL    NOT NULL,
    revision   INTEGER NOT NULL DEFAULT 0,
    phase      TEXT    NOT NULL,
    due_at     REAL
) STRICT, WITHOUT ROWID;

CREATE INDEX tournaments_by_server ON tournaments (guild_id, created_at);
CREATE INDEX tournaments_by_organiser ON tournaments (organiser);
CREATE INDEX tournaments_due ON tournaments (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX tournaments_under_way ON tournaments (id) WHERE phase NOT IN ('over', 'cancelled');

-- `actor` is the person whose event it is; none for what the clock or a table did.
CREATE TABLE tournament_events (
    tournament_id TEXT    NOT NULL REFERENCES tournaments (id),
    number     INTEGER NOT NULL CHECK (number > 0),
    at         REAL    NOT NULL,
    kind       TEXT    NOT NULL,
    actor      INTEGER REFERENCES players (id),
    data       TEXT    NOT NULL,
    PRIMARY KEY (tournament_id, number)
) STRICT, WITHOUT ROWID;

CREATE INDEX tournament_events_by_actor ON tournament_events (actor) WHERE actor IS NOT NULL;

-- The people in a tournament. `account` is a keyed hash of their Discord account until it has ended, so that somebody
-- who has the bot forget them cannot enter again.
CREATE TABLE tournament_people (
    tournament_id TEXT    NOT NULL REFERENCES tournaments (id),
    player     INTEGER NOT NULL REFERENCES players (id),
    account    TEXT,
    PRIMARY KEY (tournament_id, player),
    UNIQUE (tournament_id, account)
) STRICT, WITHOUT ROWID;

CREATE INDEX tournament_people_by_player ON tournament_people (player);

-- The first three places of ended tournaments, a row for each person.
CREATE TABLE tournament_trophies (
    tournament_id TEXT    NOT NULL REFERENCES tournaments (id),
    player     INTEGER NOT NULL REFERENCES players (id),
    guild_id   INTEGER NOT NULL,
    place      INTEGER NOT NULL CHECK (place BETWEEN 1 AND 3),
    entries    INTEGER NOT NULL,
    at         REAL    NOT NULL,
    PRIMARY KEY (tournament_id, player)
) STRICT, WITHOUT ROWID;

CREATE INDEX tournament_trophies_by_player ON tournament_trophies (player, at);
CREATE INDEX tournament_trophies_by_server ON tournament_trophies (guild_id, at);

-- Messages, threads and calendar entries: a row is stored before Discord is asked, so that each is made once. `lost`
-- says that it was deleted, or cannot be made.
CREATE TABLE tournament_posts (
    tournament_id TEXT    NOT NULL REFERENCES tournaments (id),
    kind       TEXT    NOT NULL,
    begun_at   REAL    NOT NULL,
    channel_id INTEGER NOT NULL,
    message_id INTEGER,
    lost       INTEGER NOT NULL DEFAULT 0 CHECK (lost IN (0, 1)),
    PRIMARY KEY (tournament_id, kind)
) STRICT, WITHOUT ROWID;

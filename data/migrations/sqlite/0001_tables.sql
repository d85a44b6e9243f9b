-- People. Games know the id alone; forgetting a person empties the rest, and AUTOINCREMENT never gives an id twice.
CREATE TABLE players (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    discord_id INTEGER UNIQUE,
    name       TEXT    NOT NULL DEFAULT '',
    dm_closed  INTEGER NOT NULL DEFAULT 0 CHECK (dm_closed IN (0, 1)),
    dm_channel INTEGER,
    settings   TEXT    NOT NULL DEFAULT '{}' CHECK (json_valid(settings))
) STRICT;

CREATE TABLE tables (
    id              TEXT    NOT NULL PRIMARY KEY,
    guild_id        INTEGER NOT NULL,
    channel_id      INTEGER NOT NULL,
    game            TEXT    NOT NULL,
    rules           TEXT    NOT NULL CHECK (json_valid(rules)),
    seat_count      INTEGER NOT NULL CHECK (seat_count > 0),
    host            INTEGER NOT NULL REFERENCES players (id),
    seed            BLOB    NOT NULL,
    commitment      BLOB    NOT NULL,
    created_at      REAL    NOT NULL,
    terms           TEXT    NOT NULL DEFAULT '{}' CHECK (json_valid(terms)),
    practice        INTEGER NOT NULL DEFAULT 0 CHECK (practice IN (0, 1)),
    deals           INTEGER,
    cards_of        TEXT    REFERENCES tables (id),
    status          TEXT    NOT NULL DEFAULT 'open'
                    CHECK (status IN ('open', 'running', 'paused', 'finished', 'closed')),
    since           REAL    NOT NULL,
    -- Whether its first round was ever dealt: a table that was paused or closed comes back as it was.
    started         INTEGER NOT NULL DEFAULT 0 CHECK (started IN (0, 1)),
    reminded_turn   INTEGER NOT NULL DEFAULT 0,
    reminded_count  INTEGER NOT NULL DEFAULT 0,
    message_id      INTEGER,
    message_channel INTEGER,
    message_at      REAL    NOT NULL DEFAULT 0,
    posts           INTEGER NOT NULL DEFAULT 0,
    -- Whether the message shows that the table is over or paused. A process may die between the two.
    end_shown       INTEGER NOT NULL DEFAULT 0 CHECK (end_shown IN (0, 1))
) STRICT;

-- One table a channel, whoever writes.
CREATE UNIQUE INDEX tables_by_busy_channel ON tables (channel_id) WHERE status IN ('open', 'running');
CREATE INDEX tables_by_guild ON tables (guild_id, created_at);
CREATE INDEX tables_by_status ON tables (status, created_at);
CREATE INDEX tables_by_unshown_end ON tables (created_at)
    WHERE end_shown = 0 AND status IN ('paused', 'finished', 'closed');
CREATE INDEX tables_by_host ON tables (host);
CREATE INDEX tables_by_deal ON tables (guild_id, game, deals, created_at) WHERE deals IS NOT NULL;
CREATE INDEX tables_by_cards ON tables (cards_of) WHERE cards_of IS NOT NULL;

CREATE TABLE seats (
    table_id     TEXT    NOT NULL REFERENCES tables (id),
    seat         INTEGER NOT NULL CHECK (seat >= 0),
    player       INTEGER REFERENCES players (id),
    computer     TEXT    NOT NULL DEFAULT '',
    seed         TEXT    NOT NULL DEFAULT '',
    hand_channel INTEGER,
    hand_message INTEGER,
    autopilot    TEXT    NOT NULL DEFAULT '',
    agreed       TEXT    NOT NULL DEFAULT '',
    former       INTEGER REFERENCES players (id),
    guild_id     INTEGER,
    PRIMARY KEY (table_id, seat),
    CHECK ((player IS NULL) <> (computer = '')),
    CHECK (player IS NULL OR former IS NULL)
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX seats_by_player ON seats (player, table_id) WHERE player IS NOT NULL;
CREATE INDEX seats_by_former ON seats (former) WHERE former IS NOT NULL;

CREATE TABLE offers (
    table_id TEXT    NOT NULL REFERENCES tables (id),
    player   INTEGER NOT NULL REFERENCES players (id),
    setup    TEXT    NOT NULL CHECK (json_valid(setup)),
    at       REAL    NOT NULL,
    stage    TEXT    NOT NULL,
    PRIMARY KEY (table_id, player)
) STRICT, WITHOUT ROWID;

CREATE INDEX offers_by_player ON offers (player);

CREATE TABLE invites (
    table_id TEXT    NOT NULL REFERENCES tables (id),
    player   INTEGER NOT NULL REFERENCES players (id),
    PRIMARY KEY (table_id, player)
) STRICT, WITHOUT ROWID;

CREATE INDEX invites_by_player ON invites (player);

CREATE TABLE votes (
    table_id TEXT    NOT NULL REFERENCES tables (id),
    player   INTEGER NOT NULL REFERENCES players (id),
    motion   TEXT    NOT NULL,
    PRIMARY KEY (table_id, player)
) STRICT, WITHOUT ROWID;

CREATE INDEX votes_by_player ON votes (player);

-- The truth of a game. The key is also the lock: of two writers of one number, one is refused.
CREATE TABLE actions (
    table_id TEXT    NOT NULL REFERENCES tables (id),
    number   INTEGER NOT NULL CHECK (number > 0),
    seat     INTEGER NOT NULL,
    action   TEXT    NOT NULL CHECK (json_valid(action)),
    at       REAL    NOT NULL,
    -- Who chose it: a computer's level, or else the player who sat there then, because seats change hands.
    computer TEXT    NOT NULL DEFAULT '',
    player   INTEGER REFERENCES players (id),
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;

CREATE INDEX actions_by_player ON actions (player, table_id, number) WHERE player IS NOT NULL;

-- The id keeps the order in which results came about.
CREATE TABLE results (
    id       INTEGER PRIMARY KEY,
    table_id TEXT    NOT NULL REFERENCES tables (id),
    round    INTEGER NOT NULL CHECK (round >= 0),
    side     INTEGER NOT NULL CHECK (side >= 0),
    points   INTEGER NOT NULL,
    won      INTEGER NOT NULL CHECK (won IN (0, 1)),
    lines    TEXT    NOT NULL CHECK (json_valid(lines)),
    at       REAL    NOT NULL,
    feats    TEXT    NOT NULL DEFAULT '{}' CHECK (json_valid(feats)),
    ended    TEXT    NOT NULL DEFAULT '',
    level    TEXT    NOT NULL DEFAULT '',
    -- Where the table stood then.
    guild_id INTEGER NOT NULL,
    UNIQUE (table_id, round, side)
) STRICT;

-- The games in the order in which they ended.
CREATE INDEX results_of_games ON results (round) WHERE round = 0 AND side = 0;

CREATE TABLE result_seats (
    result   INTEGER NOT NULL REFERENCES results (id) ON DELETE CASCADE,
    seat     INTEGER NOT NULL CHECK (seat >= 0),
    player   INTEGER REFERENCES players (id),
    computer TEXT    NOT NULL DEFAULT '',
    stood_in INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (result, seat),
    CHECK ((player IS NULL) <> (computer = ''))
) STRICT, WITHOUT ROWID;

CREATE INDEX result_seats_by_player ON result_seats (player, result) WHERE player IS NOT NULL;

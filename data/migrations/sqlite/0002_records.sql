-- What boards are read from: one row for each that counts, made with its result and dropped when it counts no more.
-- Each index holds all of its rows' columns, so that a board reads nothing else.

-- A person's game.
CREATE TABLE game_scores (
    result   INTEGER NOT NULL REFERENCES results (id) ON DELETE CASCADE,
    player   INTEGER NOT NULL REFERENCES players (id),
    game     TEXT    NOT NULL,
    guild_id INTEGER NOT NULL,
    preset   TEXT    NOT NULL,
    level    TEXT    NOT NULL,
    at       REAL    NOT NULL,
    won      INTEGER NOT NULL,
    points   INTEGER NOT NULL,
    against  INTEGER NOT NULL,
    rounds   INTEGER NOT NULL,
    -- Whether it was played to its end.
    whole    INTEGER NOT NULL,
    PRIMARY KEY (result, player)
) STRICT, WITHOUT ROWID;

CREATE INDEX game_scores_everywhere
    ON game_scores (game, player, result, guild_id, preset, level, at, won, points, against, rounds, whole);
CREATE INDEX game_scores_by_guild
    ON game_scores (guild_id, game, player, result, preset, level, at, won, points, against, rounds, whole);

-- What a side with people on it made of a round.
CREATE TABLE round_scores (
    result   INTEGER PRIMARY KEY REFERENCES results (id) ON DELETE CASCADE,
    game     TEXT    NOT NULL,
    guild_id INTEGER NOT NULL,
    preset   TEXT    NOT NULL,
    level    TEXT    NOT NULL,
    at       REAL    NOT NULL,
    points   INTEGER NOT NULL,
    against  INTEGER NOT NULL,
    -- By how much it made more than every other side, if it did.
    margin   INTEGER
) STRICT;

CREATE INDEX round_scores_everywhere
    ON round_scores (game, margin DESC, result, guild_id, preset, level, at, points, against) WHERE margin IS NOT NULL;
CREATE INDEX round_scores_by_guild
    ON round_scores (guild_id, game, margin DESC, result, preset, level, at, points, against) WHERE margin IS NOT NULL;

-- How often such a side did something in a round.
CREATE TABLE feat_scores (
    result   INTEGER NOT NULL REFERENCES round_scores (result) ON DELETE CASCADE,
    feat     TEXT    NOT NULL,
    amount   INTEGER NOT NULL,
    game     TEXT    NOT NULL,
    guild_id INTEGER NOT NULL,
    preset   TEXT    NOT NULL,
    level    TEXT    NOT NULL,
    at       REAL    NOT NULL,
    PRIMARY KEY (result, feat)
) STRICT, WITHOUT ROWID;

CREATE INDEX feat_scores_everywhere
    ON feat_scores (game, feat, amount DESC, result, guild_id, preset, level, at);
CREATE INDEX feat_scores_by_guild
    ON feat_scores (guild_id, game, feat, amount DESC, result, preset, level, at);

-- When a player began their statistics anew.
CREATE TABLE resets (
    player INTEGER NOT NULL REFERENCES players (id),
    at     REAL    NOT NULL,
    PRIMARY KEY (player, at)
) STRICT, WITHOUT ROWID;

CREATE TABLE guilds (
    guild_id        INTEGER PRIMARY KEY,
    settings        TEXT    NOT NULL DEFAULT '{}' CHECK (json_valid(settings)),
    left_everywhere INTEGER NOT NULL DEFAULT 0 CHECK (left_everywhere IN (0, 1))
) STRICT;

-- The seasons after the first.
CREATE TABLE seasons (
    guild_id INTEGER NOT NULL,
    number   INTEGER NOT NULL CHECK (number > 1),
    since    REAL    NOT NULL,
    PRIMARY KEY (guild_id, number)
) STRICT, WITHOUT ROWID;

-- What people have made of daily deals in a month ('2026-11'), a season of the server ('s3') and ever (''), of a server
-- or of all (0): added up when a day is closed, so that a board reads one index and no attempts.
CREATE TABLE daily_totals (
    guild_id    INTEGER NOT NULL,
    period      TEXT    NOT NULL,
    player      INTEGER NOT NULL REFERENCES players (id),
    days        INTEGER NOT NULL,
    deals       INTEGER NOT NULL,
    percentiles REAL    NOT NULL,
    wins        INTEGER NOT NULL,
    mean        REAL    NOT NULL,
    streak      INTEGER NOT NULL,
    PRIMARY KEY (guild_id, period, player)
) STRICT, WITHOUT ROWID;

CREATE INDEX daily_totals_by_mean ON daily_totals (guild_id, period, mean DESC, days DESC, player);
CREATE INDEX daily_totals_by_player ON daily_totals (player);

-- Everybody's streak after the last closed day on which they finished: its finished days, those since the last missed
-- one, and that day.
CREATE TABLE daily_streaks (
    player       INTEGER PRIMARY KEY REFERENCES players (id),
    length       INTEGER NOT NULL,
    since_missed INTEGER NOT NULL,
    last         TEXT    NOT NULL,
    missed       TEXT
) STRICT;

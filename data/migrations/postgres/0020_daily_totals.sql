-- As in SQLite's 0027.
CREATE TABLE daily_totals (
    guild_id    bigint           NOT NULL,
    period      text COLLATE "C" NOT NULL,
    player      bigint           NOT NULL REFERENCES players (id),
    days        integer          NOT NULL,
    deals       integer          NOT NULL,
    percentiles double precision NOT NULL,
    wins        integer          NOT NULL,
    mean        double precision NOT NULL,
    streak      integer          NOT NULL,
    PRIMARY KEY (guild_id, period, player)
);

CREATE INDEX daily_totals_by_mean ON daily_totals (guild_id, period, mean DESC, days DESC, player);
CREATE INDEX daily_totals_by_player ON daily_totals (player);

CREATE TABLE daily_streaks (
    player       bigint           PRIMARY KEY REFERENCES players (id),
    length       integer          NOT NULL,
    since_missed integer          NOT NULL,
    last         text COLLATE "C" NOT NULL,
    missed       text COLLATE "C"
);

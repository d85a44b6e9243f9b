-- As in SQLite's 0024.
CREATE TABLE pair_scores (
    result        bigint           NOT NULL REFERENCES results (id) ON DELETE CASCADE,
    player        bigint           NOT NULL REFERENCES players (id),
    partner       bigint           NOT NULL REFERENCES players (id),
    game          text COLLATE "C" NOT NULL,
    guild_id      bigint           NOT NULL,
    preset        text COLLATE "C" NOT NULL,
    changed_rules boolean          NOT NULL,
    level         text COLLATE "C" NOT NULL,
    at            double precision NOT NULL,
    won           boolean          NOT NULL,
    ranked        boolean          NOT NULL,
    reach         smallint         NOT NULL,
    PRIMARY KEY (result, player, partner)
);

INSERT INTO pair_scores
    SELECT a.result, a.player, b.player, a.game, least(a.guild_id, b.guild_id), a.preset, a.changed_rules, a.level, a.at,
           a.won, a.ranked, least(a.reach, b.reach)
    FROM game_scores a JOIN game_scores b ON b.result = a.result AND b.player > a.player;

CREATE INDEX pair_scores_everywhere ON pair_scores (game, player, partner)
    INCLUDE (guild_id, preset, changed_rules, level, at, won, ranked, reach);
CREATE INDEX pair_scores_by_guild ON pair_scores (guild_id, game, player, partner)
    INCLUDE (preset, changed_rules, level, at, won, ranked, reach);

ALTER TABLE round_scores ADD COLUMN people text COLLATE "C" NOT NULL DEFAULT '[]';
UPDATE round_scores SET people = (
    SELECT '[' || coalesce(string_agg(CAST(s.player AS text), ',' ORDER BY s.player), '') || ']' FROM result_seats s
    WHERE s.result = round_scores.result AND s.player IS NOT NULL
    AND NOT EXISTS (SELECT 1 FROM resets WHERE player = s.player AND at >= round_scores.at));
DROP INDEX round_scores_everywhere, round_scores_by_guild;
CREATE INDEX round_scores_everywhere ON round_scores (game, margin DESC, points DESC, people, result)
    INCLUDE (guild_id, preset, changed_rules, level, at, reach) WHERE margin IS NOT NULL;
CREATE INDEX round_scores_by_guild ON round_scores (guild_id, game, margin DESC, points DESC, people, result)
    INCLUDE (preset, changed_rules, level, at, reach) WHERE margin IS NOT NULL;

-- Totals of a player tell games by changed rules apart: the keys hold that, too.
ALTER TABLE feat_scores DROP CONSTRAINT feat_scores_result_fkey, DROP CONSTRAINT feat_scores_pkey;
ALTER TABLE round_scores DROP CONSTRAINT round_scores_pkey,
    ADD PRIMARY KEY (result) INCLUDE (game, guild_id, changed_rules, level, at);
ALTER TABLE feat_scores
    ADD PRIMARY KEY (result, feat) INCLUDE (amount, game, guild_id, changed_rules, level, at),
    ADD FOREIGN KEY (result) REFERENCES round_scores (result) ON DELETE CASCADE;

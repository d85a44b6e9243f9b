-- As in SQLite's 0011.
ALTER TABLE game_scores ADD COLUMN margin integer;
UPDATE game_scores SET margin = points - against WHERE won;

CREATE INDEX game_scores_points_everywhere ON game_scores (game, points, result)
    INCLUDE (guild_id, preset, changed_rules, level, at) WHERE whole;
CREATE INDEX game_scores_points_by_guild ON game_scores (guild_id, game, points, result)
    INCLUDE (preset, changed_rules, level, at) WHERE whole;
CREATE INDEX game_scores_against_everywhere ON game_scores (game, against, result)
    INCLUDE (guild_id, preset, changed_rules, level, at) WHERE whole;
CREATE INDEX game_scores_against_by_guild ON game_scores (guild_id, game, against, result)
    INCLUDE (preset, changed_rules, level, at) WHERE whole;
CREATE INDEX game_scores_margin_everywhere ON game_scores (game, margin, result)
    INCLUDE (guild_id, preset, changed_rules, level, at) WHERE whole AND won;
CREATE INDEX game_scores_margin_by_guild ON game_scores (guild_id, game, margin, result)
    INCLUDE (preset, changed_rules, level, at) WHERE whole AND won;
CREATE INDEX game_scores_rounds_everywhere ON game_scores (game, rounds, result)
    INCLUDE (guild_id, preset, changed_rules, level, at) WHERE whole AND won;
CREATE INDEX game_scores_rounds_by_guild ON game_scores (guild_id, game, rounds, result)
    INCLUDE (preset, changed_rules, level, at) WHERE whole AND won;

-- What a side made of a round is read by its result when a player's rounds are summed up: the keys hold all that is
-- read then. SQLite keeps the rows themselves in the order of these keys.
ALTER TABLE feat_scores DROP CONSTRAINT feat_scores_result_fkey, DROP CONSTRAINT feat_scores_pkey;
ALTER TABLE round_scores DROP CONSTRAINT round_scores_pkey,
    ADD PRIMARY KEY (result) INCLUDE (game, guild_id, level, at);
ALTER TABLE feat_scores
    ADD PRIMARY KEY (result, feat) INCLUDE (amount, game, guild_id, level, at),
    ADD FOREIGN KEY (result) REFERENCES round_scores (result) ON DELETE CASCADE;

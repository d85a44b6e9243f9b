-- By how much a game was won.
ALTER TABLE game_scores ADD COLUMN margin INTEGER;
UPDATE game_scores SET margin = points - against WHERE won;

-- The games that can be a record, in the order of what it is about: the first one that a board covers is the record.
CREATE INDEX game_scores_points_everywhere ON game_scores
    (game, points, result, guild_id, preset, changed_rules, level, at, whole) WHERE whole;
CREATE INDEX game_scores_points_by_guild ON game_scores
    (guild_id, game, points, result, preset, changed_rules, level, at, whole) WHERE whole;
CREATE INDEX game_scores_against_everywhere ON game_scores
    (game, against, result, guild_id, preset, changed_rules, level, at, whole) WHERE whole;
CREATE INDEX game_scores_against_by_guild ON game_scores
    (guild_id, game, against, result, preset, changed_rules, level, at, whole) WHERE whole;
CREATE INDEX game_scores_margin_everywhere ON game_scores
    (game, margin, result, guild_id, preset, changed_rules, level, at, whole, won) WHERE whole AND won;
CREATE INDEX game_scores_margin_by_guild ON game_scores
    (guild_id, game, margin, result, preset, changed_rules, level, at, whole, won) WHERE whole AND won;
CREATE INDEX game_scores_rounds_everywhere ON game_scores
    (game, rounds, result, guild_id, preset, changed_rules, level, at, whole, won) WHERE whole AND won;
CREATE INDEX game_scores_rounds_by_guild ON game_scores
    (guild_id, game, rounds, result, preset, changed_rules, level, at, whole, won) WHERE whole AND won;

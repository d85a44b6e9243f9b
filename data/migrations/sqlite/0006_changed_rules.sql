-- Whether a game's rules differ from its preset's: set at the start. NULL in older tables until the bot has compared
-- them, and in tables that have not begun.
ALTER TABLE tables ADD COLUMN changed_rules INTEGER CHECK (changed_rules IN (0, 1));
CREATE INDEX tables_unclassified ON tables (game) WHERE changed_rules IS NULL AND started = 1;

ALTER TABLE game_scores ADD COLUMN changed_rules INTEGER NOT NULL DEFAULT 0;
ALTER TABLE round_scores ADD COLUMN changed_rules INTEGER NOT NULL DEFAULT 0;
ALTER TABLE feat_scores ADD COLUMN changed_rules INTEGER NOT NULL DEFAULT 0;

DROP INDEX game_scores_everywhere;
DROP INDEX game_scores_by_guild;
DROP INDEX round_scores_everywhere;
DROP INDEX round_scores_by_guild;
DROP INDEX feat_scores_everywhere;
DROP INDEX feat_scores_by_guild;
CREATE INDEX game_scores_everywhere ON game_scores
    (game, player, result, guild_id, preset, changed_rules, level, at, won, points, against, rounds, whole);
CREATE INDEX game_scores_by_guild ON game_scores
    (guild_id, game, player, result, preset, changed_rules, level, at, won, points, against, rounds, whole);
CREATE INDEX round_scores_everywhere ON round_scores
    (game, margin DESC, result, guild_id, preset, changed_rules, level, at, points, against) WHERE margin IS NOT NULL;
CREATE INDEX round_scores_by_guild ON round_scores
    (guild_id, game, margin DESC, result, preset, changed_rules, level, at, points, against) WHERE margin IS NOT NULL;
CREATE INDEX feat_scores_everywhere ON feat_scores
    (game, feat, amount DESC, result, guild_id, preset, changed_rules, level, at);
CREATE INDEX feat_scores_by_guild ON feat_scores
    (guild_id, game, feat, amount DESC, result, preset, changed_rules, level, at);

-- The pools are computed again, without the games by changed rules.
DELETE FROM rating_pools;

-- People who are on no board (hidden), and people and servers that the operator left out of the boards of all servers
-- (barred).
ALTER TABLE players ADD COLUMN hidden INTEGER NOT NULL DEFAULT 0 CHECK (hidden IN (0, 1));
ALTER TABLE players ADD COLUMN barred INTEGER NOT NULL DEFAULT 0 CHECK (barred IN (0, 1));
CREATE INDEX players_off_boards ON players (id, hidden, barred) WHERE hidden OR barred;
ALTER TABLE guilds ADD COLUMN barred INTEGER NOT NULL DEFAULT 0 CHECK (barred IN (0, 1));

-- Whether a side's game counts for league and ratings. All games from before do.
ALTER TABLE results ADD COLUMN ranked INTEGER NOT NULL DEFAULT 1 CHECK (ranked IN (0, 1));
CREATE INDEX results_by_end ON results (at) WHERE round = 0 AND side = 0;
ALTER TABLE game_scores ADD COLUMN ranked INTEGER NOT NULL DEFAULT 1;

-- The boards that a row is on: 0 none, 1 those of its server, 2 also those of all servers.
ALTER TABLE game_scores ADD COLUMN reach INTEGER NOT NULL DEFAULT 2;
ALTER TABLE round_scores ADD COLUMN reach INTEGER NOT NULL DEFAULT 2;
ALTER TABLE feat_scores ADD COLUMN reach INTEGER NOT NULL DEFAULT 2;

DROP INDEX game_scores_everywhere;
DROP INDEX game_scores_by_guild;
DROP INDEX game_scores_points_everywhere;
DROP INDEX game_scores_points_by_guild;
DROP INDEX game_scores_against_everywhere;
DROP INDEX game_scores_against_by_guild;
DROP INDEX game_scores_margin_everywhere;
DROP INDEX game_scores_margin_by_guild;
DROP INDEX game_scores_rounds_everywhere;
DROP INDEX game_scores_rounds_by_guild;
DROP INDEX round_scores_everywhere;
DROP INDEX round_scores_by_guild;
DROP INDEX feat_scores_everywhere;
DROP INDEX feat_scores_by_guild;
CREATE INDEX game_scores_everywhere ON game_scores
    (game, player, result, guild_id, preset, changed_rules, level, at, won, points, against, rounds, whole, ranked,
    reach);
CREATE INDEX game_scores_by_guild ON game_scores
    (guild_id, game, player, result, preset, changed_rules, level, at, won, points, against, rounds, whole, ranked,
    reach);
CREATE INDEX game_scores_points_everywhere ON game_scores
    (game, points, result, guild_id, preset, changed_rules, level, at, whole, reach) WHERE whole;
CREATE INDEX game_scores_points_by_guild ON game_scores
    (guild_id, game, points, result, preset, changed_rules, level, at, whole, reach) WHERE whole;
CREATE INDEX game_scores_against_everywhere ON game_scores
    (game, against, result, guild_id, preset, changed_rules, level, at, whole, reach) WHERE whole;
CREATE INDEX game_scores_against_by_guild ON game_scores
    (guild_id, game, against, result, preset, changed_rules, level, at, whole, reach) WHERE whole;
CREATE INDEX game_scores_margin_everywhere ON game_scores
    (game, margin, result, guild_id, preset, changed_rules, level, at, whole, won, reach) WHERE whole AND won;
CREATE INDEX game_scores_margin_by_guild ON game_scores
    (guild_id, game, margin, result, preset, changed_rules, level, at, whole, won, reach) WHERE whole AND won;
CREATE INDEX game_scores_rounds_everywhere ON game_scores
    (game, rounds, result, guild_id, preset, changed_rules, level, at, whole, won, reach) WHERE whole AND won;
CREATE INDEX game_scores_rounds_by_guild ON game_scores
    (guild_id, game, rounds, result, preset, changed_rules, level, at, whole, won, reach) WHERE whole AND won;
CREATE INDEX round_scores_everywhere ON round_scores
    (game, margin DESC, result, guild_id, preset, changed_rules, level, at, points, against, reach)
    WHERE margin IS NOT NULL;
CREATE INDEX round_scores_by_guild ON round_scores
    (guild_id, game, margin DESC, result, preset, changed_rules, level, at, points, against, reach)
    WHERE margin IS NOT NULL;
CREATE INDEX feat_scores_everywhere ON feat_scores
    (game, feat, amount DESC, result, guild_id, preset, changed_rules, level, at, reach);
CREATE INDEX feat_scores_by_guild ON feat_scores
    (guild_id, game, feat, amount DESC, result, preset, changed_rules, level, at, reach);

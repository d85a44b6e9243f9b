-- As in SQLite's 0017.
ALTER TABLE players ADD COLUMN hidden boolean NOT NULL DEFAULT FALSE, ADD COLUMN barred boolean NOT NULL DEFAULT FALSE;
CREATE INDEX players_off_boards ON players (id, hidden, barred) WHERE hidden OR barred;
ALTER TABLE guilds ADD COLUMN barred boolean NOT NULL DEFAULT FALSE;

ALTER TABLE results ADD COLUMN ranked boolean NOT NULL DEFAULT TRUE;
CREATE INDEX results_by_end ON results (at) WHERE round = 0 AND side = 0;
ALTER TABLE game_scores ADD COLUMN ranked boolean NOT NULL DEFAULT TRUE;

ALTER TABLE game_scores ADD COLUMN reach smallint NOT NULL DEFAULT 2;
ALTER TABLE round_scores ADD COLUMN reach smallint NOT NULL DEFAULT 2;
ALTER TABLE feat_scores ADD COLUMN reach smallint NOT NULL DEFAULT 2;

DROP INDEX game_scores_everywhere, game_scores_by_guild, game_scores_points_everywhere, game_scores_points_by_guild,
    game_scores_against_everywhere, game_scores_against_by_guild, game_scores_margin_everywhere,
    game_scores_margin_by_guild, game_scores_rounds_everywhere, game_scores_rounds_by_guild, round_scores_everywhere,
    round_scores_by_guild, feat_scores_everywhere, feat_scores_by_guild;
CREATE INDEX game_scores_everywhere ON game_scores (game, player, result)
    INCLUDE (guild_id, preset, changed_rules, level, at, won, points, against, rounds, whole, ranked, reach);
CREATE INDEX game_scores_by_guild ON game_scores (guild_id, game, player, result)
    INCLUDE (preset, changed_rules, level, at, won, points, against, rounds, whole, ranked, reach);
CREATE INDEX game_scores_points_everywhere ON game_scores (game, points, result)
    INCLUDE (guild_id, preset, changed_rules, level, at, reach) WHERE whole;
CREATE INDEX game_scores_points_by_guild ON game_scores (guild_id, game, points, result)
    INCLUDE (preset, changed_rules, level, at, reach) WHERE whole;
CREATE INDEX game_scores_against_everywhere ON game_scores (game, against, result)
    INCLUDE (guild_id, preset, changed_rules, level, at, reach) WHERE whole;
CREATE INDEX game_scores_against_by_guild ON game_scores (guild_id, game, against, result)
    INCLUDE (preset, changed_rules, level, at, reach) WHERE whole;
CREATE INDEX game_scores_margin_everywhere ON game_scores (game, margin, result)
    INCLUDE (guild_id, preset, changed_rules, level, at, reach) WHERE whole AND won;
CREATE INDEX game_scores_margin_by_guild ON game_scores (guild_id, game, margin, result)
    INCLUDE (preset, changed_rules, level, at, reach) WHERE whole AND won;
CREATE INDEX game_scores_rounds_everywhere ON game_scores (game, rounds, result)
    INCLUDE (guild_id, preset, changed_rules, level, at, reach) WHERE whole AND won;
CREATE INDEX game_scores_rounds_by_guild ON game_scores (guild_id, game, rounds, result)
    INCLUDE (preset, changed_rules, level, at, reach) WHERE whole AND won;
CREATE INDEX round_scores_everywhere ON round_scores (game, margin DESC, result)
    INCLUDE (guild_id, preset, changed_rules, level, at, points, against, reach) WHERE margin IS NOT NULL;
CREATE INDEX round_scores_by_guild ON round_scores (guild_id, game, margin DESC, result)
    INCLUDE (preset, changed_rules, level, at, points, against, reach) WHERE margin IS NOT NULL;
CREATE INDEX feat_scores_everywhere ON feat_scores (game, feat, amount DESC, result)
    INCLUDE (guild_id, preset, changed_rules, level, at, reach);
CREATE INDEX feat_scores_by_guild ON feat_scores (guild_id, game, feat, amount DESC, result)
    INCLUDE (preset, changed_rules, level, at, reach);

-- What most boards ask of each game comes first: a database finds a late column of a row by reading those before it.
DROP INDEX game_scores_everywhere;
DROP INDEX game_scores_by_guild;
CREATE INDEX game_scores_everywhere ON game_scores
    (game, player, result, guild_id, changed_rules, ranked, reach, preset, level, at, won, points, against, rounds,
    whole);
CREATE INDEX game_scores_by_guild ON game_scores
    (guild_id, game, player, result, changed_rules, ranked, reach, preset, level, at, won, points, against, rounds,
    whole);

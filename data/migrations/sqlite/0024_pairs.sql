-- A game of two partners for whom it counts; `player` has the smaller number.
CREATE TABLE pair_scores (
    result        INTEGER NOT NULL REFERENCES results (id) ON DELETE CASCADE,
    player        INTEGER NOT NULL REFERENCES players (id),
    partner       INTEGER NOT NULL REFERENCES players (id),
    game          TEXT    NOT NULL,
    guild_id      INTEGER NOT NULL,
    preset        TEXT    NOT NULL,
    changed_rules INTEGER NOT NULL,
    level         TEXT    NOT NULL,
    at            REAL    NOT NULL,
    won           INTEGER NOT NULL,
    ranked        INTEGER NOT NULL,
    reach         INTEGER NOT NULL,
    PRIMARY KEY (result, player, partner)
) STRICT, WITHOUT ROWID;

INSERT INTO pair_scores
    SELECT a.result, a.player, b.player, a.game, min(a.guild_id, b.guild_id), a.preset, a.changed_rules, a.level, a.at,
           a.won, a.ranked, min(a.reach, b.reach)
    FROM game_scores a JOIN game_scores b ON b.result = a.result AND b.player > a.player;

CREATE INDEX pair_scores_everywhere ON pair_scores
    (game, player, partner, guild_id, preset, changed_rules, level, at, won, ranked, reach);
CREATE INDEX pair_scores_by_guild ON pair_scores
    (guild_id, game, player, partner, preset, changed_rules, level, at, won, ranked, reach);

-- The people for whom a round counts, as an array of their numbers: equal scores of the same people are one row.
ALTER TABLE round_scores ADD COLUMN people TEXT NOT NULL DEFAULT '[]';
UPDATE round_scores SET people = (
    SELECT json_group_array(player) FROM (
        SELECT s.player FROM result_seats s WHERE s.result = round_scores.result AND s.player IS NOT NULL
        AND NOT EXISTS (SELECT 1 FROM resets WHERE player = s.player AND at >= round_scores.at) ORDER BY s.player));
DROP INDEX round_scores_everywhere;
DROP INDEX round_scores_by_guild;
CREATE INDEX round_scores_everywhere ON round_scores
    (game, margin DESC, points DESC, people, result, guild_id, preset, changed_rules, level, at, reach)
    WHERE margin IS NOT NULL;
CREATE INDEX round_scores_by_guild ON round_scores
    (guild_id, game, margin DESC, points DESC, people, result, preset, changed_rules, level, at, reach)
    WHERE margin IS NOT NULL;

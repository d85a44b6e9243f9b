-- The games before this one in its match or exhibition: JSON of its host's own. Exhibitions kept theirs with the rest.
ALTER TABLE tables ADD COLUMN series TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(series));
UPDATE tables SET
    series = json_remove(exhibition, '$.open_hands'),
    exhibition = json_object('open_hands', json(iif(exhibition ->> 'open_hands', 'true', 'false')))
WHERE exhibition <> '{}';

-- In the result of a game that ended a match: the games that the side had won in it.
ALTER TABLE results ADD COLUMN match_games INTEGER;
ALTER TABLE game_scores ADD COLUMN match_ended INTEGER NOT NULL DEFAULT 0 CHECK (match_ended IN (0, 1));

-- What moderators of servers did, and whether it was lifted. A block keeps the Discord account, so that it outlives a
-- person who has the bot forget them. Results that a server's moderators removed from its boards have the negative number
-- of the server in results and scores: boards of all servers still find them there.
CREATE TABLE moderation (
    id        INTEGER PRIMARY KEY,
    guild_id  INTEGER NOT NULL,
    kind      TEXT    NOT NULL CHECK (kind IN ('annul', 'result', 'person', 'block')),
    at        REAL    NOT NULL,
    moderator INTEGER NOT NULL REFERENCES players (id),
    reason    TEXT    NOT NULL,
    table_id  TEXT    REFERENCES tables (id),
    player    INTEGER REFERENCES players (id),
    account   INTEGER,
    lifted_at REAL,
    lifted_by INTEGER REFERENCES players (id)
) STRICT;

CREATE INDEX moderation_by_guild ON moderation (guild_id, id);
CREATE UNIQUE INDEX moderation_of_tables ON moderation (table_id, kind) WHERE table_id IS NOT NULL AND lifted_at IS NULL;
CREATE UNIQUE INDEX moderation_of_players ON moderation (guild_id, kind, player)
    WHERE player IS NOT NULL AND kind = 'block' AND lifted_at IS NULL;
CREATE INDEX moderation_of_results ON moderation (guild_id, player, at) WHERE kind = 'person' AND lifted_at IS NULL;
CREATE UNIQUE INDEX moderation_of_accounts ON moderation (guild_id, account)
    WHERE account IS NOT NULL AND kind = 'block' AND lifted_at IS NULL;
CREATE INDEX moderation_by_player ON moderation (player) WHERE player IS NOT NULL;
CREATE INDEX moderation_by_moderator ON moderation (moderator);

-- Why moderators annulled a table's game; empty if they did not.
ALTER TABLE tables ADD COLUMN annulled TEXT NOT NULL DEFAULT '';

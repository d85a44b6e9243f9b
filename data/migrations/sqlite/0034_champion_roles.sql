-- The people who have a role of a server as champions. `account` is their Discord user, and outlives a player who is
-- forgotten until the role is taken away. `state`: `giving`, before Discord is asked; `given`; `own`, the person had the
-- role already, so it is never taken away; or `away`, the person is not in the server.
CREATE TABLE champion_roles (
    guild_id INTEGER NOT NULL,
    kind     TEXT    NOT NULL,
    account  INTEGER NOT NULL,
    player   INTEGER REFERENCES players (id),
    role_id  INTEGER NOT NULL,
    state    TEXT    NOT NULL CHECK (state IN ('giving', 'given', 'own', 'away')),
    PRIMARY KEY (guild_id, kind, account)
) STRICT, WITHOUT ROWID;

CREATE INDEX champion_roles_by_player ON champion_roles (player);

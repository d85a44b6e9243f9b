-- As in SQLite's 0034.
CREATE TABLE champion_roles (
    guild_id bigint           NOT NULL,
    kind     text COLLATE "C" NOT NULL,
    account  bigint           NOT NULL,
    player   bigint           REFERENCES players (id),
    role_id  bigint           NOT NULL,
    state    text COLLATE "C" NOT NULL CHECK (state IN ('giving', 'given', 'own', 'away')),
    PRIMARY KEY (guild_id, kind, account)
);

CREATE INDEX champion_roles_by_player ON champion_roles (player);

-- As in SQLite's 0032.
CREATE TABLE tournaments (
    id         text COLLATE "C" PRIMARY KEY,
    guild_id   bigint           NOT NULL,
    channel_id bigint           NOT NULL,
    name       text             NOT NULL,
    config     text             NOT NULL,
    organiser  bigint           NOT NULL REFERENCES players (id),
    secret     bytea            NOT NULL,
    commitment text             NOT NULL,
    created_at double precision NOT NULL,
    revision   integer          NOT NULL DEFAULT 0,
    phase      text COLLATE "C" NOT NULL,
    due_at     double precision
);

CREATE INDEX tournaments_by_server ON tournaments (guild_id, created_at);
CREATE INDEX tournaments_by_organiser ON tournaments (organiser);
CREATE INDEX tournaments_due ON tournaments (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX tournaments_under_way ON tournaments (id) WHERE phase NOT IN ('over', 'cancelled');

CREATE TABLE tournament_events (
    tournament_id text COLLATE "C" NOT NULL REFERENCES tournaments (id),
    number     integer          NOT NULL CHECK (number > 0),
    at         double precision NOT NULL,
    kind       text COLLATE "C" NOT NULL,
    actor      bigint           REFERENCES players (id),
    data       text             NOT NULL,
    PRIMARY KEY (tournament_id, number)
);

CREATE INDEX tournament_events_by_actor ON tournament_events (actor) WHERE actor IS NOT NULL;

CREATE TABLE tournament_people (
    tournament_id text COLLATE "C" NOT NULL REFERENCES tournaments (id),
    player     bigint           NOT NULL REFERENCES players (id),
    account    text COLLATE "C",
    PRIMARY KEY (tournament_id, player),
    UNIQUE (tournament_id, account)
);

CREATE INDEX tournament_people_by_player ON tournament_people (player);

CREATE TABLE tournament_trophies (
    tournament_id text COLLATE "C" NOT NULL REFERENCES tournaments (id),
    player     bigint           NOT NULL REFERENCES players (id),
    guild_id   bigint           NOT NULL,
    place      integer          NOT NULL CHECK (place BETWEEN 1 AND 3),
    entries    integer          NOT NULL,
    at         double precision NOT NULL,
    PRIMARY KEY (tournament_id, player)
);

CREATE INDEX tournament_trophies_by_player ON tournament_trophies (player, at);
CREATE INDEX tournament_trophies_by_server ON tournament_trophies (guild_id, at);

CREATE TABLE tournament_posts (
    tournament_id text COLLATE "C" NOT NULL REFERENCES tournaments (id),
    kind       text COLLATE "C" NOT NULL,
    begun_at   double precision NOT NULL,
    channel_id bigint           NOT NULL,
    message_id bigint,
    lost       boolean          NOT NULL DEFAULT FALSE,
    PRIMARY KEY (tournament_id, kind)
);

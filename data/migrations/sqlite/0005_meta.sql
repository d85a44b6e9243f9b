-- What the bot remembers about itself, such as the commands that Discord last accepted: JSON by key.
CREATE TABLE meta (
    key   TEXT PRIMARY KEY,
    value TEXT NOT NULL CHECK (json_valid(value))
) STRICT;

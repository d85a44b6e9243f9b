-- For a table that follows another one, how its people gather: JSON of its host's own.
ALTER TABLE tables ADD COLUMN gathering TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(gathering));

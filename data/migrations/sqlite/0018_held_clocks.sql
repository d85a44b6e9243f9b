-- What the clocks of a table stood at when it was last paused: JSON of its host's own.
ALTER TABLE tables ADD COLUMN held TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(held));

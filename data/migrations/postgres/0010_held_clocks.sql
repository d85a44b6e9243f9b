-- What the clocks of a table stood at when it was last paused: JSON of its host's own.
ALTER TABLE tables ADD COLUMN held json NOT NULL DEFAULT '{}';

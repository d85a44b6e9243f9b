-- The level of the hint that a person's action was taken from; empty for their own.
ALTER TABLE actions ADD COLUMN advice TEXT NOT NULL DEFAULT '';

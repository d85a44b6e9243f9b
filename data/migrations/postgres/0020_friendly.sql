-- As in SQLite's 0027.
ALTER TABLE tables ADD COLUMN friendly boolean NOT NULL DEFAULT FALSE;

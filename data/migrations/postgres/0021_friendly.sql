-- As in SQLite's 0028.
ALTER TABLE tables ADD COLUMN friendly boolean NOT NULL DEFAULT FALSE;

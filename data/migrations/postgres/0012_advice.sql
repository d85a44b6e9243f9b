-- As in SQLite's 0020.
ALTER TABLE actions ADD COLUMN advice text NOT NULL DEFAULT '';

-- As in SQLite's 0022.
ALTER TABLE tables ADD COLUMN gathering json NOT NULL DEFAULT '{}';

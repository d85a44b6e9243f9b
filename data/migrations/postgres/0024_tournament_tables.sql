-- As in SQLite's 0031.
ALTER TABLE tables ADD COLUMN tournament text NOT NULL DEFAULT '';
ALTER TABLE tables ADD COLUMN sealed boolean NOT NULL DEFAULT FALSE;

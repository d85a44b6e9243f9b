-- The match of a tournament that is played at a table, opaque to the store; empty at all others. A sealed table is shown
-- only to its own players, because others are to play its cards.
ALTER TABLE tables ADD COLUMN tournament TEXT NOT NULL DEFAULT '';
ALTER TABLE tables ADD COLUMN sealed INTEGER NOT NULL DEFAULT 0 CHECK (sealed IN (0, 1));

-- Whether the actions of an ended table were dropped, because they were old.
ALTER TABLE tables ADD COLUMN actions_dropped INTEGER NOT NULL DEFAULT 0 CHECK (actions_dropped IN (0, 1));
CREATE INDEX tables_with_old_actions ON tables (since) WHERE NOT actions_dropped;

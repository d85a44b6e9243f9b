-- Whether the actions of an ended table were dropped, because they were old.
ALTER TABLE tables ADD COLUMN actions_dropped boolean NOT NULL DEFAULT FALSE;
CREATE INDEX tables_with_old_actions ON tables (since) WHERE NOT actions_dropped;

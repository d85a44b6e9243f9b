-- As in SQLite's 0023.
ALTER TABLE actions ADD COLUMN stood_for bigint;
CREATE INDEX actions_by_stood_for ON actions (stood_for, table_id, number) WHERE stood_for > 0;

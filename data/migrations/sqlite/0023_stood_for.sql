-- The player in whose place a computer acted, or 0 at a seat of its own; NULL for people's actions and older ones.
ALTER TABLE actions ADD COLUMN stood_for INTEGER;
CREATE INDEX actions_by_stood_for ON actions (stood_for, table_id, number) WHERE stood_for > 0;

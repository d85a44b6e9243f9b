-- Games that are not ranked because their people agreed so: set with the first deal, like changed_rules.
ALTER TABLE tables ADD COLUMN friendly INTEGER NOT NULL DEFAULT 0 CHECK (friendly IN (0, 1));

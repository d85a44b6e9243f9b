-- What is to be known of a table where computers play each other for people to watch: JSON of its host's own.
ALTER TABLE tables ADD COLUMN exhibition TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(exhibition));

-- The last reminder of a table: its revision then, its number in that turn, and the message if it still stands.
-- With a channel but no message, it was about to be sent.
CREATE TABLE reminders (
    table_id   TEXT    NOT NULL PRIMARY KEY REFERENCES tables (id),
    revision   INTEGER NOT NULL,
    number     INTEGER NOT NULL,
    channel_id INTEGER,
    message_id INTEGER
) STRICT, WITHOUT ROWID;

INSERT INTO reminders
SELECT id, reminded_turn, reminded_count, iif(status = 'running', channel_id, NULL), NULL
FROM tables WHERE reminded_count > 0;

ALTER TABLE tables DROP COLUMN reminded_turn;
ALTER TABLE tables DROP COLUMN reminded_count;

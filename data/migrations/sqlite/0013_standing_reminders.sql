-- All messages that remind somebody at a table, as JSON: for each its channel, its id (null while it is being sent),
-- and the seats that it is for. Whom the only message known until now was for was not stored: it counts as for all.
ALTER TABLE reminders ADD COLUMN posts TEXT NOT NULL DEFAULT '[]';

UPDATE reminders SET posts = json_array(json_array(channel_id, message_id, json('[0, 1, 2, 3, 4, 5, 6, 7]')))
WHERE channel_id IS NOT NULL;

ALTER TABLE reminders DROP COLUMN channel_id;
ALTER TABLE reminders DROP COLUMN message_id;

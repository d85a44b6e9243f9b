-- All messages that remind somebody at a table: for each its channel, its id (null while it is being sent), and the
-- seats that it is for. Whom the only message known until now was for was not stored: it counts as for all.
ALTER TABLE reminders ADD COLUMN posts json NOT NULL DEFAULT '[]';

UPDATE reminders SET posts = json_build_array(json_build_array(channel_id, message_id, '[0, 1, 2, 3, 4, 5, 6, 7]'::json))
WHERE channel_id IS NOT NULL;

ALTER TABLE reminders DROP COLUMN channel_id, DROP COLUMN message_id;

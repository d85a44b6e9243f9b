"""SQLite's expressions."""

from __future__ import annotations

from data.store.database import Dialect

SQLITE = Dialect(
    reminder="(SELECT json_array(revision, number, json(posts)) FROM reminders WHERE table_id = t.id)",
    # Printed with all digits: JSON would round the time.
    offers="(SELECT json_group_array(json_array(player, json(setup), printf('%!.17g', at), stage))"
    " FROM offers WHERE table_id = t.id)",
    invited="(SELECT json_group_array(player) FROM invites WHERE table_id = t.id)",
    awaiting="(SELECT json_group_array(player) FROM seat_waits WHERE table_id = t.id)",
    votes="(SELECT json_group_array(json_array(player, motion)) FROM votes WHERE table_id = t.id)",
    people_of_result="(SELECT json_group_array(player) FROM (SELECT s.player FROM result_seats s"
    " WHERE s.result = r.id AND s.player IS NOT NULL AND {listed}"
    " AND NOT EXISTS (SELECT 1 FROM resets WHERE player = s.player AND at >= r.at) ORDER BY s.player))",
    preset_of="json_extract({}, '$.preset')",
    same_rules="json(rules) = json(:rules)",
    unclassified="changed_rules IS NULL AND started = 1",
    # The rows come in the order of the index that is read.
    games_in_order="game_scores b INDEXED BY {index} WHERE {where} GROUP BY player",
    string_of_games="coalesce(group_concat(CASE WHEN won THEN ' ' || result ELSE '|' END, '')"
    " FILTER (WHERE ranked), '')",
    now="((julianday('now') - 2440587.5) * 86400.0)",
    # A transaction that writes has the whole file.
    hold="",
)

"""PostgreSQL's expressions."""

from __future__ import annotations

from data.store.database import Dialect

POSTGRES = Dialect(
    reminder="(SELECT json_build_array(revision, number, posts) FROM reminders WHERE table_id = t.id)",
    offers="(SELECT coalesce(json_agg(json_build_array(player, setup, at, stage) ORDER BY player), '[]')"
    " FROM offers WHERE table_id = t.id)",
    invited="(SELECT coalesce(json_agg(player ORDER BY player), '[]') FROM invites WHERE table_id = t.id)",
    awaiting="(SELECT coalesce(json_agg(player ORDER BY player), '[]') FROM seat_waits WHERE table_id = t.id)",
    votes="(SELECT coalesce(json_agg(json_build_array(player, motion) ORDER BY player), '[]')"
    " FROM votes WHERE table_id = t.id)",
    people_of_result="(SELECT coalesce(json_agg(s.player ORDER BY s.player), '[]') FROM result_seats s"
    " WHERE s.result = r.id AND s.player IS NOT NULL AND {listed}"
    " AND NOT EXISTS (SELECT 1 FROM resets WHERE player = s.player AND at >= r.at))",
    preset_of="{} ->> 'preset'",
    same_rules="rules::jsonb = CAST(:rules AS jsonb)",
    unclassified="changed_rules IS NULL AND started",
    # Ordering within the aggregate would sort each player's games again.
    games_in_order="(SELECT player, won, result, ranked FROM game_scores b WHERE {where} ORDER BY player, result) b"
    " GROUP BY player",
    string_of_games="coalesce(string_agg(CASE WHEN won THEN ' ' || result ELSE '|' END, '') FILTER (WHERE ranked), '')",
    now="CAST(extract(epoch FROM clock_timestamp()) AS double precision)",
    # Shared: the key of the actions decides who is quicker, and ending the table waits for both.
    hold=" FOR SHARE OF t",
)

"""Everything stored about a person, as JSON."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from data.sql.database import Read
from data.sql.stored_actions import read_actions_of, select_actions_of
from data.store import NotFound

_CONVERTERS: dict[str, Callable[[Any], Any]] = {
    **dict.fromkeys(("settings", "setup", "lines", "feats", "messages"), json.loads),
    **dict.fromkeys(("dm_closed", "taken_over", "won", "ranked", "hidden", "left_out_everywhere"), bool),
}
"""Converters of columns for which some databases have no type."""

_PERSON = {
    "number": "id",
    "discord_id": "discord_id",
    "name": "name",
    "dm_closed": "dm_closed",
    "dm_channel": "dm_channel",
    "settings": "settings",
    "hidden": "hidden",
    "left_out_everywhere": "barred",
}

_PARTS = {
    "hosted": (
        {"table": "id", "server": "guild_id", "channel": "channel_id", "opened": "created_at", "status": "status"},
        "tables WHERE host = :player ORDER BY created_at, id",
    ),
    "seats": (
        {
            "table": "t.id",
            "server": "t.guild_id",
            "channel": "t.channel_id",
            "game": "t.game",
            "opened": "t.created_at",
            "status": "t.status",
            "seat": "s.seat",
            "taken_over": "s.former IS NOT NULL",
            "seed": "s.seed",
            "autopilot": "s.autopilot",
            "agreed": "s.agreed",
            "joined_from": "s.guild_id",
            "hand_channel": "s.hand_channel",
            "hand_message": "s.hand_message",
        },
        "seats s JOIN tables t ON t.id = s.table_id WHERE s.player = :player OR s.former = :player"
        " ORDER BY t.created_at, t.id",
    ),
    "results": (
        {
            "table": "r.table_id",
            "round": "r.round",
            "side": "r.side",
            "seat": "s.seat",
            "points": "r.points",
            "won": "r.won",
            "lines": "r.lines",
            "feats": "r.feats",
            "ended": "r.ended",
            "match_games": "r.match_games",
            "ranked": "r.ranked",
            "stood_in": "s.stood_in",
            "at": "r.at",
        },
        "result_seats s JOIN results r ON r.id = s.result WHERE s.player = :player ORDER BY r.id",
    ),
    "offers": (
        {"table": "table_id", "setup": "setup", "stage": "stage", "at": "at"},
        "offers WHERE player = :player ORDER BY table_id",
    ),
    "statistics_begun_anew": ({"at": "at"}, "resets WHERE player = :player ORDER BY at"),
    "games_ended_free": ({"table": "table_id", "at": "at"}, "free_endings WHERE player = :player ORDER BY at"),
    "moderation_of_you": (
        {
            "server": "guild_id",
            "act": "kind",
            "at": "at",
            "reason": "reason",
            "account": "account",
            "lifted_at": "lifted_at",
        },
        "moderation WHERE player = :player ORDER BY id",
    ),
    "moderation_by_you": (
        {"server": "guild_id", "act": "kind", "table": "table_id", "at": "at", "reason": "reason"},
        "moderation WHERE moderator = :player ORDER BY id",
    ),
    "invitations": ({"table": "table_id"}, "invites WHERE player = :player ORDER BY table_id"),
    "seats_awaited": ({"table": "table_id", "at": "at"}, "seat_waits WHERE player = :player ORDER BY table_id"),
    "reminders": (
        {"table": "r.table_id", "revision": "r.revision", "seat": "s.seat", "messages": "r.posts"},
        "reminders r JOIN seats s ON s.table_id = r.table_id WHERE s.player = :player ORDER BY r.table_id",
    ),
    "votes": ({"table": "table_id", "motion": "motion"}, "votes WHERE player = :player ORDER BY table_id"),
}
"""The parts besides the person and the actions: the columns of each by name, and the rest of the query."""


async def personal_data(read: Read, player: int) -> dict[str, Any]:
    """Return everything stored about a person. Raises :class:`NotFound`."""
    people = await _read(read, _PERSON, "players WHERE id = :player", player)
    if not people:
        raise NotFound(f"there is no player {player}")
    parts = {name: await _read(read, columns, source, player) for name, (columns, source) in _PARTS.items()}
    parts["reminders"] = [each for row in parts["reminders"] if (each := _own_reminder(row))["messages"]]
    actions = read_actions_of(await read(*select_actions_of(player)))
    return {
        "person": people[0],
        **parts,
        "actions": [
            {
                "table": table_id,
                "number": row.number,
                "seat": row.seat,
                "action": row.action,
                "at": row.at,
                "hint": row.advice,
            }
            for table_id, row in actions
        ],
    }


def _own_reminder(row: dict[str, Any]) -> dict[str, Any]:
    """Return a table's reminder with only the messages that mention the person's seat."""
    own = [post for post in row["messages"] if row["seat"] in post[2]]
    return {**row, "messages": [{"channel": channel, "message": message} for channel, message, _ in own]}


async def _read(read: Read, columns: dict[str, str], source: str, player: int) -> list[dict[str, Any]]:
    found = await read(f"SELECT {', '.join(columns.values())} FROM {source}", {"player": player})
    return [
        {
            name: _CONVERTERS[name](value) if name in _CONVERTERS else value
            for name, value in zip(columns, row, strict=True)
        }
        for row in found
    ]

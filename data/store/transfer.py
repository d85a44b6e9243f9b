"""Moving rows from one database to another: a driver's part in :mod:`data.move`."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from typing import Protocol

from data.store.database import Row

TABLES = {
    "players": ("id",),
    "tables": ("id",),
    "seats": ("table_id", "seat"),
    "offers": ("table_id", "player"),
    "invites": ("table_id", "player"),
    "seat_waits": ("table_id", "player"),
    "votes": ("table_id", "player"),
    "actions": ("table_id", "number"),
    "compacted_actions": ("table_id", "number"),
    "reactions": ("table_id", "number", "player"),
    "results": ("id",),
    "result_seats": ("result", "seat"),
    "game_scores": ("result", "player"),
    "pair_scores": ("result", "player", "partner"),
    "round_scores": ("result",),
    "feat_scores": ("result", "feat"),
    "resets": ("player", "at"),
    "free_endings": ("player", "table_id"),
    "moderation": ("id",),
    "guilds": ("guild_id",),
    "seasons": ("guild_id", "number"),
    "rating_pools": ("pool",),
    "meta": ("key",),
    "reminders": ("table_id",),
    "snapshots": ("table_id",),
    "evenings": ("id",),
    "evening_tables": ("evening", "table_id"),
    "daily_days": ("day", "edition"),
    "daily_pars": ("day", "edition", "game"),
    "daily_attempts": ("day", "edition", "game", "player"),
    "daily_servers": ("day", "edition", "game", "player", "guild_id"),
    "daily_totals": ("guild_id", "period", "player"),
    "daily_streaks": ("player",),
    "daily_posts": ("guild_id",),
    "daily_calls": ("player",),
    "server_posts": ("guild_id", "kind"),
    "champion_roles": ("guild_id", "kind", "account"),
    "tournaments": ("id",),
    "tournament_events": ("tournament_id", "number"),
    "tournament_people": ("tournament_id", "player"),
    "tournament_trophies": ("tournament_id", "player"),
    "tournament_posts": ("tournament_id", "kind"),
}
"""Every table with its key, except tables about their own database only.

A table comes after those its rows refer to.
"""

BATCH = 1000
"""The number of rows read at a time."""


class Transfer(Protocol):
    """An open transaction in which nobody else writes. Booleans are 0 and 1 for every database."""

    async def columns(self, table: str) -> Sequence[str]:
        """Return the columns of a table, sorted."""

    def rows(self, table: str, columns: Sequence[str]) -> AsyncIterator[Row]:
        """Return the rows of a table in the order of its key; names and codes are compared byte by byte."""

    async def fill(self, table: str, columns: Sequence[str], rows: AsyncIterator[Row]) -> None:
        """Insert rows. Those that refer to each other may come in any order."""

    async def finish(self) -> None:
        """Continue the numbers after all rows, and update the planner's statistics."""


def select(table: str, columns: Sequence[str]) -> str:
    """Return the query for the rows of a table."""
    return f"SELECT {', '.join(columns)} FROM {table} ORDER BY {', '.join(TABLES[table])}"

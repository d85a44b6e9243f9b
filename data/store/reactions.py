"""People's reactions to the moves of a table."""

from __future__ import annotations

from data.store import checks
from data.store.database import Database, Transaction
from data.store.rows import ReactionRow, Status


class ReactionStore(Database):
    """Reactions: one of a person to an action. They are deleted with the actions."""

    async def react(self, table_id: str, number: int, player: int, emoji: str) -> None:
        """Store a player's reaction to an action, or replace it; the same one again takes it back.

        Raises :class:`Conflict` if the table is not running, and :class:`Forgotten`.
        """

        async def job(db: Transaction) -> None:
            await checks.need_table(db, table_id, Status.RUNNING)
            await checks.need_players(db, [player])
            taken_back = await db.fetch(
                "DELETE FROM reactions WHERE table_id = ? AND number = ? AND player = ? AND emoji = ? RETURNING 1",
                (table_id, number, player, emoji),
            )
            if not taken_back:
                await db.fetch(
                    "INSERT INTO reactions (table_id, number, player, emoji) VALUES (?, ?, ?, ?)"
                    " ON CONFLICT (table_id, number, player) DO UPDATE SET emoji = excluded.emoji",
                    (table_id, number, player, emoji),
                )

        await self._write(job, table_id)

    async def reactions(self, table_id: str) -> list[ReactionRow]:
        """Return the reactions to all actions of a table, ordered by action and player."""
        found = await self._read(
            "SELECT number, player, emoji FROM reactions WHERE table_id = ? ORDER BY number, player", (table_id,)
        )
        return [ReactionRow(*row) for row in found]


async def drop_reactions(db: Transaction, table_id: str, first: int) -> None:
    """Delete the reactions to a table's actions from a number on, within the caller's transaction."""
    await db.fetch("DELETE FROM reactions WHERE table_id = ? AND number >= ?", (table_id, first))

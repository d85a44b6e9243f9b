"""Rewinds: going back to an earlier point of a practice game."""

from __future__ import annotations

from bot.host.core import Core
from bot.host.practice.practice_mode import become_practice, require_practice
from bot.host.table.state import TableState
from data.store import Player, Status
from engine.game import is_action_count
from engine.types import REWIND, Action


class Rewinds:
    """Rewinds of practice games."""

    def __init__(self, core: Core) -> None:
        self._core = core

    async def rewind(
        self, table_id: str, player: Player, scope: str, *, revision: int | None = None, to_practice: bool = False
    ) -> TableState:
        """Rewind a practice game: see :data:`engine.types.REWINDS` for the scopes.

        ``to_practice`` lets a player who is alone against computers turn the table into a practice table, for good.
        That does not hold for a scope that is an action count: only autosteps note one, at a practice table.
        Refuses ``not-running``, ``not-seated``, ``stale`` (the table has changed since ``revision``),
        ``becomes-practice`` without ``to_practice``, ``practice-gives-up`` where it would lose the game, and
        ``no-practice`` where several people play. Raises :class:`IllegalAction` for what the rules forbid.
        """
        return await self._core.commit(self._rewind(table_id, player, scope, revision, to_practice))

    async def _rewind(
        self, table_id: str, player: Player, scope: str, revision: int | None, to_practice: bool
    ) -> TableState:
        async with self._core.tables.hold(table_id) as session:
            session.require_status(Status.RUNNING)
            seat = session.seat_of(player)
            session.require_revision(revision)
            await require_practice(self._core, session, to_practice=to_practice and not is_action_count(scope))
            # Before the action, so that its result never counts. A forbidden rewind leaves the table as it is.
            if session.game and scope in session.game.rewinds(seat):
                await become_practice(self._core, session)
            return await self._core.play(session, seat, Action(REWIND, target=scope))

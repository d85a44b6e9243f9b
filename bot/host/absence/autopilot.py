"""The autopilot: the computer plays for a seated player until they act again."""

from __future__ import annotations

from bot.host.core import Core
from bot.host.table.state import TableState
from data.store import Player, Status
from engine.types import Event


class Autopilot:
    """Switches the autopilot of players."""

    def __init__(self, core: Core) -> None:
        self._core = core

    async def set(self, table_id: str, player: Player, on: bool | None = None) -> TableState:
        """Switch a player's autopilot on or off; ``None`` toggles it.

        Refuses ``paused``, ``not-running``, ``not-seated``.
        """
        return await self._core.commit(self._set(table_id, player, on))

    async def _set(self, table_id: str, player: Player, on: bool | None) -> TableState:
        async with self._core.tables.hold(table_id) as session:
            session.require_status(Status.RUNNING)
            row = session.seats[session.seat_of(player)]
            wanted = on if on is not None else not row.autopilot
            if wanted == bool(row.autopilot):
                return session.state()
            await self._core.store.set_autopilot(table_id, player.id, session.terms.computers if wanted else "")
            await self._core.tables.refresh(session)
            return self._core.tell(session, Event("autopilot", row.seat))

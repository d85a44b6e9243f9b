"""Asking to take the last action back: its player asks, and all other people at the table allow it or one refuses.

The question is a vote about this revision of the table, so it ends by itself with the next action. A player who refuses
ends it at once, and so does the one who asked by withdrawing it; that action cannot be asked back again.
"""

from __future__ import annotations

from bot.host.core import Core
from bot.host.refusals import Refusal
from bot.host.table.session import Session
from bot.host.table.state import TableState
from data.store import Conflict, Player, Status
from engine.types import ASKED, UNDO, Action, Event


class TakingBack:
    """Questions to take an action back, and their answers."""

    def __init__(self, core: Core) -> None:
        self._core = core

    async def ask(self, table_id: str, player: Player, *, revision: int | None = None) -> TableState:
        """Ask the others to let a player take their last action back, which is done at once if computers have to agree.

        Refuses ``not-running``, ``not-seated``, ``stale`` (nothing can be taken back any more), ``said-no``, and
        ``away-cannot-allow`` if an opponent is on autopilot, and has no partner here who could answer for them.
        """
        return await self._core.commit(self._ask(table_id, player, revision))

    async def answer(self, table_id: str, player: Player, *, allow: bool, revision: int | None = None) -> TableState:
        """Allow or refuse what another player asks; the last one to allow it takes the action back.

        The player who asked may only withdraw the question. Refuses ``not-running``, ``not-seated``, ``stale``,
        ``others-answer``.
        """
        return await self._core.commit(self._answer(table_id, player, allow, revision))

    async def _ask(self, table_id: str, player: Player, revision: int | None) -> TableState:
        async with self._core.tables.hold(table_id) as session:
            session.require_status(Status.RUNNING)
            seat = session.seat_of(player)
            session.require_revision(revision)
            found = session.take_back
            if found is None or found.seat != seat:
                raise Refusal("stale")
            if found.refused_by is not None:
                raise Refusal("said-no")
            if found.absent:
                raise Refusal("away-cannot-allow", seat=tuple(map(str, found.absent)))
            return session.state() if found.asked else await self._agree(session, player)

    async def _answer(self, table_id: str, player: Player, allow: bool, revision: int | None) -> TableState:
        async with self._core.tables.hold(table_id) as session:
            session.require_status(Status.RUNNING)
            seat = session.seat_of(player)
            session.require_revision(revision)
            found = session.take_back
            if found is None or not found.open:
                raise Refusal("stale")
            if allow and found.seat == seat:
                raise Refusal("others-answer")
            if allow:
                return await self._agree(session, player)
            await self._core.store.vote(table_id, player.id, session.refusing_motion)
            await self._core.tables.refresh(session)
            return self._core.tell(session, Event("voted", seat))

    async def _agree(self, session: Session, player: Player) -> TableState:
        """Note a player's consent, and take the action back with the last one."""
        await self._core.store.vote(session.id, player.id, session.taking_back_motion)
        await self._core.tables.refresh(session)
        found = session.take_back
        if found is None or not found.open or found.asks:
            return self._core.tell(session, Event("voted", session.seat_of(player)))
        if found.absent:  # on autopilot since it was asked
            raise Refusal("away-cannot-allow", seat=tuple(map(str, found.absent)))
        try:
            return await self._core.play(session, found.seat, Action(UNDO, target=ASKED))
        except Conflict:
            # Somebody acted, or answered, in another process.
            await self._core.tables.refresh(session)
            return session.state()

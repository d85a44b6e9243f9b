"""Arranging the cards of a practice table: swapping hands, changing a card, looking at the other hands."""

from __future__ import annotations

from bot.host.core import Core
from bot.host.practice.practice_mode import become_practice, require_practice
from bot.host.refusals import Refusal
from bot.host.table.session import Session
from bot.host.table.state import TableState
from data.store import Player, Status
from engine.cards import Card
from engine.game import seats_looking, with_hands
from engine.types import DOCTOR, LOOK, SWAP, Action, Seat
from engine.view import View


class Arranging:
    """Arranges cards or reveals hands. Every use is recorded as an action, and shown to the whole table.

    Every method refuses ``not-running``, ``not-seated``, ``no-practice``, ``practice-gives-up``, and without
    ``to_practice`` also ``becomes-practice``. :meth:`swap` and :meth:`doctor` also refuse ``stale`` (the table has
    changed) and ``not-your-turn``, and raise :class:`IllegalAction` for what the rules forbid.
    """

    def __init__(self, core: Core) -> None:
        self._core = core

    async def start(self, table_id: str, player: Player, *, to_practice: bool) -> TableState:
        """Turn the table of a player who is alone against computers into a practice table, for good.

        No effect on a practice table.
        """
        return await self._core.commit(self._start(table_id, player, to_practice))

    async def swap(self, table_id: str, player: Player, *, revision: int | None = None) -> TableState:
        """Swap a player's hand with that of the next seat."""
        return await self._core.commit(self._arrange(table_id, player, Action(SWAP), revision))

    async def doctor(
        self, table_id: str, player: Player, cards: tuple[Card, ...], *, revision: int | None = None
    ) -> TableState:
        """Exchange a card of a player's hand for another card that lies face down."""
        return await self._core.commit(self._arrange(table_id, player, Action(DOCTOR, cards), revision))

    async def look(self, table_id: str, player: Player, how: str) -> View:
        """Show the other hands to a player, or hide them: see :data:`engine.types.LOOKS`.

        Returns the player's view afterwards; after ``once`` it includes the hands.
        """
        return await self._core.commit(self._look(table_id, player, how))

    async def _start(self, table_id: str, player: Player, to_practice: bool) -> TableState:
        async with self._core.tables.hold(table_id) as session:
            await self._practice_seat(session, player, to_practice=to_practice)
            if session.row.practice:
                return session.state()
            await become_practice(self._core, session)
            return self._core.tell(session)

    async def _arrange(self, table_id: str, player: Player, action: Action, revision: int | None) -> TableState:
        async with self._core.tables.hold(table_id) as session:
            seat = await self._practice_seat(session, player)
            session.require_revision(revision)
            to_act = session.game.to_act if session.game else ()
            if to_act and seat not in to_act:
                raise Refusal("not-your-turn", seat=tuple(map(str, to_act)))
            return await self._core.play(session, seat, action)

    async def _look(self, table_id: str, player: Player, how: str) -> View:
        async with self._core.tables.hold(table_id) as session:
            seat = await self._practice_seat(session, player)
            assert session.game is not None
            is_looking = seat in seats_looking(session.game)
            if how == "once" or is_looking != (how == "on"):
                await self._core.play(session, seat, Action(LOOK, target=how))
            views = session.state().views
            return with_hands(views, seat) if how == "once" else views[seat]

    async def _practice_seat(self, session: Session, player: Player, *, to_practice: bool = False) -> Seat:
        """Return the seat of a player at a running practice table."""
        session.require_status(Status.RUNNING)
        seat = session.seat_of(player)
        await require_practice(self._core, session, to_practice=to_practice)
        return seat

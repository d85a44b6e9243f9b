"""What learners may do with the cards of a practice table: change hands, and look at those of the others."""

from __future__ import annotations

from bot.host.core import Core
from bot.host.practice.practice_mode import become_practice, require_practice
from bot.host.refusals import Refusal
from bot.host.table.session import Session
from bot.host.table.state import TableState
from data.store import Player, Status
from engine.cards import Card
from engine.types import DOCTOR, LOOK, SWAP, Action, Seat
from engine.view import View
from engine.visible_hands import seats_looking, with_hands


class Arranging:
    """Cards arranged or looked at to learn from. All of it is recorded, and everybody at the table hears of it.

    Every method refuses ``not-running``, ``not-seated``, ``no-practice``, and all but the first ``becomes-practice``.
    What changes hands also refuses ``stale`` (the table stands otherwise by now) and ``not-your-turn``, and
    raises :class:`IllegalAction` for what the rules refuse.
    """

    def __init__(self, core: Core) -> None:
        self._core = core

    async def start(self, table_id: str, player: Player) -> TableState:
        """Makes the table of a player who is alone with computers a practice table, which it stays."""
        return await self._core.commit(self._start(table_id, player))

    async def swap(self, table_id: str, player: Player, *, revision: int | None = None) -> TableState:
        """Has a player's hand and the next seat's change places."""
        return await self._core.commit(self._arrange(table_id, player, Action(SWAP), revision))

    async def doctor(
        self, table_id: str, player: Player, cards: tuple[Card, ...], *, revision: int | None = None
    ) -> TableState:
        """Changes a card of a player's hand for another that lies face down."""
        return await self._core.commit(self._arrange(table_id, player, Action(DOCTOR, cards), revision))

    async def look(self, table_id: str, player: Player, how: str) -> View:
        """Opens the other hands to a player, or hides them: see :data:`engine.types.LOOKS`.

        Returns what the player may know then, of a look ``once`` with the hands.
        """
        return await self._core.commit(self._look(table_id, player, how))

    async def _start(self, table_id: str, player: Player) -> TableState:
        async with self._core.tables.hold(table_id) as session:
            _place(session, player, to_practice=True)
            await become_practice(self._core, session)
            return self._core.tell(session)

    async def _arrange(self, table_id: str, player: Player, action: Action, revision: int | None) -> TableState:
        async with self._core.tables.hold(table_id) as session:
            seat = _place(session, player)
            session.require_revision(revision)
            to_act = session.game.to_act if session.game else ()
            if to_act and seat not in to_act:
                raise Refusal("not-your-turn", seat=to_act[0])
            return await self._core.play(session, seat, action)

    async def _look(self, table_id: str, player: Player, how: str) -> View:
        async with self._core.tables.hold(table_id) as session:
            seat = _place(session, player)
            assert session.game is not None
            looks = seat in seats_looking(session.game)
            if how == "once" or looks != (how == "on"):
                await self._core.play(session, seat, Action(LOOK, target=how))
            views = session.state().views
            return with_hands(views, seat) if how == "once" else views[seat]


def _place(session: Session, player: Player, *, to_practice: bool = False) -> Seat:
    """Where a player sits who wants to learn."""
    session.require_status(Status.RUNNING)
    seat = session.seat_of(player)
    require_practice(session, to_practice=to_practice)
    return seat

"""Once more: going back in a practice game, the cards of a game played again, and the next game of the same table."""

from __future__ import annotations

from dataclasses import replace

from bot.host.core import Core
from bot.host.lobby.new_table import dealt_anew, own_seed, table_like
from bot.host.model.terms import Terms
from bot.host.records.previous_games import PreviousGame, previous_games
from bot.host.refusals import Refusal
from bot.host.table.session import Session
from bot.host.table.state import TableState, is_alone
from data.store import NewTable, Player, SeatRow, Status, TableRow
from engine.timeline import is_action_count
from engine.types import REWIND, Action, Event, Seat

_LISTED = 50


class Again:
    """What is played once more."""

    def __init__(self, core: Core) -> None:
        self._core = core

    async def rewind(
        self, table_id: str, player: Player, scope: str, *, revision: int | None = None, to_practice: bool = False
    ) -> TableState:
        """Goes back at a practice table: see :data:`engine.types.REWINDS`.

        Who plays alone against computers may make any table one (``to_practice``), and it stays one; but not to go back
        to a moment.
        Raises :class:`IllegalAction` for what the rules refuse. Refuses ``not-running``, ``not-seated``, ``stale``
        (the table stands otherwise by now), ``becomes-practice`` where that was not asked for, and
        ``no-practice`` where several people play.
        """
        return await self._core.commit(self._rewind(table_id, player, scope, revision, to_practice))

    async def replay(self, table_id: str, player: Player, *, guild_id: int, channel_id: int) -> TableState:
        """Opens a practice table in a channel that plays the cards of an ended one again, with the player on their
        seat, against computers of the same level, and at leisure.

        Refuses ``not-over``, ``not-seated``, ``channel-busy``, and ``may-go-on`` where others might still resume.
        """
        return await self._core.commit(self._replay(table_id, player, guild_id, channel_id))

    async def ended(self, player: Player) -> list[PreviousGame]:
        """The last games that a player may :meth:`replay`, newest first. None of them is read back for it."""
        rows = await self._core.store.tables(player=player.id, statuses=(Status.FINISHED, Status.CLOSED))
        rows = [row for row in rows if row.started and (row.status is Status.FINISHED or is_alone(row.seats))][:_LISTED]
        return await previous_games(self._core.store, rows, player)

    async def anew(self, table_id: str, player: Player, *, guild_id: int, channel_id: int) -> TableState:
        """Opens a table in a channel that plays as an ended one did, with other cards, and invites who sat there.

        Refuses ``not-over``, ``not-seated``, ``channel-busy``.
        """
        return await self._core.commit(self._anew(table_id, player, guild_id, channel_id))

    async def _rewind(
        self, table_id: str, player: Player, scope: str, revision: int | None, to_practice: bool
    ) -> TableState:
        async with self._core.tables.hold(table_id) as session:
            session.need(Status.RUNNING)
            seat = session.seat_of(player)
            session.need_to_be_at(revision)
            # Back to a moment goes who has noted it while playing for practice.
            need_practice(session, to_practice=to_practice and not is_action_count(scope))
            # Before the action, which must not count for a moment; what the rules refuse leaves all as it is.
            if session.game and scope in session.game.rewinds(seat):
                await become_practice(self._core, session)
            return await self._core.play(session, seat, Action(REWIND, target=scope))

    async def _replay(self, table_id: str, player: Player, guild_id: int, channel_id: int) -> TableState:
        async with self._core.tables.hold(table_id) as session:
            seat, row = _place(session, player), session.row
            if row.status is Status.CLOSED and not session.state().alone:
                raise Refusal("may-go-on")
            theirs = session.terms
            terms = Terms(computers=theirs.computers, levels=theirs.levels, aggression=theirs.aggression)
        # Numbered deals are the same at every table: there is nothing to be taken from this one.
        cards_of = (row.cards_of or row.id) if row.deals is None else None
        like = self._like(row, player, guild_id, channel_id)
        table = replace(like, terms=terms.model_dump(mode="json"), practice=True, deals=row.deals, cards_of=cards_of)
        return await self._open(table, player, seat)

    async def _anew(self, table_id: str, player: Player, guild_id: int, channel_id: int) -> TableState:
        async with self._core.tables.hold(table_id) as session:
            seat, row = _place(session, player), session.row
        like = dealt_anew(self._core, self._like(row, player, guild_id, channel_id))
        others = {other.player for other in row.seats} - {None, player.id} - session.forgotten
        table = replace(like, terms=row.terms, practice=row.practice and bool(others))
        await self._open(table, player, seat)
        for other in others:
            if other is not None:
                await self._core.store.invite(table.id, other)
        return await self._core.state(table.id)

    def _like(self, row: TableRow, player: Player, guild_id: int, channel_id: int) -> NewTable:
        return table_like(self._core, row, host=player.id, guild_id=guild_id, channel_id=channel_id)

    async def _open(self, table: NewTable, player: Player, seat: Seat) -> TableState:
        mine = SeatRow(seat, player.id, seed=own_seed("", player, table.created_at))
        await self._core.store.create_table(table, (mine,))
        async with self._core.tables.hold(table.id) as session:
            return self._core.tell(session, Event("opened", seat))


def need_practice(session: Session, *, to_practice: bool) -> None:
    """Refuses ``no-practice`` at a table that is no practice table and cannot become one, and ``becomes-practice``
    where that was not asked for.
    """
    if session.row.practice:
        return
    if not session.state().alone:
        raise Refusal("no-practice")
    if not to_practice:
        raise Refusal("becomes-practice")


async def become_practice(core: Core, session: Session) -> None:
    """Makes a table that is being held a practice table, unless it is one."""
    if not session.row.practice:
        await core.store.set_practice(session.id)
        await core.tables.refresh(session)


def _place(session: Session, player: Player) -> Seat:
    """Where a player sat at an ended table. Refuses ``not-over``, ``not-seated``."""
    if session.row.status not in (Status.FINISHED, Status.CLOSED) or session.game is None:
        raise Refusal("not-over")
    for row in session.row.seats:
        if player.id in (row.player, row.former):
            return row.seat
    raise Refusal("not-seated")

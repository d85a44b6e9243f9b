"""How people go and tables end, and how both come back."""

from __future__ import annotations

from contextlib import suppress

from bot.host.core import LIVE, Core
from bot.host.refusals import Refusal
from bot.host.session import Session
from bot.host.state import TableState
from data.store import ChannelBusy, Player, SeatRow, Status, StoreError
from engine.game import Event
from engine.players import USUAL_LEVEL


class Life:
    """A table's end and its return."""

    def __init__(self, core: Core) -> None:
        self._core = core

    async def leave(self, table_id: str, player: Player) -> TableState:
        """Gives up a seat.

        At an open table it is free again, and the table closes with its host. At a running one the computer
        takes it over; but the last person closes the table instead, keeps the seat, and may resume.
        Refuses ``not-running``, ``not-seated``.
        """
        return await self._core.commit(self._leave(table_id, player))

    async def close(self, table_id: str, player: Player, *, may_manage: bool = False) -> TableState:
        """Ends a table without a winner; it may be resumed.

        For its host, for anybody seated once the host has left, and for who may manage the channel.
        Refuses ``not-running``, ``not-host``.
        """
        return await self._core.commit(self._close(table_id, player, may_manage))

    async def resume(self, table_id: str, player: Player, *, guild_id: int, channel_id: int) -> TableState:
        """Brings a table into a channel: a closed one back to life, a live one from where it was.

        For whoever sits there. Refuses ``not-seated``, ``table-finished``, ``channel-busy``.
        """
        return await self._core.commit(self._resume(table_id, player, guild_id, channel_id))

    async def _leave(self, table_id: str, player: Player) -> TableState:
        async with self._core.tables.hold(table_id) as session:
            session.need(Status.RUNNING, Status.OPEN)
            seat = session.seat_of(player)
            people = [row.player for row in session.row.seats if row.player is not None]
            if session.row.status is Status.OPEN and player.id != session.row.host:
                await self._core.store.stand(table_id, player.id)
                event = Event("stood", seat)
            elif session.row.status is Status.OPEN or people == [player.id]:
                await self._core.store.end_table(table_id, Status.CLOSED)
                event = Event("closed", seat)
            else:
                computer = SeatRow(seat, None, computer=USUAL_LEVEL)
                await self._core.store.replace_seat(table_id, computer, expect_player=player.id)
                event = Event("left", seat)
            await self._core.tables.refresh(session)
            return self._core.tell(session, event)

    async def _close(self, table_id: str, player: Player, may_manage: bool) -> TableState:
        async with self._core.tables.hold(table_id) as session:
            session.need(Status.RUNNING, Status.OPEN)
            people = [row.player for row in session.row.seats if row.player is not None]
            may = player.id == session.row.host or (player.id in people and session.row.host not in people)
            if not (may or may_manage):
                raise Refusal("not-host")
            await self._core.store.end_table(table_id, Status.CLOSED)
            await self._core.tables.refresh(session)
            return self._core.tell(session, Event("closed"))

    async def _resume(self, table_id: str, player: Player, guild_id: int, channel_id: int) -> TableState:
        async with self._core.tables.hold(table_id) as session:
            seat = session.seat_of(player)
            row = session.row
            if row.status is Status.FINISHED:
                raise Refusal("table-finished")
            if row.status in LIVE and row.channel_id == channel_id:
                return session.state()
            busy = await self._core.store.table_in(channel_id)
            if busy:
                raise Refusal("channel-busy", table=busy.id)
            if row.status is Status.CLOSED:
                # A table with every seat taken may have been dealt to: never let its cards be dealt anew.
                status = Status.RUNNING if len(row.seats) == row.seat_count else Status.OPEN
                await self._core.store.reopen_table(table_id, guild_id, channel_id, status, self._core.clock())
            else:
                await self._move(session, guild_id, channel_id)
            await self._core.tables.refresh(session)
            return self._core.tell(session, Event("resumed" if row.status is Status.CLOSED else "moved", seat))

    async def _move(self, session: Session, guild_id: int, channel_id: int) -> None:
        row = session.row
        await self._core.store.end_table(row.id, Status.CLOSED)
        try:
            await self._core.store.reopen_table(row.id, guild_id, channel_id, row.status, self._core.clock())
        except StoreError:
            with suppress(ChannelBusy):
                await self._core.store.reopen_table(
                    row.id, row.guild_id, row.channel_id, row.status, self._core.clock()
                )
            raise

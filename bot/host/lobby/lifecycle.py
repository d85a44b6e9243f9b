"""The lifecycle of tables: leaving and coming back, closing, pausing, resuming."""

from __future__ import annotations

from collections.abc import Collection
from contextlib import suppress

from bot.host.core import LIVE, Core
from bot.host.refusals import Refusal
from bot.host.settings.privacy import clear_forgotten
from bot.host.table.session import Played, Session
from bot.host.table.state import TableState
from data.store import ChannelBusy, Conflict, Player, SeatRow, Status, StoreError
from engine.deal import ROUNDS
from engine.types import FORFEIT, REWIND, Action, Event, Seat

ABANDONED_DAYS = 30
"""Days after its last action in which a paused game can be resumed that would count as lost if it were closed."""
ABANDONED_AFTER = ABANDONED_DAYS * 24 * 3600.0


class Lifecycle:
    """Ends tables and seats, and brings them back."""

    def __init__(self, core: Core) -> None:
        self._core = core

    async def leave(self, table_id: str, player: Player) -> TableState:
        """Leave a table.

        At an open table this frees the seat; if the host leaves, the table closes. At a running table the computer
        takes the seat over until the player comes back; the last person pauses the table and keeps the seat.
        Refuses ``paused``, ``not-running``, ``not-seated``.
        """
        return await self._core.commit(self._leave(table_id, player))

    async def come_back(self, table_id: str, player: Player, *, guild_id: int | None = None) -> TableState:
        """Return to a player the seat that the computer took over from them at a running table.

        ``guild_id`` is their server if it is not the table's. Refuses ``not-running``, ``already-seated``, and
        ``not-open`` if there is no such seat.
        """
        return await self._core.commit(self._come_back(table_id, player, guild_id))

    async def close(
        self, table_id: str, player: Player, *, may_manage: bool = False, gives_up: bool = False
    ) -> TableState:
        """Close a table without a winner, which reveals its cards.

        Allowed for the host, for anybody seated once the host has left, and for channel managers. A game that counts is
        closed once everybody seated has agreed to it in the same round, and is over then; this is the consent of
        ``player``, which others may add once somebody has asked. A manager without a seat pauses it instead.
        If only computers would win it, it ends as lost, and ``player`` must have said that they give it up.
        A game that does not count can be resumed, and its round is then dealt again.
        Refuses ``not-running``, ``not-host``, ``gives-up``.
        """
        return await self._core.commit(self._close(table_id, player, may_manage, gives_up))

    async def pause(self, table_id: str, player: Player, *, may_manage: bool = False) -> TableState:
        """Pause a table, which keeps its cards secret and frees its channel.

        Allowed for those who may close it, and for voters while somebody is absent.
        Refuses ``paused``, ``not-running``, ``not-host``, and ``exhibition-waits`` for an exhibition.
        """
        return await self._core.commit(self._pause(table_id, player, may_manage))

    async def archive(self, table_id: str) -> TableState:
        """Pause a table whose channel is gone or closed to the bot. Refuses ``not-running``."""
        return await self._core.commit(self._archive(table_id))

    async def settle_abandoned(self, table_id: str) -> None:
        """End a game as lost that was paused and abandoned, if closing it would have lost it.

        Other paused games wait for ever: where people play against each other, any of them may resume it.
        """
        await self._core.commit(self._settle_abandoned(table_id))

    async def resume(
        self, table_id: str, player: Player, *, guild_id: int, channel_id: int, without: Collection[int] = ()
    ) -> TableState:
        """Resume a paused or closed table in a channel, or move a live one there.

        Allowed for seated players. ``without`` are players who are gone: at a running table the computer takes their
        seats over, at an open one they become free. Refuses ``not-seated``, ``table-finished``, ``channel-busy``, and
        ``game-closed`` for a closed game that counts.
        """
        return await self._core.commit(self._resume(table_id, player, guild_id, channel_id, without))

    async def _leave(self, table_id: str, player: Player) -> TableState:
        async with self._core.tables.hold(table_id) as session:
            while True:
                session.require_status(Status.RUNNING, Status.OPEN)
                try:
                    return await self._leave_session(session, player)
                except Conflict:
                    # Somebody joined or left meanwhile, so this may now be the last person.
                    await self._core.tables.refresh(session)

    async def _leave_session(self, session: Session, player: Player) -> TableState:
        seat = session.seat_of(player)
        if session.row.status is Status.OPEN and player.id != session.row.host:
            await self._core.store.stand(session.id, player.id)
            return await self._publish(session, Event("stood", seat))
        if session.row.status is Status.OPEN:
            return await self._end(session, Status.CLOSED, Event("closed"))
        if session.people == (player.id,):
            return await self.pause_session(session)
        await self.take_over(session, seat)
        return await self._publish(session, Event("left", seat))

    async def take_over(self, session: Session, seat: Seat) -> None:
        """Give a player's seat at a held running table to the computer, until they come back."""
        row = session.seats[seat]
        computer = SeatRow(
            seat,
            None,
            computer=session.terms.computers,
            former=row.player,
            hand_channel=row.hand_channel,
            hand_message=row.hand_message,
            guild_id=row.guild_id,
        )
        await self._core.store.replace_seat(session.id, computer, expect_player=row.player)

    async def _come_back(self, table_id: str, player: Player, guild_id: int | None) -> TableState:
        async with self._core.tables.hold(table_id) as session:
            session.require_status(Status.RUNNING)
            left = next((row for row in session.row.seats if row.former == player.id), None)
            if left is None:
                raise Refusal("already-seated" if player.id in session.people else "not-open")
            channel, message = left.hand_channel, left.hand_message
            own = SeatRow(left.seat, player.id, hand_channel=channel, hand_message=message, guild_id=guild_id)
            await self._core.store.replace_seat(table_id, own, expect_player=None)
            return await self._publish(session, Event("returned", left.seat))

    async def _close(self, table_id: str, player: Player, may_manage: bool, gives_up: bool) -> TableState:
        async with self._core.tables.hold(table_id) as session:
            session.require_status(Status.RUNNING, Status.OPEN)
            seated = player.id in session.people
            if not (may_manage or _may_end(session, player) or (seated and session.closing)):
                raise session.not_host()
            if not session.at_stake:
                return await self._end(session, Status.CLOSED, Event("closed"))
            if not seated:
                return await self.pause_session(session)
            return await self._agree_to_close(session, player, gives_up)

    async def _agree_to_close(self, session: Session, player: Player, gives_up: bool) -> TableState:
        """Note a seated player's consent to close a held game that counts, and close it with the last one."""
        seat = session.seat_of(player)
        if session.is_given_up_by_closing and {*session.closing, seat} == _seats_of_people(session):
            if not gives_up:
                raise Refusal("gives-up")
            return await self._core.play(session, seat, Action(FORFEIT))
        await self._core.store.vote(session.id, player.id, session.closing_motion)
        await self._core.tables.refresh(session)
        if len(session.closing) == len(session.people):
            return await self._end(session, Status.CLOSED, Event("closed"))
        return self._core.tell(session, Event("voted", seat))

    async def _pause(self, table_id: str, player: Player, may_manage: bool) -> TableState:
        async with self._core.tables.hold(table_id) as session:
            session.require_status(Status.RUNNING, Status.OPEN)
            if session.exhibition:
                raise Refusal("exhibition-waits")
            vote = session.waiting().vote
            if not (may_manage or _may_end(session, player) or (vote and player.id in vote.voters)):
                raise session.not_host()
            return await self.pause_session(session)

    async def _archive(self, table_id: str) -> TableState:
        async with self._core.tables.hold(table_id) as session:
            session.require_status(Status.RUNNING, Status.OPEN)
            return await self.pause_session(session)

    async def pause_session(self, session: Session) -> TableState:
        """Pause a held table; close an exhibition, as nobody could resume it."""
        if session.exhibition:
            return await self._end(session, Status.CLOSED, Event("closed"))
        return await self._end(session, Status.PAUSED, Event("paused"))

    async def _resume(
        self, table_id: str, player: Player, guild_id: int, channel_id: int, without: Collection[int]
    ) -> TableState:
        async with self._core.tables.hold(table_id) as session:
            seat = session.seat_of(player)
            row = session.row
            if row.status is Status.FINISHED:
                raise Refusal("table-finished")
            if not session.state().resumable:
                raise Refusal("game-closed")
            if row.status in LIVE and row.channel_id == channel_id:
                return session.state()
            busy = await self._core.store.live_table(channel_id)
            if busy:
                raise Refusal("channel-busy", table=busy.id)
            if row.status in LIVE:
                await self._move(session, guild_id, channel_id)
                return await self._publish(session, Event("moved", seat))
            status = Status.RUNNING if row.started else Status.OPEN
            dealt = self._deal_again(session, seat)
            try:
                await self._core.store.reopen_table(
                    row.id, guild_id, channel_id, status, self._core.clock(), action=dealt and dealt.row
                )
            except BaseException:
                session.forget_game()
                raise
            await clear_forgotten(self._core, session, status, player)
            await self._remove_absent(session, status, player, without)
            return await self._publish(session, Event("resumed", seat), *(dealt.events if dealt else ()))

    async def _remove_absent(self, session: Session, status: Status, player: Player, without: Collection[int]) -> None:
        for row in session.row.seats:
            if row.player is None or row.player not in without or row.player in session.forgotten:
                continue
            if status is Status.RUNNING:
                await self.take_over(session, row.seat)
                continue
            await self._core.store.stand(session.id, row.player)
            if row.player == session.row.host:
                await self._core.store.set_host(session.id, player.id, row.player)

    def _deal_again(self, session: Session, seat: Seat) -> Played | None:
        """Deal the round of a closed practice game again, as its cards were revealed; not those of public deals."""
        game, row = session.game, session.row
        public = row.deals is not None or row.cards_of is not None
        if row.status is not Status.CLOSED or public or game is None or game.round.over:
            return None
        if game.deal_number >= ROUNDS:
            raise Refusal("table-finished")
        return session.play(seat, Action(REWIND, target="deal"), self._core.clock())

    async def _settle_abandoned(self, table_id: str) -> None:
        async with self._core.tables.hold(table_id) as session:
            game, own = session.game, [row.seat for row in session.row.seats if row.player is not None]
            if session.row.status is not Status.PAUSED or game is None or not session.is_given_up_by_closing:
                return
            played = session.play(own[0], Action(FORFEIT), self._core.clock(), session.terms.computers)
            try:
                await self._core.store.end_table(table_id, Status.FINISHED, played.results, action=played.row)
            except BaseException:
                session.forget_game()
                raise
            self._core.on_game_won(session)
            await self._publish(session, *played.events)

    async def _move(self, session: Session, guild_id: int, channel_id: int) -> None:
        row = session.row
        await self._core.store.end_table(row.id, Status.PAUSED)
        try:
            await self._core.store.reopen_table(row.id, guild_id, channel_id, row.status, row.since)
        except StoreError:
            with suppress(ChannelBusy):
                await self._core.store.reopen_table(row.id, row.guild_id, row.channel_id, row.status, row.since)
            raise

    async def _end(self, session: Session, status: Status, event: Event) -> TableState:
        await self._core.store.end_table(session.id, status)
        return await self._publish(session, event)

    async def _publish(self, session: Session, *events: Event) -> TableState:
        await self._core.tables.refresh(session)
        return self._core.tell(session, *events)


def _seats_of_people(session: Session) -> set[Seat]:
    return {row.seat for row in session.row.seats if row.player is not None}


def _may_end(session: Session, player: Player) -> bool:
    """Whether a player may end a table: its host, or anybody seated once the host has left."""
    host, people = session.row.host, session.people
    return player.id == host or (player.id in people and host not in people)

"""The lifecycle of tables: leaving and coming back, closing, pausing, resuming."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from contextlib import suppress

from bot.host.core import LIVE, Core
from bot.host.dealing import open_gathering
from bot.host.giving_up import Cost, Ending, cost_refusal, end_early, ending_of, settle_by_standing
from bot.host.model.competition import Competition
from bot.host.privacy import clear_forgotten
from bot.host.refusals import Refusal
from bot.host.table.session import Played, Session
from bot.host.table.state import Moving, TableState, competition_refusal
from data.store import ChannelBusy, Conflict, Player, SeatRow, Status, StoreError
from engine.deal import ROUNDS
from engine.types import REWIND, Action, Event, Seat


class Lifecycle:
    """Ends tables and seats, and brings them back."""

    def __init__(self, core: Core) -> None:
        self._core = core

    async def leave(self, table_id: str, player: Player) -> TableState:
        """Leave a table.

        At an open table this frees the seat; if the host leaves, the table closes. At a running table the computer
        takes the seat over until the player comes back; the last person pauses the table and keeps the seat. The match
        of a tournament is played on: there the last person's autopilot is switched on. Refuses ``paused``,
        ``not-running``, ``not-seated``, and ``tournament-table`` before a match.
        """
        return await self._core.commit(self._leave(table_id, player))

    async def come_back(self, table_id: str, player: Player, *, guild_id: int | None = None) -> TableState:
        """Return to a player the seat that the computer took over from them at a running table.

        ``guild_id`` is their server if it is not the table's. Refuses ``not-running``, ``already-seated``, and
        ``not-open`` if there is no such seat.
        """
        return await self._core.commit(self._come_back(table_id, player, guild_id))

    async def close(
        self, table_id: str, player: Player, *, may_manage: bool = False, gives_up: Cost = Cost.NOTHING
    ) -> TableState:
        """Close a table without a winner, which reveals its cards.

        Allowed for the host, for anybody seated once the host has left, and for channel managers. A game that counts is
        closed once everybody seated has agreed to it in the same round, and is over then; this is the consent of
        ``player``, which others may add once somebody has asked.
        A moderator without a seat annuls it instead, and says why: see :class:`bot.host.lobby.moderation.Moderation`.
        If only computers could win it, that may cost its people something (see :mod:`bot.host.giving_up`);
        ``gives_up`` is the cost that ``player`` has accepted.
        A game that does not count can be resumed, and its round is then dealt again.
        Refuses ``not-running``, ``not-host``, ``gives-up``, and to moderators ``no-reason``, ``plays-here`` and
        ``maybe-played``.
        """
        return await self._core.commit(self._close(table_id, player, may_manage, gives_up))

    async def ending(self, table_id: str) -> Ending:
        """Return the cost, to the people of a table, of ending its game now."""
        async with self._core.tables.hold(table_id) as session:
            return await ending_of(self._core, session)

    async def pause(self, table_id: str, player: Player, *, may_manage: bool = False) -> TableState:
        """Pause a table, which keeps its cards secret and frees its channel.

        Allowed for people who may close it, and for voters while somebody is absent. Where people play against the
        clock any of them may ask for it, and the table is paused once the others have agreed in the same round; this is
        the consent of ``player``. A player who acts instead declines. A manager without a seat pauses it at once.
        Refuses ``paused``, ``not-running``, ``not-host``, and ``exhibition-waits`` for an exhibition.
        """
        return await self._core.commit(self._pause(table_id, player, may_manage))

    async def archive(self, table_id: str) -> TableState:
        """Pause a table whose channel is gone or closed to the bot. Refuses ``not-running``."""
        return await self._core.commit(self._archive(table_id))

    async def settle_abandoned(self, table_id: str) -> None:
        """End a game that was paused and abandoned, at the same cost as closing it, if it has one.

        Between people the side that is ahead wins, and a game that is level ends without a result.

        Other paused games wait forever: where people play against each other, any of them may resume one.
        """
        await self._core.commit(self._settle_abandoned(table_id))

    async def resume(
        self, table_id: str, player: Player, *, guild_id: int, channel_id: int, without: Collection[int] = ()
    ) -> TableState:
        """Resume a paused or closed table in a channel, or move a live one there.

        Allowed for seated players. A live table is moved by its host, or by anybody once the host has left. Another
        player's request is noted, and carried out once all players who are not away have agreed. ``without`` are
        players who are gone: their seats at an open table become free. At a running one they are absent like anybody
        who does not act, but on autopilot where the game would be lost on time. Refuses ``not-seated``,
        ``table-finished``, ``channel-busy``, and ``game-closed`` for a closed game that counts.
        """
        return await self._core.commit(self._resume(table_id, player, guild_id, channel_id, without))

    async def choices(self, table_id: str, player: Player, *, may_manage: bool = False) -> tuple[str, ...]:
        """Return the steps a person can take: ``leave``, ``pause``, ``close`` or ``annul``, ``autopilot``."""
        async with self._core.tables.hold(table_id, Competition.TOURNAMENT) as session:
            if session.row.status not in LIVE:
                return ()
            seated, running = player.id in session.people, session.row.status is Status.RUNNING
            annuls = may_manage and not seated and session.can_be_annulled
            ends = not session.tournament
            may = {
                "leave": seated and (ends or running),
                "pause": ends and not session.exhibition and _may_pause(session, player, may_manage=may_manage),
                "close": ends and not annuls and _may_close(session, player, may_manage=may_manage),
                "annul": annuls,
                "autopilot": seated and running,
            }
            return tuple(choice for choice, allowed in may.items() if allowed)

    async def agree_to_move(self, table_id: str, player: Player, channel_id: int) -> TableState:
        """Agree to moving a live table to the requested channel.

        Refuses ``not-running``, ``paused``, ``not-seated``, ``channel-busy``, and ``stale`` if another was asked for.
        """
        return await self._core.commit(self._agree_to_move(table_id, player, channel_id))

    async def _leave(self, table_id: str, player: Player) -> TableState:
        async with self._core.tables.hold(table_id, Competition.TOURNAMENT) as session:
            while True:
                session.require_status(Status.RUNNING, Status.OPEN)
                try:
                    return await self._leave_session(session, player)
                except Conflict:
                    # Somebody joined or left meanwhile, so this may now be the last person.
                    await self._core.tables.refresh(session)

    async def _leave_session(self, session: Session, player: Player) -> TableState:
        seat = session.seat_of(player)
        if session.tournament and session.row.status is Status.OPEN:
            raise competition_refusal(Competition.TOURNAMENT)
        if session.row.status is Status.OPEN and (player.id != session.row.host or await self._hand_on(session)):
            await self._core.store.stand(session.id, player.id)
            await self._core.tables.refresh(session)
            await open_gathering(self._core, session)
            return await self._publish(session, Event("stood", seat))
        if session.row.status is Status.OPEN:
            return await self._end(session, Status.CLOSED, Event("closed"))
        if session.people == (player.id,) and session.tournament:
            await self._core.store.set_autopilot(session.id, player.id, session.terms.away_level)
            return await self._publish(session, Event("autopilot", seat))
        if session.people == (player.id,):
            return await self.pause_session(session)
        await self.take_over(session, seat)
        return await self._publish(session, Event("left", seat))

    async def _hand_on(self, session: Session) -> bool:
        """Make another person who is in the host of a held table where people gather; return False if nobody is."""
        host = session.row.host
        others = [row.player for row, agreed in zip(session.seats, session.agreed(), strict=True) if agreed]
        heir = next((player for player in others if player != host), None)
        if session.gathering is None or heir is None:
            return False
        await self._core.store.set_host(session.id, heir, host)
        return True

    async def take_over(self, session: Session, seat: Seat) -> None:
        """Give a player's seat at a held running table to the computer, until they come back."""
        row = session.seats[seat]
        computer = SeatRow(
            seat,
            None,
            computer=session.terms.away_level,
            former=row.player,
            hand_channel=row.hand_channel,
            hand_message=row.hand_message,
            guild_id=row.guild_id,
        )
        await self._core.store.replace_seat(session.id, computer, expect_player=row.player)

    async def _come_back(self, table_id: str, player: Player, guild_id: int | None) -> TableState:
        async with self._core.tables.hold(table_id, Competition.TOURNAMENT) as session:
            session.require_status(Status.RUNNING)
            left = next((row for row in session.row.seats if row.former == player.id), None)
            if left is None:
                raise Refusal("already-seated" if player.id in session.people else "not-open")
            channel, message = left.hand_channel, left.hand_message
            own = SeatRow(left.seat, player.id, hand_channel=channel, hand_message=message, guild_id=guild_id)
            await self._core.store.replace_seat(table_id, own, expect_player=None)
            return await self._publish(session, Event("returned", left.seat))

    async def _close(self, table_id: str, player: Player, may_manage: bool, gives_up: Cost) -> TableState:
        async with self._core.tables.hold(table_id) as session:
            seated = player.id in session.people
            if may_manage and not seated and session.can_be_annulled:
                await need_outsider(self._core, session.row.seats, player)
                raise Refusal("no-reason")
            session.require_status(Status.RUNNING, Status.OPEN)
            if not _may_close(session, player, may_manage=may_manage):
                raise session.not_host()
            if not session.at_stake:
                return await self._end(session, Status.CLOSED, Event("closed"))
            return await self._agree_to_close(session, player, gives_up)

    async def _agree_to_close(self, session: Session, player: Player, gives_up: Cost) -> TableState:
        """Note a seated player's consent to close a held game that counts, and close it with the last one."""
        seat = session.seat_of(player)
        ending = await ending_of(self._core, session)
        if ending.cost > gives_up:
            raise cost_refusal(ending)
        if {*session.closing, seat} == _seats_of_people(session):
            return await end_early(self._core, session, seat, ending)
        await self._core.store.vote(session.id, player.id, session.closing_motion)
        await self._core.tables.refresh(session)
        return self._core.tell(session, Event("voted", seat))

    async def _pause(self, table_id: str, player: Player, may_manage: bool) -> TableState:
        async with self._core.tables.hold(table_id) as session:
            session.require_status(Status.RUNNING, Status.OPEN)
            if session.exhibition:
                raise Refusal("exhibition-waits")
            if not _may_pause(session, player, may_manage=may_manage):
                raise session.not_host()
            seated = player.id in session.people
            if session.must_ask_to_pause and seated and not _is_voter(session, player):
                return await self._agree_to_pause(session, player)
            return await self.pause_session(session)

    async def _agree_to_pause(self, session: Session, player: Player) -> TableState:
        """Note a seated player's consent to pause a held game, and pause it with the last one."""
        await self._core.store.vote(session.id, player.id, session.pausing_motion)
        await self._core.tables.refresh(session)
        if session.agree_to_pause:
            return await self.pause_session(session)
        return self._core.tell(session, Event("voted", session.seat_of(player)))

    async def _archive(self, table_id: str) -> TableState:
        async with self._core.tables.hold(table_id, Competition.TOURNAMENT) as session:
            session.require_status(Status.RUNNING, Status.OPEN)
            return await self.pause_session(session)

    async def pause_session(self, session: Session) -> TableState:
        """Pause a held table; close an exhibition and a gathering, as nobody could resume them."""
        rematch = session.gathering is not None and not session.tournament
        if session.exhibition or (rematch and session.row.status is Status.OPEN):
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
                raise Refusal("game-closed" if row.started else "rematch-over")
            if row.status in LIVE and row.channel_id == channel_id:
                return session.state()
            busy = await self._core.store.live_table(channel_id)
            if busy:
                raise Refusal("channel-busy", table=busy.id)
            if row.status in LIVE:
                return await self._move_agreed(session, player, Moving(guild_id, channel_id, (seat,)))
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
            await self._excuse_gone(session, status, player, without)
            return await self._publish(session, Event("resumed", seat), *(dealt.events if dealt else ()))

    async def _excuse_gone(self, session: Session, status: Status, player: Player, without: Collection[int]) -> None:
        """Free the seats of people who are gone at an open table, and let none of them lose a running game on time."""
        for row in session.row.seats:
            if row.player is None or row.player not in without or row.player in session.forgotten:
                continue
            if status is Status.RUNNING:
                if session.terms.late == "forfeit":
                    await self._core.store.set_autopilot(session.id, row.player, session.terms.away_level)
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
            if session.row.status is not Status.PAUSED or self._core.clock() < session.waiting().abandoned_at:
                return
            if session.is_settled_by_standing and "at" in session.row.held:
                await settle_by_standing(self._core, session)
                return
            ending = await ending_of(self._core, session)
            if ending.cost is not Cost.NOTHING or ending.lost_by is not None:
                seat = min(_seats_of_people(session))
                await end_early(self._core, session, seat, ending, session.terms.computers)

    async def _agree_to_move(self, table_id: str, player: Player, channel_id: int) -> TableState:
        async with self._core.tables.hold(table_id) as session:
            session.require_status(Status.RUNNING, Status.OPEN)
            session.seat_of(player)
            moving = session.moving
            if moving is None or moving.channel_id != channel_id:
                raise Refusal("stale")
            if busy := await self._core.store.live_table(channel_id):
                raise Refusal("channel-busy", table=busy.id)
            return await self._move_agreed(session, player, moving)

    async def _move_agreed(self, session: Session, player: Player, moving: Moving) -> TableState:
        """Note a player's consent to move a held live table, and move it if that is enough."""
        seat = session.seat_of(player)
        if not _may_end(session, player):
            await self._core.store.vote(session.id, player.id, moving.motion)
            await self._core.tables.refresh(session)
            vote = session.waiting().vote
            agreed = {*(vote.away if vote else ()), *(session.moving.seats if session.moving else ())}
            if not agreed.issuperset(_seats_of_people(session)):
                return self._core.tell(session, Event("voted", seat))
        await move_session(self._core, session, moving.guild_id, moving.channel_id)
        return await self._publish(session, Event("moved", seat))

    async def _end(self, session: Session, status: Status, event: Event) -> TableState:
        await self._core.store.end_table(session.id, status, held=session.waiting().held)
        return await self._publish(session, event)

    async def _publish(self, session: Session, *events: Event) -> TableState:
        await self._core.tables.refresh(session)
        return self._core.tell(session, *events)


async def move_session(core: Core, session: Session, guild_id: int, channel_id: int) -> None:
    """Move a held live table to a channel. Refuses ``channel-busy``, and leaves the table where it is then."""
    row = session.row
    await core.store.end_table(row.id, Status.PAUSED)
    try:
        await core.store.reopen_table(row.id, guild_id, channel_id, row.status, row.since)
    except StoreError:
        with suppress(ChannelBusy):
            await core.store.reopen_table(row.id, row.guild_id, row.channel_id, row.status, row.since)
        raise


def _seats_of_people(session: Session) -> set[Seat]:
    return {row.seat for row in session.row.seats if row.player is not None}


async def need_outsider(core: Core, seats: Sequence[SeatRow], moderator: Player) -> None:
    """Refuse ``plays-here`` to a person who has a seat at a table, or left one.

    Refuses ``maybe-played`` to those who could have had one before they were forgotten: they have a later number now.
    """
    numbers = {number for row in seats for number in (row.player, row.former) if number is not None}
    if moderator.id in numbers:
        raise Refusal("plays-here")
    known = await core.store.players(sorted(numbers))
    if any(player.discord_id is None and number < moderator.id for number, player in known.items()):
        raise Refusal("maybe-played")


def _may_pause(session: Session, player: Player, *, may_manage: bool) -> bool:
    """Return whether a person may pause a table, or ask the others to."""
    asks = session.must_ask_to_pause and player.id in session.people
    return may_manage or asks or _may_end(session, player) or _is_voter(session, player)


def _is_voter(session: Session, player: Player) -> bool:
    """Return whether somebody is away, and a player may vote about them."""
    vote = session.waiting().vote
    return vote is not None and player.id in vote.voters


def _may_close(session: Session, player: Player, *, may_manage: bool) -> bool:
    """Return whether a person may close a table, or agree to it."""
    return may_manage or _may_end(session, player) or (player.id in session.people and bool(session.closing))


def _may_end(session: Session, player: Player) -> bool:
    """Return whether a player may end a table: its host, or anybody seated once the host has left."""
    host, people = session.row.host, session.people
    return player.id == host or (player.id in people and host not in people)

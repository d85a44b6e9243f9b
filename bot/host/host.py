"""The use cases of a card room."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Coroutine, Iterable, Mapping
from contextlib import suppress
from typing import Any, TypeVar

from bot.host.amending import amended, seated
from bot.host.computers import Computers
from bot.host.opening import new_table, own_seed, rules_of
from bot.host.refusals import Refusal
from bot.host.session import Session, Turn
from bot.host.state import Change, TableState
from bot.host.tables import Tables
from bot.host.thinker import Chooser
from data.store import ChannelBusy, Conflict, NewTable, NotFound, Player, SeatRow, Status, Store, StoreError, TableRow
from engine.deal import reveal
from engine.game import UNDO, Action, Event, IllegalAction, Seat, View
from engine.players import STEADY

_log = logging.getLogger(__name__)

T = TypeVar("T")

_LIVE = (Status.OPEN, Status.RUNNING)


class Host:
    """Tables on a store. Where a method raises :class:`Refusal`, nothing has changed.

    Every method may refuse ``no-table`` and ``damaged``; every one that changes something ``stopping``, and
    ``stale`` when somebody else was quicker. A failing store raises :class:`data.store.Unavailable`.

    An action is stored before it is answered, and the store's number is the truth: several hosts may work
    on one store. Whoever is in ``on_change`` is called, in order and at once, with every :class:`Change`
    made here; it must not block.
    """

    def __init__(
        self,
        store: Store,
        thinker: Chooser,
        *,
        clock: Callable[[], float] = time.time,
        entropy: Callable[[int], bytes] = secrets.token_bytes,
    ) -> None:
        self.on_change: list[Callable[[Change], None]] = []
        self._store = store
        self._clock = clock
        self._entropy = entropy
        self._tables = Tables(store)
        self._computers = Computers(thinker, self._computer_turn, self._play_computer)
        self._running: set[asyncio.Task[Any]] = set()
        self._stopping = False

    # a table's life

    async def open(
        self,
        *,
        guild_id: int,
        channel_id: int,
        host: Player,
        game: str,
        preset: str,
        seats: int | None = None,
        deals: int | None = None,
        options: Mapping[str, Any] | None = None,
        seed: str = "",
    ) -> TableState:
        """Opens a table in a channel, with ``host`` on seat 0. A damaged table there is closed for it.

        ``seats`` is the first number that the rules can be played with unless given, ``deals`` a numbered deal (1 to
        100), ``options`` what differs from the preset, ``seed`` the host's own part of the shuffle.
        Refuses ``channel-busy``, ``no-such-game``, ``no-such-deal``, ``no-such-option``, ``no-such-value``,
        ``seed-too-long``, and what the rules refuse of options and seats.
        """
        rules, count = rules_of(game, preset, options or {}, seats)
        now = self._clock()
        table = new_table(
            guild_id=guild_id,
            channel_id=channel_id,
            host=host,
            rules=rules,
            seats=count,
            deals=deals,
            now=now,
            entropy=self._entropy,
        )
        return await self._finish(self._open(table, SeatRow(0, host.id, seed=own_seed(seed, host, now))))

    async def join(self, table_id: str, player: Player, seed: str = "") -> TableState:
        """Takes the first empty seat of an open table; ``seed`` is the player's own part of the shuffle.

        For somebody who is seated already it replaces the seed that they brought before. Refuses ``not-open``,
        ``already-seated`` (if there is no seed to bring either), ``table-full``, ``seed-too-long``.
        """
        mine = own_seed(seed, player, self._clock())
        return await self._finish(self._join(table_id, player, mine, brought=bool(seed)))

    async def leave(self, table_id: str, player: Player) -> TableState:
        """Gives up a seat.

        At an open table it is free again, and the table closes with its host. At a running one the computer
        takes it over; but the last person closes the table instead, keeps the seat, and may resume.
        Refuses ``not-running``, ``not-seated``.
        """
        return await self._finish(self._leave(table_id, player))

    async def amend(
        self,
        table_id: str,
        player: Player,
        *,
        preset: str = "",
        options: Mapping[str, Any] | None = None,
        seats: int | None = None,
    ) -> TableState:
        """Changes what an open table will play: by another preset, with other options, with another number of seats.

        A preset takes all options back to its own. The number of seats stays unless given, or unless the preset cannot
        be played so; whoever sat on a seat that goes moves to a free one.
        Refuses ``not-open``, ``not-host``, ``too-many-seated``, ``no-such-option``, ``no-such-value``, and what the
        rules refuse of options and seats.
        """
        return await self._finish(self._amend(table_id, player, preset, options or {}, seats))

    async def swap(self, table_id: str, player: Player, one: Seat, other: Seat) -> TableState:
        """Has two seats of an open table change places, taken or not; it decides who plays together.

        Refuses ``not-open``, ``not-host``, and ``no-such-seat``.
        """
        return await self._finish(self._swap(table_id, player, one, other))

    async def start(self, table_id: str, player: Player) -> TableState:
        """Deals the first round; the computer takes the empty seats. Refuses ``not-open``, ``not-host``."""
        return await self._finish(self._start(table_id, player))

    async def close(self, table_id: str, player: Player, *, may_manage: bool = False) -> TableState:
        """Ends a table without a winner; it may be resumed.

        For its host, for anybody seated once the host has left, and for who may manage the channel.
        Refuses ``not-running``, ``not-host``.
        """
        return await self._finish(self._close(table_id, player, may_manage))

    async def resume(self, table_id: str, player: Player, *, guild_id: int, channel_id: int) -> TableState:
        """Brings a table into a channel: a closed one back to life, a live one from where it was.

        For whoever sits there. Refuses ``not-seated``, ``table-finished``, ``channel-busy``.
        """
        return await self._finish(self._resume(table_id, player, guild_id, channel_id))

    # playing

    async def act(self, table_id: str, player: Player, action: Action, *, revision: int | None = None) -> TableState:
        """Plays an action for a player. ``revision`` is the one that they saw when they chose it.

        Raises :class:`IllegalAction` for what the rules refuse. Refuses ``not-running``, ``not-seated``,
        ``stale`` (the table is no longer at that revision), ``not-your-turn``.
        """
        return await self._finish(self._act(table_id, player, action, revision))

    async def undo(self, table_id: str, player: Player, scope: str, *, revision: int | None = None) -> TableState:
        """Takes back the last ``action`` or the whole ``turn``; otherwise as :meth:`act`."""
        return await self.act(table_id, player, Action(UNDO, target=scope), revision=revision)

    # looking

    async def state(self, table_id: str) -> TableState:
        """A table as it stands."""
        async with self._tables.hold(table_id) as session:
            return session.state()

    async def at(self, channel_id: int) -> TableState | None:
        """The open or running table of a channel."""
        row = await self._store.table_in(channel_id)
        return await self.state(row.id) if row else None

    async def open_tables(self, guild_id: int) -> list[TableState]:
        """The open and running tables of a server, newest first. Damaged ones are left out."""
        return await self._states(guild_id=guild_id)

    async def tables_of(self, player: Player) -> list[TableState]:
        """The open and running tables where a player sits, newest first. Damaged ones are left out."""
        return await self._states(player=player.id)

    async def hand(self, table_id: str, player: Player) -> View:
        """What a player's seat may know. Refuses ``not-seated``, or ``not-running`` before the first deal."""
        state = await self.state(table_id)
        seat = state.seat_of(player.id)
        if seat is None:
            raise Refusal("not-seated")
        view = state.view(seat)
        if view is None:
            raise Refusal("not-running")
        return view

    async def reveal(self, table_id: str) -> dict[str, Any]:
        """What is needed to check the finished rounds, as JSON: see :func:`engine.deal.reveal`.

        A round that was broken off stays secret: its table may be resumed.
        """
        async with self._tables.hold(table_id) as session:
            deals, finished = session.finished_rounds()
            return reveal(deals, session.rules.pack(session.row.seat_count), finished)

    # the process

    async def recover(self) -> list[TableState]:
        """Reads back every table that is to be shown, and sets the computers going again.

        Those are the open and running ones, and then the ended ones whose end was never shown.
        """
        states = await self._states()
        for state in states:
            if state.status is Status.RUNNING:
                self._computers.wake(state.id)
        return states + await self._read_back(await self._store.unshown_ends())

    async def stop(self) -> None:
        """Refuses what would change something, and returns when what is under way has ended.

        The store stays open, and tables may still be looked at.
        """
        self._stopping = True
        await self._computers.stop()
        if self._running:
            await asyncio.wait(self._running)

    async def _finish(self, work: Coroutine[Any, Any, T]) -> T:
        """Does work to its end, even if whoever waits for it goes away half way."""
        if self._stopping:
            work.close()
            raise Refusal("stopping")
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        try:
            return await asyncio.shield(task)
        except ChannelBusy as busy:
            raise Refusal("channel-busy", table=busy.table_id) from busy
        except Conflict as conflict:
            raise Refusal("stale") from conflict
        except NotFound as missing:
            raise Refusal("no-table") from missing

    async def _open(self, table: NewTable, seat: SeatRow) -> TableState:
        try:
            await self._store.create_table(table, (seat,))
        except ChannelBusy as busy:
            if not await self._is_damaged(busy.table_id):
                raise
            # Nobody could close it, and the channel would be busy for ever. It is kept, for whoever mends it.
            await self._store.end_table(busy.table_id, Status.CLOSED)
            await self._store.create_table(table, (seat,))
        async with self._tables.hold(table.id) as session:
            return self._tell(session, Event("opened", 0))

    async def _join(self, table_id: str, player: Player, seed: str, *, brought: bool) -> TableState:
        async with self._tables.hold(table_id) as session:
            while True:
                session.need(Status.OPEN)
                if any(seat.player == player.id for seat in session.row.seats):
                    if not brought:
                        raise Refusal("already-seated")
                    await self._store.bring_seed(table_id, player.id, seed)
                    await self._tables.refresh(session)
                    return session.state()
                empty = [row.seat for row in session.seats if row.player is None]
                if not empty:
                    raise Refusal("table-full")
                try:
                    await self._store.sit(table_id, SeatRow(empty[0], player.id, seed=seed))
                except (Conflict, NotFound):
                    await self._tables.refresh(session)
                    continue
                await self._tables.refresh(session)
                return self._tell(session, Event("joined", empty[0]))

    async def _leave(self, table_id: str, player: Player) -> TableState:
        async with self._tables.hold(table_id) as session:
            session.need(Status.RUNNING, Status.OPEN)
            seat = session.seat_of(player)
            people = [row.player for row in session.row.seats if row.player is not None]
            if session.row.status is Status.OPEN and player.id != session.row.host:
                await self._store.stand(table_id, player.id)
                event = Event("stood", seat)
            elif session.row.status is Status.OPEN or people == [player.id]:
                await self._store.end_table(table_id, Status.CLOSED)
                event = Event("closed", seat)
            else:
                computer = SeatRow(seat, None, computer=STEADY)
                await self._store.replace_seat(table_id, computer, expect_player=player.id)
                event = Event("left", seat)
            await self._tables.refresh(session)
            return self._tell(session, event)

    async def _amend(
        self, table_id: str, player: Player, preset: str, options: Mapping[str, Any], seats: int | None
    ) -> TableState:
        async with self._tables.hold(table_id) as session:
            session.need_to_be_open(player)
            row = session.row
            rules, count = amended(session.rules, row.seat_count, preset, options, seats)
            seating = seated(row.seats, count)
            await self._store.amend_table(table_id, rules.model_dump(mode="json"), count, seating, expect=row)
            await self._tables.refresh(session)
            return self._tell(session, Event("amended", session.seat_of(player)))

    async def _swap(self, table_id: str, player: Player, one: Seat, other: Seat) -> TableState:
        async with self._tables.hold(table_id) as session:
            session.need_to_be_open(player)
            row = session.row
            if not {one, other} <= set(range(row.seat_count)):
                raise Refusal("no-such-seat")
            places = {one: other, other: one}
            seating = {seat.player: places.get(seat.seat, seat.seat) for seat in row.seats if seat.player is not None}
            await self._store.amend_table(table_id, row.rules, row.seat_count, seating, expect=row)
            await self._tables.refresh(session)
            return self._tell(session, Event("amended", session.seat_of(player)))

    async def _start(self, table_id: str, player: Player) -> TableState:
        async with self._tables.hold(table_id) as session:
            session.need_to_be_open(player)
            seats = [
                row if row.player is not None else SeatRow(row.seat, None, computer=STEADY) for row in session.seats
            ]
            await self._store.start_table(table_id, seats)
            await self._tables.refresh(session)
            opening = session.game.round.opening if session.game else ()
            return self._tell(session, Event("started"), *opening)

    async def _close(self, table_id: str, player: Player, may_manage: bool) -> TableState:
        async with self._tables.hold(table_id) as session:
            session.need(Status.RUNNING, Status.OPEN)
            people = [row.player for row in session.row.seats if row.player is not None]
            may = player.id == session.row.host or (player.id in people and session.row.host not in people)
            if not (may or may_manage):
                raise Refusal("not-host")
            await self._store.end_table(table_id, Status.CLOSED)
            await self._tables.refresh(session)
            return self._tell(session, Event("closed"))

    async def _resume(self, table_id: str, player: Player, guild_id: int, channel_id: int) -> TableState:
        async with self._tables.hold(table_id) as session:
            seat = session.seat_of(player)
            row = session.row
            if row.status is Status.FINISHED:
                raise Refusal("table-finished")
            if row.status in _LIVE and row.channel_id == channel_id:
                return session.state()
            busy = await self._store.table_in(channel_id)
            if busy:
                raise Refusal("channel-busy", table=busy.id)
            if row.status is Status.CLOSED:
                # A table with every seat taken may have been dealt to: never let its cards be dealt anew.
                status = Status.RUNNING if len(row.seats) == row.seat_count else Status.OPEN
                await self._store.reopen_table(table_id, guild_id, channel_id, status)
            else:
                await self._move(session, guild_id, channel_id)
            await self._tables.refresh(session)
            return self._tell(session, Event("resumed" if row.status is Status.CLOSED else "moved", seat))

    async def _move(self, session: Session, guild_id: int, channel_id: int) -> None:
        row = session.row
        await self._store.end_table(row.id, Status.CLOSED)
        try:
            await self._store.reopen_table(row.id, guild_id, channel_id, row.status)
        except StoreError:
            with suppress(ChannelBusy):
                await self._store.reopen_table(row.id, row.guild_id, row.channel_id, row.status)
            raise

    async def _act(self, table_id: str, player: Player, action: Action, revision: int | None) -> TableState:
        async with self._tables.hold(table_id) as session:
            session.need(Status.RUNNING)
            seat = session.seat_of(player)
            if revision not in (None, session.revision):
                raise Refusal("stale")
            to_act = session.game.to_act if session.game else ()
            if to_act and seat not in to_act:
                raise Refusal("not-your-turn", seat=to_act[0])
            return await self._play(session, seat, action)

    async def _play(self, session: Session, seat: Seat, action: Action) -> TableState:
        """Plays and stores an action of a table that is being held."""
        try:
            played = session.play(seat, action, self._clock())
            await self._store.append(session.id, played.row, played.results)
        except IllegalAction:
            raise
        except BaseException:
            session.forget_game()
            raise
        if session.won:
            try:
                await self._tables.finish(session)
            except StoreError:
                # The action is stored: the table is finished when it is next looked at.
                _log.exception("table %s is won, but could not be marked as finished", session.id)
        return self._tell(session, *played.events)

    # the computer players

    async def _computer_turn(self, table_id: str) -> Turn | None:
        async with self._tables.hold(table_id) as session:
            return session.turn()

    async def _play_computer(self, table_id: str, turn: Turn, action: Action) -> None:
        await self._finish(self._computer_act(table_id, turn, action))

    async def _computer_act(self, table_id: str, turn: Turn, action: Action) -> None:
        async with self._tables.hold(table_id) as session:
            seat = session.computer_to_act()
            if session.revision != turn.revision or seat is None or seat.seat != turn.seat:
                raise Refusal("stale")
            try:
                await self._play(session, turn.seat, action)
            except IllegalAction as illegal:
                _log.error(
                    "table %s: a computer player (%s) chose what is illegal: %s",
                    table_id,
                    turn.level,
                    illegal.note.code,
                )
                await self._play(session, turn.seat, turn.view.legal[0])

    # what the use cases share

    async def _is_damaged(self, table_id: str) -> bool:
        try:
            await self.state(table_id)
        except Refusal as refusal:
            return refusal.note.code == "damaged"
        return False

    async def _states(self, *, guild_id: int | None = None, player: int | None = None) -> list[TableState]:
        rows = await self._store.tables(guild_id=guild_id, player=player, statuses=_LIVE)
        return [state for state in await self._read_back(rows) if state.live]

    async def _read_back(self, rows: Iterable[TableRow]) -> list[TableState]:
        states = []
        for row in rows:
            # The log has the damage already; the other tables must not suffer from it.
            with suppress(Refusal):
                states.append(await self.state(row.id))
        return states

    def _tell(self, session: Session, *events: Event) -> TableState:
        """Sends word of a change, and wakes the computer if it is to act."""
        change = Change(session.id, session.revision, events)
        for listener in self.on_change:
            try:
                listener(change)
            except Exception:
                _log.exception("table %s: whoever was told of a change failed", session.id)
        if session.computer_to_act():
            self._computers.wake(session.id)
        return session.state()

"""The lobby of an open table: opening within a person's limits, seats, amendments, start."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Mapping, Sequence
from contextlib import suppress
from typing import Any, NamedTuple, Unpack
from weakref import WeakValueDictionary

from bot.host.core import LIVE, Core
from bot.host.dealing import deal_if_complete, start
from bot.host.lobby.moderation import need_unblocked
from bot.host.lobby.new_table import Amendment, amended, new_table, own_seed, seated, setup_of
from bot.host.model.competition import Competition
from bot.host.model.settings import ServerSettings
from bot.host.model.setup import Setup, Terms, away_level
from bot.host.refusals import Refusal
from bot.host.table.session import Session
from bot.host.table.state import TableState
from data.store import ChannelBusy, Conflict, NewTable, NotFound, Player, SeatRow, Status
from engine.types import Event, Seat

DEFAULT_TERMS = Terms()
IDLE_AFTER = 30 * 60.0
"""Seconds without a person's move after which a running table is idle; longer if a turn may take longer."""


class _Joining(NamedTuple):
    """The arguments of :meth:`Lobby.join`; ``own_seed`` says whether the player chose the seed."""

    seat: Seat | None
    seed: str
    own_seed: bool
    guild_id: int | None
    shown: str | None


class Lobby:
    """Use cases before the first deal."""

    def __init__(self, core: Core) -> None:
        self._core = core

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
        terms: Terms = DEFAULT_TERMS,
        practice: bool = False,
    ) -> TableState:
        """Open a table in a channel, with ``host`` on seat 0. Closes a damaged table there.

        Without ``seats`` it has the first number of seats that the rules can be played with. ``deals`` is a numbered
        deal (1 to 100), ``options`` are changes to the preset, ``seed`` is the host's part of the shuffle.
        Refuses ``channel-busy``, ``no-such-game``, ``no-such-deal``, ``no-such-option``, ``no-such-value``,
        ``seed-too-long``, and what the rules refuse of options and seats.
        """
        settings = ServerSettings.read(await self._core.store.guild_settings(guild_id))
        terms = terms.model_copy(update={"away_level": away_level(settings.computers)})
        setup = setup_of(game, preset, options or {}, seats, terms, practice=practice)
        table = new_table(self._core, setup, host, guild_id=guild_id, channel_id=channel_id, deals=deals)
        host_seat = SeatRow(0, host.id, seed=own_seed(seed, host, table.created_at))
        return await self._core.commit(self._open(table, host_seat))

    async def join(
        self,
        table_id: str,
        player: Player,
        seed: str = "",
        *,
        seat: Seat | None = None,
        guild_id: int | None = None,
        shown: str | None = None,
    ) -> TableState:
        """Take a seat of an open table, or else the first empty one; ``seed`` is the player's part of the shuffle.

        The first empty seat is one for which no computer's level was chosen, if there is any.

        ``guild_id`` is the server that they join from, ``shown`` the digest of the setup that they were shown. Joining
        a table that plays its preset unchanged counts as agreement. The new player's partners are asked to agree again,
        and where the preset is changed all others too. For a seated player this replaces their seed.
        Refuses ``not-open``, ``already-seated`` (if there is no seed to bring either), ``table-full``,
        ``tournament-seat``, ``seat-taken``, ``not-invited``, ``seed-too-long``, ``cards-fixed`` (a seed would change
        nothing), and ``no-table`` from a server that the table is not open to.
        """
        player_seed = own_seed(seed, player, self._core.clock())
        return await self._core.commit(
            self._join(table_id, player, _Joining(seat, player_seed, bool(seed), guild_id, shown))
        )

    async def move(self, table_id: str, player: Player, seat: Seat) -> TableState:
        """Move a seated player to an empty seat. Refuses ``not-open``, ``not-seated``, ``seat-taken``."""
        return await self._core.commit(self._move(table_id, player, seat))

    async def amend(self, table_id: str, player: Player, **amendment: Unpack[Amendment]) -> TableState:
        """Change an open table's game, preset, options, seats or terms.

        Another game or preset resets all options; the secret that decides the cards stays. The number of seats stays
        unless it is given, or the preset cannot be played with it; players on removed seats move to free ones.
        Everybody is asked to agree again. Refuses ``not-open``, ``host-sets-up``, ``too-many-seated``,
        ``no-such-game``, ``no-such-option``, ``no-such-value``, ``turn-not-paced``, ``turn-out-of-range``, and what the
        rules refuse of options and seats.
        """
        return await self._core.commit(self._amend(table_id, player, amendment))

    async def await_seat(self, table_id: str, player: Player, guild_id: int | None, *, wanted: bool) -> TableState:
        """Note that somebody wants, or no longer wants, to be told when a seat of a full open table is free.

        Only people who can join from this server can ask. Refuses ``not-open``, ``already-seated``, ``not-invited``,
        ``seat-is-free``, and ``no-table`` from another server.
        """
        return await self._core.commit(self._await_seat(table_id, player, guild_id, wanted=wanted))

    async def awaited_tables(self) -> list[str]:
        """Return the ids of the tables with people waiting for a seat."""
        return await self._core.store.awaited_tables()

    async def seat_waits(self, table_id: str) -> list[tuple[int, float]]:
        """Return the players who wait for a seat of a table, with the times since when, earliest first."""
        return await self._core.store.seat_waits(table_id)

    async def end_seat_waits(self, table_id: str, players: Sequence[int]) -> None:
        """Forget that these players wait for a seat, because they have been told."""
        await self._core.store.end_seat_waits(table_id, players)

    async def swap(self, table_id: str, player: Player, one: Seat, other: Seat) -> TableState:
        """Swap two seats of an open table, taken or not.

        Refuses ``not-open``, ``host-sets-up``, and ``no-such-seat``.
        """
        return await self._core.commit(self._swap(table_id, player, one, other))

    async def partner(self, table_id: str, host: Player, seat: Seat) -> TableState:
        """Make the player of a seat the host's partner: they swap with the host's first partner.

        Refuses ``not-open``, ``host-sets-up``, and ``no-such-seat`` where the host has no partner.
        """
        return await self._core.commit(self._partner(table_id, host, seat))

    async def start(self, table_id: str, player: Player) -> TableState:
        """Deal the first round; computers take the empty seats.

        Refuses ``not-open``, ``host-starts``, ``not-agreed`` while somebody has not agreed to the setup, and
        ``not-all-in`` while somebody is missing for a rematch.
        """
        return await self._core.commit(self._start(table_id, player))

    async def _open(self, table: NewTable, seat: SeatRow) -> TableState:
        try:
            await self._core.store.create_table(table, (seat,))
        except ChannelBusy as busy:
            if not await self._core.is_damaged(busy.table_id):
                raise
            # Nobody could close it, so the channel would stay busy forever. The table is kept for repair.
            await self._core.store.end_table(busy.table_id, Status.CLOSED)
            await self._core.store.create_table(table, (seat,))
        async with self._core.tables.hold(table.id) as session:
            return self._core.tell(session, Event("opened", 0))

    async def _join(self, table_id: str, player: Player, joining: _Joining) -> TableState:
        async with self._core.tables.hold(table_id, Competition.TOURNAMENT) as session:
            while True:
                session.require_status(Status.OPEN)
                if session.tournament and player.id not in session.people:
                    raise Refusal("tournament-seat")
                if joining.own_seed and session.has_fixed_cards:
                    raise Refusal("cards-fixed")
                if any(seat.player == player.id for seat in session.row.seats):
                    if not joining.own_seed:
                        return await self._say_in(session, player)
                    await self._core.store.set_seed(table_id, player.id, joining.seed)
                    await self._core.tables.refresh(session)
                    return session.state()
                guild_id = _require_access(session, player, joining.guild_id)
                await need_unblocked(self._core, session.row.guild_id, player)
                place = _empty_seat(session, joining.seat)
                played = session.setup
                plain = not played.differences(played.preset_defaults)
                agreed = played.text if plain and joining.shown in (None, played.digest) else ""
                seat = SeatRow(place, player.id, seed=joining.seed, agreed=agreed, guild_id=guild_id)
                # First, so that nobody can start the table in between.
                await self._ask_again(session, _partners(session, place) if plain else session.people)
                try:
                    await self._core.store.sit(table_id, seat)
                except (Conflict, NotFound):
                    await self._core.tables.refresh(session)
                    continue
                await self._core.tables.refresh(session)
                dealt = await deal_if_complete(self._core, session)
                return dealt or self._core.tell(session, Event("joined", place))

    async def _say_in(self, session: Session, player: Player) -> TableState:
        """Take the held seat of a rematch. Refuses ``already-seated`` where nobody's word is awaited."""
        seat, state = session.seat_of(player), session.state()
        if not (state.gathers and state.consent_carries and seat in state.undecided):
            raise Refusal("already-seated")
        await self._core.store.agree(session.id, player.id, session.setup.text)
        await self._core.tables.refresh(session)
        return await deal_if_complete(self._core, session) or self._core.tell(session, Event("agreed", seat))

    async def _await_seat(self, table_id: str, player: Player, guild_id: int | None, *, wanted: bool) -> TableState:
        async with self._core.tables.hold(table_id) as session:
            if not wanted:
                await self._core.store.end_seat_waits(table_id, [player.id])
                return session.state()
            session.require_status(Status.OPEN)
            if player.id in session.people:
                raise Refusal("already-seated")
            if _require_access(session, player, guild_id) is not None:
                raise Refusal("no-table")
            if any(row.player is None for row in session.seats):
                raise Refusal("seat-is-free")
            await self._core.store.await_seat(table_id, player.id, self._core.clock())
            return session.state()

    async def _amend(self, table_id: str, player: Player, amendment: Amendment) -> TableState:
        async with self._core.tables.hold(table_id) as session:
            _require_setter(session, player)
            await amend_to(self._core, session, amended(session.setup, amendment, len(session.people)))
            return self._core.tell(session, Event("amended", session.seat_of(player)))

    async def _swap(self, table_id: str, player: Player, one: Seat, other: Seat) -> TableState:
        async with self._core.tables.hold(table_id) as session:
            _require_setter(session, player)
            return await self._exchange(session, player, one, other)

    async def _partner(self, table_id: str, host: Player, seat: Seat) -> TableState:
        async with self._core.tables.hold(table_id) as session:
            _require_setter(session, host)
            sides, own = session.rules.sides(session.row.seat_count), session.seat_of(host)
            partners = [each for each, side in enumerate(sides) if side == sides[own] and each != own]
            if not partners or seat == own:
                raise Refusal("no-such-seat")
            return await self._exchange(session, host, seat, seat if seat in partners else partners[0])

    async def _move(self, table_id: str, player: Player, seat: Seat) -> TableState:
        async with self._core.tables.hold(table_id) as session:
            session.require_status(Status.OPEN)
            own = session.seat_of(player)
            return await self._exchange(session, player, own, _empty_seat(session, seat))

    async def _exchange(self, session: Session, player: Player, one: Seat, other: Seat) -> TableState:
        row = session.row
        if not {one, other} <= set(range(row.seat_count)):
            raise Refusal("no-such-seat")
        places = {one: other, other: one}
        seating = {seat.player: places.get(seat.seat, seat.seat) for seat in row.seats if seat.player is not None}
        before = {seat.player: seat.seat for seat in row.seats if seat.player is not None}
        if _teams(session, seating) != _teams(session, before):
            await self._ask_again(session, [each for each in session.people if each != player.id])
            row = session.row
        await self._core.store.amend_table(row.id, row.rules, row.seat_count, seating, row.terms, expect=row)
        await self._core.tables.refresh(session)
        return self._core.tell(session, Event("amended", session.seat_of(player)))

    async def _ask_again(self, session: Session, people: Collection[int]) -> None:
        """Let the agreement of these people lapse, because their partners changed."""
        for row in session.row.seats:
            if row.player is not None and row.player in people and row.agreed:
                await self._core.store.agree(session.id, row.player, "")
        for offer in session.offers:
            if offer.player in people and offer.stage == "sent" and offer.setup.text == session.setup.text:
                await self._core.store.drop_offer(session.id, offer.player)
        await self._core.tables.refresh(session)

    async def _start(self, table_id: str, player: Player) -> TableState:
        async with self._core.tables.hold(table_id) as session:
            session.require_status(Status.OPEN)
            if player.id != session.row.host:
                raise Refusal("host-starts", seat=session.host_seat)
            if undecided := session.state().undecided:
                held = session.state().consent_carries
                raise Refusal("not-all-in" if held else "not-agreed", seat=tuple(map(str, undecided)))
            return await start(self._core, session)


async def amend_to(core: Core, session: Session, setup: Setup) -> None:
    """Change the setup of a held open table. Refuses ``too-many-seated``."""
    rules, terms = setup.rules.newest().to_store(), setup.terms.model_dump(mode="json")
    seating = seated(session.row.seats, setup.seat_count)
    await core.store.amend_table(
        session.id, rules, setup.seat_count, seating, terms, expect=session.row, game=setup.rules.game
    )
    await core.tables.refresh(session)


def _require_setter(session: Session, player: Player) -> None:
    """Refuse ``not-open``, and ``host-sets-up`` unless the player is the table's host."""
    session.require_status(Status.OPEN)
    if player.id != session.row.host:
        raise Refusal("host-sets-up", seat=session.host_seat)


def _teams(session: Session, seating: Mapping[int, Seat]) -> set[frozenset[int]]:
    """Return the groups of people who play together in this seating."""
    sides = session.rules.sides(session.row.seat_count)
    return {frozenset(player for player, seat in seating.items() if sides[seat] == side) for side in sides}


def _partners(session: Session, seat: Seat) -> list[int]:
    """Return the people on the side of a seat."""
    sides = session.rules.sides(session.row.seat_count)
    return [row.player for row in session.row.seats if row.player is not None and sides[row.seat] == sides[seat]]


def _empty_seat(session: Session, wanted: Seat | None) -> Seat:
    """Return the seat that a player takes. Refuses ``seat-taken`` if it is not free, ``table-full`` if none is."""
    empty = [row.seat for row in session.seats if row.player is None]
    if wanted is not None and empty and wanted not in empty:
        raise Refusal("seat-taken")
    if not empty:
        raise Refusal("table-full")
    reserved = dict(session.terms.levels)
    return wanted if wanted is not None else next((seat for seat in empty if seat not in reserved), empty[0])


def _require_access(session: Session, player: Player, guild_id: int | None) -> int | None:
    """Return the server that somebody joins from, if it is not the table's. Refuses ``no-table``, ``not-invited``."""
    elsewhere = guild_id if guild_id != session.row.guild_id else None
    if elsewhere is not None and session.terms.access != "anywhere":
        raise Refusal("no-table")
    if session.terms.access == "invited" and player.id not in (session.row.host, *session.row.invited):
        raise Refusal("not-invited")
    return elsewhere


class Openings:
    """Counts the tables that a person opened in a server: those still open, and those where nobody plays."""

    def __init__(self, core: Core, most: int) -> None:
        self._core = core
        self._most = most
        self._turns: WeakValueDictionary[tuple[int, int], asyncio.Lock] = WeakValueDictionary()

    def turn(self, guild_id: int, player: Player) -> asyncio.Lock:
        """Return a lock to hold from :meth:`in_the_way` until the table is stored.

        All commands of one server come to one process, so the lock of this process is enough.
        """
        return self._turns.setdefault((guild_id, player.id), asyncio.Lock())

    async def most(self, guild_id: int) -> int:
        """Return how many open or idle tables a person may have in a server."""
        return ServerSettings.read(await self._core.store.guild_settings(guild_id)).tables_each or self._most

    async def in_the_way(self, guild_id: int, player: Player) -> list[TableState]:
        """Return the open and idle tables of a player if they may have no further one; otherwise nothing."""
        most = await self.most(guild_id)
        rows = await self._core.store.tables(guild_id=guild_id, host=player.id, statuses=LIVE)
        if len(rows) < most:
            return []
        found = []
        for row in rows:
            # A damaged table cannot be closed by its host, so it does not count.
            with suppress(Refusal):
                async with self._core.tables.hold(row.id) as session:
                    if session.row.status in LIVE and self._is_idle(session):
                        found.append(session.state())
        return found if len(found) >= most else []

    def _is_idle(self, session: Session) -> bool:
        """Return whether a live table waits for players, or for somebody to move."""
        if session.row.status is Status.OPEN:
            return True
        quiet = self._core.clock() - session.waiting().last_human_action_at
        return quiet >= max(IDLE_AFTER, session.terms.turn_seconds)

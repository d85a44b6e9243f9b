"""An open table: who sits where, what will be played, and the start."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple, Unpack

from bot.host.core import Core
from bot.host.lobby.amendments import Amendment, amended, seated
from bot.host.lobby.new_table import new_table, own_seed, setup_of
from bot.host.model.setup import Setup
from bot.host.model.terms import Terms
from bot.host.refusals import Refusal
from bot.host.table.session import Session
from bot.host.table.state import TableState
from data.store import ChannelBusy, Conflict, NewTable, NotFound, Player, SeatRow, Status
from engine.types import Event, Seat

DEFAULT_TERMS = Terms()


class _Coming(NamedTuple):
    """How somebody comes to a table: see :meth:`Lobby.join`; ``brought`` tells whether the seed is their own."""

    seed: str
    brought: bool
    guild_id: int | None
    shown: str | None


class Lobby:
    """What is done to a table before its first deal."""

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
        """Opens a table in a channel, with ``host`` on seat 0. A damaged table there is closed for it.

        ``seats`` is the first number that the rules can be played with unless given, ``deals`` a numbered deal (1 to
        100), ``options`` what differs from the preset, ``seed`` the host's own part of the shuffle.
        Refuses ``channel-busy``, ``no-such-game``, ``no-such-deal``, ``no-such-option``, ``no-such-value``,
        ``seed-too-long``, and what the rules refuse of options and seats.
        """
        setup = setup_of(game, preset, options or {}, seats, terms, practice=practice)
        table = new_table(self._core, setup, host, guild_id=guild_id, channel_id=channel_id, deals=deals)
        mine = SeatRow(0, host.id, seed=own_seed(seed, host, table.created_at))
        return await self._core.commit(self._open(table, mine))

    async def join(
        self,
        table_id: str,
        player: Player,
        seed: str = "",
        *,
        guild_id: int | None = None,
        shown: str | None = None,
    ) -> TableState:
        """Takes the first empty seat of an open table; ``seed`` is the player's own part of the shuffle.

        ``guild_id`` is the server that they come from, where that may be another than the table's; ``shown`` the mark
        of what they were shown that it plays. Whoever finds nothing that differs from the preset agrees to it by
        joining. For somebody who is seated already this replaces the seed that they brought before.
        Refuses ``not-open``, ``already-seated`` (if there is no seed to bring either), ``table-full``,
        ``not-invited``, ``seed-too-long``, ``cards-fixed`` (a seed would change nothing), and ``no-table`` to who comes
        from a server that it is not open to.
        """
        mine = own_seed(seed, player, self._core.clock())
        return await self._core.commit(self._join(table_id, player, _Coming(mine, bool(seed), guild_id, shown)))

    async def amend(self, table_id: str, player: Player, **amendment: Unpack[Amendment]) -> TableState:
        """Changes what an open table will play: by another preset, with other options, seats or terms.

        A preset takes all options back to its own. The number of seats stays unless given, or unless the preset cannot
        be played so; whoever sat on a seat that goes moves to a free one. Who agreed to what was played before is asked
        again.
        Refuses ``not-open``, ``not-host``, ``too-many-seated``, ``no-such-option``, ``no-such-value``,
        ``turn-not-paced``, ``turn-out-of-range``, and what the rules refuse of options and seats.
        """
        return await self._core.commit(self._amend(table_id, player, amendment))

    async def swap(self, table_id: str, player: Player, one: Seat, other: Seat) -> TableState:
        """Has two seats of an open table change places, taken or not; it decides who plays together.

        Refuses ``not-open``, ``not-host``, and ``no-such-seat``.
        """
        return await self._core.commit(self._swap(table_id, player, one, other))

    async def start(self, table_id: str, player: Player) -> TableState:
        """Deals the first round; the computer takes the empty seats.

        Refuses ``not-open``, ``not-host``, and ``not-agreed`` while somebody has not agreed to what is played.
        """
        return await self._core.commit(self._start(table_id, player))

    async def _open(self, table: NewTable, seat: SeatRow) -> TableState:
        try:
            await self._core.store.create_table(table, (seat,))
        except ChannelBusy as busy:
            if not await self._core.is_damaged(busy.table_id):
                raise
            # Nobody could close it, and the channel would be busy for ever. It is kept, for whoever mends it.
            await self._core.store.end_table(busy.table_id, Status.CLOSED)
            await self._core.store.create_table(table, (seat,))
        async with self._core.tables.hold(table.id) as session:
            return self._core.tell(session, Event("opened", 0))

    async def _join(self, table_id: str, player: Player, coming: _Coming) -> TableState:
        async with self._core.tables.hold(table_id) as session:
            while True:
                session.require_status(Status.OPEN)
                if coming.brought and (session.row.deals is not None or session.row.cards_of is not None):
                    raise Refusal("cards-fixed")
                if any(seat.player == player.id for seat in session.row.seats):
                    if not coming.brought:
                        raise Refusal("already-seated")
                    await self._core.store.set_seed(table_id, player.id, coming.seed)
                    await self._core.tables.refresh(session)
                    return session.state()
                guild_id = _need_welcome(session, player, coming.guild_id)
                empty = [row.seat for row in session.seats if row.player is None]
                if not empty:
                    raise Refusal("table-full")
                played = session.setup
                plain = not played.differences(played.preset_defaults) and coming.shown in (None, played.digest)
                agreed = played.text if plain else ""
                seat = SeatRow(empty[0], player.id, seed=coming.seed, agreed=agreed, guild_id=guild_id)
                try:
                    await self._core.store.sit(table_id, seat)
                except (Conflict, NotFound):
                    await self._core.tables.refresh(session)
                    continue
                await self._core.tables.refresh(session)
                return self._core.tell(session, Event("joined", empty[0]))

    async def _amend(self, table_id: str, player: Player, amendment: Amendment) -> TableState:
        async with self._core.tables.hold(table_id) as session:
            session.require_open_host(player)
            await amend_to(self._core, session, amended(session.setup, amendment))
            return self._core.tell(session, Event("amended", session.seat_of(player)))

    async def _swap(self, table_id: str, player: Player, one: Seat, other: Seat) -> TableState:
        async with self._core.tables.hold(table_id) as session:
            session.require_open_host(player)
            row = session.row
            if not {one, other} <= set(range(row.seat_count)):
                raise Refusal("no-such-seat")
            places = {one: other, other: one}
            seating = {seat.player: places.get(seat.seat, seat.seat) for seat in row.seats if seat.player is not None}
            await self._core.store.amend_table(table_id, row.rules, row.seat_count, seating, row.terms, expect=row)
            await self._core.tables.refresh(session)
            return self._core.tell(session, Event("amended", session.seat_of(player)))

    async def _start(self, table_id: str, player: Player) -> TableState:
        async with self._core.tables.hold(table_id) as session:
            session.require_open_host(player)
            if undecided := session.state().undecided:
                raise Refusal("not-agreed", seat=tuple(map(str, undecided)))
            return await start(self._core, session)


async def start(core: Core, session: Session) -> TableState:
    """Deals the first round of an open table that is being held; the computer takes the empty seats."""
    seats = [
        row if row.player is not None else SeatRow(row.seat, None, computer=session.terms.level_of(row.seat))
        for row in session.seats
    ]
    await core.store.start_table(session.id, seats, core.clock(), expect=session.row)
    await core.tables.refresh(session)
    opening = session.game.round.opening if session.game else ()
    return core.tell(session, Event("started"), *opening)


async def amend_to(core: Core, session: Session, setup: Setup) -> None:
    """Has an open table that is being held play another setup. Refuses ``too-many-seated``."""
    rules, terms = setup.rules.model_dump(mode="json"), setup.terms.model_dump(mode="json")
    seating = seated(session.row.seats, setup.seat_count)
    await core.store.amend_table(session.id, rules, setup.seat_count, seating, terms, expect=session.row)
    await core.tables.refresh(session)


def _need_welcome(session: Session, player: Player, guild_id: int | None) -> int | None:
    """The server that somebody comes from, if it is not the table's. Refuses ``no-table``, ``not-invited``."""
    elsewhere = guild_id if guild_id != session.row.guild_id else None
    if elsewhere is not None and session.terms.access != "anywhere":
        raise Refusal("no-table")
    if session.terms.access == "invited" and player.id not in (session.row.host, *session.row.invited):
        raise Refusal("not-invited")
    return elsewhere

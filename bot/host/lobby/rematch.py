"""The rematch: the people of an ended game keep their seats and partners, and each says that they are in."""

from __future__ import annotations

import itertools
from collections.abc import Collection, Iterator
from contextlib import suppress
from dataclasses import replace
from typing import NamedTuple

from bot.host.core import Core
from bot.host.dealing import deal_if_complete, open_gathering, start
from bot.host.lobby.moderation import need_unblocked
from bot.host.lobby.new_table import derived_id, own_seed, with_fresh_deal
from bot.host.lobby.next_table import Following, former_seat, next_table_id, table_after
from bot.host.model.gathering import Gathering
from bot.host.model.setup import Setup, Terms
from bot.host.refusals import Refusal
from bot.host.table.session import Session
from bot.host.table.state import TableState
from data.store import Conflict, NewTable, NotFound, Player, SeatRow, Status, TableRow
from engine.rules import Rules
from engine.types import Event, Seat

_PARTNERS = 4
"""The seats of the games whose partners can be rotated."""


class _Plan(NamedTuple):
    """A rematch to open: its table without an id, and the seats of the people of the game before."""

    table: NewTable
    seats: tuple[SeatRow, ...]
    own: Seat
    """The seat of the player who wants it."""
    after: Gathering


class Rematches:
    """Gathers the people of an ended game for another one."""

    def __init__(self, core: Core) -> None:
        self._core = core

    async def play_again(
        self,
        table_id: str,
        player: Player,
        *,
        guild_id: int | None = None,
        channel_id: int | None = None,
        without: Collection[int] = (),
        rotate: bool = False,
    ) -> TableState:
        """Say "I'm in" for a rematch of an ended game, and return its table: opened in this channel, or by another.

        Without a channel nothing is opened: it refuses ``stale`` if there is no rematch.

        Everybody keeps their seat and their partner, except those ``without`` whom it is played; all move on together
        if the rules decide who leads first. With ``rotate`` each gets the next partner. Computers sit down by
        themselves, and it is dealt as soon as all people are in.

        A table that others have opened is not moved here. A player who alone is in so far may decide anew about the
        partners. Refuses ``not-over``, ``not-seated``, ``match-goes-on``, ``channel-busy``, ``blocked``,
        ``no-rotation``, ``gathers-otherwise`` (with the same partners instead of others, or the other way round),
        ``table-full``, and ``rematch-began`` if the others have begun without the player.
        """
        place = (guild_id, channel_id) if guild_id and channel_id else None
        return await self._core.commit(self._play_again(table_id, player, place, frozenset(without), rotate))

    async def following(self, table_id: str) -> TableState | None:
        """Return the table of an ended game's rematch that is open, running or paused, if there is one."""
        found, _ = await self._find(table_id)
        return await self._core.state(found.id) if found else None

    async def has_begun(self, state: TableState) -> bool:
        """Return whether the cards of a rematch of an ended game have been dealt."""
        if not state.begun or state.status not in (Status.FINISHED, Status.CLOSED):
            return False
        for found in _rematch_ids(state.id):
            row = await self._stored(found)
            if row is None or row.started:
                return row is not None
        raise AssertionError

    async def latest(self, table_id: str, player: Player) -> str:
        """Return the last ended game in a row of rematches that a player took part in, from an ended one on."""
        latest = table_id
        while found := await self._ended_after(latest, player):
            latest = found
        return latest

    async def go_without(self, table_id: str, player: Player) -> TableState:
        """Deal without those who are missing: computers take their seats.

        Refuses ``not-open``, ``not-in``, and ``too-early`` until :attr:`bot.host.table.state.TableState.may_drop`.
        """
        return await self._core.commit(self._drop_missing(table_id, player, deal=True))

    async def open_seats(self, table_id: str, player: Player) -> TableState:
        """Open the seats of those who are missing to everybody. Refuses like :meth:`go_without`."""
        return await self._core.commit(self._drop_missing(table_id, player, deal=False))

    async def _play_again(
        self, table_id: str, player: Player, place: tuple[int, int] | None, without: Collection[int], rotate: bool
    ) -> TableState:
        async with self._core.tables.hold(table_id) as session:
            plan = await self._plan(session, player, place, without, rotate)
        while True:
            found, new = await self._find(table_id)
            if found is not None:
                return await self._come_in(found.id, player, plan)
            if place is None:
                raise Refusal("stale")
            await need_unblocked(self._core, place[0], player)
            # Another press may have been quicker.
            with suppress(Conflict):
                table = with_fresh_deal(self._core, replace(plan.table, id=new))
                await self._core.store.create_table(table, plan.seats)
                return await self._opened(new, plan.own)

    async def _opened(self, table_id: str, seat: Seat) -> TableState:
        async with self._core.tables.hold(table_id) as session:
            return await deal_if_complete(self._core, session) or self._core.tell(session, Event("opened", seat))

    async def _find(self, table_id: str) -> tuple[TableRow | None, str]:
        """Return the rematch in progress, or else the id of the next one."""
        for found in _rematch_ids(table_id):
            row = await self._stored(found)
            if row is None:
                return None, found
            over = row.status in (Status.FINISHED, Status.CLOSED)
            if not over and (row.started or row.status is not Status.PAUSED):
                return row, found
        raise AssertionError

    async def _ended_after(self, table_id: str, player: Player) -> str:
        """Return an ended game that a player took part in after another: the next of its match, or the last rematch."""
        rows = [await self._stored(next_table_id(table_id))]
        for found in _rematch_ids(table_id):
            rows.append(await self._stored(found))
            if rows[-1] is None:
                break
        ended = [row for row in rows if row and row.started and row.status in (Status.FINISHED, Status.CLOSED)]
        own = [row.id for row in ended if any(player.id in (seat.player, seat.former) for seat in row.seats)]
        return own[-1] if own else ""

    async def _stored(self, table_id: str) -> TableRow | None:
        with suppress(NotFound):
            return await self._core.store.table(table_id)
        return None

    async def _plan(
        self, session: Session, player: Player, place: tuple[int, int] | None, without: Collection[int], rotate: bool
    ) -> _Plan:
        own = former_seat(session, player)
        if session.state().match_goes_on:
            raise Refusal("match-goes-on")
        if rotate and not may_rotate(session.state()):
            raise Refusal("no-rotation")
        guild_id, channel_id = place or (session.row.guild_id, session.row.channel_id)
        following = table_after(self._core, session, host=player.id, guild_id=guild_id, channel_id=channel_id)
        if rotate:
            following = _rotated(following, session)
        seats = []
        for row in session.row.seats:
            if row.seat == own or await self._is_held(session, row, guild_id, without):
                sitting = player if row.seat == own else session.players[row.player or 0]
                seed = own_seed("", sitting, following.table.created_at)
                seats.append(SeatRow(following.seat(row.seat), sitting.id, seed=seed, guild_id=row.guild_id))
        others = {row.player for row in session.row.seats} - {None, player.id}
        table = replace(following.table, practice=session.row.practice and bool(others))
        setup = Setup(session.rules.newest(), table.seat_count, Terms.model_validate(table.terms), table.practice)
        after = Gathering(after=session.id, rotated=rotate, setup=setup.digest, people=len(seats))
        table = replace(table, gathering=after.model_dump(mode="json"))
        return _Plan(table, tuple(seats), following.seat(own), after)

    async def _is_held(self, session: Session, row: SeatRow, guild_id: int, without: Collection[int]) -> bool:
        """Return whether the person on a seat of the ended game has it in the rematch, too."""
        if row.player is None or row.player in session.forgotten or row.player in without:
            return False
        try:
            await need_unblocked(self._core, guild_id, session.players[row.player])
        except Refusal:
            return False
        return True

    async def _come_in(self, table_id: str, player: Player, plan: _Plan) -> TableState:
        while True:
            async with self._core.tables.hold(table_id) as session:
                seated = player.id in session.people
                if session.row.status is not Status.OPEN:
                    if not seated:
                        raise Refusal("rematch-began", table=table_id)
                    return session.state()
                if session.gathering is not None and session.gathering.rotated != plan.after.rotated:
                    if await self._change_partners(session, player, plan):
                        return self._core.tell(session, Event("amended", session.seat_of(player)))
                    raise Refusal("gathers-otherwise", rotated="yes" if session.gathering.rotated else "no")
                try:
                    return await self._say_in(session, player, plan, seated=seated)
                except Conflict:
                    # Dealt, or the seat taken, meanwhile.
                    await self._core.tables.refresh(session)

    async def _change_partners(self, session: Session, player: Player, plan: _Plan) -> bool:
        """Seat the people at a held open table as planned, if only the player is in so far; otherwise return false."""
        row, seating = session.row, {seat.player: seat.seat for seat in plan.seats if seat.player is not None}
        came = {each.player for each, agreed in zip(session.seats, session.agreed(), strict=True) if agreed}
        if came != {player.id} or {*seating} != {*session.people}:
            return False
        await self._core.store.amend_table(row.id, row.rules, row.seat_count, seating, row.terms, expect=row)
        await self._core.tables.refresh(session)
        changed = plan.after.model_dump(mode="json")
        await self._core.store.set_gathering(row.id, changed, expect=session.row)
        await self._core.tables.refresh(session)
        return True

    async def _say_in(self, session: Session, player: Player, plan: _Plan, *, seated: bool) -> TableState:
        """Note at a held open table that a player is in; if they have no seat any more, they get one."""
        agreed = session.setup.text if session.state().consent_carries else ""
        if not seated:
            await need_unblocked(self._core, session.row.guild_id, player)
            empty = [row.seat for row in session.seats if row.player is None]
            if not empty:
                raise Refusal("table-full")
            place = plan.own if plan.own in empty else empty[0]
            [own] = [row for row in plan.seats if row.player == player.id]
            await self._core.store.sit(session.id, replace(own, seat=place, agreed=agreed))
        elif agreed:
            await self._core.store.agree(session.id, player.id, agreed)
        await self._core.tables.refresh(session)
        told = Event("agreed" if seated else "joined", session.seat_of(player))
        return await deal_if_complete(self._core, session) or self._core.tell(session, told)

    async def _drop_missing(self, table_id: str, player: Player, *, deal: bool) -> TableState:
        async with self._core.tables.hold(table_id) as session:
            session.require_status(Status.OPEN)
            seat, state = session.seat_of(player), session.state()
            if not state.gathers or not state.agreed[seat]:
                raise Refusal("not-in")
            if not state.may_drop:
                raise Refusal("too-early")
            for missing in state.undecided:
                await self._core.store.stand(session.id, state.seats[missing].player or 0)
            await self._core.tables.refresh(session)
            if deal:
                return await start(self._core, session)
            await open_gathering(self._core, session)
            return self._core.tell(session, *(Event("stood", missing) for missing in state.undecided))


def may_rotate(state: TableState) -> bool:
    """Return whether four people played as partners, so that they can play with others."""
    return has_rotation(state.rules, state.seat_count) and all(row.player is not None for row in state.seats)


def has_rotation(rules: Rules, seat_count: int) -> bool:
    """Return whether two play against two, the partners opposite each other."""
    sides = rules.sides(seat_count)
    return seat_count == _PARTNERS and sides[0] == sides[2] != sides[1] == sides[3]


def _rotated(following: Following, session: Session) -> Following:
    """Return the next table with other partners: the one seated first in the store stays, the other three move on.

    Three rotations lead through all partnerships: the same person stays each time, also if another one leads.
    """
    fixed = min(row.seat for row in session.row.seats if row.player == min(session.people))
    others = [(fixed + step) % _PARTNERS for step in (1, 2, 3)]
    moves = {fixed: fixed, **dict(zip(others, (*others[1:], others[0]), strict=True))}
    return following._replace(moves=moves)


def _rematch_ids(table_id: str) -> Iterator[str]:
    """Yield the ids of a game's rematches. They are derived, so that two presses at once open one table."""
    for number in itertools.count():
        yield derived_id(f"rematch {number} of {table_id}")

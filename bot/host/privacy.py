"""Privacy: taking a player off boards, and forgetting them at their tables and in the store."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import replace
from typing import Any

from bot.host.core import LIVE, Core
from bot.host.dealing import open_gathering
from bot.host.giving_up import end_early, ending_of
from bot.host.model.competition import Competition
from bot.host.records.rating_pools import stored_ratings
from bot.host.refusals import Refusal
from bot.host.table.session import Session
from data.store import Conflict, Player, SeatRow, Status
from engine.types import Event


class Privacy:
    """Hides people from boards, and deletes personal data."""

    def __init__(self, core: Core) -> None:
        self._core = core
        self.on_forget: list[Callable[[Player], Awaitable[None]]] = []
        """Called with a player who is being forgotten, before and after; each may be called again."""

    async def hide(self, player: Player, *, hidden: bool) -> Player:
        """Take a player off all boards, or put them back; return them as stored."""
        await self._core.commit(self._core.store.set_hidden(player.id, hidden))
        return replace(player, hidden=hidden)

    async def data(self, player: Player) -> dict[str, Any]:
        """Return everything stored about a player, as JSON."""
        store = self._core.store
        ratings = []
        for name in await store.rating_pools():
            stored = await store.load_ratings(name)
            if stored and (own := stored_ratings(stored, player.id)):
                ratings.append({**stored["scope"], "ratings": own})
        return {**await store.personal_data(player.id), "ratings": ratings}

    async def tables_with_seat(self, number: int) -> list[str]:
        """Return the ids of the tables where the player with this number has or had a seat."""
        return [seat["table"] for seat in (await self._core.store.personal_data(number))["seats"]]

    async def forget(self, player: Player) -> None:
        """Delete a player's identity. Their games keep an anonymous seat.

        At open tables their seat is freed; a table that they host is closed. At running ones the computer takes the
        seat over for good, and a loss stays with their bare number. The game of a running or paused table without other
        people is given up; at other paused and closed tables the seat is given up when they are resumed. May be
        repeated.
        """
        await self._core.commit(self._forget(player))

    async def _forget(self, player: Player) -> None:
        await self._give_up(player)
        await self._core.store.forget(player.id)
        # Repeat for seats taken or tables resumed in the meantime.
        await self._give_up(player)

    async def _give_up(self, player: Player) -> None:
        for leave in self.on_forget:
            await leave(player)
        await self._give_up_seats(player)

    async def _give_up_seats(self, player: Player) -> None:
        for row in await self._core.store.tables(player=player.id, statuses=(*LIVE, Status.PAUSED)):
            # A damaged table keeps its seats, as nobody can play there.
            with suppress(Refusal):
                async with self._core.tables.hold(row.id, Competition.TOURNAMENT) as session:
                    while _must_give_up(session, player):
                        try:
                            await self._give_up_seat(session, player)
                        except Conflict:
                            await self._core.tables.refresh(session)

    async def _give_up_seat(self, session: Session, player: Player) -> None:
        seat, is_open = session.seat_of(player), session.row.status is Status.OPEN
        if not is_open and session.people == (player.id,):
            await end_early(self._core, session, seat, await ending_of(self._core, session))
            return
        if is_open and player.id == session.row.host:
            await self._core.store.end_table(session.id, Status.CLOSED)
            event = Event("closed")
        elif is_open:
            await self._core.store.stand(session.id, player.id)
            await self._core.tables.refresh(session)
            await open_gathering(self._core, session)
            event = Event("stood", seat)
        else:
            computer = _computer(session, seat, player.id)
            await self._core.store.replace_seat(session.id, computer, expect_player=player.id)
            event = Event("left", seat)
        await self._core.tables.refresh(session)
        self._core.tell(session, event)


async def clear_forgotten(core: Core, session: Session, status: Status, player: Player) -> None:
    """Free the seats of forgotten people at a held table that a player has just resumed."""
    for row in session.row.seats:
        if row.player not in session.forgotten:
            continue
        if status is Status.RUNNING:
            computer = _computer(session, row.seat, row.player)
            await core.store.replace_seat(session.id, computer, expect_player=row.player)
        else:
            await core.store.stand(session.id, row.player)
    if status is Status.OPEN and session.row.host in session.forgotten:
        await core.store.set_host(session.id, player.id, session.row.host)


def _must_give_up(session: Session, player: Player) -> bool:
    """Return whether a player has a seat at a live table, or is the last person at a paused one."""
    status = session.row.status
    return player.id in session.people and (
        status in LIVE or (status is Status.PAUSED and session.people == (player.id,))
    )


def _computer(session: Session, seat: int, former: int | None) -> SeatRow:
    """Return a computer to replace a forgotten player whose bare number a counted game's loss belongs to."""
    former = former if session.counts else None
    return SeatRow(seat, None, computer=session.terms.away_level, former=former)

"""Matches: several games of the same people, each at a table of its own, until a side has won enough."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from contextlib import suppress
from dataclasses import replace

from bot.host.core import Core
from bot.host.lobby.following import Following, has_next_table, next_table_id, table_after
from bot.host.lobby.lobby import start
from bot.host.lobby.new_table import own_seed
from bot.host.lobby.play_again import former_seat
from bot.host.model.series import Series
from bot.host.refusals import Refusal
from bot.host.table.session import Session
from bot.host.table.state import TableState
from data.store import Conflict, NewTable, Player, SeatRow, Status
from engine.deal import NUMBERED, Deals


class Matches:
    """Begins the next game of a match, and finds out whether it has begun."""

    def __init__(self, core: Core) -> None:
        self._core = core

    async def begin_next_game(
        self, table_id: str, player: Player, *, guild_id: int, channel_id: int, without: Collection[int] = ()
    ) -> TableState:
        """Begin the game after an ended one in a channel, with the same players, and return its table.

        If somebody else was quicker, return the table they began. A game that was closed without a winner is played
        again. The computer plays for players who left, who asked to be forgotten, or ``without`` whom the game
        begins; the latter may come back.
        Refuses ``not-over``, ``not-seated``, ``channel-busy``, and ``no-next-game`` without a match to continue.
        """
        return await self._core.commit(self._begin_next(table_id, player, guild_id, channel_id, frozenset(without)))

    async def has_next_game(self, state: TableState) -> bool:
        """Return whether the game after an ended one, of a match or an exhibition, has been opened."""
        watched = state.exhibition is not None and state.status is Status.FINISHED
        return (watched or state.match_goes_on) and await has_next_table(self._core, state.id)

    async def restore(self, state: TableState) -> None:
        """Deal the next game of a match after a restart, if its table was still being opened."""
        if state.status is Status.OPEN and state.series is not None and state.exhibition is None:
            # Another process may have started it.
            with suppress(Refusal):
                await self._core.commit(self._start(state.id))

    async def _begin_next(
        self, table_id: str, player: Player, guild_id: int, channel_id: int, without: Collection[int]
    ) -> TableState:
        async with self._core.tables.hold(table_id) as session:
            former_seat(session, player)
            if not session.state().match_goes_on:
                raise Refusal("no-next-game")
            host = session.row.host if session.row.host in session.people else player.id
            place = {"guild_id": guild_id, "channel_id": channel_id}
            following = table_after(self._core, session, host=host, table_id=next_table_id(table_id), **place)
            table, seats = _next_table(session, following), _next_seats(session, following, without)
        if not await has_next_table(self._core, table_id):
            with suppress(Conflict):
                await self._core.store.create_table(table, [seat for seat in seats if seat.player is not None])
        return await self._start(table.id, [seat for seat in seats if seat.player is None])

    async def _start(self, table_id: str, computers: Sequence[SeatRow] = ()) -> TableState:
        async with self._core.tables.hold(table_id) as session:
            if session.row.status is not Status.OPEN:
                return session.state()
            try:
                return await start(self._core, session, computers)
            except Conflict:
                # Somebody else was quicker.
                await self._core.tables.refresh(session)
                return session.state()


def _next_table(session: Session, following: Following) -> NewTable:
    row, game = session.row, session.game
    assert game is not None
    series = session.series or Series.first(game.sides)
    if game.winners:
        series = series.after(game.totals, game.winners, game.games_won)
    later = series.at(row.id, game.sides, following.first).model_dump(mode="json")
    table = replace(following.table, practice=row.practice, series=later)
    if row.deals is None:
        return table
    # The next numbered deal: the same one would be known by now.
    number = row.deals % NUMBERED[-1] + NUMBERED[0] if game.winners else row.deals
    deals = Deals.numbered(number)
    return replace(table, deals=number, seed=deals.seed, commitment=deals.commitment())


def _next_seats(session: Session, following: Following, without: Collection[int]) -> list[SeatRow]:
    """Return the players in their new seats, each with their own seed; the computers, and the players they replace."""
    found = []
    for row in session.seats:
        seat = following.seat(row.seat)
        if row.player is None:
            former = None if row.former in session.forgotten else row.former
            found.append(SeatRow(seat, None, computer=row.computer, former=former, guild_id=row.guild_id))
        elif row.player in session.forgotten:
            found.append(SeatRow(seat, None, computer=session.terms.away_level))
        elif row.player in without:
            computer = session.terms.away_level
            found.append(SeatRow(seat, None, computer=computer, former=row.player, guild_id=row.guild_id))
        else:
            seed = own_seed("", session.players[row.player], following.table.created_at)
            found.append(SeatRow(seat, row.player, seed=seed, guild_id=row.guild_id))
    return found

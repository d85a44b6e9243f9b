"""Play again: the same cards for practice, or a rematch with new cards."""

from __future__ import annotations

from dataclasses import replace

from bot.host.core import Core
from bot.host.lobby.following import table_after
from bot.host.lobby.new_table import own_seed, table_like
from bot.host.model.terms import Terms
from bot.host.records.previous_games import PreviousGame, previous_games
from bot.host.refusals import Refusal
from bot.host.table.session import Session
from bot.host.table.state import TableState, is_alone
from data.store import NewTable, Player, SeatRow, Status, TableRow
from engine.types import Event, Seat

_LISTED, _LOOKED_AT = 100, 500
"""The most games offered: a list shows the newest of them, and typing finds the others."""


class PlayAgain:
    """New tables that follow an ended one."""

    def __init__(self, core: Core) -> None:
        self._core = core

    async def same_cards(self, table_id: str, player: Player, *, guild_id: int, channel_id: int) -> TableState:
        """Open a practice table in a channel with the cards of an ended table.

        The player gets their old seat; the others are computers of the same levels, without a time limit.
        Refuses ``not-over``, ``not-seated``, ``channel-busy``, and ``may-go-on`` while others could still resume.
        """
        return await self._core.commit(self._same_cards(table_id, player, guild_id, channel_id))

    async def rematch(self, table_id: str, player: Player, *, guild_id: int, channel_id: int) -> TableState:
        """Open a table in a channel with the setup of an ended one and new cards, and invite its players.

        The players may change places, as the rules decide who leads first in the next game.

        Refuses ``not-over``, ``not-seated``, ``channel-busy``, and ``match-goes-on`` before the end of a match.
        """
        return await self._core.commit(self._rematch(table_id, player, guild_id, channel_id))

    async def finished_games(self, player: Player) -> list[PreviousGame]:
        """Return the last games that a player may play again with the same cards, newest first. Replays no table."""
        ended = (Status.FINISHED, Status.CLOSED)
        rows = await self._core.store.tables(player=player.id, statuses=ended, limit=_LOOKED_AT)
        rows = [row for row in rows if row.started and (row.status is Status.FINISHED or is_alone(row.seats))][:_LISTED]
        return await previous_games(self._core, rows, player)

    async def _same_cards(self, table_id: str, player: Player, guild_id: int, channel_id: int) -> TableState:
        async with self._core.tables.hold(table_id) as session:
            seat, row = former_seat(session, player), session.row
            state = session.state()
            if row.status is Status.CLOSED and state.resumable and not state.alone:
                raise Refusal("may-go-on")
            old = session.terms
            kept = ("film", "computers", "away_level", "levels", "aggression")
            terms = Terms(**{name: getattr(old, name) for name in kept})
        # A numbered deal is the same at every table, so it needs no reference to this one.
        cards_of = (row.cards_of or row.id) if row.deals is None else None
        like = self._like(row, player, guild_id, channel_id)
        table = replace(like, terms=terms.model_dump(mode="json"), practice=True, deals=row.deals, cards_of=cards_of)
        return await self._open(table, player, seat)

    async def _rematch(self, table_id: str, player: Player, guild_id: int, channel_id: int) -> TableState:
        async with self._core.tables.hold(table_id) as session:
            seat, row = former_seat(session, player), session.row
            if session.state().match_goes_on:
                raise Refusal("match-goes-on")
            following = table_after(self._core, session, host=player.id, guild_id=guild_id, channel_id=channel_id)
        others = {other.player for other in row.seats} - {None, player.id} - session.forgotten
        table = replace(following.table, practice=row.practice and bool(others))
        await self._open(table, player, following.seat(seat))
        for other in others:
            if other is not None:
                await self._core.store.invite(table.id, other)
        return await self._core.state(table.id)

    def _like(self, row: TableRow, player: Player, guild_id: int, channel_id: int) -> NewTable:
        return table_like(self._core, row, host=player.id, guild_id=guild_id, channel_id=channel_id)

    async def _open(self, table: NewTable, player: Player, seat: Seat) -> TableState:
        own = SeatRow(seat, player.id, seed=own_seed("", player, table.created_at))
        await self._core.store.create_table(table, (own,))
        async with self._core.tables.hold(table.id) as session:
            return self._core.tell(session, Event("opened", seat))


def former_seat(session: Session, player: Player) -> Seat:
    """Return the seat that a player had at an ended table. Refuses ``not-over``, ``not-seated``."""
    if session.row.status not in (Status.FINISHED, Status.CLOSED) or session.game is None:
        raise Refusal("not-over")
    for row in session.row.seats:
        if player.id in (row.player, row.former):
            return row.seat
    raise Refusal("not-seated")

"""The table after an ended one: the same cards for practice, or the next game of a match."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import NamedTuple

from bot.host.core import Core
from bot.host.dealing import start
from bot.host.lobby.new_table import derived_id, own_seed, table_like, with_fresh_deal
from bot.host.model.competition import Competition
from bot.host.model.series import Series
from bot.host.model.setup import Terms
from bot.host.records.listings import PreviousGame, previous_games
from bot.host.refusals import Refusal
from bot.host.table.session import Session
from bot.host.table.state import TableState, is_alone
from data.store import Conflict, NewTable, NotFound, Player, SeatRow, Status, TableRow
from engine.deal import NUMBERED, Deals
from engine.types import Event, Seat

_LISTED, _LOOKED_AT = 100, 500
"""The most games offered: a list shows the newest of them, and typing finds the others."""


class Following(NamedTuple):
    """A table that follows another one. The player in seat ``first`` there moves to seat 0, the others with them.

    Before that they may have changed places: ``moves`` has the new places by old seat, if any.
    """

    table: NewTable
    first: Seat
    moves: Mapping[Seat, Seat] = {}

    def seat(self, old: Seat) -> Seat:
        """Return the new seat of the player in seat ``old``."""
        place, first = self.moves.get(old, old), self.moves.get(self.first, self.first)
        return (place - first) % self.table.seat_count


def table_after(
    core: Core, session: Session, *, host: int, guild_id: int, channel_id: int, table_id: str = ""
) -> Following:
    """Return a new table like a held one: same terms, seats and (newest edition of the) rules, new cards; no practice.

    The players may change places, as the rules decide who leads first in the next game.
    """
    row, game = session.row, session.game
    like = table_like(core, row, host=host, guild_id=guild_id, channel_id=channel_id, table_id=table_id)
    like = replace(like, rules=session.rules.newest().to_store())
    first = session.rules.next_lead(row.seat_count, game.winners if game else ())
    following = Following(with_fresh_deal(core, like), first)
    levels = tuple(sorted((following.seat(old), level) for old, level in session.terms.levels))
    terms = session.terms.model_copy(update={"levels": levels}).model_dump(mode="json")
    return following._replace(table=replace(following.table, terms=terms))


def next_table_id(table_id: str) -> str:
    """Return the id of the next game's table.

    It is derived from the previous id, so that a game is opened only once.
    """
    return derived_id(f"after {table_id}")


async def has_next_table(core: Core, table_id: str) -> bool:
    """Return whether the table of the next game exists."""
    with suppress(NotFound):
        return bool(await core.store.table(next_table_id(table_id)))
    return False


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

    async def finished_games(self, player: Player) -> list[PreviousGame]:
        """Return the last games that a player may play again with the same cards, newest first. Replays no table."""
        ended = (Status.FINISHED, Status.CLOSED)
        rows = await self._core.store.tables(player=player.id, statuses=ended, limit=_LOOKED_AT)
        rows = [
            row
            for row in rows
            if row.started and not row.tournament and (row.status is Status.FINISHED or is_alone(row.seats))
        ][:_LISTED]
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
        begins; the latter may come back. The match of a tournament stays in its channel.
        Refuses ``not-over``, ``not-seated``, ``channel-busy``, and ``no-next-game`` without a match to continue.
        """
        place = {"guild_id": guild_id, "channel_id": channel_id}
        return await self._core.commit(self._begin_next(table_id, player, place, frozenset(without)))

    async def go_on(self, table_id: str) -> TableState:
        """Begin the game after an ended one in the same channel, without anybody's press.

        Refuses ``not-over``, ``channel-busy``, ``no-next-game``.
        """
        return await self._core.commit(self._begin_next(table_id, None, {}, frozenset()))

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
        self, table_id: str, player: Player | None, place: Mapping[str, int], without: Collection[int]
    ) -> TableState:
        async with self._core.tables.hold(table_id, Competition.TOURNAMENT) as session:
            if player is not None:
                former_seat(session, player)
            if not session.state().match_goes_on or await self._is_decided(session):
                raise Refusal("no-next-game")
            row = session.row
            host = row.host if row.host in session.people else player.id if player else min(session.people)
            if session.tournament or not place:
                place = {"guild_id": row.guild_id, "channel_id": row.channel_id}
            following = table_after(self._core, session, host=host, table_id=next_table_id(table_id), **place)
            table, seats = _next_table(session, following), _next_seats(session, following, without)
        if not await has_next_table(self._core, table_id):
            with suppress(Conflict):
                await self._core.store.create_table(table, [seat for seat in seats if seat.player is not None])
        return await self._start(table.id, [seat for seat in seats if seat.player is None])

    async def _start(self, table_id: str, computers: Sequence[SeatRow] = ()) -> TableState:
        async with self._core.tables.hold(table_id, Competition.TOURNAMENT) as session:
            if session.row.status is not Status.OPEN:
                return session.state()
            if await self._is_decided(session):
                await self._core.store.end_table(session.id, Status.CLOSED)
                await self._core.tables.refresh(session)
                return self._core.tell(session, Event("closed"))
            try:
                return await start(self._core, session, computers)
            except Conflict:
                # Somebody else was quicker.
                await self._core.tables.refresh(session)
                return session.state()

    async def _is_decided(self, session: Session) -> bool:
        """Return whether the match of a tournament at a held table was decided otherwise."""
        return session.tournament is not None and not await self._core.plays_match(session.tournament)


def _next_table(session: Session, following: Following) -> NewTable:
    row, game = session.row, session.game
    assert game is not None
    series = session.series or Series.first(game.sides)
    if game.winners:
        series = series.after(game.totals, game.winners, game.games_won)
    later = series.at(row.id, game.sides, following.first).model_dump(mode="json")
    table = replace(following.table, practice=row.practice, series=later, tournament=row.tournament)
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

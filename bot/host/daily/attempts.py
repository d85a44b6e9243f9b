"""Attempts at deals of the day: begun once, left and resumed until the day ends, seen by nobody else before that."""

from __future__ import annotations

import hmac
from collections.abc import Mapping
from contextlib import suppress

from bot.host.core import Core
from bot.host.daily.days import Days
from bot.host.lobby.moderation import need_unblocked
from bot.host.lobby.new_table import new_id
from bot.host.model.competition import Competition
from bot.host.model.daily_key import DailyKey, day_at
from bot.host.model.setup import Terms
from bot.host.refusals import Refusal
from bot.host.table.state import TableState
from data.store import Conflict, DailyAttempt, DailyDay, NewTable, Player, SeatRow, TableRow
from engine.daily import DAILY_GAMES, DailyGame, computer_seed, deals, deals_seed
from engine.players import STEADY
from engine.types import Event, Seat

COUNTS_AFTER = 7 * 86400.0
"""Seconds that somebody has been known for when their attempts begin to count everywhere."""
_TERMS = Terms(access="invited", film="off")


class Attempts:
    """Begins attempts, and says who may see them."""

    def __init__(self, core: Core, days: Days) -> None:
        self._core = core
        self._days = days

    async def begin(self, player: Player, game: str, guild_id: int | None, *, day: str = "") -> DailyAttempt:
        """Begin a player's attempt at today's deal of a game, or return the one that they have.

        It counts in the server ``guild_id``, also if it was begun elsewhere. ``day`` is the one that they were offered.
        Nothing is shown before :meth:`show`. Refuses ``no-such-game``, ``daily-over`` on another day, ``blocked``,
        ``daily-updating`` while this process has other code than the day, ``daily-played`` to an account that had been
        forgotten since it began, and ``stale`` if the day was restarted meanwhile.
        """
        if game not in DAILY_GAMES:
            raise Refusal("no-such-game", game=game)
        if day and day != day_at(self._core.clock()):
            raise Refusal("daily-over", finished=False)
        if guild_id is not None:
            await need_unblocked(self._core, guild_id, player)
        return await self._core.commit(self._begin(player, DAILY_GAMES[game], guild_id))

    async def show(self, table_id: str) -> TableState:
        """Show the table of an attempt, where computers play on."""
        async with self._core.tables.hold(table_id, Competition.DAILY) as session:
            return self._core.tell(session, Event("started"))

    async def place(self, table_id: str, guild_id: int, channel_id: int) -> None:
        """Store in which channel the table of an attempt is shown."""
        await self._core.commit(self._core.store.place_daily_table(table_id, guild_id, channel_id))

    async def today(self, player: Player) -> Mapping[str, DailyAttempt]:
        """Return a player's attempts at today's deals by game."""
        row = await self._days.today()
        found = await self._core.store.attempts_of(player.id, [row.day])
        return {each.game: each for each in found if each.edition == row.edition}

    async def tables(self, player: Player) -> list[TableRow]:
        """Return the stored tables of all attempts of a player."""
        attempts = await self._core.store.attempts_of(player.id)
        return [await self._core.store.table(attempt.table_id) for attempt in attempts]

    async def under_way(self, player: Player) -> list[TableState]:
        """Return the tables of a player's attempts that are under way, without damaged ones."""
        states = []
        for attempt in await self._core.store.attempts_of(player.id, [day_at(self._core.clock())]):
            if attempt.finished_at is None:
                with suppress(Refusal):
                    states.append(await self._core.state(attempt.table_id))
        return [state for state in states if state.live]

    async def edition(self, day: str) -> int:
        """Return the edition of a day that counts; 0 if there is none."""
        row = await self._core.store.daily_day(day)
        return row.edition if row else 0

    async def may_see(self, key: DailyKey | DailyAttempt, player: Player) -> bool:
        """Return whether a person may see others' results and play of a deal: once they have finished it, or it ended.

        A day that was restarted counts as ended: nobody plays its deals any more.
        """
        editions = await self._core.store.daily_editions(key.day)
        row = next((each for each in editions if each.edition == key.edition), None)
        if row is None:
            return False
        if row.closed_at is not None or row.restarted_at is not None:
            return True
        own = await self._core.store.attempt(key.day, key.edition, key.game, player.id)
        return own is not None and own.finished_at is not None

    async def _begin(self, player: Player, game: DailyGame, guild_id: int | None) -> DailyAttempt:
        row, store = await self._days.today(), self._core.store
        found = await store.attempt(row.day, row.edition, game.key, player.id)
        if found:
            if guild_id is not None:
                await store.count_in_server(row.day, row.edition, game.key, player.id, guild_id)
            return found
        if row.closed_at is not None:  # by a clock that was set back since
            raise Refusal("daily-over", finished=False)
        if not self._days.has_own_code(row):
            raise Refusal("daily-updating")
        attempt = self._new_attempt(row, game, player)
        table, seats = self._new_table(attempt, row, game)
        try:
            await store.begin_attempt(attempt, table, seats, guild_id)
        except Conflict:
            found = await store.attempt(row.day, row.edition, game.key, player.id)
            if found:  # on another device
                return found
            again = await self._days.today()
            raise Refusal("daily-played" if again == row else "stale") from None
        return attempt

    def _new_attempt(self, row: DailyDay, game: DailyGame, player: Player) -> DailyAttempt:
        now = self._core.clock()
        known = now - player.known_since >= COUNTS_AFTER and not player.barred
        account = hmac.digest(row.secret, f"account {player.discord_id}".encode(), "sha256").hex()
        return DailyAttempt(row.day, row.edition, game.key, player.id, account, new_id(self._core.entropy), now, known)

    def _new_table(self, attempt: DailyAttempt, row: DailyDay, game: DailyGame) -> tuple[NewTable, list[SeatRow]]:
        """Return the running table of an attempt, in no channel yet. Its seats have the computers' seeds."""

        def seat_row(seat: Seat) -> SeatRow:
            if seat == game.seat:
                return SeatRow(seat, attempt.player)
            return SeatRow(seat, None, STEADY, seed=computer_seed(row.secret, row.day, game.key, seat).hex())

        table = NewTable(
            id=attempt.table_id,
            guild_id=0,
            channel_id=0,
            game=game.rules.game,
            rules=game.rules.to_store(),
            seat_count=game.seats,
            host=attempt.player,
            seed=deals_seed(row.secret, row.day, game.key),
            commitment=deals(row.secret, row.day, game.key).commitment(),
            created_at=attempt.started_at,
            terms=_TERMS.model_dump(mode="json"),
            daily=DailyKey(row.day, row.edition, game.key, game.rounds).text,
        )
        return table, [seat_row(seat) for seat in range(game.seats)]

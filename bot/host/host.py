"""The host: all use cases on one store."""

from __future__ import annotations

import asyncio
import math
import secrets
import time
from collections.abc import Callable, Collection
from typing import Any

from bot.host.absence.clocks import Clocks
from bot.host.absence.standing_in import Autopilot, Votes
from bot.host.autosteps import Autosteps
from bot.host.champions import Champions
from bot.host.core import DAILY_LIMIT, DIRECT, Core, Duty
from bot.host.daily.attempts import Attempts
from bot.host.daily.comparisons import Comparisons
from bot.host.daily.days import Days
from bot.host.daily.pars import Pars
from bot.host.daily.posts import DailyPosts
from bot.host.daily.standings import Standings
from bot.host.evenings import Evenings
from bot.host.exhibitions import Exhibitions
from bot.host.lobby.agreement import Agreement
from bot.host.lobby.lifecycle import Lifecycle
from bot.host.lobby.lobby import Lobby, Openings
from bot.host.lobby.moderation import Moderation
from bot.host.lobby.next_table import Matches, PlayAgain
from bot.host.lobby.rematch import Rematches
from bot.host.model.competition import Competition
from bot.host.model.setup import Terms
from bot.host.people import People
from bot.host.play.computers import Chooser
from bot.host.play.play import Play
from bot.host.play.reactions import MoveReactions
from bot.host.play.taking_back import TakingBack
from bot.host.practice import Arranging, Rewinds, Study
from bot.host.privacy import Privacy
from bot.host.records.boards import Boards, classify_rules
from bot.host.records.deals import DealComparisons
from bot.host.records.evening_cards import EveningCards
from bot.host.records.listings import History, Listings
from bot.host.records.rating_pools import RatingPools
from bot.host.records.replays import Replays
from bot.host.records.statistics import GameRatings, Statistics
from bot.host.refusals import Refusal
from bot.host.server_boards import ServerBoards
from bot.host.servers import Servers
from bot.host.table.cache import KEEP
from bot.host.table.running_game import code_version
from bot.host.table.state import Change, TableState, no_seat_refusal
from bot.host.table.timing import ABSENT_AFTER, ARCHIVED_AFTER, Timing
from bot.host.table.watched_clock import WatchedClock
from bot.host.tournaments.next_games import NextGames
from bot.host.tournaments.organising import Tournaments
from bot.host.weekly import WeekSummaries
from data.store import Player, Status, Store, TableToShow
from engine.deal import reveal
from engine.games import GAMES
from engine.view import View


class Host:
    """The use cases, grouped by subject. A use case that raises :class:`Refusal` has changed nothing.

    Every method may refuse ``no-table``, ``moves-not-kept`` and ``damaged``; those that change something may also
    refuse ``stopping``, and ``stale`` if somebody else was quicker. A failing store raises
    :class:`data.store.Unavailable`.

    An action is stored before it is answered. Several hosts may share a store: its numbering of actions decides.

    ``steady`` is a clock that is never set, such as ``time.monotonic``. With it the host notices that it has slept, or
    that ``clock`` was set: see :mod:`bot.host.table.watched_clock`.
    """

    def __init__(
        self,
        store: Store,
        thinker: Chooser,
        *,
        clock: Callable[[], float] = time.time,
        steady: Callable[[], float] | None = None,
        entropy: Callable[[int], bytes] = secrets.token_bytes,
        absent_after: float = ABSENT_AFTER,
        archived_after: float = ARCHIVED_AFTER,
        keep_actions: float = math.inf,
        tables_in_memory: int = KEEP,
        tables_per_person: int = 2,
        shard_of: Callable[[int], int] = lambda guild_id: 0,
        duty: Duty | None = None,
        daily_limit: int = DAILY_LIMIT,
    ) -> None:
        timing = Timing(
            WatchedClock(clock, steady),
            absent_after=absent_after,
            archived_after=archived_after,
            keep_actions=keep_actions,
            shard_of=shard_of,
        )
        self._core = Core(store, timing, entropy, tables_in_memory, duty, daily_limit=daily_limit)
        self.names = self._core.names
        self.lobby = Lobby(self._core)
        self.openings = Openings(self._core, tables_per_person)
        self.agreement = Agreement(self._core)
        self.study = Study(thinker)
        self.play = Play(self._core, thinker, self.study.advice)
        self.taking_back = TakingBack(self._core)
        self.reactions = MoveReactions(self._core)
        self.autosteps = Autosteps(self._core, thinker)
        self.exhibitions = Exhibitions(self._core, thinker)
        self.lifecycle = Lifecycle(self._core)
        self.autopilot = Autopilot(self._core)
        self.votes = Votes(self._core, self.lifecycle)
        self.clocks = Clocks(self._core, self.lifecycle)
        self.clocks.on_store_back.append(self.play.computers.try_again)
        self.rewinds = Rewinds(self._core)
        self.play_again = PlayAgain(self._core)
        self.rematches = Rematches(self._core)
        self.matches = Matches(self._core)
        self.next_games = NextGames(self._core, self.matches)
        self.arranging = Arranging(self._core)
        self.history = History(self._core)
        self.deal_comparisons = DealComparisons(self._core)
        self._rating_pools = RatingPools(store)
        self._core.on_game_won = lambda session: self._rating_pools.game_ended(session.row.game, session.row.guild_id)
        self._core.on_pool_membership_change = self._rating_pools.exclusions_changed
        self.boards = Boards(self._core, self._rating_pools)
        self.statistics = Statistics(self._core, self._rating_pools)
        self.game_ratings = GameRatings(self._core, self._rating_pools)
        self.replays = Replays(self._core)
        self.daily_standings = Standings(self._core)
        self.daily_comparisons = Comparisons(self._core)
        self.listings = Listings(self._core)
        self.evening_cards = EveningCards(self._core)
        self.evenings = Evenings(self._core, self.evening_cards)
        self.people = People(self._core)
        self.tournaments = Tournaments(self._core, self._rating_pools)
        self.privacy = Privacy(self._core)
        self.privacy.on_forget.append(self.tournaments.forget)
        self.servers = Servers(self._core)
        self.daily_posts = DailyPosts(self._core)
        self.server_boards = ServerBoards(self._core, self.boards, WeekSummaries(self._core, self._rating_pools))
        self.champions = Champions(self._core, self.boards)
        self.moderation = Moderation(self._core, self.lifecycle)
        self.days = Days(self._core)
        self.pars = Pars(self._core, self.days)
        self.attempts = Attempts(self._core, self.days)
        self.clocks.on_tick += [self.days.tick, self.tournaments.tick, self.next_games.tick]

    @property
    def on_change(self) -> list[Callable[[Change], None]]:
        """Change listeners, called at once and in order. They must not block."""
        return self._core.on_change

    @property
    def duty(self) -> Duty:
        """Which tables this process looks after."""
        return self._core.duty

    @property
    def on_told(self) -> list[Callable[[str, int], None]]:
        """Listeners that get the id and the server of each table that this process has changed."""
        return self._core.on_told

    def announce(self, state: TableState) -> None:
        """Tell other processes that a table looks different, although nothing happened there."""
        for listener in self.on_told:
            listener(state.id, state.guild_id)

    async def hear(self, table_id: str) -> None:
        """Show another process's change of a table, and continue there. Raises nothing."""
        await self._core.hear(table_id)

    async def state(self, table_id: str) -> TableState:
        """Return the snapshot of a table."""
        return await self._core.state(table_id)

    async def table_in_channel(self, channel_id: int) -> TableState | None:
        """Return the open or running table of a channel."""
        row = await self._core.store.live_table(channel_id)
        return await self.state(row.id) if row else None

    async def open_tables(self, guild_id: int) -> list[TableState]:
        """Return the open and running tables of a server, newest first. Damaged ones are left out."""
        return await self._core.live_tables(guild_id=guild_id)

    async def tables_of(self, player: Player) -> list[TableState]:
        """Return the open and running tables of a player, newest first. Damaged ones are left out."""
        return await self._core.live_tables(player=player.id)

    async def hand(self, table_id: str, player: Player) -> View:
        """Return the view of a player's seat.

        Refuses ``not-seated``, ``seat-left``, and ``not-running`` before the deal.
        """
        state = await self.state(table_id)
        seat = state.seat_of(player.id)
        if seat is None:
            raise no_seat_refusal(state, player.id)
        view = state.view(seat)
        if view is None:
            raise Refusal("not-running")
        return view

    async def reveal(self, table_id: str) -> dict[str, Any]:
        """Return the data needed to verify the finished deals, as JSON: see :func:`engine.deal.reveal`.

        For a closed table that includes the unfinished deal. Refuses ``tournament-sealed``.
        """
        async with self._core.tables.hold(table_id, Competition.TOURNAMENT) as session:
            session.need_unsealed()
            deals, over = session.finished_deals()
            return reveal(deals, session.rules.pack(session.row.seat_count), over)

    async def prepare(self) -> None:
        """Bring data stored by older versions up to date, and start ratings and pars."""
        await classify_rules(self._core.store)
        await self._core.store.drop_snapshots(but=code_version())
        self._rating_pools.start(GAMES)
        self.pars.start()

    async def recover(self, shards: Collection[int] = (DIRECT,)) -> list[TableToShow]:
        """Start the clocks of tables with a time limit, and return the tables to :meth:`bring_back`.

        These are the open and running tables of the ``shards`` that this process looks after from now on, and the ended
        ones whose end was never shown: first those with a time limit, then those where people played last. None is
        loaded yet. A process that sends hands by direct message also gets the tables of all others.
        """
        duty = self._core.duty
        tables = await self._core.store.tables_to_show()
        own = {table.id for table in tables if duty.shard_of(table.guild_id) in shards}
        timed = {table.id for table in tables if table.id in own and _is_timed(table)}
        for table_id in timed:
            self.clocks.watch(table_id)
        wanted = [table for table in tables if table.id in own or DIRECT in shards]
        return sorted(wanted, key=lambda table: table.id not in timed)

    async def bring_back(self, table_id: str) -> TableState:
        """Load a table after a start, and continue with its clock, computers and exhibition. Refuses ``damaged``."""
        state = await self.state(table_id)
        if not self._core.duty.has(state.guild_id):
            return state
        if state.live:
            self.clocks.watch(table_id)
            await self.matches.restore(state)
        await self.exhibitions.restore(state)
        if state.status is Status.RUNNING:
            self.play.computers.wake(table_id)
        return state

    async def stop(self) -> None:
        """Refuse changes from now on, and wait until those under way are done.

        The store stays open, and tables can still be read.
        """
        await self.clocks.stop()
        await self.days.stop()
        await self.tournaments.stop()
        await self.next_games.stop()
        self._core.refuse_changes()
        await asyncio.gather(
            self.autosteps.stop(), self.exhibitions.stop(), self._rating_pools.stop(), self.pars.stop()
        )
        await self.play.computers.stop()
        await self._core.settle()
        await self._core.tables.stop()


def _is_timed(table: TableToShow) -> bool:
    """Return whether a table's turns have a time limit; not if its terms are damaged."""
    try:
        return Terms.model_validate(table.terms).turn_seconds > 0
    except ValueError:
        return False

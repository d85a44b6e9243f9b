"""The boards that a channel of a server keeps: which there are, what they show, and which messages were sent.

A message is stored as begun before it is sent, so that of several processes one sends it, and once.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from bot.host.core import Core
from bot.host.daily.schedule import Week, last_week, spread
from bot.host.model.settings import ServerSettings
from bot.host.records.boards import BOARDS, Board, BoardQuery, Boards
from bot.host.weekly import WeekSummaries, WeekSummary
from data.store import ServerPostRow
from engine.games import game_with

TOURNAMENT = "tournament"
"""The kind of the message with the standings of a tournament."""
KINDS = ("league", "rating", "daily", TOURNAMENT)
"""The boards that a channel can keep. All but the last are kinds of :data:`bot.host.records.boards.BOARDS` too."""

SEASON = "season"
"""The kind of the message with the podium of the season that was closed last. Its edition is the season's number."""
WEEK = "week"
"""The kind of the message that sums up the last week. Its edition is that of :class:`bot.host.daily.schedule.Week`."""
_LATEST = 7 * 86400.0
"""Seconds after which a podium that could not be posted is given up."""


class ServerPlan(NamedTuple):
    """What a server wants to have in its channel, and by kind the messages that were begun."""

    guild_id: int
    settings: ServerSettings
    posts: Mapping[str, ServerPostRow]

    @property
    def channel(self) -> int | None:
        """The channel that keeps boards; ``None`` if there is none, or if the server has no boards."""
        return self.settings.board_channel if self.settings.boards else None

    @property
    def wanted(self) -> tuple[str, ...]:
        """The kinds of boards that the channel is to keep, in their order."""
        return tuple(kind for kind in KINDS if kind in self.settings.board_kinds) if self.channel else ()

    @property
    def unwanted(self) -> tuple[ServerPostRow, ...]:
        """The messages of boards that are to be deleted, because they are wanted no more, or in another channel."""
        boards = [row for kind, row in self.posts.items() if kind in KINDS]
        return tuple(row for row in boards if row.kind not in self.wanted or row.channel_id != self.channel)

    @property
    def lost(self) -> bool:
        """Whether somebody has deleted the message of a board that is still wanted."""
        return any(row.lost for row in self.posts.values() if row.kind in self.wanted)

    @property
    def is_behind(self) -> bool:
        """Whether a message is to be sent or deleted."""
        begun = [row for row in self.posts.values() if row.message_id is None and not row.lost]
        return bool(self.unwanted or begun) or any(kind not in self.posts for kind in self.wanted)

    @property
    def wants_weeks(self) -> bool:
        """Whether a summary of each week is to be posted."""
        return self.channel is not None and self.settings.board_weekly

    def week(self, now: float) -> Week:
        """Return the last week whose summary is due: equal hours of servers are spread."""
        return last_week(now - spread(self.guild_id), self.settings.daily_hour, self.settings.daily_zone)

    def is_due(self, now: float) -> bool:
        """Return whether the summary of another week is to be sent."""
        known = self.posts.get(WEEK)
        return self.wants_weeks and (known is None or known.edition < self.week(now).edition)

    def query(self, kind: str, edition: int) -> BoardQuery:
        """Return which board a message of a kind and edition shows."""
        if kind == SEASON:
            return BoardQuery(game_of(self.settings), period=str(edition))
        return BoardQuery(game_of(self.settings), kind if kind in BOARDS else KINDS[0])


class ServerBoards:
    """Reads what these messages show, and stores which were sent."""

    def __init__(self, core: Core, boards: Boards, weeks: WeekSummaries) -> None:
        self._core, self._store, self._boards, self._weeks = core, core.store, boards, weeks

    async def plans(self) -> list[ServerPlan]:
        """Return the servers of this process that want boards, or still have messages of them."""
        posts: dict[int, dict[str, ServerPostRow]] = {}
        for row in await self._store.server_posts():
            posts.setdefault(row.guild_id, {})[row.kind] = row
        return [
            ServerPlan(guild_id, ServerSettings.read(settings), posts.get(guild_id, {}))
            for guild_id, settings in await self._store.servers_with_boards()
            if self._core.duty.has(guild_id)
        ]

    async def plan(self, guild_id: int) -> ServerPlan:
        """Return what a server wants, and its messages."""
        settings = ServerSettings.read(await self._store.guild_settings(guild_id))
        return ServerPlan(guild_id, settings, {row.kind: row for row in await self._store.server_posts(guild_id)})

    async def begin(self, plan: ServerPlan, kind: str) -> ServerPostRow | None:
        """Store that the next message of a kind is about to be sent; ``None`` if another process was quicker."""
        assert plan.channel is not None
        edition = plan.posts[kind].edition + 1 if kind in plan.posts else 1
        row = ServerPostRow(plan.guild_id, kind, edition, plan.channel, self._core.clock())
        return row if await self._core.commit(self._store.begin_server_post(row)) else None

    async def begin_week(self, plan: ServerPlan) -> ServerPostRow | None:
        """Store that the summary of the last week is about to be sent; ``None`` if another process was quicker.

        The week before a server first wanted summaries gets none.
        """
        assert plan.channel is not None
        now, is_first = self._core.clock(), WEEK not in plan.posts
        row = ServerPostRow(plan.guild_id, WEEK, plan.week(now).edition, plan.channel, now, None, is_first)
        begun = await self._core.commit(self._store.begin_server_post(row))
        return row if begun and not is_first else None

    async def read_week(self, plan: ServerPlan) -> WeekSummary | None:
        """Return the summary of the last week; ``None`` if nobody played."""
        return await self._weeks.read(plan.guild_id, plan.week(self._core.clock()))

    async def record(self, row: ServerPostRow, message_id: int | None) -> None:
        """Store which message is an edition; ``None`` if it was deleted."""
        known = row._replace(message_id=message_id, lost=message_id is None)
        await self._core.commit(self._store.record_server_post(known))

    async def drop(self, row: ServerPostRow) -> None:
        """Forget a message that was deleted because it is wanted no more."""
        await self._core.commit(self._store.drop_server_post(row))

    async def bring_back(self, guild_id: int) -> None:
        """Let boards whose messages somebody has deleted be sent again."""
        plan = await self.plan(guild_id)
        for kind in plan.wanted:
            if kind in plan.posts and plan.posts[kind].lost:
                await self.begin(plan, kind)

    async def read(self, plan: ServerPlan, row: ServerPostRow) -> Board:
        """Return the board of a message as it is now: its first page, for everybody. Refuses ``no-boards``."""
        return await self._boards.page(plan.query(row.kind, row.edition), plan.guild_id, None)

    def is_late(self, row: ServerPostRow) -> bool:
        """Return whether it is too late to send a podium or a summary."""
        return self._core.clock() - row.begun_at > _LATEST

    async def servers_played(self, after: int | None) -> tuple[int, set[int]]:
        """Return the number of the last result, and the servers of this process with results after number ``after``.

        Without ``after`` there are none.
        """
        last, servers = await self._store.servers_played(after)
        return last, set(filter(self._core.duty.has, servers))


def game_of(settings: ServerSettings) -> str:
    """Return the game of a server's boards."""
    return settings.board_game or game_with(settings.preset_of(""))

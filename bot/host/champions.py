"""Roles of champions: who is to have one, and what the bot gave.

People with the same best result share a role. What is about to be given is stored first, so that only that is ever
taken away.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bot.host.core import Core
from bot.host.daily import schedule
from bot.host.model.daily_key import day_at
from bot.host.model.settings import ServerSettings
from bot.host.records.boards import BoardQuery, Boards
from bot.host.server_boards import game_of
from data.store import ChampionRole, DailyPostRow, Player, Standing
from data.store.champions import RoleState
from engine.daily import DAILY_GAMES, game_of_the_day

CHAMPIONS = ("season", "daily", "tournament")
"""The kinds of champions. The setting of the role of each begins with ``board_role_``."""
_SHARED = 10
"""The most people who share a role."""


class RolePlan(NamedTuple):
    """The roles to take away from people, and then those to give."""

    take: tuple[ChampionRole, ...]
    give: tuple[ChampionRole, ...]


class Champions:
    """Finds champions, and stores their roles."""

    def __init__(self, core: Core, boards: Boards) -> None:
        self._core, self._store, self._boards = core, core.store, boards

    async def servers(self) -> list[int]:
        """Return the servers of this process that want roles for champions, or where some have one."""
        wanting = {
            guild_id
            for guild_id, settings in await self._store.servers_with_boards()
            if any(role_of(ServerSettings.read(settings), kind) for kind in CHAMPIONS)
        }
        having = {row.guild_id for row in await self._store.champion_roles()}
        return sorted(filter(self._core.duty.has, wanting | having))

    async def plan(self, guild_id: int) -> RolePlan:
        """Return what is to be done in a server."""
        settings = ServerSettings.read(await self._store.guild_settings(guild_id))
        wanted: dict[tuple[str, int, int], ChampionRole] = {}
        for kind in CHAMPIONS:
            role = role_of(settings, kind) if settings.boards else None
            for player in await self._champions(guild_id, settings, kind) if role else ():
                assert role is not None and player.discord_id is not None
                row = ChampionRole(guild_id, kind, player.discord_id, player.id, role, "away")
                wanted[kind, player.discord_id, role] = row
        rows = {(row.kind, row.account, row.role_id): row for row in await self._store.champion_roles(guild_id)}
        take = tuple(row for key, row in rows.items() if key not in wanted)
        done = {key for key, row in rows.items() if row.state in ("given", "own")}
        return RolePlan(take, tuple(rows.get(key, row) for key, row in wanted.items() if key not in done))

    async def put(self, row: ChampionRole, state: RoleState) -> bool:
        """Store the state of somebody's role; return whether it is: not for people who were forgotten."""
        return await self._core.commit(self._store.put_champion_role(row._replace(state=state)))

    async def drop(self, row: ChampionRole) -> None:
        """Forget a role that was taken away."""
        await self._core.commit(self._store.drop_champion_role(row))

    async def closed_day(self) -> str:
        """Return the day whose champions have their role now: yesterday, or before its close the day before."""
        yesterday = schedule.day_before(day_at(self._core.clock()))
        day = await self._store.daily_day(yesterday)
        return schedule.day_before(yesterday) if day is not None and day.closed_at is None else yesterday

    async def _champions(self, guild_id: int, settings: ServerSettings, kind: str) -> Sequence[Player]:
        find = {"season": self._of_season, "daily": self._of_day, "tournament": self._of_tournament}[kind]
        numbers = await find(guild_id, settings)
        known = await self._store.players(numbers)
        return [player for player in known.values() if player.discord_id is not None and not player.hidden]

    async def _of_season(self, guild_id: int, settings: ServerSettings) -> list[int]:
        """Return who leads the league of the season that was closed last."""
        seasons = await self._store.seasons(guild_id)
        if len(seasons) < 2:
            return []
        board = await self._boards.page(BoardQuery(game_of(settings), period=str(seasons[-2].number)), guild_id, None)
        return [row.player for row in board.rows if isinstance(row, Standing) and row.rank == 1]

    async def _of_day(self, guild_id: int, settings: ServerSettings) -> list[int]:
        """Return the best of the server at its game of the last closed day."""
        name = await self.closed_day()
        day = await self._store.daily_day(name)
        if day is None or day.closed_at is None:
            return []
        game = _game_on(await self._store.daily_post(guild_id), name, settings)
        placed = await self._store.podium(name, day.edition, game, guild_id, _SHARED)
        return [each.player for each in placed if each.place == 1]

    async def _of_tournament(self, guild_id: int, _settings: ServerSettings) -> list[int]:
        """Return who won the server's tournament that ended last."""
        trophies = await self._store.trophies(guild_id=guild_id, first_only=True, count=_SHARED)
        return [each.player for each in trophies if each.tournament == trophies[0].tournament]


def role_of(settings: ServerSettings, kind: str) -> int | None:
    """Return the role that a server has chosen for a kind of champions."""
    role: int | None = getattr(settings, f"board_role_{kind}")
    return role


def _game_on(post: DailyPostRow, day: str, settings: ServerSettings) -> str:
    """Return a server's game of a day: that of its posts, if it had any."""
    if post.day == day:
        return post.game
    if post.day and schedule.day_before(post.day) == day:
        return post.game_before
    return game_of_the_day(day, settings.daily_games or DAILY_GAMES)

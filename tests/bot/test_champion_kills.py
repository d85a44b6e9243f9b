"""The process is killed at each request of a week's summary and of champions' roles: all is done once, nothing lost."""

from __future__ import annotations

import contextlib
import re
import sqlite3
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from datetime import date
from functools import partial
from pathlib import Path
from typing import NamedTuple

import pytest

from bot.host.daily.schedule import DAY
from bot.host.model.settings import ServerSettings
from bot.host.server_boards import WEEK, ServerPlan
from data.connect import open_store
from data.store import ChampionRole, ServerPostRow, Store
from playground import Channel, Guild, Playground
from playground.model import Role
from tests.bot.conftest import words
from tests.bot.process import BotProcess
from tests.bot.seasons import finished
from tests.texts import says

pytestmark = [pytest.mark.soak, pytest.mark.alone, pytest.mark.timeout(1800)]
LASTS = 240.0
"""Seconds that anything may take on a busy machine."""
_WEEK = 7
_WEEK_STORED = "SELECT 1 FROM server_posts WHERE guild_id = ? AND kind = 'week' AND message_id IS NOT NULL"
_ROLE_STORED = "SELECT 1 FROM champion_roles WHERE guild_id = ? GROUP BY guild_id HAVING group_concat(state) = 'given'"
_SEARCH = "GET /channels/*/messages"
"""How the bot looks for a message that it may have sent."""
_ENOUGH = 1000
"""How often a request fails: until the process is killed, however often the library repeats it."""


class Server(NamedTuple):
    """A server of the club, with the role of its champion.

    ``is_shown`` says whether Discord has what the bot is to bring about; ``stored`` is a query that finds a row once
    the bot knows it.
    """

    guild: Guild
    channel: Channel
    role: Role
    is_shown: Callable[[], object]
    stored: str


class Club:
    """Three people, a new server for each kill, and a bot in a process."""

    def __init__(self, folder: Path) -> None:
        self.playground = Playground(0, limits=False)
        self.bot = BotProcess(self.playground, folder)

    async def open(self) -> None:
        """Start the playground."""
        await self.playground.start()
        self.people = [self.playground.add_person(name) for name in ("Ada", "Ben", "Cyd")]

    @contextlib.asynccontextmanager
    async def store(self) -> AsyncIterator[Store]:
        """Yield the store, while no process uses it."""
        store = await open_store(f"sqlite:///{self.bot.database}")
        try:
            yield store
        finally:
            await store.close()

    def is_done(self, server: Server) -> bool:
        """Return whether nothing is left to do in a server."""
        with contextlib.closing(sqlite3.connect(self.bot.database)) as database:
            return bool(server.is_shown() and database.execute(server.stored, (server.guild.id,)).fetchall())

    def new_server(self) -> tuple[Guild, Channel, Role]:
        """Add a server with a channel for boards, and a role that Cyd has by other means."""
        guild = self.playground.add_guild("Card club")
        role = self.playground.add_role(guild, "Champion", self.people[2])
        return guild, self.playground.add_channel(guild, "boards"), role

    async def kill(self) -> None:
        """Kill the process."""
        await self.bot.kill()
        await self.playground.until(lambda: not self.playground.gateway.is_connected, LASTS)
        self.playground.faults.clear()

    async def kill_at(self, *routes: str, performed: bool = False) -> None:
        """Start the process and kill it while it waits for the answer to a request, which has or has not had effect."""
        self.playground.records.clear()
        for route in routes:
            self.playground.faults.add(route, status=500, performed=performed, times=_ENOUGH)
        await self.bot.launch()
        await self.playground.until(lambda: any(record.status == 500 for record in self.playground.records), LASTS)
        await self.kill()

    async def steps(self, server: Server) -> list[str]:
        """Let the bot do its work in a server without a kill; return the routes of its requests about it."""
        self.playground.records.clear()
        await self.bot.launch()
        await self.playground.until(partial(self.is_done, server), LASTS)
        await self.kill()
        routes = {re.sub(r"\{[^}]+\}", "*", record.route) for record in self.playground.records}
        return sorted(route for route in routes if re.search("/(guilds|channels)/", route))


@pytest.fixture
async def club(tmp_path: Path) -> AsyncIterator[Club]:
    club = Club(tmp_path)
    await club.open()
    yield club
    with contextlib.suppress(ProcessLookupError, AssertionError):
        await club.bot.kill()
    await club.playground.stop()


async def kill_everywhere(
    club: Club, new: Callable[[], Awaitable[Server]], check: Callable[[Server], Awaitable[None]]
) -> list[str]:
    """Kill the process at each of its steps, before and after Discord does it, and then at the first one again.

    Return the steps.
    """
    steps = await club.steps(await new())
    for step in steps:
        for performed in (False, True):
            server = await new()
            await club.kill_at(step, performed=performed)
            assert not club.is_done(server), "the answer was lost"
            await club.kill_at(*steps, _SEARCH)
            await club.bot.launch()
            await club.playground.until(partial(club.is_done, server), LASTS)
            await club.bot.terminate(LASTS)
            await check(server)
    return steps


async def test_the_summary_of_a_week_is_posted_once(club: Club) -> None:
    settings = ServerSettings(board_game="canasta", board_kinds=(), board_weekly=True)

    async def new() -> Server:
        guild, channel, role = club.new_server()
        its = settings.model_copy(update={"board_channel": channel.id})
        week = ServerPlan(guild.id, its, {}).week(time.time())
        async with club.store() as store:
            await store.set_guild_settings(guild.id, its.merged_into({}))
            begun = ServerPostRow(guild.id, WEEK, week.edition - _WEEK, channel.id, week.since, None, lost=True)
            assert await store.begin_server_post(begun), date.fromordinal(week.edition)
            await finished(store, guild.id, club.people[:2], (500, 300), week.until - DAY)
        return Server(guild, channel, role, partial(summaries, club, channel), _WEEK_STORED)

    async def check(server: Server) -> None:
        [said] = summaries(club, server.channel)
        assert says(said, "week-busiest", count=1) and says(said, "week-closest", names="Ada", points=200)

    assert await kill_everywhere(club, new, check) == ["POST /channels/*/messages"]
    async with club.store() as store:
        assert all(row.message_id for row in await store.server_posts())


def summaries(club: Club, channel: Channel) -> list[str]:
    """Return the summaries of weeks in a channel."""
    return [said for message in club.people[0].sees(channel) if says(said := words(message), "week-title")]


async def test_the_role_goes_from_one_champion_to_the_next(club: Club) -> None:
    ada, ben, cyd = club.people

    async def new() -> Server:
        """Let Ada have been the champion of a season, and Ben be that of the next one."""
        guild, channel, role = club.new_server()
        role.members.add(ada.id)
        settings = ServerSettings(board_game="canasta", board_role_season=role.id)
        async with club.store() as store:
            await store.set_guild_settings(guild.id, settings.merged_into({}))
            await finished(store, guild.id, (ben, ada), (500, 300), time.time() - 20.0)
            await store.start_season(guild.id, time.time() - 10.0, expect=1)
            before = await store.player(ada.id, ada.name)
            assert await store.put_champion_role(ChampionRole(guild.id, "season", ada.id, before.id, role.id, "given"))
        return Server(guild, channel, role, lambda: role.members == {ben.id, cyd.id}, _ROLE_STORED)

    async def check(server: Server) -> None:
        assert server.role.members == {ben.id, cyd.id}, "nobody loses a role that the bot has not given"

    steps = await kill_everywhere(club, new, check)
    assert steps == [
        "DELETE /guilds/*/members/*/roles/*",
        "GET /guilds/*/members/*",
        "PUT /guilds/*/members/*/roles/*",
    ]
    async with club.store() as store:
        rows = await store.champion_roles()
        assert {(row.account, row.state) for row in rows} == {(ben.id, "given")}
        assert len(rows) == 1 + 2 * len(steps)

"""The process is killed around closes of seasons: one message of each board, one podium a season, one champion."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.features.boards.kept_message import KEPT
from bot.ui.custom_ids import Press
from data.connect import open_store
from data.store import ServerPostRow, Store
from playground import Playground
from tests.bot.conftest import parts
from tests.bot.process import BotProcess
from tests.bot.seasons import finished
from tests.bot.test_daily_kills import Clock

KILLS = max(4, round(50 * float(os.environ.get("CARDROOM_SOAK", "1"))))
_LONGEST = 2.0
"""Seconds between a start and a kill, at the most."""


class Club:
    """A server that keeps boards, and a bot that is killed while seasons are closed."""

    def __init__(self, folder: Path) -> None:
        self.clock = Clock()
        self.playground = Playground(0, self.clock, limits=False)
        self.bot = BotProcess(self.playground, folder)
        self.dice = random.Random(20261126)

    @contextlib.asynccontextmanager
    async def store(self) -> AsyncIterator[Store]:
        """Yield the store, while no process uses it."""
        store = await open_store(f"sqlite:///{self.bot.database}")
        try:
            yield store
        finally:
            await store.close()

    async def open(self) -> None:
        """Open the server, and let it want boards and a role for its champion."""
        await self.playground.start()
        self.guild = self.playground.add_guild("Card club")
        self.channel = self.playground.add_channel(self.guild, "boards")
        self.people = [self.playground.add_person(name) for name in ("Ada", "Ben")]
        self.role = self.playground.add_role(self.guild, "Champion")
        settings = {"board_channel": self.channel.id, "board_game": "canasta", "board_kinds": ["league", "rating"]}
        async with self.store() as store:
            await store.set_guild_settings(self.guild.id, settings | {"board_role_season": self.role.id})

    async def close_season(self, number: int) -> int:
        """Let somebody win a game and close the season; return their account."""
        winner, loser = self.dice.sample(self.people, 2)
        async with self.store() as store:
            await finished(store, self.guild.id, (winner, loser), (500, 300), self.clock() - 2.0)
            row = ServerPostRow(self.guild.id, "season", number, self.channel.id, self.clock() - 1.0)
            await store.start_season(self.guild.id, self.clock() - 1.0, expect=number, podium=row)
        return winner.id

    def posts(self) -> list[tuple[str, str]]:
        """Return the kind and edition of each message of the channel."""
        found = []
        for message in self.people[0].sees(self.channel):
            presses = (Press.read(part.get("custom_id", "")) for part in parts(message, 2))
            found += [(press.arguments[0], press.arguments[1]) for press in presses if press and press.word == KEPT]
        return found

    async def until_shown(self, season: int, leader: int) -> None:
        """Wait until the podium of a season is posted, and its leader is the champion."""
        podium = ("season", str(season))
        await self.playground.until(lambda: podium in self.posts() and self.role.members == {leader}, 30)


@pytest.fixture
async def club(tmp_path: Path) -> AsyncIterator[Club]:
    club = Club(tmp_path)
    await club.open()
    yield club
    with contextlib.suppress(ProcessLookupError, AssertionError):
        await club.bot.kill()
    await club.playground.stop()


@pytest.mark.soak
@pytest.mark.alone
async def test_kills_around_closes_of_seasons_leave_one_message_of_each(club: Club) -> None:
    leader = 0
    for kill in range(KILLS):
        if kill % 4 == 0:
            leader = await club.close_season(1 + kill // 4)
        last = kill % 4 == 3
        await club.bot.start()
        if last:
            await club.until_shown(1 + kill // 4, leader)
        else:
            await asyncio.sleep(club.dice.uniform(0.0, _LONGEST))
        await club.bot.kill()
        await club.playground.until(lambda: not club.playground.gateway.is_connected)
        posts = club.posts()
        assert len(posts) == len(set(posts)), f"nothing is posted twice: {posts}"
        assert sum(kind in ("league", "rating") for kind, _ in posts) <= 2
        async with club.store() as store:
            stored = {row.account for row in await store.champion_roles(club.guild.id) if row.state != "away"}
        assert club.role.members <= stored, "everybody with the role is stored"

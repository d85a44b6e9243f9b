"""The process is killed in the middle of rounds: every thread, call, result, post, announcement and role comes once."""

from __future__ import annotations

import asyncio
import os
from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.features.tournament.threads import LINGERS
from bot.host.model.settings import ServerSettings
from data.connect import open_store
from playground import interactions
from tests.bot.conftest import ACKNOWLEDGE_WITHIN, words
from tests.bot.tournament_club import LASTS, Club
from tests.texts import says

SOAK_KILLS = max(3, round(200 * float(os.environ.get("CARDROOM_SOAK", "1"))))
_TOURNAMENT_KILLS = 20
"""The kills of a tournament: then another one begins."""
_LONGEST = 4.0
"""Seconds between a start and a kill, at the most."""
_NAMES = ("Ada", "Ben", "Cyd", "Dan", "Eve", "Fay")


class KilledClub(Club):
    """A club whose bot is killed, and gives a role to the winner of its last tournament."""

    async def open(self) -> None:
        """Open the server with the role."""
        await super().open()
        self.champion = self.playground.add_role(self.guild, "Champion")
        store = await open_store(self.url)
        settings = ServerSettings(board_role_tournament=self.champion.id)
        await store.set_guild_settings(self.guild.id, settings.merged_into({}))
        await store.close()

    async def play_for(self, seconds: float) -> None:
        """Let everybody play, and kill the process after some seconds."""
        async with self.playing():
            await asyncio.sleep(seconds)
            await self.bot.kill()
        await self.playground.until(lambda: not self.playground.gateway.is_connected)

    async def play_to_the_end(self) -> None:
        """Let everybody play until the winner is announced."""
        async with self.playing():
            await self.playground.until(lambda: bool(self.announcements()), LASTS)

    def check(self, *, over: bool = False) -> None:
        """Check that nothing was made twice; of a tournament that is ``over``, that nothing is missing either."""
        assert len(self.posts()) == 1
        assert len(self.announcements()) in ((1,) if over else (0, 1))
        names = Counter(thread.name for thread in self.threads())
        assert max(names.values(), default=0) <= 1, names
        for thread in self.threads():
            said = [words(message) for message in self.people[0].sees(thread)]
            for once in ("tournament-call", "tournament-thread-closes"):
                assert sum(bool(says(each, once)) for each in said) <= 1, said
        assert len(self.champion.members) <= 1

    async def check_stored(self) -> int:
        """Check that each match has one thread and each thread a match, once no process runs. Return who has won."""
        store = await open_store(f"sqlite:///{self.bot.database}")
        try:
            for row in await store.tournaments(self.guild.id, ended=True):
                posts = await store.tournament_posts(row.id)
                made = {post.message_id for kind, post in posts.items() if kind.startswith("match-")}
                if row.channel_id == self.channel.id:
                    assert made == {thread.id for thread in self.threads()}
                    for thread in self.threads():
                        number = next(kind for kind, post in posts.items() if post.message_id == thread.id)[6:]
                        assert posts[f"result-{number}"].message_id in thread.messages, "the result is there"
            [trophy] = await store.trophies(first_only=True, count=1)
            return (await store.players([trophy.player]))[trophy.player].discord_id or 0
        finally:
            await store.close()

    async def close_threads(self, winner: int) -> None:
        """Start the process some minutes later, and wait until all threads are closed and the winner has the role."""
        self.bot.ahead = LINGERS
        await self.start()
        await self.playground.until(lambda: all(thread.archived for thread in self.threads()), LASTS)
        await self.playground.until(lambda: self.champion.members == {winner}, LASTS)
        await self.bot.terminate()
        self.bot.ahead = 0.0


@pytest.fixture
async def club(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[KilledClub]:
    monkeypatch.setattr(interactions, "ACKNOWLEDGE_WITHIN", ACKNOWLEDGE_WITHIN)
    club = KilledClub(tmp_path, _NAMES)
    await club.open()
    yield club
    await club.close()


@pytest.mark.soak
@pytest.mark.alone
async def test_kills_in_the_middle_of_rounds_make_nothing_twice(club: KilledClub) -> None:
    kills = SOAK_KILLS
    while kills > 0:
        await club.announce(("format", "tournament-format-double-knockout"), ("length", "tournament-single"))
        await club.begin(club.people)
        for kill in range(min(kills, _TOURNAMENT_KILLS)):
            if kill:
                await club.start()
            await club.play_for(club.dice.uniform(0.5, _LONGEST))
            club.check()
        kills -= _TOURNAMENT_KILLS
        await club.start()
        await club.play_to_the_end()
        await club.bot.terminate()
        club.check(over=True)
        await club.close_threads(await club.check_stored())
        club.check(over=True)

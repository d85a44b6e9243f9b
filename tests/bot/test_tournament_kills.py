"""The process is killed in the middle of rounds: every thread, call, result, post, announcement and role comes once."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.features.tournament.threads import LINGERS
from bot.host.model.settings import ServerSettings
from data.connect import open_store
from playground import CannotDo, Channel, Interaction, Person, Playground
from tests.bot.conftest import parts, words
from tests.bot.process import BotProcess
from tests.bot.tournament_room import is_post, option_of
from tests.texts import says, text

SOAK_KILLS = max(3, round(200 * float(os.environ.get("CARDROOM_SOAK", "1"))))
_TOURNAMENT_KILLS = 20
"""The kills of a tournament: then another one begins."""
_LONGEST = 4.0
"""Seconds between a start and a kill, at the most."""
_LASTS = 600.0
"""Seconds that the rest of a tournament may take on a busy machine."""
_PATIENCE = 5.0
"""Seconds that an answer may take; none comes from a process that was killed."""
_NAMES = ("Ada", "Ben", "Cyd", "Dan", "Eve", "Fay")


class Club:
    """A server, the people of its tournaments, and a bot that is killed."""

    def __init__(self, folder: Path) -> None:
        self.playground = Playground(0, limits=False)
        self.bot = BotProcess(self.playground, folder)
        self.dice = random.Random(20261126)
        self.left: set[tuple[int, int]] = set()
        """The people who have left their match to the computer, with its thread."""

    async def open(self) -> None:
        """Open the server, whose first person organises."""
        await self.playground.start()
        self.guild = self.playground.add_guild("Card club")
        self.people = [self.playground.add_person(name) for name in _NAMES]
        self.playground.add_role(self.guild, "Organisers", self.people[0], permissions=["manage_channels"])
        self.champion = self.playground.add_role(self.guild, "Champion")
        store = await open_store(f"sqlite:///{self.bot.database}")
        settings = ServerSettings(board_role_tournament=self.champion.id)
        await store.set_guild_settings(self.guild.id, settings.merged_into({}))
        await store.close()

    async def start(self) -> None:
        """Start the process, and wait until it answers commands."""
        await self.bot.start()
        await self.playground.until(lambda: bool(self.people[0].commands(self.channel)), 60)

    async def announce(self) -> None:
        """Announce a double knockout in a new channel, let everybody join, and start it."""
        self.channel = self.playground.add_channel(self.guild, f"cup-{self.dice.randrange(10**6)}")
        await self.start()
        ada = self.people[0]
        use = await self._answered(await ada.slash(self.channel, "tournament new", name="Cup", game="Écarté"))
        for field, label in (("format", "tournament-format-double-knockout"), ("length", "tournament-single")):
            custom_id, value = option_of(use, field, text(label))
            use = await self._answered(await ada.choose(use, [value], custom_id=custom_id))
        await self._answered(await ada.click(use, label=text("button-tournament-open")))
        await self.playground.until(lambda: bool(self._posts()), 60)
        for person in self.people:
            await self._answered(await person.click(self.post(), label=text("button-tournament-join")))
        use = await self._answered(await ada.click(self.post(), label=text("button-tournament-organise")))
        await self._answered(await ada.click(use, label=text("button-organise-start")))

    async def _answered(self, use: Interaction) -> dict[str, Any]:
        await use.finished()
        return use.response or {}

    def _posts(self) -> list[dict[str, Any]]:
        return [message for message in self.people[0].sees(self.channel) if is_post(message)]

    def post(self) -> dict[str, Any]:
        """Return the post: there is one."""
        [found] = self._posts()
        return found

    def threads(self) -> list[Channel]:
        """Return the threads of the channel."""
        return [each for each in self.playground.world.channels.values() if each.parent is self.channel]

    async def play(self, person: Person) -> None:
        """Say that a person is in, or let the computer play for them, wherever the bot asks."""
        for thread in self.threads():
            for message in person.sees(thread):
                labels = [part.get("label") for part in parts(message, 2) if not part.get("disabled")]
                with contextlib.suppress(CannotDo, LookupError, TimeoutError):
                    if text("button-in") in labels:
                        use = await person.click(message, label=text("button-in"))
                        await use.finished(_PATIENCE)
                    elif text("button-hand") in labels and (person.id, thread.id) not in self.left:
                        use = await person.slash(thread, "table autopilot")
                        await use.finished(_PATIENCE)
                        self.left.add((person.id, thread.id))

    async def play_for(self, seconds: float) -> None:
        """Let everybody play, and kill the process after some seconds."""
        playing = [asyncio.create_task(self._go_on(person)) for person in self.people]
        await asyncio.sleep(seconds)
        await self.bot.kill()
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        await self.playground.until(lambda: not self.playground.gateway.is_connected)

    async def _go_on(self, person: Person) -> None:
        while True:
            await self.play(person)
            await asyncio.sleep(0.1)

    async def play_to_the_end(self) -> None:
        """Let everybody play until the winner is announced."""
        playing = [asyncio.create_task(self._go_on(person)) for person in self.people]
        await self.playground.until(lambda: bool(self.announcements()), _LASTS)
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)

    def announcements(self) -> list[dict[str, Any]]:
        """Return the messages that say who has won."""
        shown = self.people[0].sees(self.channel)
        return [each for each in shown if says(words(each), "tournament-won") and not is_post(each)]

    def check(self, *, over: bool = False) -> None:
        """Check that nothing was made twice; of a tournament that is ``over``, that nothing is missing either."""
        assert len(self._posts()) == 1
        assert len(self.announcements()) in ((1,) if over else (0, 1))
        names = Counter(thread.name for thread in self.threads())
        assert max(names.values(), default=0) <= 1, names
        for thread in self.threads():
            calls = [m for m in self.people[0].sees(thread) if m["content"] and m["mentions"]]
            assert len(calls) <= 1, thread.name
            results = [m for m in self.people[0].sees(thread) if says(words(m), "tournament-thread-closes")]
            assert len(results) <= 1, thread.name
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
        await self.playground.until(lambda: all(thread.archived for thread in self.threads()), _LASTS)
        await self.playground.until(lambda: self.champion.members == {winner}, _LASTS)
        await self.bot.terminate()
        self.bot.ahead = 0.0

    async def close(self) -> None:
        """End everything."""
        with contextlib.suppress(ProcessLookupError, AssertionError):
            await self.bot.kill()
        await self.playground.stop()


@pytest.fixture
async def club(tmp_path: Path) -> AsyncIterator[Club]:
    club = Club(tmp_path)
    await club.open()
    yield club
    await club.close()


@pytest.mark.soak
@pytest.mark.alone
async def test_kills_in_the_middle_of_rounds_make_nothing_twice(club: Club) -> None:
    kills = SOAK_KILLS
    while kills > 0:
        await club.announce()
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

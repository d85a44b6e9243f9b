"""The process is killed around midnight, when a day ends and the next is posted: one post a day, no attempt lost."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.features.daily.post_message import PROOF
from bot.host.daily.schedule import begins_at, due_at
from bot.host.model.daily_key import day_after, day_at
from bot.ui.custom_ids import NO_TABLE
from data.connect import open_store
from data.store import DailyAttempt, Status, Store
from engine.daily import DAILY_GAMES, deals, score
from engine.types import Action
from playground import CannotDo, Channel, Playground
from tests.bot.playing import said
from tests.bot.process import BotProcess, RandomPlayer, button_action, enabled_buttons
from tests.texts import says

SOAK_KILLS = max(2, round(50 * float(os.environ.get("CARDROOM_SOAK", "1"))))
_BEFORE = 9.0
"""Seconds before a moment at which the first process of several starts: each takes some to start."""
_LONGEST = 2.5
"""Seconds between a start and a kill, at the most."""
_GAME_LASTS = 60.0
"""Seconds that a whole game may take."""
_PATIENCE = 5.0
"""Seconds that an answer may take; none comes from a process that was killed."""
GAME = "pinochle"


class Clock:
    """The machine's clock, but ahead."""

    def __init__(self) -> None:
        self.ahead = 0.0

    def __call__(self) -> float:
        return time.time() + self.ahead

    def reach(self, moment: float) -> None:
        """Advance to a moment, unless it is over."""
        self.ahead += max(0.0, moment - self())


class DailyPlayer(RandomPlayer):
    """A person who begins each day's deal and presses random buttons of it; what they saw is remembered."""

    def __init__(self, playground: Playground, name: str, channel: Channel, dice: random.Random) -> None:
        super().__init__(playground.add_person(name), channel, dice)
        self.seen: dict[str, int] = {}
        """By table: the highest revision shown."""
        self.begun: set[str] = set()
        """The days whose deal the bot has let them begin."""

    async def act(self, day: str) -> None:
        """Begin the deal of a day, or press a button of a hand."""
        if day not in self.begun:
            with contextlib.suppress(CannotDo, LookupError, TimeoutError):
                use = await self.person.slash(self.channel, "daily", game=GAME)
                await use.finished(_PATIENCE)
                if says(said(use), "done-daily-link"):
                    self.begun.add(day)
        elif await self.press() is None:
            await asyncio.sleep(0.02)
        self.note()

    def note(self) -> None:
        """Note what the hands show."""
        for message in self.person.dms():
            for button in enabled_buttons(message):
                _, table, revision, _ = button["custom_id"].split(":", 3)
                if table != NO_TABLE and revision.isdecimal() and "." not in table:
                    self.seen[table] = max(self.seen.get(table, 0), int(revision))


class Night:
    """A server that gets its post at midnight UTC, people who play there, and a bot that is killed."""

    def __init__(self, folder: Path) -> None:
        self.clock = Clock()
        self.playground = Playground(0, self.clock, limits=False)
        self.bot = BotProcess(self.playground, folder)
        self.dice = random.Random(20261124)
        self.people: list[DailyPlayer] = []
        self.moments: list[float] = []
        """The next moments to kill the process around: midnights, and when the post is due after each."""

    @contextlib.asynccontextmanager
    async def store(self) -> AsyncIterator[Store]:
        """Yield the store, while no process uses it."""
        store = await open_store(f"sqlite:///{self.bot.database}")
        try:
            yield store
        finally:
            await store.close()

    async def open(self) -> None:
        """Open the server, and let it want posts."""
        await self.playground.start()
        self.guild = self.playground.add_guild("Card club")
        self.channel = self.playground.add_channel(self.guild, "daily")
        self.people = [DailyPlayer(self.playground, name, self.channel, self.dice) for name in ("Ada", "Ben")]
        async with self.store() as store:
            for player in self.people:  # known for long, so that their attempts count everywhere
                await store.player(player.person.id, player.person.name)
            await store.set_guild_settings(self.guild.id, {"daily_channel": self.channel.id, "daily_hour": 0})
            await store.press_daily(self.guild.id, self.clock())

    async def start(self) -> None:
        """Start the process by the clock of the playground."""
        self.bot.ahead = self.clock.ahead
        await self.bot.start()
        await self.playground.until(lambda: bool(self.people[0].person.commands(self.channel)), 30)

    async def play_until_killed(self, seconds: float, *, finish: bool) -> None:
        """Let everybody play, and kill the process after some seconds, or once somebody has been shown their result."""
        alive = True

        async def go_on(player: DailyPlayer) -> None:
            while alive:
                await player.act(day_at(self.clock()))

        playing = [asyncio.create_task(go_on(player)) for player in self.people]
        if finish:
            with contextlib.suppress(TimeoutError):
                await self.playground.until(self.has_result, _GAME_LASTS)
        else:
            await asyncio.sleep(seconds)
        await self.bot.kill()
        alive = False
        await asyncio.gather(*playing)
        await self.playground.until(lambda: not self.playground.gateway.is_connected)

    def has_result(self) -> bool:
        """Return whether somebody sees their result of today."""
        today = day_at(self.clock())
        shown = [message for player in self.people for message in player.person.dms()]
        return any(
            button["custom_id"].startswith(f"cr:{today}.{GAME}:") for each in shown for button in enabled_buttons(each)
        )

    def next_moment(self) -> float:
        """Return the next moment to kill the process around."""
        if not self.moments:
            day = day_after(day_at(self.clock()))
            self.moments = [begins_at(day), due_at(day, 0, "UTC", self.guild.id)]
        return self.moments.pop(0)

    def posts(self) -> list[dict[str, Any]]:
        """Return the messages of the channel that everybody sees, of which each is the post of a day."""
        return [message for message in self.people[0].person.sees(self.channel) if not message["flags"] & 64]

    def open_posts(self) -> list[str]:
        """Return the days of the posts that are not folded up."""
        actions = [button_action(button) for post in self.posts() for button in enabled_buttons(post)]
        return [action.partition(".")[2] for action in actions if action.startswith(PROOF)]

    async def check_stored(self) -> None:
        """Check that everything that was shown is stored, while no process runs."""
        async with self.store() as store:
            for player in self.people:
                for table, revision in player.seen.items():
                    assert len(await store.actions(table)) >= revision, "something was shown that is not stored"
                number = (await store.player(player.person.id, player.person.name)).id
                assert player.begun <= {each.day for each in await store.attempts_of(number)}

    async def check_days(self) -> int:
        """Check every day that is over and each attempt at it; return how many attempts were finished."""
        finished = 0
        async with self.store() as store:
            days = sorted({day for player in self.people for day in player.begun})
            for name in days:
                day = await store.daily_day(name)
                assert day and day.edition == 1
                over = name < day_at(self.clock())
                assert (day.closed_at is not None) is over, "each day is closed once it is over"
                attempts = [
                    each
                    for player in self.people
                    for each in await store.attempts_of((await store.player(player.person.id, "")).id, [name])
                ]
                for attempt in attempts:
                    finished += attempt.finished_at is not None
                    await self._check_attempt(store, attempt, day.secret, over=over)
                ranks = {attempt.percentile is not None for attempt in attempts}
                assert ranks <= {over and len(attempts) > 1}, "all are ranked at the close, and together"
        return finished

    async def _check_attempt(self, store: Store, attempt: DailyAttempt, secret: bytes, *, over: bool) -> None:
        """Play an attempt again from its stored actions, and compare how it ended."""
        daily = DAILY_GAMES[attempt.game]
        game = daily.begin(deals(secret, attempt.day, attempt.game))
        for row in await store.actions(attempt.table_id):
            game.play(row.seat, Action.from_json(row.action))
        ended = not game.to_act
        assert (attempt.finished_at is not None) is ended, "the last action and the finish are one"
        assert attempt.score == (score(game, daily.seat) if ended else None)
        status = (await store.table(attempt.table_id)).status
        assert status is (Status.FINISHED if ended else Status.CLOSED if over else Status.RUNNING)

    async def close(self) -> None:
        """End everything."""
        with contextlib.suppress(ProcessLookupError, AssertionError):
            await self.bot.kill()
        await self.playground.stop()


@pytest.fixture
async def night(tmp_path: Path) -> AsyncIterator[Night]:
    night = Night(tmp_path)
    await night.open()
    yield night
    await night.close()


async def survive(night: Night, kills: int, at_each: int) -> None:
    """Kill the process some times around each midnight and moment of a post, and check all days and attempts."""
    days: set[str] = set()
    for kill in range(kills):
        if kill % at_each == 0:
            night.clock.reach(night.next_moment() - _BEFORE)
        await night.start()
        lasts = kill % (2 * at_each) == 2 * at_each - 1
        await night.play_until_killed(night.dice.uniform(0.0, _LONGEST), finish=lasts)
        days |= {*night.open_posts()}
        assert len(night.posts()) == len(days), "one post a day"
        assert len(night.open_posts()) <= 1, "the day before is folded up"
        await night.check_stored()
    today = day_at(night.clock() + _BEFORE)  # the last kill may have come before midnight
    night.clock.reach(due_at(today, 0, "UTC", night.guild.id) + 1.0)
    await night.start()
    await night.playground.until(lambda: night.open_posts() == [today], 90)
    assert len(night.posts()) == len(days | {today})
    await night.bot.terminate()
    await night.check_stored()
    assert await night.check_days(), "some attempts were finished"


@pytest.mark.soak
@pytest.mark.alone
async def test_fifty_kills_around_midnight_leave_one_post_a_day_and_lose_no_attempt(night: Night) -> None:
    await survive(night, SOAK_KILLS, max(1, SOAK_KILLS // 10))

"""A club whose people play tournaments with bots in processes of their own, which a test may kill at any time."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import AsyncIterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from bot.host.tournaments.tournament import Tournament, announced, replayed
from data.connect import open_store
from playground import CannotDo, Channel, Interaction, Person, Playground
from tests.bot.conftest import parts, words
from tests.bot.process import BotProcess, RandomPlayer
from tests.bot.tournament_room import chosen_value, is_post, option_of
from tests.texts import says, text

LASTS = 600.0
"""Seconds that a tournament may take on a busy machine."""
_PATIENCE = 10.0
"""Seconds after which people in a match press again: no answer comes from a process that was killed."""
_NOTHING: dict[str, Any] = {"content": "", "components": []}
_MOVES = 2
"""Presses of their hand that people make in a match, before they leave the rest to the computer."""


class Club:
    """A server, the people of its tournaments, and the bot in a process.

    The first person organises. The database is in ``folder``, or has a ``url``.
    """

    def __init__(self, folder: Path, names: Sequence[str], url: str = "") -> None:
        self.playground = Playground(0, limits=False)
        self.bot = BotProcess(self.playground, folder, url)
        self.dice = random.Random(20261126)
        self.resting: set[int] = set()
        """Threads in which people do nothing for now."""
        self._names = names
        self._moves: dict[tuple[int, int], int] = {}
        """The presses by person and thread."""
        self._left: set[tuple[int, int]] = set()
        """The people who have left their match to the computer, with its thread."""

    @property
    def url(self) -> str:
        """The database."""
        return self.bot.url or f"sqlite:///{self.bot.database}"

    async def open(self) -> None:
        """Open the server."""
        await self.playground.start()
        self.guild = self.playground.add_guild("Card club")
        self.people = [self.playground.add_person(name) for name in self._names]
        self.playground.add_role(self.guild, "Organisers", self.people[0], permissions=["manage_channels"])

    async def start(self) -> None:
        """Start the process, and wait until it answers commands."""
        await self.bot.start()
        await self.playground.until(lambda: bool(self.people[0].commands(self.channel)), 60)

    async def announce(self, *choices: tuple[str, str]) -> None:
        """Start the process, and announce a tournament of Écarté in a new channel with these choices of the panel."""
        self.channel = self.playground.add_channel(self.guild, f"cup-{self.dice.randrange(10**6)}")
        await self.start()
        ada = self.people[0]
        panel = await answered(await ada.slash(self.channel, "tournament new", name="Cup", game="Écarté"))
        for field, label in choices:
            custom_id, value = option_of(panel, field, text(label))
            await answered(await ada.choose(panel, [value], custom_id=custom_id))
            await self.playground.until(partial(self._is_chosen, panel["id"], field, value), LASTS)
            panel = self._seen(panel["id"])
        await answered(await ada.click(panel, label=text("button-tournament-open")))
        await self.playground.until(lambda: bool(self.posts()), 60)

    def _seen(self, message_id: str) -> dict[str, Any]:
        return next(each for each in self.people[0].sees(self.channel) if each["id"] == message_id)

    def _is_chosen(self, panel_id: str, field: str, value: str) -> bool:
        """Return whether the panel shows a choice: it is edited after the press was answered."""
        return chosen_value(self._seen(panel_id), field) == value

    async def begin(self, people: Sequence[Person]) -> None:
        """Let people join, and start the tournament."""
        for person in people:
            await self.press(person, "button-tournament-join")
        use = await self.press(self.people[0], "button-tournament-organise")
        await answered(await self.people[0].click(use, label=text("button-organise-start")))

    async def press(self, person: Person, label: str) -> dict[str, Any]:
        """Let somebody press a button of the post once it is there, and return the answer."""
        await self.playground.until(lambda: text(label) in _labels(self.post()), LASTS)
        return await answered(await person.click(self.post(), label=text(label)))

    async def leave(self, person: Person) -> None:
        """Let somebody leave the tournament that is played."""
        use = await self.press(person, "button-tournament-leave")
        await answered(await person.click(use, label=text("button-tournament-leave")))

    def posts(self) -> list[dict[str, Any]]:
        """Return the posts of tournaments in the channel."""
        return [message for message in self.people[0].sees(self.channel) if is_post(message)]

    def post(self) -> dict[str, Any]:
        """Return the post: there is one."""
        [found] = self.posts()
        return found

    def threads(self) -> list[Channel]:
        """Return the threads of the channel."""
        return [each for each in self.playground.world.channels.values() if each.parent is self.channel]

    def announcements(self) -> list[dict[str, Any]]:
        """Return the messages that say who has won."""
        shown = self.people[0].sees(self.channel)
        return [each for each in shown if says(words(each), "tournament-won") and not is_post(each)]

    async def tournament(self) -> Tournament:
        """Return the tournament of the channel, replayed from what is stored."""
        store = await open_store(self.url)
        try:
            rows = [*await store.tournaments(self.guild.id), *await store.tournaments(self.guild.id, ended=True)]
            row = next(each for each in rows if each.channel_id == self.channel.id)
            return replayed(announced(row), await store.tournament_events(row.id))
        finally:
            await store.close()

    @contextlib.asynccontextmanager
    async def playing(self) -> AsyncIterator[None]:
        """Let everybody play meanwhile."""
        tasks = [asyncio.create_task(self._go_on(person)) for person in self.people]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _go_on(self, person: Person) -> None:
        while True:
            for thread in self.threads():
                if not thread.archived and thread.id not in self.resting:
                    await self._play(person, thread)
            await asyncio.sleep(0.1)

    async def _play(self, person: Person, thread: Channel) -> None:
        """Say that a person is in, make a few moves, or let the computer play for them."""
        key = person.id, thread.id
        for message in person.sees(thread):
            labels = _labels(message)
            with contextlib.suppress(CannotDo, LookupError, TimeoutError):
                async with asyncio.timeout(_PATIENCE):
                    if text("button-in") in labels:
                        await answered(await person.click(message, label=text("button-in")))
                    elif text("button-hand") not in labels or key in self._left:
                        continue
                    elif self._moves.setdefault(key, 0) < _MOVES:
                        self._moves[key] += 1
                        await RandomPlayer(person, thread, self.dice).press()
                    else:
                        said = words(await answered(await person.slash(thread, "table autopilot")))
                        if says(said, "done-autopilot-on"):  # perhaps it was on, and the answer was lost
                            self._left.add(key)

    async def close(self) -> None:
        """End everything."""
        with contextlib.suppress(ProcessLookupError, AssertionError):
            await self.bot.kill()
        await self.playground.stop()


async def answered(use: Interaction) -> dict[str, Any]:
    """Return the answer to a press or command once it has come."""
    await use.finished(LASTS)
    return use.response or _NOTHING


def _labels(message: dict[str, Any]) -> list[str]:
    return [part["label"] for part in parts(message, 2) if "label" in part and not part.get("disabled")]

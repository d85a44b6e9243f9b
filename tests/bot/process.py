"""Runs the bot in its own process against a playground, with people who press random buttons."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import sqlite3
import sys
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, closing, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

from bot.ui.custom_ids import NO_TABLE
from data.connect import open_store
from playground import Channel, Interaction, Person, Playground
from playground.model import walk

START_TIMEOUT = 240.0
"""Seconds that the bot may take to start on a busy machine."""
UNDO_PROBABILITY = 0.03
"""The chance that a player undoes an action although there are other buttons."""
LOOK_PROBABILITY = 0.1
"""The chance that a player opens a list of choices although there are buttons that play."""
_ANSWERS, _STANDS_BY = "this process answers", "this process stands by"
"""Sentences of the log."""


@dataclass
class BotProcess:
    """``python -m bot run``, connected to a playground, with its log in ``folder``.

    Its database is there too, unless it has a ``url``. It runs all shards, or some of those of a ``url``; its ``name``
    distinguishes it from others.
    """

    playground: Playground
    folder: Path
    url: str = ""
    log_level: str = "WARNING"
    shards: str = ""
    name: str = ""
    ahead: float = 0.0
    """Seconds by which its clock is ahead of the machine's, from the next start on."""
    _process: asyncio.subprocess.Process | None = field(default=None, repr=False)

    @property
    def database(self) -> Path:
        """The database file."""
        return self.folder / "games.db"

    @property
    def pid(self) -> int:
        """The process id."""
        assert self._process
        return self._process.pid

    @property
    def has_ended(self) -> bool:
        """Whether the process has ended, killed or by itself."""
        assert self._process
        return self._process.returncode is not None

    @property
    def log(self) -> Path:
        """The file of its log, which all processes of this name write."""
        return self.folder / f"bot{self.name}.log"

    async def start(self) -> None:
        """Start the bot and wait until it answers."""
        before = self._said(_ANSWERS)
        await self.launch()
        await self.playground.until(lambda: self._is_ready(before), START_TIMEOUT)

    async def join(self) -> None:
        """Start the bot and wait until it is connected: it stands by, or answers if no other process did."""
        before = self._said(_STANDS_BY) + self._said(_ANSWERS)
        await self.launch()
        await self.playground.until(lambda: self._said(_STANDS_BY) + self._said(_ANSWERS) > before, START_TIMEOUT)

    async def stand_by(self) -> None:
        """Start the bot and wait until it is connected and stands by for another process."""
        before = self._said(_STANDS_BY)
        await self.launch()
        await self.playground.until(lambda: self._said(_STANDS_BY) > before, START_TIMEOUT)

    async def answers(self, times: int, within: float) -> None:
        """Wait until processes of this name have begun to answer this many times."""
        await self.playground.until(lambda: self._said(_ANSWERS) >= times, within)

    async def launch(self) -> None:
        """Start the bot, which may have to stand by for another process."""
        environment = {
            "PATH": os.environ.get("PATH", ""),
            "PYTHONPATH": str(Path(__file__).parents[2]),
            "DISCORD_TOKEN": self.playground.token,
            "DISCORD_API": self.playground.api_base,
            "DISCORD_GATEWAY": self.playground.gateway_url,
            "TABLES_PER_PERSON": "100",
            "DATABASE_URL": self.url or f"sqlite:///{self.database}",
            "LOG_LEVEL": "INFO" if self.url else self.log_level,
            "SHARDS": self.shards,
        }
        command = ("tests.bot.bot_ahead", str(self.ahead), "run") if self.ahead else ("bot", "run")
        with self.log.open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", *command, cwd=self.folder, env=environment, stdout=log, stderr=log
            )

    def _is_ready(self, before: int) -> bool:
        assert self._process
        assert self._process.returncode is None, self.log.read_text("utf-8")
        return self._said(_ANSWERS) > before if self.url else self.playground.gateway.is_connected

    def _said(self, words: str) -> int:
        """Return how often the log has a sentence; a bot on SQLite answers without saying so."""
        return self.log.read_text("utf-8").count(words) if self.url and self.log.exists() else 0

    async def kill(self) -> None:
        """Kill the process, as a power cut would."""
        assert self._process
        self._process.kill()
        await self._process.wait()

    def freeze(self) -> None:
        """Stop the process without its noticing, as suspending the machine does."""
        assert self._process
        self._process.send_signal(signal.SIGSTOP)

    async def thaw(self, within: float = 20.0) -> int:
        """Let a frozen process continue, and return its exit status, or raise ``TimeoutError``."""
        assert self._process
        self._process.send_signal(signal.SIGCONT)
        return await asyncio.wait_for(self._process.wait(), within)

    async def terminate(self, within: float = 20.0) -> int:
        """Send SIGTERM, as a service manager does, and return the exit status, or raise ``TimeoutError``."""
        assert self._process
        self._process.send_signal(signal.SIGTERM)
        return await asyncio.wait_for(self._process.wait(), within)

    def stored(self) -> Stored:
        """Return the newest table in the database."""
        if not self.url:
            with closing(sqlite3.connect(self.database)) as database:
                newest = "SELECT id, status FROM tables ORDER BY created_at DESC LIMIT 1"
                table, status = database.execute(newest).fetchone()
                (actions,) = database.execute("SELECT count(*) FROM actions WHERE table_id = ?", (table,)).fetchone()
                return Stored(table, status, actions)

        async def look() -> Stored:
            store = await open_store(self.url)
            try:
                [table] = await store.tables(limit=1)
                return Stored(table.id, table.status, len(await store.actions(table.id)))
            finally:
                await store.close()

        with ThreadPoolExecutor(1) as thread:
            return thread.submit(asyncio.run, look()).result()


@asynccontextmanager
async def running_bots(playground: Playground, folder: Path, url: str, count: int) -> AsyncIterator[list[BotProcess]]:
    """Yield processes that share one bot on the PostgreSQL database ``url``, with one shard each, until the end."""
    bots = [
        BotProcess(playground, folder, url, shards=f"{number}/{count}" if count > 1 else "", name=f"-{number}")
        for number in range(count)
    ]
    try:
        await asyncio.gather(*(bot.start() for bot in bots))
        yield bots
    finally:
        for bot in bots:
            with suppress(ProcessLookupError, AssertionError):
                await bot.kill()


class Stored(NamedTuple):
    """A table's id, its status, and the number of its actions."""

    table: str
    status: str
    actions: int


def enabled_buttons(message: dict[str, Any]) -> list[dict[str, Any]]:
    """Return the enabled buttons of a message that tell the bot of a press, including nested ones."""
    found = (part for part in walk(message["components"]) if part["type"] == 2 and "custom_id" in part)
    return [part for part in found if not part.get("disabled")]


def button_action(button: dict[str, Any]) -> str:
    """Return the action of one of the bot's buttons: the last part of its custom id."""
    return str(button["custom_id"]).rpartition(":")[2]


def revision(message: dict[str, Any]) -> int:
    """Return the table revision of a message's buttons; -1 if it has none."""
    return max((int(button["custom_id"].split(":")[2]) for button in enabled_buttons(message)), default=-1)


def _is_of_a_table(button: dict[str, Any]) -> bool:
    """Return whether a button is about a table, not about the evening in its channel."""
    return str(button["custom_id"]).split(":")[1] != NO_TABLE


def shows_table(message: dict[str, Any], table: str) -> bool:
    """Return whether a message has buttons of a table."""
    return any(button["custom_id"].split(":")[1] == table for button in enabled_buttons(message))


@dataclass
class RandomPlayer:
    """A person who presses random buttons that play: in their direct messages, or else in the channel."""

    person: Person
    channel: Channel
    dice: random.Random

    def hand(self) -> dict[str, Any] | None:
        """Return the newest of their direct messages that has buttons."""
        messages = (message for message in reversed(self.person.dms()) if not message["flags"] & 64)
        return next(filter(enabled_buttons, messages), None)

    def post(self) -> dict[str, Any] | None:
        """Return the newest public message in their channel that has buttons of a table."""
        return self._newest(ephemeral=False)

    def _newest(self, *, ephemeral: bool) -> dict[str, Any] | None:
        messages = (each for each in reversed(self.person.sees(self.channel)) if bool(each["flags"] & 64) is ephemeral)
        return next((each for each in messages if any(map(_is_of_a_table, enabled_buttons(each)))), None)

    def pick(self) -> tuple[dict[str, Any], dict[str, Any]] | None:
        """Return a message and one of its buttons to press; ``None`` if there is none."""
        shown = self.hand()
        if shown is None:
            shown, private = self.post(), self._newest(ephemeral=True)
            if shown and private and revision(private) == revision(shown):
                shown = private
        if shown is None:
            return None
        by_word: dict[str, list[dict[str, Any]]] = {}
        for button in enabled_buttons(shown):
            action = button_action(button)
            word = "undo" if action.startswith("verb.undo") else action.partition(".")[0]
            by_word.setdefault(word, []).append(button)

        def found(*words: str) -> list[dict[str, Any]]:
            return [button for word in words for button in by_word.get(word, [])]

        playing, looking, undoing = found("verb", "do", "sure", "picked"), found("ask", "show"), found("undo")
        if looking and (not playing or self.dice.random() < LOOK_PROBABILITY):
            playing = looking
        if undoing and (not playing or self.dice.random() < UNDO_PROBABILITY):
            playing = undoing
        playing = playing or found("back")
        return (shown, self.dice.choice(playing)) if playing else None

    async def press(self) -> Interaction | None:
        """Press a random button, if there is any, and wait until the press was acknowledged or has failed."""
        chosen = self.pick()
        if chosen is None:
            return None
        message, button = chosen
        return await self.person.click(message, custom_id=button["custom_id"])

"""The bot in a process of its own, on a playground in this one; and people who press its buttons."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import sqlite3
import sys
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

from bot.playground import Channel, Interaction, Person, Playground

READY = 30.0
"""Seconds that a start of the bot may take on a busy machine."""
UNDOES = 0.03
"""How often a presser takes something back where they might go on."""


@dataclass
class BotProcess:
    """``python -m bot run`` against a playground, with its database in ``folder``."""

    playground: Playground
    folder: Path
    _process: asyncio.subprocess.Process | None = field(default=None, repr=False)

    @property
    def database(self) -> Path:
        """Where the bot keeps its games."""
        return self.folder / "games.db"

    @property
    def pid(self) -> int:
        """The process's number."""
        assert self._process
        return self._process.pid

    async def start(self) -> None:
        """Starts the bot; back when it answers a command."""
        environment = {
            "PATH": os.environ.get("PATH", ""),
            "PYTHONPATH": str(Path(__file__).parents[2]),
            "DISCORD_TOKEN": self.playground.token,
            "DISCORD_API": self.playground.api_base,
            "DISCORD_GATEWAY": self.playground.gateway_url,
            "DATABASE_URL": f"sqlite:///{self.database}",
            "LOG_LEVEL": "WARNING",
        }
        with (self.folder / "bot.log").open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "bot", "run", cwd=self.folder, env=environment, stdout=log, stderr=log
            )
        await self.playground.until(self._ready, READY)

    def _ready(self) -> bool:
        assert self._process
        assert self._process.returncode is None, (self.folder / "bot.log").read_text("utf-8")
        return self.playground.gateway.is_connected

    async def kill(self) -> None:
        """Ends the process as a power cut would."""
        assert self._process
        self._process.kill()
        await self._process.wait()

    async def terminate(self, within: float = 5.0) -> int:
        """Asks the process to end, as a service manager does; its exit status. Raises ``TimeoutError``."""
        assert self._process
        self._process.send_signal(signal.SIGTERM)
        return await asyncio.wait_for(self._process.wait(), within)

    def stored(self) -> Stored:
        """The newest table as the database has it."""
        with closing(sqlite3.connect(self.database)) as database:
            table, status = database.execute(
                "SELECT id, status FROM tables ORDER BY created_at DESC LIMIT 1"
            ).fetchone()
            (actions,) = database.execute("SELECT count(*) FROM actions WHERE table_id = ?", (table,)).fetchone()
            return Stored(table, status, actions)


class Stored(NamedTuple):
    """A table's id, its status, and the number of its actions."""

    table: str
    status: str
    actions: int


def pressable(message: dict[str, Any]) -> list[dict[str, Any]]:
    """The enabled buttons of a message, nested ones too."""

    def walk(components: list[dict[str, Any]]) -> list[dict[str, Any]]:
        return [deep for part in components for deep in (part, *walk(part.get("components", [])))]

    return [part for part in walk(message["components"]) if part["type"] == 2 and not part.get("disabled")]


def what(button: dict[str, Any]) -> str:
    """What a button of ours does: the last part of its custom id."""
    return str(button["custom_id"]).rpartition(":")[2]


def revision(message: dict[str, Any]) -> int:
    """The revision that a message's buttons were made at; -1 without any."""
    return max((int(button["custom_id"].split(":")[2]) for button in pressable(message)), default=-1)


def belongs(message: dict[str, Any], table: str) -> bool:
    """Whether a message has buttons of this table."""
    return any(button["custom_id"].split(":")[1] == table for button in pressable(message))


@dataclass
class Presser:
    """A person who plays by pressing what is offered: in their direct messages, or in the channel without any."""

    person: Person
    channel: Channel
    dice: random.Random

    def hand(self) -> dict[str, Any] | None:
        """The newest of their hands in the direct messages that can be played from."""
        messages = (message for message in reversed(self.person.dms()) if not message["flags"] & 64)
        return next(filter(pressable, messages), None)

    def post(self) -> dict[str, Any] | None:
        """The newest public message of their channel that has buttons."""
        return self._newest(ephemeral=False)

    def _newest(self, *, ephemeral: bool) -> dict[str, Any] | None:
        messages = reversed(self.person.sees(self.channel))
        return next((m for m in messages if pressable(m) and bool(m["flags"] & 64) is ephemeral), None)

    def pick(self) -> tuple[dict[str, Any], dict[str, Any]] | None:
        """A message and a button to press now; ``None`` if nothing is offered."""
        shown = self.hand()
        if shown is None:
            shown, whispered = self.post(), self._newest(ephemeral=True)
            if shown and whispered and revision(whispered) == revision(shown):
                shown = whispered
        if shown is None:
            return None
        words = ("verb", "ask", "show", "do")
        buttons = [button for button in pressable(shown) if what(button).partition(".")[0] in words]
        playing = [button for button in buttons if "undo" not in what(button)]
        undoing = [button for button in buttons if "undo" in what(button)]
        if undoing and (not playing or self.dice.random() < UNDOES):
            playing = undoing
        return (shown, self.dice.choice(playing)) if playing else None

    async def press(self) -> Interaction | None:
        """Presses something, if there is something to press; back when the press was acknowledged or failed."""
        chosen = self.pick()
        if chosen is None:
            return None
        message, button = chosen
        return await self.person.click(message, custom_id=button["custom_id"])

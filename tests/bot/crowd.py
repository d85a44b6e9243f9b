"""People who press, type and meddle at random."""

from __future__ import annotations

import asyncio
import contextlib
import random
from dataclasses import dataclass, field
from typing import Any

from playground import CannotDo, Channel, Interaction, Person
from tests.bot.conftest import Room, buttons, parts

COMMANDS = (
    *("table new", "table join", "table start", "table leave", "table close", "table list", "table resume"),
    *("draw", "take", "meld", "hand", "undo", "deal", "exchange", "knock", "help"),
    *("assist autostep", "assist autoplay", "assist hint"),
    *("practice swap", "practice show", "practice hide", "practice peek"),
)
PERMISSIONS = ("send_messages", "attach_files", "view_channel", "read_message_history")


@dataclass
class Crowd:
    """People in several channels of two servers, and hostile moderators."""

    room: Room
    dice: random.Random
    channels: list[Channel]
    people: list[Person]
    uses: list[Interaction] = field(default_factory=list)

    async def go_on(self, who: Person) -> None:
        """Do one thing at random that Discord's client allows."""
        doing = self.dice.choices((self.press, self.command, self.meddle), (62, 32, 6))[0]
        with contextlib.suppress(CannotDo, LookupError):
            await doing(who, self.dice.choice(self.channels))
        await asyncio.sleep(self.dice.random() * 0.02)

    async def press(self, who: Person, channel: Channel) -> None:
        """Press or choose something on one of the last messages."""
        shown = [message for message in (*who.sees(channel), *who.dms()) if parts(message, 2)][-4:]
        message = self.dice.choice(shown) if shown else {"components": []}
        selects = parts(message, 3)
        pressable = [part for part in parts(message, 2) if not part.get("disabled") and "custom_id" in part]
        if selects and self.dice.random() < 0.2:
            values = [option["value"] for option in selects[0]["options"]]
            some = self.dice.sample(values, self.dice.randint(1, min(4, len(values))))
            self.uses.append(await who.choose(message, some, race=True))
        elif pressable:
            self.uses.append(await who.click(message, custom_id=self.dice.choice(pressable)["custom_id"], race=True))

    async def command(self, who: Person, channel: Channel) -> None:
        """Give a command, at times in direct messages, or talk."""
        path, values = self.dice.choice(COMMANDS), {}
        if path == "table new":
            values = {"preset": self.dice.choice(["classic", "pinochle", "binokel", "bezique"])}
        elif path == "meld" and self.dice.random() < 0.5:
            values = {"cards": self.dice.choice(["KH KS KD", "2H", "JK JK", "x"])}
        elif self.dice.random() < 0.1:
            await who.say(channel, "hello")
        where = channel if path.startswith("table") or self.dice.random() < 0.8 else who.dm_channel
        self.uses.append(await who.slash(where, path, **values))

    async def meddle(self, who: Person, channel: Channel) -> None:
        """Interfere like a moderator, a network or a privacy setting."""
        playground, dice = self.room.playground, self.dice
        match dice.randrange(6):
            case 0:
                posts = [message for message in who.sees(channel) if parts(message, 2) and not message["flags"] & 64]
                playground.delete_message(posts[-1])
            case 1:
                route, status = dice.choice(["PATCH **", "POST **", "DELETE **"]), dice.choice([500, 502, 429])
                performed = status != 429 and dice.random() < 0.5
                playground.faults.add(route, status=status, retry_after=0.1, performed=performed)
            case 2:
                playground.faults.add("*", delay=0.2, times=3)
            case 3:
                playground.set_permissions(channel, deny=[dice.choice(PERMISSIONS)])
            case 4:
                self.calm()
            case 5:
                dice.choice((who.close_dms, who.open_dms))()

    def calm(self) -> None:
        """Make everything work and be permitted."""
        self.room.playground.faults.clear()
        for channel in self.channels:
            self.room.playground.set_permissions(channel)


async def shown_as_it_stands(room: Room, channel: Channel) -> None:
    """Check that a live table has one message, with current buttons."""
    state = await room.bot.services.host.table_in_channel(channel.id)
    if state is None:
        return

    def theirs(message: dict[str, Any]) -> set[int]:
        ids = (part["custom_id"].split(":") for part in parts(message, 2) if "custom_id" in part)
        return {int(revision) for _, table, revision, _ in ids if table == state.id}

    posts = [message for message in room.ada.sees(channel) if not message["flags"] & 64 and theirs(message)]
    assert [theirs(message) for message in posts] == [{state.revision}], buttons(posts[0]) if posts else "no message"

"""People who play a game of any kind with everything that Discord offers them, at random."""

from __future__ import annotations

import asyncio
import contextlib
import random
import re
from dataclasses import dataclass, field
from typing import Any

from bot.host.practice import Study
from bot.host.refusals import Refusal
from bot.host.table.state import TableState
from bot.table.delivery.requests import fingerprint
from bot.table.messages.table import table_message
from bot.texts import load_texts
from bot.ui.custom_ids import Press
from data.store import Status
from engine.games import GAMES
from engine.types import RulesError
from playground import CannotDo, Interaction, Person, State
from tests.bot.computers import Quick
from tests.bot.conftest import Room, parts, words
from tests.bot.disguise import english, plain_words
from tests.bot.playing import all_agree, command
from tests.bot.recorded_states import with_other_secrets
from tests.kit import whole_games
from tests.kit.properties import any_changes
from tests.texts import says, text

RARE = ("table close", "privacy forget", "assist autoplay", "assist autostep", "tutorial", "table new", "play")
"""Commands that end a game or begin another one."""
BROKEN = re.compile(r"[{}]|: \.| ,|=None|\b(?:event|refusal|fact|choice|label|score|help)-[a-z]")
"""Texts that no message may contain."""


def leaves(commands: list[dict[str, Any]]) -> list[tuple[str, list[dict[str, Any]]]]:
    """Return the commands that can be given, by path, with their options."""
    found = []
    for each in commands:
        options = each.get("options", [])
        below = [option for option in options if option["type"] in (1, 2)]
        if below:
            found += [(f"{each['name']} {path}", its) for path, its in leaves(below)]
        else:
            found.append((each["name"], options))
    return found


@dataclass
class Wanderers:
    """People at the table of a channel, who continue with other presets of its game when it is over."""

    room: Room
    game: str
    dice: random.Random
    people: list[Person]
    done: list[str] = field(default_factory=list)
    """The last steps, to explain how something was found."""
    presets: set[str] = field(default_factory=set)
    faults: dict[str, list[str]] = field(default_factory=dict)
    """Faults, each with the steps before it."""
    disguised: bool = False
    """Whether all read English in disguise, so that a sentence in no text file is a fault."""

    def begin(self) -> None:
        """Let the bot give its advice quickly."""
        self.room.bot.services.host.study = Study(Quick())

    async def wander(self, steps: int) -> None:
        """Do this many things."""
        self.begin()
        for _ in range(steps):
            if await self.table() is None and self.dice.random() < 0.6:
                with contextlib.suppress(CannotDo):
                    await self.next_game()
            state = await self.table()
            if state is None:
                await self.sit_down()
            elif state.status is Status.OPEN and self.dice.random() < 0.3:
                await self.agree()
            doing = self.dice.choices((self.play, self.press, self.type, self.command, self.meddle), (60, 12, 8, 12, 4))
            with contextlib.suppress(CannotDo):
                await doing[0]()
            await self.look()

    async def table(self) -> TableState | None:
        """Return the channel's table; None if it is over."""
        state = await self.room.bot.services.host.table_in_channel(self.room.channel.id)
        return state if state and state.status in (Status.RUNNING, Status.OPEN) else None

    async def sit_down(self) -> None:
        """Open a table with some preset, and start it with the people who join."""
        room = self.room
        room.channel = room.playground.add_channel(room.guild, f"table-{len(room.guild.channels)}")
        preset = self.dice.choice(GAMES[self.game].presets)
        self.presets.add(preset)
        state = await whole_games.opened(room, self.game, preset, deals=None)
        await self.amend(state)
        for who in self.people[1 : self.dice.randint(1, state.seat_count)]:
            await command(room, who, "table join")
        await self.agree()

    async def agree(self) -> None:
        """Let everybody agree to the rules, and Ada start the game."""
        await all_agree(self.room)
        await command(self.room, self.room.ada, "table start")

    async def amend(self, state: TableState) -> None:
        """Make a short match of it, with random options where these go together."""
        services = self.room.bot.services
        ada = await services.store.player(self.room.ada.id, "Ada")
        least = getattr(state.rules, "ranges", {}).get("target", (3, 0))[0]
        for changes in ({"target": least}, any_changes(state.rules, self.dice)):
            with contextlib.suppress(Refusal, RulesError):
                await services.host.lobby.amend(state.id, ada, options=changes)
        if self.dice.random() < 0.5:
            await services.host.lobby.amend(state.id, ada, terms={"match": "best-of-3"})
        await self.room.quiet()

    async def next_game(self) -> None:
        """Let somebody press a button below the ended game: the next of a match, a rematch, the scores or a replay."""
        posts = [m for m in self.room.ada.sees(self.room.channel) if parts(m, 2) and not m["flags"] & 64]
        if posts:
            part = self.dice.choice(parts(posts[-1], 2))
            pressing = self.room.ada.click(posts[-1], custom_id=part["custom_id"])
            await self.answered(f"Ada presses {part['label']}", pressing)

    async def play(self) -> None:
        """Let somebody who is to act press a button of a legal action on their hand."""
        state = await self.table()
        if state is None:  # paused, or moved to another channel
            return
        moving = view.to_act if (view := state.view(None)) else ()
        acting = [who for who in self.people if self.seat(state, who) in moving]
        if not acting:
            return await self.press()
        who = self.dice.choice(acting)
        shown = [message for message in (*who.sees(self.room.channel), *who.dms()) if self.own(message, state.id)][-2:]
        offered = [(message, part) for message in shown for part in parts(message, 2) if not part.get("disabled")]
        playing = [
            (message, part) for message, part in offered if self.word(part).startswith(("do.", "show.", "verb."))
        ]
        if not playing:
            await self.use(who, "hand")
            return None
        message, part = self.dice.choice(playing)
        await self.answered(f"{who.name} presses {part.get('label')}", who.click(message, custom_id=part["custom_id"]))
        return None

    async def press(self) -> None:
        """Let somebody press or choose anything, perhaps twice, perhaps while somebody else presses too."""
        who = self.dice.choice(self.people)
        messages = [message for message in (*who.sees(self.room.channel), *who.dms()) if parts(message, 2)][-5:]
        if not messages:
            return
        message = self.dice.choice(messages)
        if (selects := parts(message, 3)) and self.dice.random() < 0.5:
            select = self.dice.choice(selects)
            values = [option["value"] for option in select["options"]]
            most = min(select.get("max_values", 1), len(values))
            some = self.dice.sample(values, self.dice.randint(max(1, select.get("min_values", 1)), most))
            what = f"{who.name} chooses {some} of {select.get('placeholder')}"
            await self.answered(what, who.choose(message, some, custom_id=select["custom_id"], race=True))
        elif offered := [part for part in parts(message, 2) if not part.get("disabled") and "custom_id" in part]:
            custom_id = (part := self.dice.choice(offered))["custom_id"]
            if part.get("label") in (text("button-leave"), text("button-panel-close")) and self.dice.random() < 0.8:
                return
            also = [who] * self.dice.choice((0, 0, 1)) + [
                other for other in self.people if message in other.sees(self.room.channel) and self.dice.random() < 0.2
            ]
            uses = (each.click(message, custom_id=custom_id, race=True) for each in (who, *also))
            await self.answered(f"{who.name} and {len(also)} press {part.get('label')}", *uses)

    async def type(self) -> None:
        """Let somebody type a command of the game, with a suggestion or with anything."""
        await self.use(self.dice.choice(self.people), self.dice.choice(GAMES[self.game].verbs).kind)

    async def command(self) -> None:
        """Let somebody give any command."""
        who = self.dice.choice(self.people)
        path = self.dice.choice([path for path, _ in leaves(who.commands(self.room.channel))])
        if path not in RARE or self.dice.random() < 0.02:
            await self.use(who, path)

    async def use(self, who: Person, path: str) -> None:
        """Give a command with arguments that are offered, and at times with others."""
        options = dict(leaves(who.commands(self.room.channel)))[path]
        values: dict[str, Any] = {}
        for option in options:
            if not option.get("required") and self.dice.random() < 0.4:
                continue
            value = await self.value(who, path, option, values)
            if value is not None:
                values[option["name"]] = value
        await self.answered(f"{who.name}: /{path} {values}", who.slash(self.room.channel, path, **values))

    async def value(self, who: Person, path: str, option: dict[str, Any], values: dict[str, Any]) -> Any:
        """Return a value for an option of a command."""
        if option.get("choices"):
            return self.dice.choice(option["choices"])["value"]
        if option.get("autocomplete"):
            typed = self.dice.choice(("", "", "", "K", "7", "s", "x"))
            offered = await who.autocomplete(self.room.channel, path, focused=option["name"], value=typed, **values)
            for each in offered:
                plain = self.disguised and english(each["name"])
                if plain or BROKEN.search(each["name"]) or not each["name"].strip():
                    self.fault(str((path, each)))
            if offered and self.dice.random() < 0.9:
                return self.dice.choice(offered)["value"]
            return self.dice.choice(("K", "7h 8h", "0", "all", "?", "nothing", "alone"))
        match option["type"]:
            case 3:
                return self.dice.choice(("K", "7h", "?"))
            case 4:
                return self.dice.randint(option.get("min_value", 0), min(option.get("max_value", 9), 9))
            case 5:
                return self.dice.random() < 0.5
            case 6:
                return self.dice.choice(self.people).id
        return None

    async def meddle(self) -> None:
        """Make something happen around a table: see the methods below."""
        await self.dice.choice((self.restart, self.delete_post, self.wait, self.switch_dms, self.forbid, self.go))()

    async def restart(self) -> None:
        """Restart the bot."""
        self.note("the bot is restarted")
        await self.room.stop()
        await self.room.start()
        await self.room.quiet()
        self.begin()

    async def delete_post(self) -> None:
        """Delete the last message with buttons, as a moderator."""
        posts = [m for m in self.room.ada.sees(self.room.channel) if parts(m, 2) and not m["flags"] & 64]
        if posts:
            self.note("a message is deleted")
            self.room.playground.delete_message(posts[-1])
            await self.room.quiet()

    async def wait(self) -> None:
        """Let time pass: seconds, a minute, or more than an hour."""
        self.note("time passes")
        self.room.clock.ahead += self.dice.choice((5, 70, 4000))
        await self.room.tick()

    async def switch_dms(self) -> None:
        """Let somebody open or close their direct messages."""
        who = self.dice.choice(self.people)
        self.note(f"{who.name} opens or closes direct messages")
        self.dice.choice((who.close_dms, who.open_dms))()

    async def forbid(self) -> None:
        """Take permissions in the channel from the bot for the time of a press."""
        denied = self.dice.choice(("send_messages", "attach_files", "view_channel", "read_message_history"))
        self.note(f"the bot may not {denied}")
        self.room.playground.set_permissions(self.room.channel, deny=[denied])
        with contextlib.suppress(CannotDo):
            await self.press()
        self.room.playground.set_permissions(self.room.channel)

    async def go(self) -> None:
        """Let somebody leave the server and come back later, or delete the channel."""
        if self.dice.random() < 0.2:
            self.note("the channel is deleted")
            self.room.playground.delete_channel(self.room.channel)
            self.room.channel = self.room.playground.add_channel(self.room.guild, "another")
            await self.room.quiet()
            return
        who = self.dice.choice(self.people[1:])
        self.note(f"{who.name} leaves the server for a while")
        who.leave(self.room.guild)
        with contextlib.suppress(CannotDo):
            await self.press()
        who.join(self.room.guild)

    def note(self, what: str) -> None:
        """Note a step."""
        self.done.append(what)
        del self.done[:-25]

    async def answered(self, what: str, *uses: Any) -> None:
        """Check that everything done at once got a sensible answer."""
        self.note(what)
        made: list[Interaction | BaseException] = await asyncio.gather(*uses, return_exceptions=True)
        for each in made:
            if isinstance(each, BaseException) and not isinstance(each, CannotDo):
                raise each
        answered = [use for use in made if isinstance(use, Interaction)]
        for use in answered:
            await use.finished()
        await self.room.quiet()
        for use in answered:
            if use.state is not State.DONE or not (use.messages or use.modal or use.source):
                self.fault(f"unanswered: {use.data}")
            for message in use.messages:
                self.readable(message)

    def readable(self, message: dict[str, Any]) -> None:
        """Check that a message shows nothing raw."""
        for plain in plain_words(message) if self.disguised else ():
            self.fault(f"{english(plain)}: {plain}")
        labels = [part.get("label") or part.get("emoji") for part in parts(message, 2)]
        options = [option["label"] for part in parts(message, 3) for option in part["options"]]
        said = words(message)
        if not all(labels) or not all(options):
            self.fault(str((labels, options)))
        if says(said, "fault-unexpected"):
            self.fault(said)
        for shown in (said, *map(str, labels), *options):
            if found := BROKEN.search(shown):
                self.fault(str((found[0], shown[max(0, found.start() - 150) :][:300])))

    async def look(self) -> None:
        """Check the public message of the table."""
        state = await self.table()
        if state is None:
            return
        for who in self.people:
            for message in (*who.sees(self.room.channel), *who.dms())[-3:]:
                self.readable(message)
        if state.status is Status.RUNNING:
            texts = load_texts()
            public = fingerprint(table_message(texts, state, None))
            if public != fingerprint(table_message(texts, with_other_secrets(state, None), None)):
                self.fault("secret in public")

    def fault(self, what: str) -> None:
        """Note a fault, once, with the steps before it."""
        self.faults.setdefault(what, self.done[-8:])

    @staticmethod
    def seat(state: TableState, who: Person) -> int | None:
        """Return where somebody sits."""
        return next((seat for seat, player in enumerate(state.players) if player and player.discord_id == who.id), None)

    @staticmethod
    def own(message: dict[str, Any], table: str) -> bool:
        """Return whether a message has buttons of a table."""
        found = (Press.read(part.get("custom_id", "")) for part in parts(message, 2))
        return any(press and press.table == table for press in found)

    @staticmethod
    def word(part: dict[str, Any]) -> str:
        """Return the action of a button."""
        found = Press.read(part.get("custom_id", ""))
        return found.what if found else ""

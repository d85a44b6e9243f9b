"""The rule of tests/host/test_leaving.py, tested as people play: by commands and buttons, through Discord's sockets."""

from __future__ import annotations

import contextlib
import random
from zlib import crc32

import pytest

from bot.host.table.timing import ABANDONED_AFTER
from data.store import Status
from engine.games import GAMES
from playground import CannotDo
from tests.bot.conftest import Room, parts
from tests.bot.playing import all_agree, command
from tests.bot.wanderers import Wanderers
from tests.examples import in_soak_too, more, sampled
from tests.host.ledger import Ledger
from tests.host.room import FirstLegal

COMMANDS = (
    *("table close", "table pause", "table resume", "table leave", "table join", "table autopilot", "table vote"),
    *(
        "table restart",
        "table replay",
        "table new",
        "practice show",
        "practice peek",
        "practice swap",
        "assist autostep",
    ),
    *("undo", "assist hint", "table seats", "table rules", "privacy forget"),
)
SPANS = (5, 70, 4000, 26 * 3600)


class Leavers(Wanderers):
    """Ada, who gives every command and presses every button to get out of her games, and others, who only play."""

    def begin(self) -> None:
        """Make computers think quickly, whatever their level."""
        super().begin()
        self.room.bot.services.host.play.computers._thinker = FirstLegal()

    async def wander(self, steps: int) -> None:
        """Do random things, and check after each what becomes of the games."""
        self.begin()
        ledger = Ledger(lambda: self.room.bot.services.host._core, lambda: "\n".join(self.done))
        habits = self.dice.sample(COMMANDS, 6)
        for _ in range(steps):
            if await self.table() is None and self.dice.random() < 0.5:
                await self.sit_down()
            await self.note_games(ledger)
            play = self.play if await self.table() else self.press
            ways = (play, self.press, self.wait, lambda: self.use(self.room.ada, self.dice.choice(habits)))
            with contextlib.suppress(CannotDo):
                await self.dice.choices(ways, (35, 30, 5, 30))[0]()
            await self.note_games(ledger)
            await ledger.check()
        for _ in range(2):
            self.room.clock.ahead += 2 * ABANDONED_AFTER
            await self.room.tick()
        await ledger.check_after_all()

    async def note_games(self, ledger: Ledger) -> None:
        """Note the games that Ada has begun; she may be somebody else by now."""
        ada = await self.room.bot.services.store.find_player(self.room.ada.id)
        if ada:
            await ledger.note(ada.id)

    async def sit_down(self) -> None:
        """Let Ada open a table in a new channel, the others join and agree, and Ada start."""
        room = self.room
        room.channel = room.playground.add_channel(room.guild, f"table-{len(room.guild.channels)}")
        rules = GAMES[self.game]
        for_two = (preset for preset in rules.presets if 2 in rules.of(preset).seats_played())
        preset = next(for_two, rules.presets[0])  # computers take the seats that nobody takes
        await command(room, room.ada, "table new", preset=preset)
        self.note(f"a table of {preset} in {room.channel.name}")
        for other in self.people[1:]:
            await command(room, other, "table join")
        if (state := await self.table()) and state.status is Status.OPEN:
            await all_agree(room)
            await command(room, room.ada, "table start")

    async def press(self) -> None:
        """Let Ada press any button of her last messages, as an answer to a question or otherwise."""
        ada = self.room.ada
        shown = [message for message in (*ada.sees(self.room.channel), *ada.dms()) if parts(message, 2)]
        message = max(shown[-4:], key=lambda each: self.dice.random(), default=None)
        offered = (
            [part for part in parts(message, 2) if not part.get("disabled") and "custom_id" in part] if message else []
        )
        if message and offered:
            part = self.dice.choice(offered)
            await self.answered(f"Ada presses {part.get('label')}", ada.click(message, custom_id=part["custom_id"]))

    async def wait(self) -> None:
        """Let time pass."""
        self.note("time passes")
        self.room.clock.ahead += self.dice.choice(SPANS)
        await self.room.tick()


@sampled
@in_soak_too
@pytest.mark.parametrize("company", ["alone", "against"])
@pytest.mark.parametrize("game", [game for game in GAMES if game != "highest"])
async def test_no_button_or_command_drops_a_loss_or_shows_a_hand_too_many(room: Room, game: str, company: str) -> None:
    people = [room.ada] if company == "alone" else [room.ada, room.ben]
    leavers = Leavers(room, game, random.Random(crc32(f"{game} {company}".encode())), people)
    await leavers.wander(more(8, 300))
    assert not leavers.faults

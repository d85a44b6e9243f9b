"""Nothing about a deal of the day is shown to a person who has not finished it."""

from __future__ import annotations

import difflib
import re
from contextlib import suppress
from typing import Any

import discord
import pytest
from discord import app_commands

from bot.features.daily.play import PICK, PLAY
from bot.features.daily.result import daily_press
from bot.registry import HANDLERS
from bot.ui.custom_ids import Press
from data.store.database import Transaction
from playground import Interaction, Person
from playground.errors import CannotDo
from tests.bot.conftest import Room, parts, words
from tests.bot.daily_room import want_posts
from tests.bot.playing import command
from tests.bot.test_daily import attempt_of, play_on
from tests.bot.test_forged_presses import send

GAME = "ecarte"
ARGUMENTS = ("", "par", "0", "1", "par.0", "best.1", "everybody.2", "server.0", "month", "all")
"""Arguments of presses, such as those to compare plays and to turn pages."""
CHANGING = ("daily", "play", "table new", "tutorial", "assist autoplay", "privacy forget")
"""Commands that begin or end something: a second look would differ because of that."""
TRIES = "presses"
"""What comes before the answers to presses."""
READING = (
    *("hand", "table", "watch", "scores", "film", "film-on", "film-open", "film-last", "film-gif", "replay", "reveal"),
    *("hint", "show", "back", "compare", "setup", "rules", "again", "rewind", "practice", "join", "resume", "anew"),
    *("next-game", "return", "in", "react", "verb", "do", "sure", "guide", "direct", "close", "take-back", "annul"),
)
"""Words of presses that somebody may try on another's table."""
_NUMBERS = re.compile(r"\d{9,}")


def content(use: Interaction) -> list[str]:
    """Return everything in the answers to an interaction that a person could read, times and ids aside."""
    found = []
    for message in use.messages:
        files = [str(each["filename"]) for each in message["attachments"]]
        pressed = [str(part["custom_id"]) for part in parts(message, 2) if "custom_id" in part]
        found += [words(message), *files, *pressed]
    return [_NUMBERS.sub("#", each) for each in found]


async def looks(room: Room, who: Person, day: str, table: str) -> list[str]:
    """Return what a person is shown by every command and every press that may tell about a deal or a table."""
    seen: list[str] = []
    for each in room.bot.tree.walk_commands():
        path = each.qualified_name
        if isinstance(each, app_commands.Group) or path in CHANGING:
            continue
        values = {option.name: value(option, table) for option in each.parameters if value(option, table) is not None}
        if all(option.name in values for option in each.parameters if option.required):
            with suppress(CannotDo):
                seen += [path, *content(await command(room, who, path, **values))]
    use = await command(room, who, "daily")
    [message] = use.messages[-1:]
    assert set(READING) <= HANDLERS.keys()
    daily = [word for word in HANDLERS if word.startswith("daily") and word not in (PLAY, PICK)]
    tries = [(daily_press("", day, GAME).table, word, argument) for word in daily for argument in ARGUMENTS]
    tries += [(table, word, argument) for word in READING for argument in ("", "0", "x")]
    uses = []
    for about, word, argument in tries:
        what = f"{word}.{argument}" if argument else word
        uses.append((what, await send(who, message, Press(about, 0, what).custom_id, [])))
        await uses[-1][1].finished()
    await room.quiet()
    return [*seen, TRIES, *(each for what, use in uses for each in (what, *content(use)))]


def value(option: app_commands.Parameter, table: str) -> Any:
    """Return what somebody might give for an option of a command; None for none."""
    if option.name == "table":
        return table
    if option.choices or not option.required:
        return option.choices[0].value if option.required else None
    return {discord.AppCommandOptionType.string: "1", discord.AppCommandOptionType.integer: 1}.get(option.type)


@pytest.mark.soak
@pytest.mark.parametrize("begun", [False, True])
async def test_others_results_change_nothing_of_what_somebody_sees(room: Room, begun: bool) -> None:
    await want_posts(room, room.channel)
    await room.tick()
    await command(room, room.ada, "daily", game=GAME)
    await play_on(room, room.ada)
    ben = room.ben
    if begun:
        await command(room, ben, "daily", game=GAME)
        await play_on(room, ben, actions=2)
    attempt = await attempt_of(room, room.ada)
    first = await looks(room, ben, attempt.day, attempt.table_id)
    await rescore(room, attempt.table_id, 4711)
    second = await looks(room, ben, attempt.day, attempt.table_id)
    assert [*difflib.unified_diff(first, second, lineterm="", n=1)] == []
    table = [each for each in second if attempt.table_id in each and not each.startswith("cr:")]
    assert not table, "nothing names her table"
    pressed = second[second.index(TRIES) :]
    assert begun or not re.search("[♠♥♦♣]", " ".join(pressed)), "no card is shown"
    if begun:
        await play_on(room, ben)
        assert "4,711" in " ".join(await looks(room, ben, attempt.day, attempt.table_id)), "now they may know"


async def rescore(room: Room, table: str, score: int) -> None:
    """Give somebody another score, which people who have not finished must not notice."""

    async def job(db: Transaction) -> None:
        await db.fetch("UPDATE daily_attempts SET score = ? WHERE table_id = ?", (score, table))
        await db.fetch("UPDATE daily_servers SET score = ? WHERE score IS NOT NULL", (score,))

    await room.bot.services.store._write(job)

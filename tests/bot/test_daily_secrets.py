"""Nothing about a deal of the day is shown to a person who has not finished it."""

from __future__ import annotations

import difflib
import json
import logging
import random
import re
from contextlib import suppress
from typing import Any

import discord
import pytest
from discord import app_commands

from bot.features.daily.play import PICK, PLAY
from bot.features.daily.result import SHARE, daily_press
from bot.host.model.daily_key import day_after
from bot.registry import HANDLERS
from bot.ui.custom_ids import Press
from data.store import DailyPar
from data.store.database import Transaction
from playground import Interaction, Person
from playground.errors import CannotDo
from playground.people import EventQueue
from tests.bot.conftest import Room, parts, words
from tests.bot.daily_attempts import press_daily
from tests.bot.daily_room import FIRST, at, posts, tick, want_posts
from tests.bot.playing import command
from tests.bot.test_daily import attempt_of, play_on
from tests.bot.test_forged_presses import send
from tests.texts import says

GAME = "ecarte"
pytestmark = pytest.mark.usefixtures("short_day")
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
        await db.fetch(
            "UPDATE daily_servers SET score = ? WHERE score IS NOT NULL"
            " AND player = (SELECT player FROM daily_attempts WHERE table_id = ?)",
            (score, table),
        )

    await room.bot.services.store._write(job)


CROWDS_GAME = "german-whist"
LOOKING: tuple[tuple[str, dict[str, Any]], ...] = (
    *(("daily", {}), ("leaderboard", {"board": "daily"}), ("leaderboard", {"board": "daily", "everywhere": True})),
    *(("stats show", {}), ("table list", {}), ("scores games", {}), ("privacy show", {}), ("hand", {})),
)
"""Commands that people of the crowd use between their moves."""
FIGURES = re.compile(r"(?<!\w)(?<!_color\": )\d{7}(?!\w)")
"""The scores that the crowd gets, par, and how far they are apart."""


def figures(told: str) -> list[str]:
    """Return the crowd's scores in something sent, except those that a person covered themselves by sharing them."""
    return FIGURES.findall(re.sub(r"(?<=\d),(?=\d)", "", re.sub(r"\|\|.*?\|\|", "", told)))


@pytest.mark.soak
async def test_no_message_tells_a_crowd_of_a_deal_that_they_have_not_finished(
    room: Room, caplog: pytest.LogCaptureFixture
) -> None:
    """Six people of two servers play, look around and share at random; one of them never plays."""
    caplog.set_level(logging.DEBUG, "bot")
    dice, store = random.Random(30), room.bot.services.store
    other = room.playground.add_guild("Another club")
    channels = [room.channel, room.playground.add_channel(other, "cards")]
    crowd = [room.ada, room.ben, *map(room.playground.add_person, ("Cyd", "Dan", "Eli", "Fay"))]
    onlooker = crowd[-1]
    await at(room, FIRST, 9.2)
    for channel, guild in zip(channels, (room.guild, other), strict=True):
        await want_posts(room, channel, guild, daily_games=(CROWDS_GAME,))
    day = await store.daily_day(FIRST)
    assert day and await store.put_daily_par(FIRST, 1, CROWDS_GAME, day.code, DailyPar(3_000_000, []))
    sent = {each.id: room.playground.subscribe(each) for each in crowd}
    begun, finished = set[int](), set[int]()
    for step in range(120):
        who, channel = dice.choice(crowd), dice.choice(channels)
        plays = who is not onlooker and who.id not in finished and dice.random() < 0.7
        if plays and who.id not in begun:
            begun.add(who.id)
            await command(room, who, "daily", channel=channel, game=CROWDS_GAME)
        elif plays:
            if not (await play_on(room, who, CROWDS_GAME, actions=dice.randrange(1, 16))).live:
                finished.add(who.id)
                await rescore(room, (await attempt_of(room, who, CROWDS_GAME)).table_id, 5_000_000 + 1_000 * step)
                await press_daily(room, who, SHARE, game=CROWDS_GAME, day=FIRST, channel=channel)
        elif dice.random() < 0.5:
            path, values = dice.choice(LOOKING)
            await command(room, who, path, channel=channel, **values)
        else:
            word = dice.choice([word for word in HANDLERS if word.startswith("daily") and word not in (PLAY, PICK)])
            await press_daily(room, who, word, game=CROWDS_GAME, day=FIRST, channel=channel)
        room.clock.ahead += 31.0
        await room.tick()
        for each in crowd:
            seen = [json.dumps(event, ensure_ascii=False) for event in drained(sent[each.id])]
            if each.id not in finished:
                assert not [told for told in seen if figures(told)], f"step {step}, {each.name}"
            if each.id not in begun:
                assert not [told for told in seen if re.search("[♠♥♦♣]", told)], f"step {step}, {each.name}"
    assert len(finished) >= 4 and not figures(caplog.text) and not re.search("[♠♥♦♣]", caplog.text)
    for channel in channels:
        assert says(words(posts(room, channel, onlooker)[-1]), "daily-post-finished")
    await at(room, day_after(FIRST), 9.2)
    await tick(room)
    assert figures(json.dumps(drained(sent[onlooker.id]))), "now everybody may know"


def drained(queue: EventQueue) -> list[tuple[str, dict[str, Any]]]:
    """Return the events in a queue, and empty it."""
    return [queue.get_nowait() for _ in range(queue.qsize())]

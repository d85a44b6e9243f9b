"""Somebody who plays with a bot whose process ends, and checks of the state afterwards."""

from __future__ import annotations

import random
from typing import Any

import pytest

from playground import Playground
from tests.bot.conftest import words
from tests.bot.process import BotProcess, RandomPlayer, button_action, enabled_buttons, revision
from tests.texts import text


async def seated(playground: Playground, bot: BotProcess, dice: random.Random) -> RandomPlayer:
    """Seat Ada at a table against the computer."""
    channel = playground.add_channel(playground.add_guild("Card club"), "table-1")
    ada = RandomPlayer(playground.add_person("Ada"), channel, dice)
    await bot.start()
    # A bot that is slow to register its commands begins to answer before.
    await playground.until(lambda: bool(ada.person.commands(channel)))
    await begin(ada, bot)
    return ada


async def begin(ada: RandomPlayer, bot: BotProcess) -> None:
    """Let Ada open a table and start it."""
    await ada.person.slash(ada.channel, "table new")
    await bot.playground.until(
        lambda: text("button-start") in map(label, enabled_buttons(ada.post() or {"components": []}))
    )
    post = ada.post()
    assert post
    await ada.person.click(post, label=text("button-start"))
    await bot.playground.until(
        lambda: (hand := ada.hand()) is not None and button_action(enabled_buttons(hand)[0]).startswith(("verb", "do"))
    )


def label(button: dict[str, Any]) -> str:
    return str(button["label"])


async def shown_as_stored(ada: RandomPlayer, bot: BotProcess) -> None:
    """Wait until the table and the hand are shown as stored."""

    def standing() -> tuple[int, ...]:
        return tuple(revision(message) if message else -1 for message in (ada.post(), ada.hand()))

    try:
        await bot.playground.until(lambda: set(standing()) == {bot.stored().actions}, 30)
    except TimeoutError:
        shown = [words(message) for message in (*ada.person.sees(ada.channel)[-2:], *ada.person.dms()[:1])]
        pytest.fail(f"{bot.stored()}, but shown is {standing()}: " + "\n--\n".join(shown))

"""A game of every preset of Canasta through Discord, played by the buttons of the private hand."""

from __future__ import annotations

import pytest

from engine.canasta.rules import CanastaRules
from tests.bot.conftest import Room, words
from tests.bot.playing import press
from tests.bot.short_games import hurry, opened, play_on
from tests.texts import says, text

BEGUN = ("classic", "modern", "partners", "samba", "hand-and-foot")
"""The presets whose games are played in every run of the tests; the soak plays all of them, and whole."""


@pytest.mark.parametrize(
    ("preset", "whole"),
    [
        *((preset, False) for preset in BEGUN),
        *(pytest.param(preset, True, marks=pytest.mark.soak) for preset in CanastaRules.presets),
    ],
)
async def test_game_by_buttons(room: Room, preset: str, whole: bool) -> None:
    table = (await opened(room, preset)).id
    await press(room, room.ada, room.post(), text("button-start"))
    if not whole:  # the first turns and the end by buttons, what lies between past Discord
        await play_on(room, table, {0: room.ada}, until=lambda view: view.turn > 4)
        await hurry(room, table, until=lambda view: len(view.hand) < 4 or view.stock < 8)
    await play_on(room, table, {0: room.ada})
    assert says(words(room.post()), "ended-game")
    assert not room.playground.invalid_requests

"""Rubicon and Chinese Bezique on a phone, against the computer."""

from __future__ import annotations

from typing import cast

import pytest

from playground import Person
from tests.bot.browser import chromium, in_browser
from tests.bot.conftest import Room
from tests.bot.phones import WIDTH, OnPhone
from tests.bot.playing import play_any, press
from tests.kit import whole_games
from tests.texts import text

KINDS = ("blanche", "meld", "draw", "play")


@in_browser
@pytest.mark.soak
@pytest.mark.pictures
@pytest.mark.parametrize(("preset", "deal"), [("rubicon", 6), ("chinese", 3)])
async def test_tricks_and_melds_by_taps(room: Room, preset: str, deal: int) -> None:
    await whole_games.opened(room, "rubicon", preset, deals=deal)
    async with chromium() as browser:
        assert browser
        phone = await OnPhone.open(room, room.ada, browser)
        person = cast(Person, phone)
        await press(room, person, room.post(), text("button-start"))
        pressed = [await play_any(room, person, room.hand(room.ada), KINDS) for _ in range(30)]
        assert {"meld", "play"} <= {*pressed}
        assert phone.taps >= 30
        assert await phone.page.evaluate("document.documentElement.scrollWidth") <= WIDTH
        assert not phone.errors

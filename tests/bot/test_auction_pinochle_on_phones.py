"""Four people at a table of auction Pinochle: two on phones, one without direct messages."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

import pytest

from playground import Person
from tests.bot.auction_hands import calls, moment
from tests.bot.browser import chromium, in_browser
from tests.bot.conftest import Room
from tests.bot.phones import WIDTH, OnPhone
from tests.kit import whole_games


@in_browser
@pytest.mark.soak
@pytest.mark.pictures
async def test_two_of_four_play_on_phones_through_restarts_in_the_auction_the_passing_and_the_play(room: Room) -> None:
    """Ada and Cy tap on the page."""
    people = [room.playground.add_person(name) for name in ("Cy", "Di")]
    state = await whole_games.opened(
        room, "auction-pinochle", "partnership-pinochle", pass_cards=3, target=1, finish="highest"
    )
    async with chromium() as browser:
        assert browser
        phones = [await OnPhone.open(room, each, browser) for each in (room.ada, people[0])]
        table = cast(Sequence[Person], (phones[0], room.ben, phones[1], people[1]))
        wanted = {"auction", "passing", "play"}
        assert await whole_games.between_people(room, state, table, calls, moment) == wanted
        for phone in phones:
            assert phone.taps > 5, "calls and cards"
            assert await phone.page.evaluate("document.documentElement.scrollWidth") <= WIDTH
            assert not phone.errors

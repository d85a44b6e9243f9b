"""Three days of the deal of the day by taps: three people, two servers, a page as wide as a phone."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from typing import NamedTuple

import pytest
import pytest_asyncio
from playwright.async_api import expect

from bot.host.daily.schedule import DAY
from engine.daily import DAILY_GAMES
from playground import Channel
from tests.bot.browser import chromium, in_browser
from tests.bot.conftest import Room, buttons, words
from tests.bot.daily_attempts import master_played
from tests.bot.daily_room import FIRST, at, posts, tick, want_posts
from tests.bot.phones import WIDTH, OnPhone
from tests.bot.test_daily import play_on, state_of
from tests.texts import says, text

pytestmark = [in_browser, pytest.mark.soak]
GAME = "german-whist"


class Place(NamedTuple):
    """A phone, and the server and channel in which its person plays."""

    phone: OnPhone
    server: str
    channel: Channel


@pytest_asyncio.fixture
async def places(room: Room) -> AsyncIterator[list[Place]]:
    """Open the phones of Ada and Ben, who play in one server, and of Chloé, who plays in another."""
    other = room.playground.add_guild("Second club")
    there = room.playground.add_channel(other, "cards")
    chloe = room.playground.add_person("Chloé")
    await at(room, FIRST, 0)
    for person in (room.ada, room.ben, chloe):
        await room.bot.services.store.player(person.id, person.name)
    room.clock.ahead += 7 * DAY
    for channel, guild in ((room.channel, room.guild), (there, other)):
        await want_posts(room, channel, guild, daily_games=(GAME,))
    async with chromium() as browser:
        assert browser
        phones = [await OnPhone.open(room, person, browser) for person in (room.ada, room.ben, chloe)]
        here = [Place(phone, room.guild.name, room.channel) for phone in phones[:2]]
        yield [*here, Place(phones[2], other.name, there)]


async def test_three_days_of_three_people_in_two_servers(room: Room, places: Sequence[Place]) -> None:
    """Ben leaves the second day's deal unfinished."""
    ada, ben, chloe = places
    for number in range(3):
        day = FIRST[:-2] + f"{8 + number:02}"
        await at(room, day, 9.3)
        await tick(room)
        await master_played(room, game=GAME)
        await played(room, ada)
        await begun(room, ben)
        if number != 1:
            await finished(room, ben)
        await played(room, chloe)
        await tick(room)
        [post] = posts(room, room.channel)
        names = "Ada" if number == 1 else "Ada and Ben"
        assert says(words(post), "daily-post-finished", names=names)
        assert bool(says(words(post), "daily-post-yesterday")) == (number > 0)
    await at(room, FIRST[:-2] + "11", 9.3)
    await tick(room)
    await ada.phone.enter(ada.server)
    await ada.phone.type("/leaderboard board: daily")
    shown = room.ada.sees(room.channel)[-1]
    assert says(words(shown), "board-own", total=2, kind="daily")
    for place in places:
        assert await place.phone.page.evaluate("document.documentElement.scrollWidth") <= WIDTH
        assert not place.phone.errors


async def played(room: Room, place: Place) -> None:
    """Play today's deal to its end, share the result and compare it with par."""
    await begun(room, place)
    await finished(room, place)


async def begun(room: Room, place: Place) -> None:
    """Go from the post to the first card: two taps."""
    phone = place.phone
    await phone.page.bring_to_front()
    await phone.enter(place.server)
    await phone.tap(text("button-daily-play"))
    assert says(words(phone._person.sees(place.channel)[-1]), "done-daily-link")
    await phone.page.locator("button.mention").last.tap()
    view = (await state_of(room, phone._person, GAME)).view(DAILY_GAMES[GAME].seat)
    assert view and view.legal
    await phone.page.get_by_role("button", name=text("button-how-to-play"), exact=True).last.wait_for()


async def finished(room: Room, place: Place) -> None:
    """Go from the last card to the shared line: one tap."""
    phone = place.phone
    await play_on(room, phone._person, GAME)
    *_, hand = [message for message in phone.dms() if message["components"] and not message["flags"] & 64]
    assert text("button-daily-share") in buttons(hand)
    shown = phone.page.locator(f"#message-{hand['id']}")
    await expect(shown.get_by_role("button", name=text("button-daily-share"), exact=True)).to_be_visible()
    await phone.tap(text("button-daily-share"))
    lines = [words(message) for message in phone._person.sees(place.channel)]
    assert sum(line.startswith(phone.name) and "||" in line for line in lines[-3:]) == 1
    await phone.tap(text("button-daily-compare"))
    await phone.tap(text("replay-on"))

"""The page in a browser: a channel as people know it, with a small bot of the tests' own behind it.

Runs where a Chromium is found: ``CHROMIUM`` names it, or one of the usual names stands on the path.
"""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

import aiohttp
import discord
import pytest
import pytest_asyncio
import yarl
from playwright.async_api import Browser, Page, expect

from bot.playground import Channel, Playground
from bot.playground.page.server import UNKNOWN_PERSON, add_routes
from tests.bot.browser import DESKTOP, PHONE, chromium, composer, in_browser, use
from tests.bot.page_bot import SmallBot

pytestmark = pytest.mark.asyncio(loop_scope="module")


class Clock:
    ahead = 0.0

    def __call__(self) -> float:
        return time.time() + self.ahead


@dataclass
class House:
    """The playground with the page, the small bot on it, and browser windows."""

    playground: Playground
    channel: Channel
    clock: Clock
    browser: Browser | None
    pages: list[Page] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)

    async def window(self, person: str | None = "Ada", *, phone: bool = False) -> Page:
        """A new browser window, in which ``person`` is chosen."""
        assert self.browser
        page = await self.browser.new_page(viewport=PHONE if phone else DESKTOP, has_touch=phone, is_mobile=phone)
        page.set_default_timeout(5000)
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("request", lambda request: self._watch(request.url))
        self.pages.append(page)
        await page.goto(self.playground.url)
        if person:
            await page.get_by_role("button", name=person, exact=True).click()
            await expect(composer(page)).to_be_visible()
        return page

    def _watch(self, url: str) -> None:
        if not url.startswith((self.playground.url, "data:")):
            self.faults.append(f"fetched {url}")


async def open_table(page: Page) -> Any:
    """Open a table, and give the message that shows it."""
    await use(page, "/table new game: Canasta")
    message = page.locator("li.message", has=page.get_by_role("button", name="Draw"))
    await expect(message).to_be_visible()
    return message


@pytest_asyncio.fixture(loop_scope="module", scope="module")
async def browser() -> AsyncIterator[Browser | None]:
    async with chromium() as opened:
        yield opened


def furnished(clock: Clock, port: int = 0) -> tuple[Playground, Channel]:
    playground = Playground(port, clock, limits=False)
    add_routes(playground.app, playground.world, playground.people)
    guild = playground.add_guild("Card club")
    channel = playground.add_channel(guild, "table-1")
    playground.add_thread(channel, "side room")
    playground.add_channel(guild, "table-2")
    for name in ("Ada", "Grace Hopper"):
        playground.add_person(name)
    return playground, channel


@pytest_asyncio.fixture(loop_scope="module")
async def house(browser: Browser | None, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[House]:
    clock = Clock()
    playground, channel = furnished(clock)
    await playground.start()
    monkeypatch.setattr(discord.http.Route, "BASE", playground.api_base)
    monkeypatch.setattr(discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY", yarl.URL(playground.gateway_url))
    bot = SmallBot()
    running = asyncio.create_task(bot.start(playground.token))
    await playground.until(lambda: running.done() or bot.is_ready())
    made = House(playground, channel, clock, browser)
    yield made
    for page in made.pages:
        await page.close()
    await bot.close()
    await running
    await playground.stop()
    assert not made.faults


@in_browser
async def test_a_newcomer_takes_a_name_and_is_seen_in_another_window(house: House) -> None:
    grace = await house.window("Grace Hopper")
    page = await house.window(None)
    name, join = page.get_by_role("textbox", name="Your name"), page.get_by_role("button", name="Join")
    await name.fill("grace hopper")
    await join.click()
    await expect(page.get_by_role("alert")).to_contain_text("This name is taken")
    await name.fill("<b>Zoë</b>")
    await join.click()
    await expect(page.get_by_role("button", name="Switch person")).to_contain_text("<b>Zoë</b>")
    await composer(page).fill("Hello **all**, <script>alert(1)</script>")
    await page.keyboard.press("Enter")
    heard = grace.locator("li.message")
    await expect(heard).to_contain_text("<script>alert(1)</script>")
    await expect(heard.locator(".author")).to_have_text("<b>Zoë</b>")
    await expect(heard.locator("strong")).to_have_text("all")


@in_browser
async def test_the_composer_leads_through_a_command(house: House) -> None:
    page = await house.window()
    await composer(page).press_sequentially("/tab")
    await expect(page.get_by_role("option")).to_have_text([re.compile("^/table newOpen a table")])
    await page.keyboard.press("Enter")
    game = page.get_by_role("combobox", name="game, required")
    await expect(game).to_be_focused()
    await page.keyboard.type("chess")
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("alert")).to_have_text("Choose one of the offered values.")
    await game.fill("")
    await page.keyboard.press("Escape")
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("alert")).to_have_text("This option is required. Specify a value.")
    await page.get_by_role("option", name="Canasta").click()
    await page.get_by_role("combobox", name="Send /table new").fill("sea")
    await page.keyboard.press("Enter")
    await page.get_by_role("combobox", name="seats").fill("7")
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("alert")).to_have_text("Not more than 6.")
    await page.get_by_role("combobox", name="seats").fill("2")
    await page.get_by_role("button", name="Send").click()
    await expect(page.get_by_text("Ada used /table new")).to_have_count(1)
    await expect(page.get_by_role("heading", name="Round 1")).to_be_visible()
    await expect(page.get_by_text("<b>plain</b>")).to_be_visible()


@in_browser
async def test_a_file_can_be_given_to_a_command(house: House) -> None:
    page = await house.window()
    await composer(page).press_sequentially("/read")
    await page.keyboard.press("Enter")
    field = page.get_by_label("file, required")
    await page.get_by_role("button", name="Send").click()
    await expect(page.get_by_role("alert")).to_have_text("This option is required. Specify a value.")
    await field.set_input_files({"name": "deal 1.json", "mimeType": "application/json", "buffer": b'{"Zo\xc3\xab": 1}'})
    await page.get_by_role("button", name="Send").click()
    await expect(page.get_by_role("listitem").filter(has_text='deal_1.json says {"Zoë": 1}')).to_be_visible()


@in_browser
async def test_autocomplete_follows_what_is_typed(house: House) -> None:
    page = await house.window()
    await composer(page).press_sequentially("/discard ")
    await expect(page.get_by_role("option")).to_have_count(3)
    await page.keyboard.type("spades")
    await expect(page.get_by_role("option")).to_have_text(["K♠ King of spades"])
    await page.keyboard.press("Tab")
    await page.keyboard.press("Enter")
    answer = page.get_by_role("listitem").filter(has_text="Discarded KS")
    await expect(answer).to_contain_text("Only you can see this")
    await answer.get_by_role("button", name="Dismiss message").click()
    await expect(answer).to_have_count(0)
    await page.reload()
    await expect(composer(page)).to_be_visible()
    await expect(answer).to_have_count(0)


@in_browser
async def test_buttons_answer_in_place_in_private_and_in_direct_messages(house: House) -> None:
    page, other = await house.window(), await house.window("Grace Hopper")
    message = await open_table(page)
    await expect(message.get_by_role("button", name="Undo")).to_be_disabled()
    await message.get_by_role("button", name="Draw").click()
    await expect(message).to_contain_text("1 drawn")
    await expect(other.get_by_text("1 drawn")).to_be_visible()
    await message.get_by_role("button", name="My hand").click()
    answer = page.get_by_role("listitem").filter(has_text="Your hand: K♥ K♠")
    await expect(answer).to_contain_text("Only you can see this")
    await expect(other.get_by_text("Your hand")).to_have_count(0)
    direct = page.get_by_role("button", name="Cardroom, 1 unread")
    await expect(page).to_have_title(re.compile(r"^\(1\)"))
    await direct.click()
    await expect(page.get_by_text("Your hand, in private")).to_be_visible()
    await expect(page).to_have_title("Cardroom · Ada")
    await page.get_by_role("button", name="#table-1").click()
    await expect(message).to_be_visible()


@in_browser
@pytest.mark.parametrize("what", ["button", "command"])
async def test_what_the_bot_leaves_unanswered_is_said_to_have_failed(house: House, what: str) -> None:
    page = await house.window()
    if what == "button":
        button = (await open_table(page)).get_by_role("button", name="Broken")
        await button.click()
        await expect(button).to_have_attribute("aria-busy", "true")
        words = "This interaction failed"
    else:
        await use(page, "/silent")
        await expect(page.get_by_text("Sending command…")).to_be_visible()
        words = "The application did not respond"
    house.clock.ahead += 4
    await expect(page.get_by_role("alert")).to_have_text(words)


@in_browser
async def test_a_select_takes_several_values(house: House) -> None:
    page = await house.window()
    message = await open_table(page)
    await message.get_by_role("combobox", name="Which cards?").click()
    await page.get_by_role("option", name="K♥").click()
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("Enter")
    await page.get_by_role("button", name="Done").click()
    await expect(page.get_by_text("You chose K♥ K♠")).to_be_visible()


@in_browser
async def test_a_form_is_checked_and_handed_in(house: House) -> None:
    page = await house.window()
    message = await open_table(page)
    await message.get_by_role("button", name="Name it").click()
    form = page.get_by_role("dialog", name="Name the table")
    await form.get_by_label("Name").fill("ab")
    await form.get_by_role("button", name="Submit").click()
    await expect(form.get_by_role("alert")).to_have_text(["Write at least 3 characters.", "Make a selection."])
    await form.get_by_label("Name").fill("Friday")
    await form.get_by_role("combobox").press("Enter")
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("Enter")
    await form.get_by_role("button", name="Submit").click()
    await expect(form).to_have_count(0)
    await expect(page.get_by_text("Friday plays modern")).to_be_visible()


@in_browser
async def test_pictures_are_described_and_open_large(house: House) -> None:
    page = await house.window()
    message = await open_table(page)
    await expect(message.get_by_role("img", name="Ada is to draw")).to_be_visible()
    await message.get_by_role("button", name="Enlarge the picture").click()
    large = page.get_by_role("dialog").get_by_role("img", name="Ada is to draw")
    box = await large.bounding_box()
    assert box and box["width"] > 1000
    await page.keyboard.press("Escape")
    await expect(large).to_have_count(0)


@in_browser
async def test_a_phone_shows_everything_within_its_width(house: House) -> None:
    page = await house.window(phone=True)
    message = await open_table(page)
    table = await message.get_by_role("img").bounding_box()
    assert table and table["width"] >= 330
    assert await page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    await page.get_by_role("button", name="Channels and people").tap()
    await page.get_by_role("button", name="side room").tap()
    await expect(composer(page, "side room")).to_be_visible()
    await page.get_by_role("button", name="Commands", exact=True).tap()
    await expect(page.get_by_role("option")).to_have_count(4)


@in_browser
async def test_a_second_table_gets_a_thread_of_its_own(house: House) -> None:
    page, other = await house.window(), await house.window("Grace Hopper")
    await page.get_by_role("button", name="New thread").click()
    await page.get_by_role("textbox", name="Name").fill("Side table")
    await page.get_by_role("button", name="Create").click()
    await expect(composer(page, "Side table")).to_be_visible()
    await use(page, "/table new game: Canasta")
    await expect(page.get_by_role("heading", name="Round 1")).to_be_visible()
    await other.get_by_role("button", name="Side table, 1 unread").click()
    await expect(other.get_by_role("heading", name="Round 1")).to_be_visible()


@in_browser
async def test_a_window_comes_back_to_a_playground_that_began_anew(house: House) -> None:
    page = await house.window()
    port = int(house.playground.url.rsplit(":", 1)[1])
    await house.playground.stop()
    await expect(page.get_by_text("The playground is away")).to_be_visible()
    again, channel = furnished(house.clock, port)
    await again.start()
    try:
        await expect(composer(page)).to_be_visible()
        await expect(page.get_by_text("The playground is away")).to_be_hidden()
        await expect(page.get_by_role("button", name="Switch person")).to_contain_text("Ada")
        await again.people[1].say(channel, "Here again")
        await expect(page.get_by_text("Here again")).to_be_visible()
    finally:
        await again.stop()


@pytest.fixture
def dial(house: House) -> Callable[..., Awaitable[aiohttp.ClientWebSocketResponse]]:
    """Open a window's line without a browser; the session ends with the loop's test."""

    async def call(session: aiohttp.ClientSession, person: int, origin: str | None = None) -> Any:
        headers = {"Origin": origin} if origin else {}
        return await session.ws_connect(
            f"{house.playground.url}/client/socket", params={"person": person}, headers=headers
        )

    return call


async def test_another_sites_page_gets_no_line(house: House, dial: Any) -> None:
    async with aiohttp.ClientSession() as session:
        with pytest.raises(aiohttp.WSServerHandshakeError, match="403"):
            await dial(session, house.playground.people[0].id, "https://elsewhere.example")


async def test_a_line_for_nobody_is_closed(house: House, dial: Any) -> None:
    async with aiohttp.ClientSession() as session:
        line = await dial(session, 1)
        assert (await line.receive()).type is aiohttp.WSMsgType.CLOSE
        assert line.close_code == UNKNOWN_PERSON


async def test_what_cannot_be_done_is_refused_in_a_sentence(house: House, dial: Any) -> None:
    async with aiohttp.ClientSession() as session:
        line = await dial(session, house.playground.people[0].id)
        assert [(await line.receive_json())["event"] for _ in range(2)] == ["world", "hello"]
        place = {"channel": str(house.channel.id)}
        for asked in ({"do": "open", "channel": "1"}, {"do": "say", "content": "", **place}, {"do": "dance"}):
            await line.send_json({"id": 1, **asked})
            answer = await line.receive_json()
            assert answer["id"] == 1 and answer["refused"].endswith(".")
        await line.close()

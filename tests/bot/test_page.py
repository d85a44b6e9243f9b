"""The playground's page in a browser, with a small test bot behind it. Skipped without a Chromium."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import aiohttp
import discord
import pytest
import pytest_asyncio
import yarl
from playwright.async_api import Browser, expect

from playground.model import ChannelKind, Message
from playground.page.server import UNKNOWN_PERSON
from tests.bot.browser import PHONE, chromium, composer, in_browser, use
from tests.bot.page_bot import SmallBot
from tests.bot.page_setup import PageSetup, new_playground, open_table
from tests.examples import sampled
from tests.playground.room import Clock
from tests.texts import text

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(loop_scope="module", scope="module")
async def browser() -> AsyncIterator[Browser | None]:
    async with chromium() as opened:
        yield opened


@pytest_asyncio.fixture(loop_scope="module")
async def setup(browser: Browser | None, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[PageSetup]:
    clock = Clock()
    playground, channel = new_playground(clock)
    await playground.start()
    monkeypatch.setattr(discord.http.Route, "BASE", playground.api_base)
    monkeypatch.setattr(discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY", yarl.URL(playground.gateway_url))
    bot = SmallBot()
    running = asyncio.create_task(bot.start(playground.token))
    await playground.until(lambda: running.done() or bot.is_ready())
    built = PageSetup(playground, channel, clock, browser)
    yield built
    for page in built.pages:
        await page.close()
    await bot.close()
    await running
    await playground.stop()
    assert not built.errors


@pytest.mark.soak
@in_browser
async def test_people_who_manage_the_server_are_marked(setup: PageSetup) -> None:
    assert setup.channel.guild
    setup.channel.guild.owner = setup.playground.people[0].user
    page = await setup.window(None)
    await expect(page.get_by_role("button", name="Ada")).to_contain_text("manages the server")
    await expect(page.get_by_role("button", name="Grace Hopper")).not_to_contain_text("manages")


async def test_new_person_joins_and_is_seen_in_another_window(setup: PageSetup) -> None:
    grace = await setup.window("Grace Hopper")
    page = await setup.window(None)
    name, join = page.get_by_role("textbox", name="Your name"), page.get_by_role("button", name=text("button-join"))
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
async def test_composer_guides_through_a_command(setup: PageSetup) -> None:
    page = await setup.window()
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
    await page.get_by_role("option", name=text("game-canasta")).click()
    await page.get_by_role("combobox", name="Send /table new").fill("sea")
    await page.keyboard.press("Enter")
    await page.get_by_role("combobox", name="seats").fill("7")
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("alert")).to_have_text("Must be at most 6.")
    await page.get_by_role("combobox", name="seats").fill("2")
    await page.get_by_role("button", name="Send").click()
    await expect(page.get_by_text("Ada used /table new")).to_have_count(1)
    await expect(page.get_by_role("heading", name="Round 1")).to_be_visible()
    await expect(page.get_by_text("<b>plain</b>")).to_be_visible()


@pytest.mark.soak
@in_browser
async def test_empty_channel_offers_to_start_a_game(setup: PageSetup) -> None:
    page = await setup.window()
    await expect(page.get_by_text("To start a game, type /play Canasta or press the button.")).to_be_visible()
    await page.get_by_role("button", name="Start a game").click()
    await expect(page.get_by_text("Started canasta")).to_be_visible()
    await expect(page.get_by_text("Pinned", exact=True)).to_be_visible()
    await expect(
        page.get_by_role("listitem").filter(has_text="Cardroom pinned a message to this channel.")
    ).to_be_visible()
    await expect(page.get_by_text("To start a game")).to_be_hidden()


@pytest.mark.soak
@in_browser
async def test_command_takes_a_file(setup: PageSetup) -> None:
    page = await setup.window()
    await composer(page).press_sequentially("/read")
    await page.keyboard.press("Enter")
    field = page.get_by_label("file, required")
    await page.get_by_role("button", name="Send").click()
    await expect(page.get_by_role("alert")).to_have_text("This option is required. Specify a value.")
    await field.set_input_files({"name": "deal 1.json", "mimeType": "application/json", "buffer": b'{"Zo\xc3\xab": 1}'})
    await page.get_by_role("button", name="Send").click()
    await expect(page.get_by_role("listitem").filter(has_text='deal_1.json says {"Zoë": 1}')).to_be_visible()


@pytest.mark.soak
@in_browser
async def test_autocomplete_follows_typing(setup: PageSetup) -> None:
    page = await setup.window()
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
async def test_buttons_respond_in_the_message_ephemerally_and_by_dm(setup: PageSetup) -> None:
    page, other = await setup.window(), await setup.window("Grace Hopper")
    message = await open_table(page)
    await expect(message.get_by_role("button", name=text("verb-undo"))).to_be_disabled()
    await message.get_by_role("button", name=text("verb-draw")).click()
    await expect(message).to_contain_text("1 drawn")
    await expect(other.get_by_text("1 drawn")).to_be_visible()
    await message.get_by_role("button", name=text("button-hand")).click()
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


@sampled
@in_browser
@pytest.mark.parametrize("what", ["button", "command"])
async def test_unanswered_interaction_is_shown_as_failed(setup: PageSetup, what: str) -> None:
    page = await setup.window()
    if what == "button":
        button = (await open_table(page)).get_by_role("button", name="Broken")
        await button.click()
        await expect(button).to_have_attribute("aria-busy", "true")
        words = "This interaction failed"
    else:
        await use(page, "/silent")
        await expect(page.get_by_text("Sending command…")).to_be_visible()
        words = "The application did not respond"
    setup.clock.ahead += 4
    await expect(page.get_by_role("alert")).to_have_text(words)


@pytest.mark.soak
@in_browser
async def test_select_takes_several_values(setup: PageSetup) -> None:
    page = await setup.window()
    message = await open_table(page)
    await message.get_by_role("combobox", name="Which cards?").click()
    await page.get_by_role("option", name="K♥").click()
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("Enter")
    await page.get_by_role("button", name="Done").click()
    await expect(page.get_by_text("You chose K♥ K♠")).to_be_visible()


@in_browser
async def test_form_is_validated_and_submitted(setup: PageSetup) -> None:
    page = await setup.window()
    message = await open_table(page)
    await message.get_by_role("button", name="Name it").click()
    form = page.get_by_role("dialog", name="Name the table")
    await form.get_by_label("Name").fill("ab")
    await form.get_by_role("button", name="Submit").click()
    await expect(form.get_by_role("alert")).to_have_text(["Enter at least 3 characters.", "Make a selection."])
    await form.get_by_label("Name").fill("Friday")
    await form.get_by_role("combobox").press("Enter")
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("Enter")
    await form.get_by_role("button", name="Submit").click()
    await expect(form).to_have_count(0)
    await expect(page.get_by_text("Friday plays modern")).to_be_visible()


@pytest.mark.soak
@in_browser
async def test_pictures_have_alt_text_and_can_be_enlarged(setup: PageSetup) -> None:
    page = await setup.window()
    message = await open_table(page)
    await expect(message.get_by_role("img", name="Ada draws or takes")).to_be_visible()
    await message.get_by_role("button", name="Enlarge the picture").click()
    large = page.get_by_role("dialog").get_by_role("img", name="Ada draws or takes")
    box = await large.bounding_box()
    assert box and box["width"] > 1000
    await page.keyboard.press("Escape")
    await expect(large).to_have_count(0)


@pytest.mark.soak
@in_browser
async def test_page_fits_a_phone(setup: PageSetup) -> None:
    page = await setup.window(phone=True)
    message = await open_table(page)
    table = await message.get_by_role("img").bounding_box()
    assert table and table["width"] >= 330
    assert await page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    await page.get_by_role("button", name="Channels and people").tap()
    await page.get_by_role("button", name="side room").tap()
    await expect(composer(page, "side room")).to_be_visible()
    await page.get_by_role("button", name="Commands", exact=True).tap()
    await expect(page.get_by_role("option")).to_have_count(5)


@pytest.mark.soak
@in_browser
async def test_second_table_gets_its_own_thread(setup: PageSetup) -> None:
    page, other = await setup.window(), await setup.window("Grace Hopper")
    await page.get_by_role("button", name="New thread").click()
    await page.get_by_role("textbox", name="Name").fill("Side table")
    await page.get_by_role("button", name="Create").click()
    await expect(composer(page, "Side table")).to_be_visible()
    await use(page, "/table new game: Canasta")
    await expect(page.get_by_role("heading", name="Round 1")).to_be_visible()
    await other.get_by_role("button", name="Side table, 1 unread").click()
    await expect(other.get_by_role("heading", name="Round 1")).to_be_visible()


@pytest.mark.soak
@in_browser
async def test_window_reconnects_to_a_restarted_playground(setup: PageSetup) -> None:
    page = await setup.window()
    port = int(setup.playground.url.rsplit(":", 1)[1])
    await setup.playground.stop()
    await expect(page.get_by_text("The playground is not reachable")).to_be_visible()
    again, channel = new_playground(setup.clock, port)
    await again.start()
    try:
        await expect(composer(page)).to_be_visible()
        await expect(page.get_by_text("The playground is not reachable")).to_be_hidden()
        await expect(page.get_by_role("button", name="Switch person")).to_contain_text("Ada")
        await again.people[1].say(channel, "Here again")
        await expect(page.get_by_text("Here again")).to_be_visible()
    finally:
        await again.stop()


@pytest.fixture
def dial(setup: PageSetup) -> Callable[..., Awaitable[aiohttp.ClientWebSocketResponse]]:
    """Return a function that opens a window's WebSocket without a browser."""

    async def call(session: aiohttp.ClientSession, person: int, origin: str | None = None) -> Any:
        headers = {"Origin": origin} if origin else {}
        return await session.ws_connect(
            f"{setup.playground.url}/client/socket", params={"person": person}, headers=headers
        )

    return call


async def test_socket_from_another_origin_is_refused(setup: PageSetup, dial: Any) -> None:
    async with aiohttp.ClientSession() as session:
        with pytest.raises(aiohttp.WSServerHandshakeError, match="403"):
            await dial(session, setup.playground.people[0].id, "https://elsewhere.example")


async def test_socket_for_an_unknown_person_is_closed(setup: PageSetup, dial: Any) -> None:
    async with aiohttp.ClientSession() as session:
        socket = await dial(session, 1)
        assert (await socket.receive()).type is aiohttp.WSMsgType.CLOSE
        assert socket.close_code == UNKNOWN_PERSON


async def test_new_private_thread_is_known_before_a_message_links_to_it(setup: PageSetup, dial: Any) -> None:
    ada, world = setup.playground.people[0], setup.playground.world
    async with aiohttp.ClientSession() as session:
        socket = await dial(session, ada.id)
        assert [(await socket.receive_json())["event"] for _ in range(2)] == ["world", "hello"]
        thread = world.add_thread(setup.channel, "lesson", ChannelKind.PRIVATE_THREAD, world.bot)
        world.add_thread_member(thread, ada.user)
        world.post(Message(world.new_id(), setup.channel, world.bot, world.clock(), f"<#{thread.id}>"))
        known, linked = [await socket.receive_json() for _ in range(2)]
        [guild] = known["data"]["guilds"]
        assert str(thread.id) in [each["id"] for each in guild["channels"][0]["threads"]]
        assert str(thread.id) in linked["data"]["message"]["content"]
        await socket.close()


async def test_invalid_requests_are_refused_with_a_sentence(setup: PageSetup, dial: Any) -> None:
    async with aiohttp.ClientSession() as session:
        socket = await dial(session, setup.playground.people[0].id)
        assert [(await socket.receive_json())["event"] for _ in range(2)] == ["world", "hello"]
        place = {"channel": str(setup.channel.id)}
        for asked in ({"do": "open", "channel": "1"}, {"do": "say", "content": "", **place}, {"do": "dance"}):
            await socket.send_json({"id": 1, **asked})
            answer = await socket.receive_json()
            assert answer["id"] == 1 and answer["refused"].endswith(".")
        await socket.close()

"""A new user's path: the bot started without a token, its page in a browser, a round by buttons and by commands."""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest
from playwright.async_api import Browser, Locator, Page, TimeoutError, expect

from tests.bot.browser import DESKTOP, PATIENCE, PHONE, chromium, composer, in_browser, use
from tests.texts import text

A_MOVE = 120.0
"""Seconds after which a move should show another picture, on a busy machine too."""
PRESS = 3_000
"""Milliseconds until a press is given up, because its button has gone."""


@pytest.fixture
async def browser() -> AsyncIterator[Browser | None]:
    async with chromium() as opened:
        yield opened


@pytest.fixture
async def address(tmp_path: Path) -> AsyncIterator[str]:
    """Yield the URL that the bot prints when it is started without a token."""
    environment = {
        "PATH": os.environ.get("PATH", ""),
        "PYTHONPATH": str(Path(__file__).parents[2]),
        "PLAYGROUND_PORT": "0",
    }
    with (tmp_path / "bot.log").open("wb") as log:
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "bot", "run"),
            cwd=tmp_path,
            env=environment,
            stdout=asyncio.subprocess.PIPE,
            stderr=log,
        )
    assert process.stdout
    said = ""
    while "/table new" not in said:
        line = await asyncio.wait_for(process.stdout.readline(), 30)
        assert line, (tmp_path / "bot.log").read_text("utf-8")
        said += line.decode()
    found = re.search(r"http://[\w.:]+", said)
    assert found
    yield found[0]
    with contextlib.suppress(ProcessLookupError):
        process.terminate()
    assert await asyncio.wait_for(process.wait(), 10) == 0


async def window(browser: Browser, address: str, person: str, channel: str, *, phone: bool = False) -> Page:
    """Open a browser window of a person in a channel."""
    page = await browser.new_page(viewport=PHONE if phone else DESKTOP)
    page.set_default_timeout(PATIENCE)
    await page.goto(address)
    await page.get_by_role("button", name=person, exact=True).click()
    if phone:
        await page.get_by_role("button", name="Channels and people").click()
    await page.get_by_role("button", name=channel).click()
    await expect(composer(page, f"#{channel}")).to_be_visible()
    return page


def table(page: Page) -> Locator:
    """Return the public message with the table."""
    return page.locator("li.message", has=page.get_by_role("button", name=re.compile("^(My hand|Fair deal)$")))


async def ask_for_table(page: Page) -> None:
    """Type ``/table new``: one Enter picks the command, another sends it without options."""
    await page.locator(".composer textarea").fill("/table new")
    await expect(page.get_by_role("option").first).to_contain_text("/table new")
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")


async def open_table(page: Page) -> None:
    await ask_for_table(page)
    await page.get_by_role("button", name=text("button-start"), exact=True).click()
    await expect(table(page)).to_be_visible()


def turn_of(page: Page, name: str) -> Locator:
    """Return the table's picture while this person is to act."""
    return table(page).get_by_role("img", name=re.compile(f"{name} (draws or takes the pile|can meld)"))


def verb(page: Page, name: str) -> Locator:
    """Return a button of the table."""
    return table(page).get_by_role("button", name=name, exact=True)


def hand(page: Page) -> Locator:
    """Return the newest private message with the player's cards."""
    return page.locator("li.message.private", has=page.get_by_role("button", name=text("button-how-to-play"))).last


def discards(page: Page) -> Locator:
    """Return the buttons of the hand that discard a natural card: a wild one asks a question first."""
    return hand(page).get_by_role("button", name=re.compile("^([3-9JQKA]|10)(♣|♦|♥|♠| ×[0-9])$"))


async def press(button: Locator) -> None:
    """Press a button. It may disappear meanwhile: a card that must be drawn is drawn by itself."""
    with contextlib.suppress(TimeoutError):
        await button.click(timeout=PRESS)


async def buttons_pressed(page: Page) -> None:
    """Press what a player in a hurry would: draw, else discard a natural card, else confirm the discard of a wild one.

    With the stock empty, it declines the pile, which ends the round.
    """
    sure = hand(page).get_by_role("button", name=text("button-sure"), exact=True)
    wild = hand(page).get_by_role("button", name=re.compile("^(2.*|Joker.*)$", re.I))
    for button in (
        verb(page, text("verb-draw")),
        verb(page, text("verb-end", of="canasta")),
        sure,
        discards(page),
        wild,
    ):
        if await button.count():
            await press(button.last)
            return


async def commands_sent(page: Page) -> None:
    """Send the command that a player in a hurry would; each may come too late, as a press may."""
    unsent = page.locator(".composer input")
    while await unsent.count():  # the first Escape hides suggestions
        await unsent.first.press("Escape")
    if await verb(page, text("verb-draw")).count():
        await use(page, "/draw")
    elif await verb(page, text("verb-end", of="canasta")).count():
        await use(page, "/end")
    elif await verb(page, text("verb-discard")).count():
        await composer(page, "#second-table").press_sequentially("/discard ")
        with contextlib.suppress(TimeoutError):
            await page.get_by_role("option").first.click(timeout=PRESS)
            await page.keyboard.press("Enter")
        sure = page.get_by_role("button", name=text("button-sure"), exact=True)
        if await sure.count():
            await press(sure.last)


async def play_a_round(page: Page, play: Callable[[Page], Awaitable[None]]) -> None:
    """Play until the round has been scored. Each move is tried until the table has another picture."""
    picture = table(page).get_by_role("img").first
    while not await verb(page, text("verb-deal")).count():
        shown = await picture.get_attribute("src")
        async with asyncio.timeout(A_MOVE):
            while await picture.get_attribute("src") == shown:
                await play(page)
                with contextlib.suppress(AssertionError):
                    await expect(picture).not_to_have_attribute("src", shown or "", timeout=PRESS)


@pytest.mark.soak
@pytest.mark.alone
@in_browser
async def test_a_round_by_buttons_alone(browser: Browser, address: str) -> None:
    page = await window(browser, address, "Ada", "card-table")
    await open_table(page)
    await verb(page, text("button-hand")).click()
    await play_a_round(page, buttons_pressed)
    await expect(table(page)).to_contain_text("round 1")
    await verb(page, text("verb-deal")).click()
    await expect(table(page)).to_contain_text("round 2")


@pytest.mark.soak
@pytest.mark.alone
@in_browser
async def test_a_round_by_commands_alone(browser: Browser, address: str) -> None:
    page = await window(browser, address, "Ben", "second-table", phone=True)
    await open_table(page)
    await play_a_round(page, commands_sent)
    await use(page, "/deal")
    await expect(table(page)).to_contain_text("round 2")


@pytest.mark.soak
@in_browser
async def test_second_window_joins_another_table_as_a_second_person(browser: Browser, address: str) -> None:
    ada = await window(browser, address, "Ada", "quiet-corner")
    await ask_for_table(ada)
    ben = await window(browser, address, "Ben", "quiet-corner", phone=True)
    await ben.get_by_role("button", name=text("button-join"), exact=True).click()
    await expect(ada.get_by_role("img", name="Seated: Ada and Ben")).to_be_visible()
    await ada.get_by_role("button", name=text("button-start"), exact=True).click()
    await expect(turn_of(ada, "Ada")).to_be_visible()
    await table(ben).get_by_role("button", name=text("verb-draw"), exact=True).click()
    await expect(ben.locator("li.message").last).to_contain_text("Only you can see this")
    await expect(turn_of(ada, "Ada")).to_be_visible()
    await table(ada).get_by_role("button", name=text("verb-draw"), exact=True).click()
    await expect(table(ben).get_by_role("button", name=text("verb-discard"), exact=True)).to_be_visible()
    for page in (ada, ben):
        await table(page).get_by_role("button", name=text("button-hand")).click()
        await expect(page.locator("li.message").last).to_contain_text("Only you can see this")
    await ben.get_by_role("button", name="Channels and people").click()
    await expect(ben.get_by_role("button", name=re.compile("^Cardroom"))).to_be_visible()

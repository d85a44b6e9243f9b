"""A new user's path: the bot started without a token, its page in a browser, a round by buttons and by commands."""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from playwright.async_api import Browser, Locator, Page, expect

from tests.bot.browser import DESKTOP, PHONE, chromium, composer, in_browser

MOVES = 400
"""More presses than any round takes."""


@pytest.fixture
async def browser() -> AsyncIterator[Browser | None]:
    async with chromium() as opened:
        yield opened


@pytest.fixture
async def address(tmp_path: Path) -> AsyncIterator[str]:
    """The URL that the bot prints when it is started without a token."""
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
    """A browser window of a person in a channel."""
    page = await browser.new_page(viewport=PHONE if phone else DESKTOP)
    page.set_default_timeout(15_000)
    await page.goto(address)
    await page.get_by_role("button", name=person, exact=True).click()
    if phone:
        await page.get_by_role("button", name="Channels and people").click()
    await page.get_by_role("button", name=channel).click()
    await expect(composer(page, f"#{channel}")).to_be_visible()
    return page


def table(page: Page) -> Locator:
    """The public message with the table."""
    return page.locator("li.message", has=page.get_by_role("button", name=re.compile("^(My hand|Fair deal)$")))


async def ask_for_table(page: Page) -> None:
    """Types ``/table new``: one Enter picks the command, another sends it without options."""
    await page.locator(".composer textarea").fill("/table new")
    await expect(page.get_by_role("option").first).to_contain_text("/table new")
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")


async def open_table(page: Page) -> None:
    await ask_for_table(page)
    await page.get_by_role("button", name="Start", exact=True).click()
    await expect(table(page)).to_be_visible()


def turn_of(page: Page, name: str) -> Locator:
    """The table's picture while this person is to act."""
    return table(page).get_by_role("img", name=re.compile(f"{name} (draws or takes the pile|can meld)"))


@in_browser
async def test_second_window_joins_another_table_as_a_second_person(browser: Browser, address: str) -> None:
    ada = await window(browser, address, "Ada", "quiet-corner")
    await ask_for_table(ada)
    ben = await window(browser, address, "Ben", "quiet-corner", phone=True)
    await ben.get_by_role("button", name="Join", exact=True).click()
    await expect(ada.get_by_role("img", name="Seated: Ada, Ben")).to_be_visible()
    await ada.get_by_role("button", name="Start", exact=True).click()
    await expect(turn_of(ada, "Ada")).to_be_visible()
    await table(ben).get_by_role("button", name="Draw", exact=True).click()
    await expect(ben.locator("li.message").last).to_contain_text("Only you can see this")
    await expect(turn_of(ada, "Ada")).to_be_visible()
    await table(ada).get_by_role("button", name="Draw", exact=True).click()
    await expect(table(ben).get_by_role("button", name="Discard", exact=True)).to_be_visible()
    for page in (ada, ben):
        await table(page).get_by_role("button", name="My hand").click()
        await expect(page.locator("li.message").last).to_contain_text("Only you can see this")
    await ben.get_by_role("button", name="Channels and people").click()
    await expect(ben.get_by_role("button", name=re.compile("^Cardroom"))).to_be_visible()

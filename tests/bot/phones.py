"""People who tap on the playground's page, in a browser window as wide as a phone."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from playwright.async_api import Browser, Page, ViewportSize, expect

from playground import Kind, Person
from tests.bot.browser import composer, use
from tests.bot.conftest import Room

WIDTH = 430
_SIZE: ViewportSize = {"width": WIDTH, "height": 932}
_PATIENCE = 10.0
"""Seconds that a tap may take until it has an effect."""


class OnPhone:
    """A person whose presses are taps on a page; everything else bypasses it."""

    def __init__(self, room: Room, person: Person, page: Page) -> None:
        self.page = page
        self.taps = 0
        self.errors: list[str] = []
        self._room, self._person = room, person
        self._place = str(room.channel.id)
        page.on("pageerror", lambda error: self.errors.append(str(error)))

    @classmethod
    async def open(cls, room: Room, person: Person, browser: Browser) -> OnPhone:
        """Return a new phone that shows the channel."""
        page = await browser.new_page(viewport=_SIZE, has_touch=True, is_mobile=True)
        page.set_default_timeout(1000 * _PATIENCE)
        phone = cls(room, person, page)
        await page.goto(room.playground.url)
        await page.get_by_role("button", name=person.name, exact=True).tap()
        await expect(composer(page)).to_be_visible()
        return phone

    def __getattr__(self, name: str) -> Any:
        return getattr(self._person, name)

    async def click(self, message: dict[str, Any], *, label: str, race: bool = False) -> None:
        """Go to a message, tap its button, and wait until that has changed something at the table."""
        await self._go(message["channel_id"])
        changed = asyncio.Event()
        self._room.bot.services.host.on_change.append(lambda change: changed.set())
        await self.page.get_by_role("button", name=label, exact=True).last.tap()
        self.taps += 1
        await asyncio.wait_for(changed.wait(), _PATIENCE)

    async def tap(self, label: str) -> None:
        """Tap the lowest button with a label, and wait until all that follows is shown."""
        async with self._use(Kind.COMPONENT):
            await self.page.get_by_role("button", name=label, exact=True).last.tap()
        self.taps += 1

    async def pick(self, placeholder: str, label: str) -> None:
        """Choose an option of the lowest select with a placeholder."""
        await self.page.get_by_role("combobox", name=placeholder, exact=True).last.tap()
        async with self._use(Kind.COMPONENT):
            await self.page.get_by_role("option", name=label).last.tap()

    async def type(self, line: str) -> None:
        """Type a command with all its options, and send it."""
        async with self._use(Kind.COMMAND):
            await use(self.page, line)

    @asynccontextmanager
    async def _use(self, kind: Kind) -> AsyncIterator[None]:
        """Wait until what is done meanwhile has reached the bot, and all that follows is shown."""
        interactions = self._room.playground.interactions

        def sent() -> set[str]:
            return {token for token, each in interactions._by_token.items() if each.kind is kind}

        before = sent()
        yield
        await self._room.playground.until(lambda: sent() - before, _PATIENCE)
        await self._room.playground.settled()
        await self._room.quiet()

    async def go(self, place: int) -> None:
        """Go to another channel or thread."""
        await self.page.get_by_role("button", name="Channels and people").tap()
        await self.page.locator(f'nav.sidebar [data-place="{place}"]').first.tap()
        self._place = str(place)

    async def enter(self, server: str) -> None:
        """Go to the channel of a server that was shown last, or its first one."""
        await self.page.get_by_role("button", name="Channels and people").tap()
        await self.page.get_by_role("button", name=server).first.tap()
        await self.page.keyboard.press("Escape")

    async def _go(self, place: str) -> None:
        if place == self._place:
            return
        name = "^#? ?table-1" if place == str(self._room.channel.id) else "^Cardroom"
        await self.page.get_by_role("button", name="Channels and people").tap()
        await self.page.locator("nav.sidebar").get_by_role("button", name=re.compile(name)).first.tap()
        self._place = place

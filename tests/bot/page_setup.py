"""A playground with its page in browser windows."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from playwright.async_api import Browser, Page, expect

from playground import Channel, Playground
from playground.page.server import add_routes
from tests.bot.browser import DESKTOP, PHONE, composer, use
from tests.playground.room import Clock


@dataclass
class PageSetup:
    """The playground with its page, a test bot, and browser windows."""

    playground: Playground
    channel: Channel
    clock: Clock
    browser: Browser | None
    pages: list[Page] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)

    async def window(self, person: str | None = "Ada", *, phone: bool = False) -> Page:
        """Return a new browser window for a person."""
        assert self.browser
        page = await self.browser.new_page(viewport=PHONE if phone else DESKTOP, has_touch=phone, is_mobile=phone)
        page.set_default_timeout(5000)
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("request", lambda request: self._watch(request.url))
        self.pages.append(page)
        await page.goto(self.playground.url)
        if person:
            await page.get_by_role("button", name=person, exact=True).click()
            await expect(composer(page)).to_be_visible()
        return page

    def _watch(self, url: str) -> None:
        if not url.startswith((self.playground.url, "data:")):
            self.errors.append(f"fetched {url}")


async def open_table(page: Page) -> Any:
    """Open a table and return its message."""
    await use(page, "/table new game: Canasta")
    message = page.locator("li.message", has=page.get_by_role("button", name="Draw"))
    await expect(message).to_be_visible()
    return message


def new_playground(clock: Clock, port: int = 0) -> tuple[Playground, Channel]:
    """Return a playground with its page, two people, two channels and a thread; the first channel."""
    playground = Playground(port, clock, limits=False)
    add_routes(playground.app, playground.world, playground.people)
    guild = playground.add_guild("Card club")
    channel = playground.add_channel(guild, "table-1")
    playground.add_thread(channel, "side room")
    playground.add_channel(guild, "table-2")
    for name in ("Ada", "Grace Hopper"):
        playground.add_person(name)
    return playground, channel

"""A headless Chromium for the tests of the page.

The environment variable ``CHROMIUM`` names it, or it is found on the path. Without one the tests are skipped.
"""

from __future__ import annotations

import contextlib
import os
import shutil
from collections.abc import AsyncIterator
from typing import Any

import pytest
from playwright.async_api import Browser, Page, ViewportSize, async_playwright, expect

CHROMIUM = os.environ.get("CHROMIUM") or next(
    filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome", "chrome"))), None
)
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
DESKTOP: ViewportSize = {"width": 1280, "height": 860}
PHONE: ViewportSize = {"width": 390, "height": 844}

PATIENCE = 60_000
"""Milliseconds that a page may take on a busy machine: a browser alone keeps two cores busy."""

in_browser = pytest.mark.skipif(CHROMIUM is None, reason="no Chromium found: set CHROMIUM to one")


@contextlib.asynccontextmanager
async def chromium() -> AsyncIterator[Browser | None]:
    """Yield a browser, or ``None`` without a Chromium."""
    if CHROMIUM is None:
        yield None
        return
    expect.set_options(timeout=PATIENCE)
    async with async_playwright() as playwright:
        opened = await playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        yield opened
        await opened.close()


def composer(page: Page, where: str = "#table-1") -> Any:
    """Return the input for messages and commands."""
    return page.get_by_role("combobox", name=f"Message {where}")


async def use(page: Page, line: str) -> None:
    """Type a command line and send it."""
    await page.locator(".composer textarea").fill(line)
    await page.keyboard.press("Enter")

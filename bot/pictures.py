"""Pictures of tables and hands, drawn in a few threads so that the loop never waits."""

from __future__ import annotations

import asyncio
import hashlib
import io
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

import discord

import render
from bot.answers import report
from engine.game import View


class Picture(NamedTuple):
    """A drawn picture. Pictures of equal ``digest`` look the same."""

    name: str
    png: bytes
    digest: str

    @property
    def address(self) -> str:
        """How a component of the same message refers to it."""
        return f"attachment://{self.name}"

    def file(self) -> discord.File:
        """The picture, to be uploaded once."""
        return discord.File(io.BytesIO(self.png), self.name)


class Painter:
    """Draws in ``threads`` threads. A picture that cannot be drawn is ``None``: the words beside it must do."""

    def __init__(self, threads: int = 2) -> None:
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="painter")

    async def table(self, view: View, names: Sequence[str], note: str = "") -> Picture | None:
        """The public table."""
        return await self._draw("table.png", lambda: render.draw_table(view, names, note))

    async def hand(self, view: View, names: Sequence[str], title: str = "") -> Picture | None:
        """A seat's hand."""
        return await self._draw("hand.png", lambda: render.draw_hand(view, names, title))

    async def lobby(self, names: Sequence[str], title: str, lines: Sequence[str]) -> Picture | None:
        """A table that waits for players."""
        return await self._draw("table.png", lambda: render.draw_lobby(names, title, lines))

    def close(self) -> None:
        """Lets the threads go."""
        self._pool.shutdown(wait=False, cancel_futures=True)

    async def _draw(self, name: str, drawing: Callable[[], bytes]) -> Picture | None:
        try:
            png = await asyncio.get_running_loop().run_in_executor(self._pool, drawing)
        except Exception as error:
            report(error)
            return None
        return Picture(name, png, hashlib.sha256(png).hexdigest())

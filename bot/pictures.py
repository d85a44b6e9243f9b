"""Pictures of tables and hands, drawn in a few threads so that the loop never waits."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor

import render
from bot.answers import report
from bot.uploads import Upload
from engine.game import View


class Picture(Upload):
    """A drawn picture, in the PNG format."""

    __slots__ = ()


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
        return Picture.of(name, png)

"""Ending a process that has not begun to answer yet."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

T = TypeVar("T")


class Stopped(Exception):
    """The process was told to end while it waited."""


async def unless_stopped(stopping: asyncio.Event, work: Coroutine[Any, Any, T]) -> T:
    """Return the result of ``work``. Cancel it and raise :class:`Stopped` if ``stopping`` is set before."""
    working, stopped = asyncio.create_task(work), asyncio.create_task(stopping.wait())
    try:
        await asyncio.wait({working, stopped}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        stopped.cancel()
        if not working.done():
            working.cancel()
            await asyncio.wait([working])
    if working.cancelled():
        raise Stopped
    return working.result()

"""The process of a running bot: its log, and its end before it has begun to answer."""

from __future__ import annotations

import asyncio
import json
import logging
import re
from collections.abc import Coroutine
from datetime import UTC, datetime
from typing import Any, Literal, TypeVar

import discord

from bot.ui.replies import report

_log = logging.getLogger(__name__)
_OWN_PACKAGES = ("bot", "data", "render", "engine")
_TABLE = re.compile(r"table (\w+)[: ]")
T = TypeVar("T")


class JsonFormatter(logging.Formatter):
    """One JSON object in each line, with the table that a record is about as a field of its own."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line of a record."""
        message = record.getMessage()
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "message": message,
        }
        if about := _TABLE.match(message):
            line["table"] = about[1]
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def set_up_logging(level: str, form: Literal["text", "json"] = "text") -> None:
    """Log to standard error: our own packages at ``level``, libraries at INFO.

    Below INFO the libraries log what is sent and stored, which includes cards.
    """
    if form == "json":
        discord.utils.setup_logging(level=logging.INFO, formatter=JsonFormatter())
    else:
        discord.utils.setup_logging(level=logging.INFO)
    for package in _OWN_PACKAGES:
        logging.getLogger(package).setLevel(level)


def log_lost_error(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """Log an error of a task that nobody awaited. The loop itself would log its message, which might name a card."""
    error = context.get("exception")
    if isinstance(error, Exception):
        report(error)
    else:
        _log.error("%s", context["message"])


class Stopped(Exception):
    """The process was told to end while it waited."""


async def unless_stopped(stopping: asyncio.Event, work: Coroutine[Any, Any, T]) -> T:
    """Return the result of ``work``. Cancel it and raise :class:`Stopped` if ``stopping`` is set first."""
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

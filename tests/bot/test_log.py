"""Logs contain no card and no seed, even at debug level."""

from __future__ import annotations

import asyncio
import gc
import io
import logging
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing

import pytest

from bot.cli.process import log_lost_error, set_up_logging
from engine.cards import JOKER
from engine.deal import Deals
from tests.bot.conftest import Room, buttons
from tests.bot.playing import command, press, started, turn_by_buttons
from tests.bot.short_games import hurry, scored
from tests.texts import text

CARD = re.compile(rf"(?<![\w-])(?:(?:10|[2-9JQKA])[CDHS♣♦♥♠]|{JOKER})(?![\w-])|Joker")


@pytest.fixture
def log(monkeypatch: pytest.MonkeyPatch) -> Iterator[io.StringIO]:
    """Yield the bot's log at level DEBUG."""
    written = io.StringIO()
    monkeypatch.setattr("sys.stderr", written)
    root = logging.getLogger()
    ours = [root, *map(logging.getLogger, ("bot", "data", "render", "engine"))]
    before, handlers = [logger.level for logger in ours], list(root.handlers)
    set_up_logging("DEBUG")
    yield written
    for logger, level in zip(ours, before, strict=True):
        logger.setLevel(level)
    for handler in [handler for handler in root.handlers if handler not in handlers]:
        root.removeHandler(handler)


async def test_error_that_nobody_waited_for_is_logged_without_its_message(log: io.StringIO) -> None:
    loop, card = asyncio.get_running_loop(), "KH"
    loop.set_exception_handler(log_lost_error)

    async def broken() -> None:
        raise ValueError(card)

    task = asyncio.create_task(broken())
    await asyncio.wait([task])
    del task
    gc.collect()
    assert "ValueError" in log.getvalue() and card not in log.getvalue()


@pytest.mark.sqlite
async def test_whole_round_at_debug_level_logs_no_card(log: io.StringIO, room: Room) -> None:
    await started(room)
    await press(room, room.ada, room.post(), text("button-hand"))
    await command(room, room.ada, "discard", card="KH")
    for _ in range(3):
        await turn_by_buttons(room, room.ada)
    await hurry(room, (await room.table()).id, until=scored)
    assert text("button-fair-deal") in buttons(room.post())
    room.playground.faults.add(route="PATCH /channels/*/messages/*", status=400, code=50035)
    await press(room, room.ada, room.post(), text("verb-deal"))
    await room.stop()
    with closing(sqlite3.connect(room.path)) as database:
        [(seed,)] = database.execute("SELECT seed FROM tables").fetchall()
        secrets = [row[0] for row in database.execute("SELECT seed FROM seats WHERE seed <> ''")]
    secrets += [seed.hex(), *(Deals(seed, "", ()).round_seed(number).hex() for number in (1, 2))]
    logged = log.getvalue()
    assert "connected to Gateway" in logged and "bot.app" in logged
    assert not CARD.findall(logged) and not [secret for secret in (*secrets, room.playground.token) if secret in logged]

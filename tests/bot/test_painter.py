"""The painter draws nothing twice, and nothing that is overtaken."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
from collections.abc import AsyncIterator
from functools import partial

import pytest
import pytest_asyncio

import render
from bot.table.delivery.drawing import InProcesses, InThreads
from bot.table.delivery.painter import NotDrawn, Painter
from bot.texts import PSEUDO, load_texts
from tests.render.canasta import samples
from tests.render.looks import HOUSE

NAMES = list(samples.NAMES)
TEXTS = load_texts()


@pytest_asyncio.fixture
async def painter() -> AsyncIterator[Painter]:
    painter = Painter(InThreads(1))
    yield painter
    painter.close()


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Collect the notes of the tables drawn; a table noted "slow" waits for another thread to notice."""
    notes: list[str] = []

    def draw(view: object, names: object, note: str = "", **options: object) -> bytes:
        notes.append(note)
        if note == "slow":
            threading.Event().wait(0.2)
        if note == "broken":
            raise ValueError(note)
        return note.encode()

    monkeypatch.setattr(render, "draw_table", draw)
    return notes


async def test_equal_tables_are_drawn_once(painter: Painter, drawn: list[str]) -> None:
    together = await asyncio.gather(*(painter.table(samples.table(), NAMES, "slow", texts=TEXTS) for _ in range(3)))
    again = await painter.table(samples.table(), NAMES, "slow", texts=TEXTS)
    assert drawn == ["slow"]
    assert {again, *together} == {again}
    await painter.table(samples.table(stock=12), NAMES, "slow", texts=TEXTS)
    assert len(drawn) == 2
    await painter.table(samples.table(), NAMES, "slow", texts=load_texts(PSEUDO))
    assert len(drawn) == 3, "another language has another picture"


async def test_overtaken_table_is_not_drawn(painter: Painter, drawn: list[str]) -> None:
    newer = False
    first = asyncio.create_task(painter.table(samples.table(), NAMES, "slow", texts=TEXTS))
    waiting = asyncio.create_task(painter.table(samples.table(), NAMES, "old", texts=TEXTS, overtaken=lambda: newer))
    shared = asyncio.create_task(painter.table(samples.table(), NAMES, "shared", texts=TEXTS, overtaken=lambda: newer))
    same = asyncio.create_task(painter.table(samples.table(), NAMES, "shared", texts=TEXTS))
    await asyncio.sleep(0.05)
    newer = True
    assert await first
    with pytest.raises(NotDrawn):
        await waiting
    assert await same, "somebody else still wants it"
    assert await shared == await same
    assert drawn == ["slow", "shared"]


async def test_picture_that_failed_is_tried_again(painter: Painter, drawn: list[str]) -> None:
    for _ in range(2):
        assert await painter.table(samples.table(), NAMES, "broken", texts=TEXTS) is None
    assert drawn == ["broken", "broken"]


async def test_process_that_draws_is_replaced_when_it_dies() -> None:
    drawing = InProcesses(1)
    drawing.start()
    painter = Painter(drawing)
    first = await painter.table(samples.table(), NAMES, "first", texts=TEXTS)
    os.kill(await drawing.run(os.getpid), signal.SIGKILL)
    assert first and first.data == render.draw_table(samples.table(), NAMES, "first", look=HOUSE)
    assert await painter.table(samples.table(), NAMES, "second", texts=TEXTS)
    assert await painter.draw("broken.png", partial(render.draw_board, look=HOUSE)) is None
    painter.close()
    assert await painter.table(samples.table(), NAMES, "too late", texts=TEXTS) is None

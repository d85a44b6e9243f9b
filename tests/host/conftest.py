from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest

from bot.host.records import rating_pools
from data.store import Player
from engine.games import GAMES
from tests.host.highest import Highest
from tests.host.room import Room


@pytest.fixture(autouse=True)
def highest(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, Highest.game, Highest)


@pytest.fixture(autouse=True)
def patient_readers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have readers of ratings wait until all games are rated, however busy the machine is."""
    monkeypatch.setattr(rating_pools, "PATIENCE", 20.0)


@pytest.fixture
async def room(tmp_path: Path, entropy: Callable[[int], bytes]) -> AsyncIterator[Room]:
    room = await Room.open(tmp_path / "room.db", entropy=entropy)
    yield room
    await room.close()


@pytest.fixture
async def ada(room: Room) -> Player:
    return await room.player("Ada")


@pytest.fixture
async def bob(room: Room) -> Player:
    return await room.player("Bob")


@pytest.fixture
async def cyd(room: Room) -> Player:
    return await room.player("Cyd")

"""An evening is shown by one process, even if processes are replaced while it is on."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest
import pytest_asyncio

from bot.features.evening import room as evening_room
from bot.host import evenings
from engine.types import FORFEIT, Action
from tests.bot.conftest import buttons, is_evening, words
from tests.bot.process import RandomPlayer
from tests.bot.sharded_room import WITHIN, Part, ShardedRoom, open_room, quicken
from tests.texts import says, text

pytestmark = pytest.mark.postgres


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    quicken(monkeypatch)


@pytest_asyncio.fixture
async def room(postgres_url: str) -> AsyncIterator[ShardedRoom]:
    async with open_room(postgres_url) as room:
        yield room


def rooms(player: RandomPlayer) -> list[dict[str, Any]]:
    return [message for message in player.person.sees(player.channel) if is_evening(message)]


def cards(player: RandomPlayer) -> list[dict[str, Any]]:
    seen = player.person.sees(player.channel)
    return [message for message in seen if says(words(message), "evening-card-title")]


async def lost(part: Part, player: RandomPlayer) -> None:
    """Let a seat of the channel's table forfeit the game."""
    core = part.bot.services.host._core
    state = await part.bot.services.host.table_in_channel(player.channel.id)
    assert state
    async with core.tables.hold(state.id) as session:
        await core.play(session, 1, Action(FORFEIT))


async def second_game(room: ShardedRoom, part: Part) -> tuple[RandomPlayer, RandomPlayer]:
    """Let Ada and Ben play a game to its end in the second server, and begin another one."""
    ada, ben = await room.seat_two(1)
    await lost(part, ada)
    await room.playground.until(lambda: text("button-rematch") in buttons(ada.post()), WITHIN)
    for player, label in ((ada, text("button-rematch")), (ben, text("button-in"))):
        use = await player.person.click(ada.post() or {}, label=label)
        await use.finished()
    await room.playground.until(lambda: rooms(ada), WITHIN)
    return ada, ben


@pytest.mark.soak
async def test_room_goes_on_when_its_process_dies_and_when_it_is_back(room: ShardedRoom) -> None:
    direct, other = await room.start("0/2"), await room.start("1/2")
    ada, _ = await second_game(room, direct)
    [shown] = rooms(ada)
    assert other.edits(ada.channel.id) and not direct.edits(ada.channel.id)
    await other.crash()
    await room.playground.until(lambda: direct.bot.shards_taken_over == {1}, WITHIN)
    await lost(direct, ada)
    await room.playground.until(lambda: text("button-evening-again") in buttons(rooms(ada)[-1]), WITHIN)
    await room.start("1/2")
    await room.playground.until(lambda: not direct.bot.shards_taken_over, WITHIN)
    assert [each["id"] for each in rooms(ada)] == [shown["id"]]


@pytest.mark.soak
async def test_evening_ends_once_although_its_process_is_replaced(
    room: ShardedRoom, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = await room.start("")
    ada, _ = await second_game(room, first)
    await lost(first, ada)
    await room.playground.until(lambda: text("button-evening-again") in buttons(rooms(ada)[-1]), WITHIN)
    second = await room.start("", waits=False)
    for module in (evenings, evening_room):
        monkeypatch.setattr(module, "GAP", 0.5)
    await first.end()
    await second.answers()
    await room.playground.until(lambda: cards(ada), WITHIN)
    async with asyncio.timeout(WITHIN):
        while await second.bot.services.host.evenings.open():  # noqa: ASYNC110
            await asyncio.sleep(0.05)
    assert len(cards(ada)) == 1 and not any(map(buttons, rooms(ada)))

"""When direct messages are opened: for a hand that was dealt, within a ration that outlives a restart."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from bot.table.delivery import direct_messages
from bot.table.delivery.direct_messages import DirectMessageQueue, DirectMessageRation
from tests.bot.conftest import Room, parts
from tests.bot.playing import command, press, started, whispered
from tests.texts import text

OPEN = "POST /users/@me/channels"


def opened(room: Room) -> int:
    """Return how many direct messages the bot has opened."""
    return sum(record.route == OPEN for record in room.playground.records)


def ration_of(room: Room, most: int) -> DirectMessageRation:
    return DirectMessageRation(room.bot.services.store, most, clock=room.clock)


@pytest.fixture
def scarce(room: Room) -> None:
    """Allow only one direct message to be opened in 20 minutes."""
    room.bot.services.hands.queue.ration.most = 1


async def test_no_direct_message_is_opened_before_the_first_deal(room: Room) -> None:
    await command(room, room.ada, "table new")
    await press(room, room.ben, room.post(), text("button-join"))
    assert opened(room) == 0
    await press(room, room.ada, room.post(), text("button-start"))
    assert opened(room) == 2 and parts(room.hand(room.ada), 12) and parts(room.hand(room.ben), 12)
    assert not [message for who in (room.ada, room.ben) for message in whispered(room, who) if parts(message, 12)]


async def test_hand_is_shown_privately_until_the_ration_allows_a_direct_message(
    room: Room, scarce: None, later: Callable[[float], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(direct_messages, "CHECK", 0.05)
    await started(room, room.ben)
    assert opened(room) == 1
    [without] = [who for who in (room.ada, room.ben) if not who.dms()]
    [_hand] = [message for message in whispered(room, without) if parts(message, 12)]
    later(20 * 60)
    await room.playground.until(lambda: opened(room) == 2)
    await room.quiet()
    assert parts(room.hand(without), 12)


async def test_ration_outlives_a_restart(room: Room, later: Callable[[float], None]) -> None:
    ration = ration_of(room, 2)
    assert [await ration.take() for _ in range(3)] == [True, True, False]
    await room.stop()
    await room.start()
    assert not await ration_of(room, 2).take()
    later(20 * 60)
    ration = ration_of(room, 2)
    assert await ration.take()
    await ration.exhaust()
    later(19 * 60)
    assert not await ration_of(room, 2).take()


async def test_tables_without_a_direct_message_come_first(
    room: Room, later: Callable[[float], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(direct_messages, "CHECK", 0.02)
    queue, turns = DirectMessageQueue(ration_of(room, 4)), asyncio.Queue[tuple[str, int]]()
    queue.on_turn = turns.put_nowait
    full = [await queue.may_open("full", player, first=False) for player in range(6)]
    assert full == [True, True, True, False, False, False], "part of the ration is kept for other tables"
    assert await queue.may_open("second", 10, first=True)
    assert not await queue.may_open("third", 20, first=True)
    later(20 * 60)
    assert await turns.get() == ("third", 20), "although others have waited longer"
    assert {await turns.get() for _ in range(3)} == {("full", player) for player in (3, 4, 5)}
    await queue.stop()

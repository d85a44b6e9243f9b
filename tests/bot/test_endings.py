"""The end of a game: what its message shows besides who has won, and when."""

from __future__ import annotations

import asyncio

import pytest

from bot.host.records import rating_pools
from engine.types import Action
from tests.bot.conftest import Room, buttons, words
from tests.bot.playing import command, press, started
from tests.host.slow_ratings import SlowRatings
from tests.texts import says, text


async def forfeited(room: Room) -> None:
    """End the channel's game by having Ada give up."""
    services = room.bot.services
    ada = await services.store.player(room.ada.id, "Ada")
    await services.host.play.act((await room.table()).id, ada, Action("forfeit"))
    await room.quiet()


async def test_ratings_are_shown_as_soon_as_they_are_worked_out(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rating_pools, "PATIENCE", 0.0)
    pools = room.bot.services.host.game_ratings._pools
    slow = SlowRatings(room.bot.services.store)
    monkeypatch.setattr(pools, "_store", slow)
    pools._pools.clear()
    await started(room, room.ben)
    await forfeited(room)
    assert "won Canasta" in words(room.post()) and not says(words(room.post()), "column-rating"), (
        "nobody waits for them"
    )
    slow.allow(100)
    for _ in range(100):
        if says(words(room.post()), "column-rating"):
            break
        await asyncio.sleep(0.05)
    assert says(words(room.post()), "rating-change", before="0.0", seat="Ada")


async def test_message_says_why_a_game_does_not_count_for_its_winner(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(room.bot.services.host._core, "daily_limit", 1)
    await started(room, room.ben)
    await forfeited(room)
    said = words(room.post())
    assert says(said, "rating-change", seat="Ada") and "Rating of Ben" not in said
    assert says(said, "unranked-hardly-played")
    await command(room, room.ada, "table new")
    await press(room, room.ben, room.post(), text("button-join"))
    await press(room, room.ada, room.post(), text("button-start"))
    await forfeited(room)
    said = words(room.post())
    assert not says(said, "column-rating") and says(said, "unranked-repeated")


async def test_practice_game_says_so_and_has_no_rating(room: Room) -> None:
    await command(room, room.ada, "table new", practice=True)
    await press(room, room.ada, room.post(), text("button-start"))
    await forfeited(room)
    assert says(words(room.post()), "ended-practice") and not says(words(room.post()), "column-rating")
    assert buttons(room.post())[0] == text("button-rematch") and text("verb-deal") not in buttons(room.hand(room.ada))

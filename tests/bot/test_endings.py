"""The end of a game: what its message shows besides who has won, and when."""

from __future__ import annotations

import asyncio

import pytest

from bot.host.records import rating_pools
from engine.types import Action
from tests.bot.conftest import Room, buttons, words
from tests.bot.playing import command, press, started
from tests.host.slow_ratings import SlowRatings


async def forfeited(room: Room) -> None:
    """Ends the channel's game: Ada gives up."""
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
    assert "won Canasta" in words(room.post()) and "Rating" not in words(room.post()), "nobody waits for them"
    slow.allow(100)
    for _ in range(100):
        if "Rating" in words(room.post()):
            break
        await asyncio.sleep(0.05)
    assert "Rating of Ada: 0.0 → " in words(room.post())


async def test_message_says_why_a_game_does_not_count_for_its_winner(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(room.bot.services.host._core, "daily_limit", 1)
    await started(room, room.ben)
    await forfeited(room)
    said = words(room.post())
    assert "Rating of Ada: " in said and "Rating of Ben" not in said
    assert "This win counts for neither league nor ratings, because somebody made less than half" in said
    await command(room, room.ada, "table new")
    await press(room, room.ben, room.post(), "Join")
    await press(room, room.ada, room.post(), "Start")
    await forfeited(room)
    said = words(room.post())
    assert "Rating" not in said and "had already played too many games against each other today" in said


async def test_practice_game_says_so_and_has_no_rating(room: Room) -> None:
    await command(room, room.ada, "table new", practice=True)
    await press(room, room.ada, room.post(), "Start")
    await forfeited(room)
    assert "Practice game, not ranked" in words(room.post()) and "Rating" not in words(room.post())
    assert buttons(room.post())[0] == "Rematch" and "Next round" not in buttons(room.hand(room.ada))

"""The end of an evening: its card is posted once, whatever happens meanwhile."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from typing import Any

import pytest

from bot.features.evening import card_posts
from data.store import Unavailable
from playground import Channel
from tests.bot.conftest import Room, buttons, words
from tests.bot.evening_games import begun, evening, game, over
from tests.bot.playing import command, press
from tests.texts import says, text


def cards(room: Room, channel: Channel | None = None) -> list[dict[str, Any]]:
    """Return the messages that show the card of an evening in a channel."""
    seen = room.ada.sees(channel or room.channel)
    return [message for message in seen if says(words(message), "evening-card-title")]


async def test_card_is_posted_once_without_a_notification(room: Room) -> None:
    await game(room)
    await game(room)
    await over(room)
    [card] = cards(room)
    assert card["flags"] & 1 << 12 and not card["mentions"]
    assert not buttons(evening(room))
    room.clock.ahead += 600
    await room.tick()
    assert len(cards(room)) == 1


@pytest.mark.soak
async def test_evening_with_one_finished_game_has_no_card(room: Room) -> None:
    await game(room)
    await begun(room)
    await over(room)
    assert not buttons(evening(room)) and not cards(room)


async def test_server_can_switch_the_card_off(room: Room) -> None:
    servers = room.bot.services.host.servers
    settings = await servers.settings(room.guild.id)
    await servers.save(room.guild.id, settings.model_copy(update={"evening_card": False}))
    await game(room)
    await game(room)
    await over(room)
    assert not buttons(evening(room)) and not cards(room)
    assert await room.bot.services.host.evenings.open() == [], "nothing is left to do"


async def test_card_that_was_sent_but_not_stored_is_found_after_a_restart(room: Room) -> None:
    await game(room)
    await game(room)
    await over(room)
    [card] = cards(room)
    await room.stop()
    with closing(sqlite3.connect(room.path)) as db, db:
        db.execute("UPDATE evenings SET card = 'due', card_message = NULL")
    room.clock.ahead += 3600
    await room.start()
    await room.tick()
    assert [each["id"] for each in cards(room)] == [card["id"]]
    assert await room.bot.services.host.evenings.open() == []


@pytest.mark.soak
async def test_card_that_is_due_is_posted_after_a_restart(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fails(*values: object) -> None:
        raise Unavailable("the process dies here")

    await game(room)
    await game(room)
    with monkeypatch.context() as patch:
        patch.setattr(card_posts, "evening_card", fails)
        await over(room)
        assert not buttons(evening(room)) and not cards(room)
        await room.stop()
    await room.start()
    await room.tick()
    assert len(cards(room)) == 1


@pytest.mark.soak
async def test_card_is_given_up_where_the_bot_may_not_post(room: Room) -> None:
    thread = room.playground.add_thread(room.channel, "a quiet place")
    await game(room, channel=thread)
    await game(room, channel=thread)
    room.playground.set_permissions(room.channel, deny=["send_messages"])
    await over(room)
    room.playground.set_permissions(room.channel)
    assert not cards(room) and await room.bot.services.host.evenings.open() == []


async def test_card_goes_when_somebody_on_it_is_forgotten(room: Room) -> None:
    await game(room)
    await game(room)
    await over(room)
    room.clock.ahead += 60  # Discord takes few edits of old messages in a short time
    use = await command(room, room.ben, "privacy forget")
    await press(room, room.ben, use.response, text("button-forget"))
    assert not cards(room) and "Ben" not in words(evening(room))


async def test_result_that_moderators_remove_later_leaves_the_folded_room_and_the_card(room: Room) -> None:
    first = await game(room, loser=0)
    for loser in (0, 1):
        await game(room, loser=loser)
    await over(room)
    [card] = cards(room)
    assert says(words(evening(room)), "evening-over", games=3) and says(words(card), "evening-card-title", count=3)
    boss = room.playground.people.act_as(room.playground.world.owner)
    await command(room, boss, "moderate remove", table=first.id, reason="farmed")
    [corrected] = cards(room)
    assert corrected["id"] == card["id"], "no second card"
    for message in (evening(room), corrected):
        assert says(words(message), "evening-over", games=2) or says(words(message), "evening-card-title", count=2)
    [removed] = await room.bot.services.store.acts(room.guild.id)
    await command(room, boss, "moderate lift", entry=str(removed.id))
    assert says(words(evening(room)), "evening-over", games=3)

"""The public message is posted again when it is deleted, buried or old, and never twice."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any

import pytest

from bot.limits import Meaning
from playground import Event, Message
from tests.bot.conftest import Room, buttons, words
from tests.bot.playing import command, play_first, plays, press, said, started
from tests.examples import sampled
from tests.texts import says, text

pytestmark = pytest.mark.usefixtures("draws_by_hand")

ENDED = [text("button-anew"), text("button-film"), text("button-fair-deal")]
"""The buttons of a closed table."""


async def test_post_is_edited_in_place(room: Room) -> None:
    await command(room, room.ada, "table new")
    post = room.post()
    await press(room, room.ada, post, text("button-start"))
    await press(room, room.ada, room.post(), text("verb-draw"))
    assert room.post()["id"] == post["id"]
    assert text("verb-discard") in buttons(room.post())


async def test_edits_after_a_press_use_its_token(room: Room) -> None:
    await started(room)
    before = len(room.playground.records)
    await press(room, room.ada, room.post(), text("verb-draw"))
    await play_first(room, room.ada, "discard")
    done = [f"{record.method} {record.route}" for record in list(room.playground.records)[before:]]
    assert sum("/webhooks/" in request for request in done) >= 2, done
    assert sum("/channels/" in request for request in done) == 1, "the hand, as the press was on the table"


async def brought_back(room: Room, table: str) -> None:
    """Check that a table whose message was deleted waits without a post until a player resumes it."""
    await room.paused(table)
    assert not [m for m in room.ada.sees(room.channel) if m["components"] and not m["flags"] & 64], "not by itself"
    assert says(words(room.hand(room.ada)), "standing-paused") and "/table resume" in words(room.hand(room.ada))
    assert says(said(await command(room, room.ada, "table resume")), "done-resumed")
    assert (await room.table()).id == table
    await press(room, room.ada, room.post(), text("verb-draw"))


async def test_table_whose_message_is_deleted_waits_for_its_players(room: Room) -> None:
    await started(room)
    table = await room.table()
    room.playground.delete_message(room.post())
    await brought_back(room, table.id)


async def test_message_deleted_while_offline_is_not_posted_again_by_the_next_move(room: Room) -> None:
    await started(room)
    table = await room.table()
    room.playground.gateway.drop(resumable=False)
    room.playground.delete_message(room.post())
    await room.bot.wait_for("shard_ready", timeout=15)
    await command(room, room.ada, "draw")
    await brought_back_after_a_move(room, table.id)


async def brought_back_after_a_move(room: Room, table: str) -> None:
    await room.paused(table)
    assert not [m for m in room.ada.sees(room.channel) if m["components"] and not m["flags"] & 64]
    await room.stop()
    await room.start()
    assert says(said(await command(room, room.ada, "table resume")), "done-resumed")
    await room.quiet()
    assert (await room.table()).id == table and text("verb-discard") in buttons(room.post()), (
        "a restart loses nothing of that"
    )


async def test_buried_post_is_posted_again_below(room: Room) -> None:
    await started(room)
    post = room.post()
    for number in range(14):
        await room.ben.say(room.channel, f"chat {number}")
    await room.quiet()
    assert room.post()["id"] == post["id"]
    await room.ben.say(room.channel, "and one more")
    await room.playground.until(lambda: len([m for m in room.ada.sees(room.channel) if m["components"]]) == 2)
    await room.quiet()
    new = room.post()
    assert new["id"] != post["id"]
    assert room.ada.sees(room.channel)[-1]["id"] == new["id"]


async def test_old_post_is_posted_again_with_the_next_move(room: Room, later: Callable[[float], None]) -> None:
    await started(room)
    post = room.post()
    later(51 * 60)
    await press(room, room.ada, post, text("verb-draw"))
    assert room.post()["id"] != post["id"]
    assert text("verb-discard") in buttons(room.post())


async def test_old_buttons_work_after_a_restart(room: Room) -> None:
    await started(room)
    post, hand = room.post(), room.hand(room.ada)
    await room.stop()
    await room.start()
    await room.quiet()
    assert (room.post()["id"], room.hand(room.ada)["id"]) == (post["id"], hand["id"])
    await press(room, room.ada, post, text("verb-draw"), race=True)
    assert (await room.table()).revision == 1
    assert (room.post()["id"], room.hand(room.ada)["id"]) == (post["id"], hand["id"])


async def test_post_that_was_sent_but_not_stored_is_found(room: Room) -> None:
    await started(room)
    post, state = room.post(), await room.table()
    earlier = await room.ben.say(room.channel, "hello")
    await room.bot.services.store.next_post_number(state.id)
    await room.bot.services.store.record_post(state.id, room.channel.id, int(post["id"]) - 1, state.message_at)
    await room.stop()
    await room.start()
    await room.quiet()
    assert room.post()["id"] == post["id"] and int(earlier["id"]) > int(post["id"])
    assert (await room.bot.services.store.table(state.id)).message_id == int(post["id"])


@sampled
@pytest.mark.parametrize("earlier", [0, 120])
async def test_first_post_that_was_not_stored_is_found_among_many_messages(
    room: Room, earlier: int, later: Callable[[float], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    for number in range(earlier):
        await room.ben.say(room.channel, f"chat {number}")
    later(60)
    monkeypatch.setattr(room.bot.services.store, "record_post", _lost)
    await command(room, room.ada, "table new")
    post = room.post()
    await room.stop()
    await room.start()
    await room.quiet()
    assert room.post()["id"] == post["id"]


async def test_post_in_a_new_channel_that_was_not_stored_is_found(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    await started(room)
    elsewhere = room.playground.add_channel(room.guild, "table-2")
    for number in range(60):
        await room.ben.say(elsewhere, f"chat {number}")
    monkeypatch.setattr(room.bot.services.store, "record_post", _lost)
    await command(room, room.ada, "table resume", channel=elsewhere)
    await room.stop()
    await room.start()
    await room.quiet()
    posts = [[m["id"] for m in room.ada.sees(place) if buttons(m)] for place in (room.channel, elsewhere)]
    assert [len(found) for found in posts] == [0, 1]


async def test_outdated_post_is_deleted_when_it_is_pressed(room: Room) -> None:
    await started(room)
    old = room.post()
    for number in range(15):
        room.playground.faults.add("DELETE **", status=403, code=50013)
        await room.ben.say(room.channel, f"chat {number}")
    await room.playground.until(lambda: len([m for m in room.ada.sees(room.channel) if m["components"]]) == 2)
    await room.quiet()
    room.playground.faults.clear()
    await press(room, room.ada, old, text("verb-draw"))
    assert room.post()["id"] != old["id"] and text("verb-discard") in buttons(room.post())


async def _lost(*_: object) -> None:
    """Replace the method that stores the post, as if the process had died before."""


async def test_end_of_a_game_is_shown_after_a_restart(room: Room) -> None:
    await started(room)
    post, state, services = room.post(), await room.table(), room.bot.services
    services.host.on_change.clear()
    await services.host.lifecycle.close(state.id, await services.store.player(room.ada.id, "Ada"))
    await room.stop()
    assert buttons(room.post()), "nothing shows yet that it was closed"
    await room.start()
    await room.quiet()
    assert room.post()["id"] == post["id"]
    assert buttons(room.post()) == ENDED and says(words(room.post()), "standing-over")
    assert buttons(room.hand(room.ada)) == [text("button-anew")]
    assert await room.bot.services.store.tables_to_show() == []


async def test_resumed_table_moves_to_the_new_channel(room: Room) -> None:
    await started(room)
    await command(room, room.ada, "table pause")
    assert text("verb-draw") not in buttons(room.post())
    other = room.playground.add_channel(room.guild, "table-2")
    assert says(said(await command(room, room.ada, "table resume", channel=other)), "done-resumed")
    [post] = [message for message in room.ada.sees(other) if not message["flags"] & 64]
    assert text("verb-draw") in buttons(post)


async def test_picture_has_alt_text(room: Room) -> None:
    await started(room)
    assert says(words(room.post()), "fact-stock")


async def test_rate_limits_and_server_errors_lose_nothing(room: Room) -> None:
    await started(room)
    room.playground.faults.add(route="PATCH /channels/*/messages/*", status=429, retry_after=0.2, times=2)
    room.playground.faults.add(route="PATCH /channels/*/messages/*", status=502, times=1)
    await press(room, room.ada, room.post(), text("verb-draw"))
    assert text("verb-discard") in buttons(room.post()) and plays(room.hand(room.ada), "discard")


async def test_hand_names_its_server_after_a_restart(room: Room) -> None:
    await started(room)
    await room.stop()
    await room.start()
    await room.bot.wait_until_ready()
    await room.quiet()
    assert "Card club" in words(room.hand(room.ada))


async def test_deleting_every_post_does_not_flood_the_channel(room: Room) -> None:
    await started(room)
    table = await room.table()
    world, sent = room.playground.world, []

    def delete(event: Event) -> None:
        if event.kind == "MESSAGE_CREATE" and event.channel is room.channel and event.only is None:
            assert isinstance(event.subject, Message)
            sent.append(event.subject)
            asyncio.get_running_loop().call_later(0.05, world.delete_message, event.subject)

    world.listeners.append(delete)
    room.playground.delete_message(room.post())
    await room.paused(table.id)
    assert not sent
    await command(room, room.ada, "table resume")
    await room.paused(table.id)
    assert len(sent) == 1, "one for each time that a player asks for it"
    world.listeners.remove(delete)
    await command(room, room.ada, "table resume")
    assert text("verb-draw") in buttons(room.post())


async def test_flood_of_messages_does_not_flood_the_channel_with_posts(
    room: Room, later: Callable[[float], None]
) -> None:
    await started(room)
    posts = {room.post()["id"]}
    for number in range(150):
        await room.ben.say(room.channel, f"chat {number}")
        if number % 15 == 14:
            await asyncio.sleep(0.05)
            await room.quiet()
            posts.add(room.post()["id"])
    assert len(posts) == 4
    later(20)
    for number in range(15):
        await room.ben.say(room.channel, f"calm {number}")
    await room.playground.until(lambda: room.ada.sees(room.channel)[-1]["components"])
    await room.quiet()
    assert room.post()["id"] not in posts


async def test_table_in_closed_direct_messages_is_kept_until_they_are_open(
    room: Room, later: Callable[[float], None], caplog: pytest.LogCaptureFixture
) -> None:
    """Somebody has resumed the table there."""
    services = room.bot.services
    ada = await services.store.player(room.ada.id, "Ada")
    place: dict[str, Any] = {"guild_id": room.guild.id, "channel_id": room.ada.dm_channel.id}
    room.ada.close_dms()
    state = await services.host.lobby.open(**place, host=ada, game="canasta", preset="classic")
    await room.quiet()
    assert services.posts.trouble(state.id) is Meaning.CLOSED
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]
    room.ada.open_dms()
    later(700)
    await services.host.lobby.start(state.id, ada)
    await room.quiet()
    assert services.posts.trouble(state.id) is None and room.ada.dms()


async def test_channel_that_refused_is_tried_again_after_five_minutes(
    room: Room, later: Callable[[float], None]
) -> None:
    await started(room)
    playground, presenter, table = room.playground, room.bot.services.presenter, (await room.table()).id
    later(1000)  # the token of the last press works no more
    playground.set_permissions(room.channel, deny=["view_channel"])

    async def refused_after(seconds: float) -> int:
        """Have the table shown again, and return how often the channel has refused so far."""
        later(seconds)
        room.bot.services.posts.distrust(table)
        presenter.poke(table)
        await room.quiet()
        return len(playground.invalid_requests)

    first = await refused_after(0)
    assert first > 0, "Discord counts refused requests against a bot"
    for seconds in (1, 120, 170):
        assert await refused_after(seconds) == first
    assert await refused_after(10) > first

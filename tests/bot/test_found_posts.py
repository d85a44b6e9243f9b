"""After a restart the message of a table is found again, even if the last process died before it was stored."""

from __future__ import annotations

from dataclasses import replace

import pytest
from discord import ui

from bot.ui.custom_ids import Press
from tests.bot.wall import Wall


async def test_a_stored_post_is_edited_after_a_restart(wall: Wall) -> None:
    await wall.show("one")
    post = wall.post["id"]
    await wall.restart()
    stored = await wall.row()
    wall.clock.now += 60
    await wall.show("two")
    assert wall.seen() == ["two"] and wall.post["id"] == post
    assert await wall.row() == stored, "nothing new to store"


@pytest.mark.parametrize("messages", [14, 15])
async def test_messages_below_a_post_are_counted_after_a_restart(wall: Wall, messages: int) -> None:
    await wall.show("one")
    post = wall.post["id"]
    await wall.bury(messages)
    await wall.restart()
    await wall.show("two")
    assert wall.seen() == ["two"] and (wall.post["id"] == post) == (messages < 15)


@pytest.mark.parametrize("messages", [14, 15])
async def test_a_post_that_was_not_stored_is_found_and_replaces_the_stored_one(wall: Wall, messages: int) -> None:
    """It is buried only by the messages below it."""
    await wall.show("one")
    stored = await wall.row()
    wall.playground.faults.add("DELETE **", status=403, code=50013)
    wall.posts.bury(wall.table.id)
    await wall.bury(1)
    await wall.show("two")
    await wall.bury(messages)
    await wall.store.record_post(wall.table.id, wall.channel.id, stored.message_id, stored.message_at)
    await wall.restart()
    wall.clock.now += 60
    await wall.show("three")
    assert wall.seen() == ["three"]
    row = await wall.row()
    assert (row.message_id, row.message_at) == (int(wall.post["id"]), wall.clock.now)
    assert row.posts == (2 if messages < 15 else 3)


async def test_the_first_post_is_found_below_a_hundred_older_messages(wall: Wall) -> None:
    busy = wall.playground.add_channel(wall.guild, "busy")
    for _ in range(100):
        await wall.ada.say(busy, "chat")
    wall.clock.now += 60
    wall.table = await wall.open(busy)
    await wall.show("one")
    wall.posts, wall.table = wall.new_posts(), replace(wall.table, posts=1)
    await wall.show("two")
    assert wall.seen(busy) == ["two"]


async def test_no_more_than_a_hundred_messages_are_looked_at_after_a_restart(wall: Wall) -> None:
    await wall.show("one")
    await wall.bury(110)
    await wall.restart()
    wall.requests()
    await wall.show("two")
    assert sum("GET" in request for request in wall.requests()) == 1


async def test_the_first_post_is_found_among_the_messages_since_the_table_was_opened(wall: Wall) -> None:
    await wall.show("one")
    post = wall.post["id"]
    other_table = Press("another", 0, "verb.draw").custom_id
    there = wall.client.get_partial_messageable(wall.channel.id)
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.TextDisplay("another"))
    view.add_item(ui.ActionRow(ui.Button(label="Press", custom_id=other_table)))
    view.add_item(ui.ActionRow(ui.Button(label="Press", custom_id="not of a table")))
    await there.send(view=view)
    posts = (await wall.row()).posts
    wall.table, wall.posts = replace(wall.table, posts=posts), wall.new_posts()
    wall.requests()
    await wall.show("two")
    assert wall.ada.sees(wall.channel)[0]["id"] == post and wall.seen() == ["two", "another"]
    assert (await wall.row()).message_id == int(post)
    assert not any("POST" in request for request in wall.requests())


@pytest.mark.parametrize("messages", [14, 15])
async def test_a_post_in_a_new_channel_that_was_not_stored_is_found(wall: Wall, messages: int) -> None:
    await wall.show("one")
    stored = await wall.row()
    other = wall.playground.add_channel(wall.guild, "table-2")
    wall.playground.faults.add("DELETE **", status=403, code=50013)
    for _ in range(100):
        await wall.ada.say(other, "chat")
    await wall.show("two", channel_id=other.id)
    for _ in range(messages):
        await wall.ada.say(other, "chat")
    await wall.store.record_post(wall.table.id, wall.channel.id, stored.message_id, stored.message_at)
    await wall.restart()
    wall.requests()
    await wall.show("three", channel_id=other.id)
    assert (wall.seen(), wall.seen(other)) == ([], ["three"])
    row = await wall.row()
    assert (row.message_channel, row.posts) == (other.id, 2 if messages < 15 else 3)
    assert sum("GET" in request for request in wall.requests()) == 1, "only the last hundred messages are looked at"


async def test_a_channel_whose_history_is_hidden_has_its_post_edited_all_the_same(
    wall: Wall, caplog: pytest.LogCaptureFixture
) -> None:
    await wall.show("one")
    await wall.restart()
    wall.playground.faults.add("GET /channels/*/messages", status=403, code=50001)
    await wall.show("two")
    assert wall.seen() == ["two"]
    assert f"table {wall.table.id}: the channel's history cannot be read: 50001" in caplog.messages

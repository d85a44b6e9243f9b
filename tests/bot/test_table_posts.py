"""The messages of tables, one request at a time: when they are edited, posted anew, missed and found again.

Here nothing else of the bot runs: a test says what a table shows, and looks at the channel. What people see while they
play is in :mod:`tests.bot.test_posts`.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import discord
import pytest

from bot.limits import Meaning
from bot.table.delivery.table_posts import TablePosts
from bot.ui.components import Upload
from data.store import Status
from tests.bot.wall import Wall, connected

OTHER_GUILD = 5


# Posting and editing


async def test_a_table_is_posted_once_then_edited(wall: Wall) -> None:
    wall.requests()
    await wall.show("one")
    assert len(wall.requests()) == 1, "nothing is looked for at a new table"
    post = wall.post
    row = await wall.row()
    assert (row.message_id, row.message_channel, row.posts) == (int(post["id"]), wall.channel.id, 1)
    assert row.message_at == wall.clock.now
    await wall.show("two")
    assert wall.seen() == ["two"] and wall.post["id"] == post["id"]


async def test_nothing_is_sent_if_nothing_has_changed(wall: Wall) -> None:
    await wall.show("one")
    wall.requests()
    await wall.show("one")
    assert wall.requests() == []
    wall.posts.distrust(wall.table.id)
    await wall.show("one")
    assert len(wall.requests()) == 1
    await wall.show("two")
    assert len(wall.requests()) == 1
    await wall.show("two")
    assert wall.requests() == []
    wall.posts.distrust("no such table")


async def test_an_unchanged_picture_is_not_uploaded_again(wall: Wall) -> None:
    picture, other = Upload.of("a.png", b"one picture"), Upload.of("a.png", b"another")
    await wall.show("one", picture)
    first = wall.post["attachments"]
    wall.requests()
    await wall.show("one", picture)
    assert wall.requests() == []
    await wall.show("two", picture)
    assert wall.seen() == ["two"] and wall.post["attachments"] == first
    await wall.show("two", other)
    assert [each["size"] for each in wall.post["attachments"]] == [len(b"another")]


async def test_an_edit_calls_nobody(wall: Wall) -> None:
    await wall.show("one")
    bodies: list[Any] = []
    wall.playground.request_listeners.append(lambda record, body: bodies.append(body))
    await wall.show(f"it is the turn of {wall.ada.mention}")
    assert [body["allowed_mentions"] for body in bodies] == [{"parse": []}]


async def test_a_post_that_discord_answers_with_an_error_is_not_made_twice(wall: Wall) -> None:
    """The library repeats the request, and Discord recognizes it by its nonce. The next post has another one."""
    wall.playground.faults.add("POST /channels/*/messages", status=502, performed=True)
    await wall.show("one")
    assert wall.seen() == ["one"]
    wall.posts.bury(wall.table.id)
    await wall.show("two")
    assert wall.seen() == ["two"]


async def test_two_tables_in_a_row_have_messages_of_their_own_in_a_channel(wall: Wall) -> None:
    await wall.show("one")
    await wall.tables.host.lifecycle.close(wall.table.id, await wall.tables.player("Ada"))
    wall.table = await wall.open()
    await wall.show("another")
    assert wall.seen() == ["one", "another"]


async def test_the_link_leads_to_the_message_once_there_is_one(wall: Wall) -> None:
    where = f"https://discord.com/channels/{wall.guild.id}/{wall.channel.id}"
    assert wall.posts.link(wall.table) == where
    await wall.show()
    assert wall.posts.link(wall.table) == f"{where}/{wall.post['id']}"


# Buried and old posts


async def test_the_fifteenth_message_below_buries_a_post(wall: Wall) -> None:
    await wall.show("one")
    first = wall.post["id"]
    wall.clock.now += 60
    assert await wall.bury(14) == []
    await wall.show("two")
    assert wall.post["id"] == first
    assert await wall.bury(1) == [wall.table.id]
    await wall.show("three")
    assert wall.seen() == ["three"] and wall.post["id"] != first
    assert (await wall.row()).message_id == int(wall.post["id"])
    wall.clock.now += 60
    assert await wall.bury(14) == [] and await wall.bury(1) == [wall.table.id], "and so on"


async def test_each_fifteen_messages_ask_again_until_the_table_is_shown(wall: Wall) -> None:
    await wall.show("one")
    wall.clock.now += 60
    assert await wall.bury(44) == [wall.table.id] * 2
    assert await wall.bury(1) == [wall.table.id]


async def test_only_later_messages_in_its_channel_bury_a_post(wall: Wall) -> None:
    earlier = await wall.ada.say(wall.channel, "before")
    await wall.show("one")
    post = int(wall.post["id"])
    wall.clock.now += 60
    count = wall.posts.count_message
    assert not any(count(wall.channel.id, message) for message in [int(earlier["id"]), post] * 15)
    assert not any(count(wall.channel.id + 1, post + 1 + number) for number in range(15))
    assert [count(wall.channel.id, post + 1 + number) for number in range(15)] == [None] * 14 + [wall.table.id]


async def test_a_post_is_moved_down_at_once_only_three_times_in_a_row(wall: Wall) -> None:
    """A post counts as in a row if it is buried within twenty seconds."""
    await wall.show()
    for _ in range(2):
        for _ in range(3):
            wall.clock.now += 19
            assert await wall.bury(15) == [wall.table.id]
            await wall.show()
        wall.clock.now += 19
        assert await wall.bury(15) == []
        wall.clock.now += 1
        assert await wall.bury(15) == [wall.table.id], "it stayed in sight for long enough"
        await wall.show()


async def test_a_table_can_be_brought_down_by_request(wall: Wall) -> None:
    await wall.show("one")
    first = wall.post["id"]
    wall.posts.bury(wall.table.id)
    await wall.show("one")
    assert wall.post["id"] != first
    wall.posts.bury("no such table")


async def test_a_post_is_moved_down_before_it_is_too_old_to_be_edited(wall: Wall) -> None:
    await wall.show("one")
    first = wall.post["id"]
    wall.clock.now += 2999
    await wall.show("two")
    assert wall.post["id"] == first
    wall.clock.now += 1
    await wall.show("three")
    assert wall.seen() == ["three"] and wall.post["id"] != first


async def test_in_place_nothing_is_posted(wall: Wall) -> None:
    await wall.show("nothing", in_place=True)
    assert wall.seen() == []
    await wall.show("one")
    first = wall.post["id"]
    wall.posts.bury(wall.table.id)
    wall.clock.now += 3000
    await wall.show("two", in_place=True)
    assert wall.seen() == ["two"] and wall.post["id"] == first


async def test_a_resumed_table_moves_to_its_new_channel(wall: Wall) -> None:
    await wall.show("one")
    other = wall.playground.add_channel(wall.guild, "table-2")
    await wall.show("here now", channel_id=other.id)
    assert (wall.seen(), wall.seen(other)) == ([], ["here now"])
    assert (await wall.row()).message_channel == other.id


async def test_an_ended_table_is_edited_but_not_posted(wall: Wall) -> None:
    await wall.show("over", status=Status.CLOSED)
    assert wall.seen() == []
    await wall.show("one")
    await wall.show("over", status=Status.CLOSED)
    assert wall.seen() == ["over"]
    wall.playground.delete_message(wall.post)
    await wall.show("over again", status=Status.CLOSED)
    assert wall.seen() == [] and not wall.missed


async def test_a_message_in_an_archived_thread_is_posted_anew(wall: Wall) -> None:
    await wall.show("one")
    first = wall.post["id"]
    wall.playground.faults.add("PATCH /channels/*/messages/*", status=400, code=50083)
    await wall.show("two")
    assert wall.seen() == ["two"] and wall.post["id"] != first


# Deleted messages


async def test_a_table_whose_message_was_deleted_is_posted_when_it_may_return(wall: Wall) -> None:
    await wall.show("one")
    post = wall.post
    wall.playground.delete_message(post)
    assert wall.posts.deleted([int(post["id"]), 7]) == [wall.table.id]
    assert wall.posts.deleted([int(post["id"])]) == []
    await wall.show("two")
    assert wall.seen() == []
    assert await wall.posts.record_deletion(wall.table.id)
    row = await wall.row()
    assert (row.message_id, row.message_channel, row.message_at) == (None, wall.channel.id, wall.clock.now)
    wall.posts.may_return(wall.table.id)
    await wall.show("three")
    assert wall.seen() == ["three"]


async def test_an_edit_finds_out_that_the_message_was_deleted(wall: Wall) -> None:
    await wall.show("one")
    wall.playground.delete_message(wall.post)
    await wall.show("two")
    assert wall.missed == [wall.table.id] and wall.seen() == []
    await wall.show("three")
    assert wall.missed == [wall.table.id] and wall.seen() == []
    assert await wall.posts.record_deletion(wall.table.id)


async def test_nobody_has_to_be_told_of_a_deletion(wall: Wall) -> None:
    posts = TablePosts(wall.client, wall.store, clock=wall.clock)
    await posts.show(wall.table, wall.layout("one"), ())
    wall.playground.delete_message(wall.post)
    await posts.show(wall.table, wall.layout("two"), ())
    assert wall.seen() == []


async def test_no_deletion_is_recorded_of_a_message_that_is_there(wall: Wall) -> None:
    assert not await wall.posts.record_deletion(wall.table.id)
    await wall.show("one")
    assert not await wall.posts.record_deletion(wall.table.id)
    assert (await wall.row()).message_id == int(wall.post["id"])
    wall.posts.may_return("no such table")


async def test_a_deletion_that_another_process_caused_by_posting_anew_is_none(wall: Wall) -> None:
    await wall.show("one")
    old = int(wall.post["id"])
    await wall.restart()
    await wall.show("one")
    other = wall.new_posts()
    other.bury(wall.table.id)
    await other.show(wall.table, wall.layout("two"), ())
    other.bury(wall.table.id)
    await other.show(wall.table, wall.layout("three"), ())
    assert wall.posts.deleted([old]) == [wall.table.id]
    assert not await wall.posts.record_deletion(wall.table.id)
    assert not wall.posts.knows(wall.table.id) and (await wall.row()).message_id == int(wall.post["id"])


async def test_an_outdated_message_is_deleted_when_it_is_pressed(wall: Wall) -> None:
    await wall.show("one")
    wall.playground.faults.add("DELETE **", status=403, code=50013)
    wall.posts.bury(wall.table.id)
    await wall.show("two")
    assert wall.seen() == ["one", "two"]
    there = wall.client.get_partial_messageable(wall.channel.id)
    old, new = [await there.fetch_message(int(message["id"])) for message in wall.ada.sees(wall.channel)]
    await wall.posts.delete_outdated("no such table", old)
    await wall.posts.delete_outdated(wall.table.id, new)
    assert wall.seen() == ["one", "two"]
    await wall.posts.delete_outdated(wall.table.id, old)
    assert wall.seen() == ["two"]


# Channels that refuse


@pytest.mark.parametrize(
    ("status", "code", "trouble"),
    [(403, 50007, Meaning.CLOSED), (403, 99999, Meaning.FORBIDDEN), (404, 10003, Meaning.GONE)],
)
async def test_what_people_can_mend_is_remembered(wall: Wall, status: int, code: int, trouble: Meaning) -> None:
    """Known errors are recognized by their code, others by the status."""
    wall.playground.faults.add("POST /channels/*/messages", status=status, code=code)
    await wall.show("one")
    assert wall.posts.trouble(wall.table.id) is trouble
    wall.posts.bury(wall.table.id)
    wall.clock.now += 300
    await wall.show("two")
    assert wall.seen() == ["two"] and wall.posts.trouble(wall.table.id) is None


async def test_a_channel_that_refuses_is_left_alone_for_five_minutes(
    wall: Wall, caplog: pytest.LogCaptureFixture
) -> None:
    await wall.show("one")
    wall.playground.set_permissions(wall.channel, deny=["view_channel"])
    await wall.show("two")
    assert f"table {wall.table.id} cannot be shown: 403 50001" in caplog.messages
    assert wall.posts.trouble(wall.table.id) is Meaning.FORBIDDEN
    wall.requests()
    wall.clock.now += 299
    await wall.show("three")
    assert wall.requests() == []
    wall.playground.set_permissions(wall.channel)
    wall.clock.now += 1
    await wall.show("four")
    assert wall.seen() == ["four"] and wall.posts.trouble(wall.table.id) is None
    await wall.show("five")
    assert wall.seen() == ["five"]
    assert wall.posts.trouble("no such table") is None


async def test_a_table_that_leaves_a_refusing_channel_is_shown_at_once(wall: Wall) -> None:
    await wall.show("one")
    wall.playground.set_permissions(wall.channel, deny=["view_channel"])
    await wall.show("two")
    other = wall.playground.add_channel(wall.guild, "table-2")
    await wall.show("three", channel_id=other.id)
    assert wall.seen(other) == ["three"] and wall.posts.trouble(wall.table.id) is None


async def test_other_errors_are_not_hidden(wall: Wall) -> None:
    picture = Upload.of("a.png", b"a picture")
    await wall.show("one", picture)
    attachment = wall.post["attachments"][0]["id"]
    wall.playground.faults.add("PATCH /channels/*/messages/*", status=400, code=50035)
    with pytest.raises(discord.HTTPException):
        await wall.show("two", picture)
    await wall.show("two", picture)
    assert wall.seen() == ["two"]
    assert wall.post["attachments"][0]["id"] != attachment, "Discord may not know the picture: it is uploaded again"


async def test_tables_are_shown_again_where_the_channel_can_be_reached(wall: Wall) -> None:
    await wall.show("one")
    here = [wall.channel.id]
    assert wall.posts.reachable_in(here) == [], "it was never missing"
    wall.playground.set_permissions(wall.channel, deny=["view_channel"])
    await wall.show("two")
    assert wall.posts.reachable_in([wall.channel.id + 1]) == []
    wall.playground.set_permissions(wall.channel)
    assert wall.posts.reachable_in(here) == [wall.table.id]
    assert wall.posts.trouble(wall.table.id) is None
    await wall.show("three")
    assert wall.seen() == ["three"]
    wall.posts.deleted([int(wall.post["id"])])
    assert wall.posts.reachable_in(here) == [wall.table.id]


async def test_a_table_in_a_deleted_channel_is_shown_nowhere_until_it_moves(wall: Wall) -> None:
    await wall.show("one")
    other = wall.playground.add_channel(wall.guild, "table-2")
    assert wall.posts.channel_deleted(other.id) == []
    wall.playground.delete_channel(wall.channel)
    assert wall.posts.channel_deleted(wall.channel.id) == [wall.table.id]
    assert wall.posts.trouble(wall.table.id) is Meaning.GONE
    wall.requests()
    wall.clock.now += 1e9
    await wall.show("two")
    assert wall.requests() == []
    await wall.show("three", channel_id=other.id)
    assert wall.seen(other) == ["three"]
    assert not any("DELETE" in request for request in wall.requests()), "the old message is gone"


async def test_messages_that_may_have_been_deleted_unnoticed_are_written_again(wall: Wall) -> None:
    assert wall.posts.unchecked_in([wall.channel.id]) == []
    await wall.show("one")
    assert wall.posts.unchecked_in([wall.channel.id + 1]) == []
    assert wall.posts.unchecked_in([wall.channel.id]) == [wall.table.id]
    wall.playground.delete_message(wall.post)
    await wall.show("one")
    assert wall.missed == [wall.table.id]
    assert wall.posts.unchecked_in([wall.channel.id]) == []


# Tables that others look after, and ended ones


async def test_tables_of_servers_that_others_look_after_are_forgotten(wall: Wall) -> None:
    await wall.show("one")
    assert wall.posts.leave(lambda guild: guild == OTHER_GUILD) == [] and wall.posts.knows(wall.table.id)
    assert wall.posts.leave(lambda guild: guild == wall.guild.id) == [wall.table.id]
    assert not wall.posts.knows(wall.table.id)


async def test_a_table_can_be_forgotten(wall: Wall) -> None:
    await wall.show("one")
    wall.posts.forget("no such table")
    assert wall.posts.knows(wall.table.id)
    wall.posts.forget(wall.table.id)
    wall.posts.forget(wall.table.id)
    assert not wall.posts.knows(wall.table.id)


async def test_a_table_whose_end_was_shown_is_forgotten_here_and_in_the_store(wall: Wall) -> None:
    await wall.show("one")
    await wall.store.end_table(wall.table.id, Status.CLOSED)
    assert wall.table.id in [table.id for table in await wall.store.tables_to_show()]
    await wall.posts.ended(wall.table.id)
    assert wall.table.id not in [table.id for table in await wall.store.tables_to_show()]
    assert not wall.posts.knows(wall.table.id)
    await wall.posts.ended(wall.table.id)


async def test_the_message_of_an_ended_table_is_corrected_or_else_deleted(wall: Wall) -> None:
    picture = Upload.of("a.png", b"a picture")
    await wall.posts.correct(wall.table, wall.layout("nothing to correct"), ())
    assert wall.seen() == []
    await wall.show("one")
    await wall.restart()
    await wall.posts.correct(wall.table, wall.layout("over", picture), [picture])
    assert wall.seen() == ["over"] and len(wall.post["attachments"]) == 1
    moved = replace(wall.table, channel_id=wall.channel.id + 1)
    await wall.posts.correct(moved, wall.layout("really over"), ())
    assert wall.seen() == ["really over"], "the message is still where it was"
    wall.playground.faults.add("PATCH /channels/*/messages/*", status=400, code=50083)
    await wall.posts.correct(wall.table, wall.layout("cannot be edited"), ())
    assert wall.seen() == []


async def test_the_message_of_an_ended_table_can_be_deleted(wall: Wall) -> None:
    await wall.posts.delete(wall.table.id)
    other = wall.playground.add_channel(wall.guild, "table-2")
    await wall.show("one", channel_id=other.id)
    await wall.posts.delete(wall.table.id)
    assert wall.seen(other) == []


# What the gateway tells


async def test_a_table_in_a_thread_is_known_to_be_there(wall: Wall) -> None:
    thread = wall.playground.add_thread(wall.channel, "a thread")
    async with connected(wall):
        assert wall.posts.in_thread(replace(wall.table, channel_id=thread.id))
        assert not wall.posts.in_thread(wall.table)


@pytest.fixture
async def pressed(wall: Wall) -> discord.Interaction[Any]:
    """Let Ada press the table's message, and answer with an edit of it; return the press."""
    found: list[discord.Interaction[Any]] = []

    async def on_interaction(interaction: discord.Interaction[Any]) -> None:
        await interaction.response.defer()
        found.append(interaction)

    wall.client.event(on_interaction)
    await wall.show("one")
    async with connected(wall):
        await wall.ada.click(wall.post, label="Press")
        await wall.playground.until(lambda: found)
    wall.requests()
    return found[0]


async def edited_by_token(wall: Wall, text: str) -> bool:
    """Show the table, and return whether the token of a press was used."""
    await wall.show(text)
    assert wall.seen() == [text]
    [request] = wall.requests()
    return "/webhooks/" in request


async def test_the_token_of_the_last_press_is_used_for_edits_for_fourteen_minutes(
    wall: Wall, pressed: discord.Interaction[Any]
) -> None:
    wall.posts.pressed(wall.table.id, pressed)
    assert await edited_by_token(wall, "two")
    wall.clock.now += 14 * 60 - 1
    assert await edited_by_token(wall, "three")
    wall.clock.now += 1
    assert not await edited_by_token(wall, "four")


async def test_a_picture_is_changed_by_a_token_too(wall: Wall, pressed: discord.Interaction[Any]) -> None:
    wall.posts.pressed(wall.table.id, pressed)
    for picture in (b"one picture", b"another"):
        await wall.show("two", Upload.of("a.png", picture))
        assert [each["size"] for each in wall.post["attachments"]] == [len(picture)]
    assert all("/webhooks/" in request for request in wall.requests())


async def test_where_a_token_does_not_work_the_message_is_edited_without(
    wall: Wall, pressed: discord.Interaction[Any], caplog: pytest.LogCaptureFixture
) -> None:
    wall.posts.pressed(wall.table.id, pressed)
    wall.playground.faults.add("PATCH /webhooks/**", status=404, code=10015)
    await wall.show("two")
    assert wall.seen() == ["two"] and len(wall.requests()) == 2
    assert "a table's message is edited without a token: 404 10015" in caplog.messages
    assert not await edited_by_token(wall, "three"), "and not tried again"


async def test_a_press_on_another_message_is_of_no_use(wall: Wall, pressed: discord.Interaction[Any]) -> None:
    wall.posts.pressed("no such table", pressed)
    wall.posts.bury(wall.table.id)
    await wall.show("two")
    wall.posts.pressed(wall.table.id, pressed)
    wall.requests()
    assert not await edited_by_token(wall, "three")


async def test_a_new_post_is_not_edited_by_the_token_of_the_old_one(
    wall: Wall, pressed: discord.Interaction[Any]
) -> None:
    wall.posts.pressed(wall.table.id, pressed)
    wall.posts.bury(wall.table.id)
    await wall.show("two")
    wall.requests()
    assert not await edited_by_token(wall, "three")

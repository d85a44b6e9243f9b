"""Who may open how many tables, and where: never more, or elsewhere, than the person could write themselves."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from playground import Channel, Interaction, Person
from tests.bot.conftest import Room, buttons
from tests.bot.playing import command, press, said, started, turn_by_buttons
from tests.texts import says, text


@pytest.fixture
def boss(room: Room) -> Person:
    """Return the owner of the server."""
    return room.playground.people.act_as(room.playground.world.owner)


async def with_limit(room: Room, most: int) -> None:
    """Restart the bot with this operator's number of tables for each person."""
    await room.stop()
    room.tables_per_person = most
    await room.start()


def channels(room: Room, count: int) -> list[Channel]:
    return [room.playground.add_channel(room.guild, f"more-{number}") for number in range(count)]


def threads(room: Room) -> list[Channel]:
    return [channel for channel in room.ada.channels() if channel.is_thread]


async def live(room: Room) -> int:
    return len(await room.bot.services.host.open_tables(room.guild.id))


async def test_nobody_opens_a_third_table_while_two_are_open(room: Room) -> None:
    await with_limit(room, 2)
    first, second, third = channels(room, 3)
    for channel in (first, second):
        assert says(said(await command(room, room.ada, "play", what="canasta", channel=channel)), "done-opened")
    refused = await command(room, room.ada, "table new", channel=third)
    assert says(said(refused), "refusal-too-many-tables", count=2) and "/table close" in said(refused)
    for channel in (first, second):
        assert f"https://discord.com/channels/{room.guild.id}/{channel.id}" in said(refused), "with links"
    assert says(said(await command(room, room.ben, "table new", channel=third)), "done-opened"), (
        "the limit is for each person"
    )
    await command(room, room.ada, "table close", channel=first)
    assert says(said(await command(room, room.ada, "table new", channel=first)), "done-opened")


async def test_twenty_five_commands_at_once_make_two_tables_and_no_more_threads(room: Room) -> None:
    await with_limit(room, 2)
    uses = await asyncio.gather(*(room.ada.slash(room.channel, "play", what="canasta") for _ in range(25)))
    await asyncio.gather(*(use.finished() for use in uses))
    await room.quiet()
    assert await live(room) == 1
    offers = [use for use in uses if use.messages and text("button-thread") in buttons(use.messages[0])]
    assert len(offers) == 24

    async def accept(use: Interaction) -> Interaction:
        return await room.ada.click(use.messages[0], label=text("button-thread"))

    await asyncio.gather(*map(accept, offers))
    await room.quiet()
    assert (await live(room), len(threads(room))) == (2, 1), "threads count, and none is left over"


async def test_a_running_table_leaves_room_for_another_while_people_play_there(
    room: Room, later: Callable[[float], None]
) -> None:
    await with_limit(room, 1)
    other, *_ = channels(room, 1)
    await started(room)
    assert says(said(await command(room, room.ada, "table new", channel=other)), "refusal-too-many-tables"), "not begun"
    await turn_by_buttons(room, room.ada)
    later(29 * 60)
    assert says(said(await command(room, room.ada, "table new", channel=other)), "done-opened")
    await command(room, room.ada, "table close", channel=other)
    later(2 * 60)
    assert says(said(await command(room, room.ada, "table new", channel=other)), "refusal-too-many-tables"), (
        "idle by now"
    )
    paused = await room.table()
    await command(room, room.ada, "table pause")
    assert says(said(await command(room, room.ada, "table new", channel=other)), "done-opened"), (
        "a paused table takes no room"
    )
    refused = await command(room, room.ada, "table resume", table=paused.id)
    assert says(said(refused), "refusal-too-many-tables"), "nor is it a way around the limit"


async def test_tables_of_other_servers_count_once_they_are_moved_here(room: Room) -> None:
    await with_limit(room, 1)
    elsewhere = room.playground.add_channel(room.playground.add_guild("Another club"), "there")
    other, *_ = channels(room, 1)
    await command(room, room.ada, "table new", channel=other)
    await command(room, room.ada, "table new", channel=elsewhere)
    host = room.bot.services.host
    moving = await host.table_in_channel(elsewhere.id)
    assert moving
    assert says(
        said(await command(room, room.ada, "table resume", table=moving.id)), "refusal-too-many-tables", count=1
    )
    assert not await host.table_in_channel(room.channel.id)
    await command(room, room.ada, "table close", channel=other)
    assert says(said(await command(room, room.ada, "table resume", table=moving.id)), "done-resumed")


async def test_every_way_to_open_a_table_keeps_to_the_limit(room: Room) -> None:
    await with_limit(room, 1)
    other, *_ = channels(room, 1)
    await command(room, room.ada, "table new", channel=other)
    for path, values in {"play": {"what": "euchre"}, "table new": {}, "assist autoplay": {}, "tutorial": {}}.items():
        assert says(said(await command(room, room.ada, path, **values)), "refusal-too-many-tables", count=1), path
    assert (await live(room), threads(room)) == (1, [])


async def test_nobody_has_the_bot_post_where_they_may_not_write(room: Room) -> None:
    room.playground.set_permissions(room.channel, person=room.ada, deny=["send_messages", "create_public_threads"])
    ways = {"play": {"what": "euchre"}, "table new": {}, "assist autoplay": {}}
    for path, values in ways.items():
        refused = said(await command(room, room.ada, path, **values))
        assert says(refused, "refusal-may-not-post", permission="send_messages", thread="no"), path
    assert await live(room) == 0
    thread = room.playground.add_thread(room.channel, "thread")
    assert says(said(await command(room, room.ada, "table new", channel=thread)), "done-opened"), (
        "threads have their own"
    )
    room.playground.set_permissions(room.channel, person=room.ada, deny=["send_messages_in_threads"])
    elsewhere = room.playground.add_thread(room.channel, "another")
    assert says(
        said(await command(room, room.ada, "table new", channel=elsewhere)), "permission-send_messages_in_threads"
    )


async def test_in_a_channel_to_read_a_board_is_shown_to_the_asker_alone(room: Room) -> None:
    public = await command(room, room.ada, "leaderboard")
    assert public.response and not public.response["flags"] & 64
    room.playground.set_permissions(room.channel, person=room.ada, deny=["send_messages"])
    await room.quiet()
    private = await command(room, room.ada, "leaderboard")
    assert private.response and private.response["flags"] & 64


async def test_in_a_channel_to_read_a_table_is_opened_in_a_thread(room: Room) -> None:
    room.playground.set_permissions(room.channel, person=room.ada, deny=["send_messages"])
    use = await command(room, room.ada, "table new")
    assert says(said(use), "thread-may-not-post")
    assert not await live(room)
    await press(room, room.ada, use.messages[0], text("button-thread"))
    assert (await live(room), len(threads(room))) == (1, 1)


async def test_the_bot_starts_threads_only_for_those_who_may(room: Room) -> None:
    await command(room, room.ben, "table new")
    use = await command(room, room.ada, "table new")
    room.playground.set_permissions(room.channel, person=room.ada, deny=["create_public_threads"])
    refused = said(await press(room, room.ada, use.messages[0], text("button-thread")))
    assert says(refused, "refusal-may-not-post", permission="create_public_threads", thread="yes")
    assert says(said(await command(room, room.ada, "table new")), "refusal-channel-taken")
    room.playground.set_permissions(room.channel, person=room.ada, deny=["create_private_threads"])
    assert says(said(await command(room, room.ada, "tutorial")), "permission-create_private_threads")
    assert not threads(room)


async def test_a_table_is_moved_or_resumed_only_to_where_one_may_write(room: Room) -> None:
    other, *_ = channels(room, 1)
    await started(room)
    room.playground.set_permissions(other, person=room.ada, deny=["send_messages", "create_public_threads"])
    assert says(said(await command(room, room.ada, "table resume", channel=other)), "refusal-may-not-post", thread="no")
    await command(room, room.ada, "table pause")
    assert says(said(await command(room, room.ada, "table resume", channel=other)), "refusal-may-not-post", thread="no")

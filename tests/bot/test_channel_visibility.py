"""Only people who may see a table's channel get its replays, its cards and its place in a list."""

from __future__ import annotations

from typing import Any

import pytest

from bot.host.table.session import Session
from playground import Channel, Person
from tests.bot.conftest import Room
from tests.bot.playing import command, play_round, press, said, started
from tests.texts import says, text


@pytest.fixture
async def private(room: Room) -> Channel:
    """Make the room's channel a private thread of Ada and Ben, with a table where a round is over."""
    thread = room.playground.add_thread(room.channel, "side room", private=True)
    for person in (room.ada, room.ben):
        room.playground.world.add_thread_member(thread, person.user)
    room.channel = thread
    await started(room, room.ben)
    await play_round(room)
    return thread


async def archive(room: Room, thread: Channel) -> None:
    """Archive a thread, which drops it from the bot's cache."""
    thread.archived = True
    room.playground.world.channel_changed(thread)
    guild = room.bot.get_guild(room.guild.id)
    assert guild is not None
    await room.playground.until(lambda: guild.get_thread(thread.id) is None)


def parent_of(room: Room, thread: Channel) -> Channel:
    """Return the channel that a thread is in."""
    assert thread.parent is not None
    return room.guild.channels[thread.parent.id]


@pytest.fixture
def cyd(room: Room) -> Person:
    """Add a member of the server who cannot see the thread."""
    return room.playground.add_person("Cyd")


@pytest.mark.parametrize("how", ["open", "archived", "deleted"])
async def test_strangers_get_no_replay_of_a_private_thread(room: Room, private: Channel, cyd: Person, how: str) -> None:
    table, public = (await room.table()).id, parent_of(room, private)
    if how == "archived":
        await archive(room, private)
    elif how == "deleted":
        room.playground.delete_channel(private)
        await room.quiet()
    assert says(said(await command(room, cyd, "replay", channel=public)), "refusal-no-round-over")
    assert says(said(await command(room, cyd, "replay", channel=public, table=table)), "refusal-no-table")
    assert not await cyd.autocomplete(public, "replay", focused="table")
    assert says(said(await command(room, cyd, "table verify", channel=public, table=table)), "refusal-no-table")
    assert says(said(await command(room, room.ben, "replay", channel=public, table=table)), "replay-step", step=0)
    assert says(said(await command(room, room.ben, "table verify", channel=public, table=table)), "deals-good")


async def test_member_of_an_archived_private_thread_may_watch_its_replay(
    room: Room, private: Channel, cyd: Person
) -> None:
    table, public = (await room.table()).id, parent_of(room, private)
    room.playground.world.add_thread_member(private, cyd.user)
    await archive(room, private)
    assert says(said(await command(room, cyd, "replay", channel=public, table=table)), "replay-step", step=0)
    [offered] = await cyd.autocomplete(public, "replay", focused="table")
    assert offered["value"] == table
    room.playground.faults.add("GET /channels/*", status=403, code=50001)
    refused = await command(room, cyd, "replay", channel=public, table=table)
    assert says(said(refused), "refusal-no-table"), "what Discord does not tell counts as no"


async def test_list_leaves_out_tables_in_channels_that_the_user_cannot_see(
    room: Room, private: Channel, cyd: Person
) -> None:
    post, public = str((await room.table()).message_id), parent_of(room, private)
    assert post not in said(await command(room, cyd, "table list", channel=public))
    assert post in said(await command(room, room.ben, "table list", channel=public))


async def test_list_replays_no_game(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    await started(room, room.ben)
    await press(room, room.ada, room.post(), text("button-hand"))
    await room.stop()
    await room.start()
    await room.quiet()
    side = room.playground.add_channel(room.guild, "table-2")
    loaded: list[str] = []
    update = Session.update

    def noted(session: Session, *args: Any) -> Any:
        loaded.append(session.id)
        return update(session, *args)

    monkeypatch.setattr(Session, "update", noted)
    told = said(await command(room, room.ada, "table list", channel=side))
    assert "in progress: Ada and Ben (2 of 2 seats)" in told
    assert not loaded

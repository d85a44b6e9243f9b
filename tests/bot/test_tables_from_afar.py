"""Commands about one's tables in direct messages, and moving a table that others play at."""

from __future__ import annotations

from data.store import Status
from playground import Channel, Person
from tests.bot.conftest import Room, buttons, words
from tests.bot.playing import command, press, said, started


async def open_at(room: Room, channel: Channel) -> None:
    await command(room, room.ada, "table new", channel=channel)
    state = await room.bot.services.host.table_in_channel(channel.id)
    assert state


async def test_leave_pause_autopilot_close_and_resume_work_in_direct_messages(room: Room) -> None:
    await started(room, room.ben)
    table = await room.table()
    direct = room.ben.dm_channel
    assert "The computer is playing for you" in said(await command(room, room.ben, "table autopilot", channel=direct))
    assert (await room.table()).seats[1].autopilot
    await command(room, room.ben, "table autopilot", channel=direct)
    assert "everyone at the table must agree" in said(
        await command(room, room.ada, "table close", channel=room.ada.dm_channel)
    )
    assert "wants to close this game" in words(room.post())
    assert "The table is paused" in said(await command(room, room.ada, "table pause", channel=room.ada.dm_channel))
    host = room.bot.services.host
    assert (await host.state(table.id)).status is Status.PAUSED
    assert "The table is here now" in said(await command(room, room.ben, "table resume", channel=direct))
    state = await room.table()
    assert (state.id, state.status) == (table.id, Status.RUNNING), "in its own channel"
    assert "You gave up your seat" in said(await command(room, room.ben, "table leave", channel=direct))
    assert (await room.table()).seats[1].former is not None


async def test_a_command_in_direct_messages_asks_which_of_several_tables(room: Room) -> None:
    other = room.playground.add_channel(room.guild, "other")
    await open_at(room, room.channel)
    await open_at(room, other)
    table, direct = await room.table(), room.ada.dm_channel
    refused = said(await command(room, room.ada, "table close", channel=direct))
    assert "You sit at more than one table" in refused and str(other.id) in refused
    offered = await room.ada.autocomplete(direct, "table close", focused="table")
    assert len(offered) == 2 and table.id in {choice["value"] for choice in offered}
    await command(room, room.ada, "table close", channel=direct, table=table.id)
    assert not await room.bot.services.host.table_in_channel(room.channel.id)
    assert await room.bot.services.host.table_in_channel(other.id), "the other one stays"
    refused = said(await command(room, room.ben, "table leave", channel=room.ben.dm_channel, table=table.id))
    assert "There's no such table" in refused, "nobody learns of a table from outside"


async def test_a_table_is_resumed_from_afar_only_where_its_player_may_write(room: Room) -> None:
    await started(room)
    table = await room.table()
    await command(room, room.ada, "table pause")
    direct = room.ada.dm_channel
    room.playground.set_permissions(room.channel, person=room.ada, deny=["send_messages"])
    await room.quiet()
    assert "You can't write" in said(await command(room, room.ada, "table resume", channel=direct))
    room.playground.set_permissions(room.channel, person=room.ada)
    room.ada.leave(room.guild)
    await room.quiet()
    refused = said(await command(room, room.ada, "table resume", channel=direct, table=table.id))
    assert "I can't check from here whether you may write" in refused
    room.ada.join(room.guild)
    room.playground.set_permissions(room.channel, deny=["attach_files"])
    await room.quiet()
    assert "I'm missing a permission" in said(await command(room, room.ada, "table resume", channel=direct))
    room.playground.set_permissions(room.channel)
    await room.quiet()
    assert "The table is here now" in said(await command(room, room.ada, "table resume", channel=direct))
    assert "None of your tables is paused" in said(await command(room, room.ada, "table resume", channel=direct))


async def test_commands_for_a_server_say_so_in_direct_messages(room: Room) -> None:
    await command(room, room.ada, "table new")
    for path in ("table new", "table list", "table join", "table replay"):
        assert "That works only in a server" in said(
            await command(room, room.ada, path, channel=room.ada.dm_channel)
        ), path


async def moved(room: Room, who: Person, channel: Channel) -> str:
    return said(await command(room, who, "table resume", channel=channel))


async def test_only_the_host_moves_a_running_table_without_asking(room: Room) -> None:
    cy = room.playground.add_person("Cy")
    await command(room, room.ada, "table new", game="euchre", seats=4)
    for each in (room.ben, cy):
        await press(room, each, room.post(), "Join")
    await press(room, room.ada, room.post(), "Start")
    other, third = (room.playground.add_channel(room.guild, name) for name in ("other", "third"))
    assert "it moves once they agree" in await moved(room, room.ben, other)
    assert (await room.table()).moving, "it stays for now"
    assert f"to move this table to <#{other.id}>" in words(room.post())
    use = await press(room, cy, room.post(), "Agree to move")
    assert "once the others agree" in said(use)
    assert "it moves once they agree" in await moved(room, cy, third), "who changes their mind asks anew"
    assert "Agree to move" in buttons(room.post())
    await press(room, room.ben, room.post(), "Agree to move")
    await press(room, room.ada, room.post(), "Agree to move")
    host = room.bot.services.host
    assert not await host.table_in_channel(room.channel.id)
    assert await host.table_in_channel(other.id) or await host.table_in_channel(third.id)
    assert "The table is here now" in await moved(room, room.ada, room.channel), "its host just moves it"
    assert not (await room.table()).moving


async def test_who_plays_alone_moves_their_table_freely(room: Room) -> None:
    await started(room)
    other = room.playground.add_channel(room.guild, "other")
    assert "The table is here now" in await moved(room, room.ada, other)

"""Commands about one's tables in direct messages, and moving a table that others play at."""

from __future__ import annotations

from data.store import Status
from playground import Channel, Person
from tests.bot.conftest import Room, buttons, words
from tests.bot.playing import command, press, said, started
from tests.texts import says, text


async def open_at(room: Room, channel: Channel) -> None:
    await command(room, room.ada, "table new", channel=channel)
    state = await room.bot.services.host.table_in_channel(channel.id)
    assert state


async def test_leave_pause_autopilot_close_and_resume_work_in_direct_messages(room: Room) -> None:
    await started(room, room.ben)
    table = await room.table()
    direct = room.ben.dm_channel
    assert says(said(await command(room, room.ben, "table autopilot", channel=direct)), "done-autopilot-on")
    assert (await room.table()).seats[1].autopilot
    await command(room, room.ben, "table autopilot", channel=direct)
    assert says(said(await command(room, room.ada, "table close", channel=room.ada.dm_channel)), "done-close-asked")
    assert says(words(room.post()), "closing-asked", agreed=1)
    assert says(said(await command(room, room.ada, "table pause", channel=room.ada.dm_channel)), "done-paused")
    host = room.bot.services.host
    assert (await host.state(table.id)).status is Status.PAUSED
    assert says(said(await command(room, room.ben, "table resume", channel=direct)), "done-resumed")
    state = await room.table()
    assert (state.id, state.status) == (table.id, Status.RUNNING), "in its own channel"
    assert says(said(await command(room, room.ben, "table leave", channel=direct)), "done-left-game")
    assert (await room.table()).seats[1].former is not None


async def test_a_command_in_direct_messages_asks_which_of_several_tables(room: Room) -> None:
    other = room.playground.add_channel(room.guild, "other")
    await open_at(room, room.channel)
    await open_at(room, other)
    table, direct = await room.table(), room.ada.dm_channel
    refused = said(await command(room, room.ada, "table close", channel=direct))
    assert says(refused, "refusal-which-table") and str(other.id) in refused
    offered = await room.ada.autocomplete(direct, "table close", focused="table")
    assert len(offered) == 2 and table.id in {choice["value"] for choice in offered}
    await command(room, room.ada, "table close", channel=direct, table=table.id)
    assert not await room.bot.services.host.table_in_channel(room.channel.id)
    assert await room.bot.services.host.table_in_channel(other.id), "the other one stays"
    refused = said(await command(room, room.ben, "table leave", channel=room.ben.dm_channel, table=table.id))
    assert says(refused, "refusal-no-table"), "nobody learns of a table from outside"


async def test_a_table_is_resumed_from_afar_only_where_its_player_may_write(room: Room) -> None:
    await started(room)
    table = await room.table()
    await command(room, room.ada, "table pause")
    direct = room.ada.dm_channel
    room.playground.set_permissions(room.channel, person=room.ada, deny=["send_messages"])
    await room.quiet()
    assert says(
        said(await command(room, room.ada, "table resume", channel=direct)), "refusal-may-not-post", thread="no"
    )
    room.playground.set_permissions(room.channel, person=room.ada)
    room.ada.leave(room.guild)
    await room.quiet()
    refused = said(await command(room, room.ada, "table resume", channel=direct, table=table.id))
    assert says(refused, "refusal-resume-there")
    room.ada.join(room.guild)
    room.playground.set_permissions(room.channel, deny=["attach_files"])
    await room.quiet()
    assert says(said(await command(room, room.ada, "table resume", channel=direct)), "refusal-bot-may-not")
    room.playground.set_permissions(room.channel)
    await room.quiet()
    assert says(said(await command(room, room.ada, "table resume", channel=direct)), "done-resumed")
    assert says(said(await command(room, room.ada, "table resume", channel=direct)), "refusal-nothing-to-resume")


async def test_commands_for_a_server_say_so_in_direct_messages(room: Room) -> None:
    await command(room, room.ada, "table new")
    for path in ("table new", "table list", "table join", "table replay"):
        assert says(said(await command(room, room.ada, path, channel=room.ada.dm_channel)), "fault-not-in-dm"), path


async def moved(room: Room, who: Person, channel: Channel) -> str:
    return said(await command(room, who, "table resume", channel=channel))


async def test_only_the_host_moves_a_running_table_without_asking(room: Room) -> None:
    cy = room.playground.add_person("Cy")
    await command(room, room.ada, "table new", game="euchre", seats=4)
    for each in (room.ben, cy):
        await press(room, each, room.post(), text("button-join"))
    await press(room, room.ada, room.post(), text("button-start"))
    other, third = (room.playground.add_channel(room.guild, name) for name in ("other", "third"))
    assert says(await moved(room, room.ben, other), "done-move-asked")
    assert (await room.table()).moving, "it stays for now"
    assert says(words(room.post()), "moving-asked", channel=f"<#{other.id}>")
    use = await press(room, cy, room.post(), text("button-move"))
    assert says(said(use), "done-move-agreed")
    assert says(await moved(room, cy, third), "done-move-asked"), "who changes their mind asks anew"
    assert text("button-move") in buttons(room.post())
    await press(room, room.ben, room.post(), text("button-move"))
    await press(room, room.ada, room.post(), text("button-move"))
    host = room.bot.services.host
    assert not await host.table_in_channel(room.channel.id)
    assert await host.table_in_channel(other.id) or await host.table_in_channel(third.id)
    assert says(await moved(room, room.ada, room.channel), "done-resumed"), "its host just moves it"
    assert not (await room.table()).moving


async def test_who_plays_alone_moves_their_table_freely(room: Room) -> None:
    await started(room)
    other = room.playground.add_channel(room.guild, "other")
    assert says(await moved(room, room.ada, other), "done-resumed")

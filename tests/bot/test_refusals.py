"""Every refusal is one clear private sentence, and changes nothing."""

from __future__ import annotations

import asyncio

import pytest

from tests.bot.conftest import Room, buttons
from tests.bot.playing import command, press, said, started, whispered

pytestmark = pytest.mark.usefixtures("draws_by_hand")


async def refused(room: Room, use_said: str, expected: str, revision: int) -> None:
    assert expected in use_said
    assert (await room.table()).revision == revision


async def test_wrong_person_is_refused(room: Room) -> None:
    await started(room)
    for label in ("Draw", "My hand", "Take pile"):
        use = await press(room, room.ben, room.post(room.ben), label)
        await refused(room, said(use), "You have no seat at this table.", 0)
    assert "no seat" in said(await command(room, room.ben, "draw"))
    assert all("no seat" in message["content"] for message in whispered(room, room.ben))
    assert not whispered(room, room.ada)[1:]


async def test_action_out_of_turn_is_refused(room: Room) -> None:
    await started(room, room.ben)
    waiting = (room.ben, room.ada)[(await room.table()).views[-1].to_act[0]]
    use = await press(room, waiting, room.post(waiting), "Draw")
    await refused(room, said(use), "It's not your turn", 0)
    await refused(room, said(await command(room, waiting, "draw")), "It's not your turn", 0)
    await refused(room, said(await command(room, waiting, "meld", cards="KH KS KD")), "It's not your turn", 0)


async def test_outdated_button_is_refused(room: Room) -> None:
    await started(room)
    old_post, old_hand = room.post(), room.hand(room.ada)
    await press(room, room.ada, room.post(), "Draw")
    for old in (old_post, old_hand):
        use = await press(room, room.ada, old, "Draw", race=True)
        await refused(room, said(use), "That was out of date", 1)


async def test_double_click_acts_once(room: Room) -> None:
    await started(room)
    post = room.post()
    first, second = await asyncio.gather(
        room.ada.click(post, label="Draw", race=True), room.ada.click(post, label="Draw", race=True)
    )
    await room.quiet()
    assert (await room.table()).revision == 1
    assert sorted(["That was out of date" in said(first), "That was out of date" in said(second)]) == [False, True]


async def test_illegal_move_is_explained_with_figures(room: Room) -> None:
    await started(room)
    await command(room, room.ada, "draw")
    use = await command(room, room.ada, "meld", cards="KH what")
    await refused(room, said(use), '"what" isn\'t a card', 1)
    view = (await room.table()).views[0]
    lone = next(card for card in view.hand if card not in ("JK",))
    await refused(room, said(await command(room, room.ada, "meld", cards=lone)), " ", 1)


@pytest.mark.parametrize("denied", [["send_messages"], ["attach_files"]])
async def test_missing_permission_of_the_bot_is_named(room: Room, denied: list[str]) -> None:
    room.playground.set_permissions(room.channel, deny=denied)
    use = await command(room, room.ada, "table new")
    assert "I'm missing a permission in this channel" in said(use)
    assert await room.bot.services.host.table_in_channel(room.channel.id) is None
    room.playground.set_permissions(room.channel)
    await started(room)
    room.playground.set_permissions(room.channel, deny=denied)
    for use in (await press(room, room.ada, room.post(), "Draw"), await command(room, room.ada, "draw")):
        await refused(room, said(use), "I'm missing a permission", 0)
    room.playground.set_permissions(room.channel)
    await press(room, room.ada, room.post(), "Draw")
    assert (await room.table()).revision == 1


async def test_deleted_channel_is_explained(room: Room) -> None:
    await started(room)
    table = await room.table()
    hand = room.hand(room.ada)
    room.playground.delete_channel(room.channel)
    await room.paused(table.id)
    use = await press(room, room.ada, hand, "Draw", race=True)
    assert "This table is paused" in said(use)
    assert (await room.bot.services.host.state(table.id)).revision == 0
    elsewhere = room.playground.add_channel(room.guild, "table-2")
    assert "The table is here now" in said(await command(room, room.ada, "table resume", channel=elsewhere))
    await press(room, room.ada, room.hand(room.ada), "Draw")
    assert (await room.bot.services.host.state(table.id)).revision == 1
    assert "Discard" in buttons(next(m for m in room.ada.sees(elsewhere) if m["components"] and not m["flags"] & 64))


async def test_channel_has_one_table(room: Room) -> None:
    await command(room, room.ada, "table new")
    assert "This channel already has a table" in said(await command(room, room.ben, "table new"))


async def test_lobby_refusals(room: Room) -> None:
    await command(room, room.ada, "table new")
    assert "You already have a seat" in said(await press(room, room.ada, room.post(), "Join"))
    assert "Ada can start the game" in said(await press(room, room.ben, room.post(room.ben), "Start"))
    assert "no seat" in said(await press(room, room.ben, room.post(room.ben), "Leave"))
    old = room.post()
    await press(room, room.ben, room.post(room.ben), "Join")
    carl = room.playground.add_person("Carl")
    assert "Every seat" in said(await press(room, carl, old, "Join", race=True))
    await press(room, room.ada, room.post(), "Start")
    assert "has started" in said(await press(room, carl, old, "Join", race=True))


async def test_commands_without_a_table_are_refused(room: Room) -> None:
    for path in ("draw", "hand", "table start", "table join", "table close", "table leave"):
        assert "no table in this channel" in said(await command(room, room.ada, path))
    assert "no table" in said(await command(room, room.ada, "table resume"))
    assert "no table is open" in said(await command(room, room.ada, "table list")).lower()
    assert "only in a server" in said(await command(room, room.ada, "table new", channel=room.ada.dm_channel))

"""Every refusal is one clear private sentence, and changes nothing."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tests.bot.conftest import Room, buttons
from tests.bot.playing import command, press, said, started, whispered
from tests.texts import says, text

pytestmark = pytest.mark.usefixtures("draws_by_hand")


async def refused(room: Room, use_said: str, message: str, revision: int, **values: Any) -> None:
    assert says(use_said, message, **values)
    assert (await room.table()).revision == revision


async def test_wrong_person_is_refused(room: Room) -> None:
    await started(room)
    for label in (text("label-draw"), text("verb-take", of="canasta")):
        use = await press(room, room.ben, room.post(room.ben), label)
        await refused(room, said(use), "refusal-not-seated", 0)
    assert says(said(await command(room, room.ben, "draw")), "refusal-not-seated")
    assert all(says(message["content"], "refusal-not-seated") for message in whispered(room, room.ben))
    assert not whispered(room, room.ada)[1:]


async def test_action_out_of_turn_is_refused(room: Room) -> None:
    await started(room, room.ben)
    waiting = (room.ben, room.ada)[(await room.table()).views[-1].to_act[0]]
    use = await press(room, waiting, room.post(waiting), text("verb-draw"))
    await refused(room, said(use), "refusal-not-your-turn", 0)
    await refused(room, said(await command(room, waiting, "draw")), "refusal-not-your-turn", 0)
    await refused(room, said(await command(room, waiting, "meld", cards="KH KS KD")), "refusal-not-your-turn", 0)


async def test_outdated_button_is_refused(room: Room) -> None:
    await started(room)
    old_post, old_hand = room.post(), room.hand(room.ada)
    await press(room, room.ada, room.post(), text("verb-draw"))
    for old in (old_post, old_hand):
        use = await press(room, room.ada, old, text("verb-draw"), race=True)
        await refused(room, said(use), "refusal-stale", 1)


async def test_double_click_acts_once(room: Room) -> None:
    await started(room)
    post = room.post()
    first, second = await asyncio.gather(
        room.ada.click(post, label=text("verb-draw"), race=True),
        room.ada.click(post, label=text("verb-draw"), race=True),
    )
    await room.quiet()
    assert (await room.table()).revision == 1
    assert sorted(bool(says(said(use), "refusal-stale")) for use in (first, second)) == [False, True]


async def test_illegal_move_is_explained_with_figures(room: Room) -> None:
    await started(room)
    await command(room, room.ada, "draw")
    use = await command(room, room.ada, "meld", cards="KH what")
    await refused(room, said(use), "refusal-no-card", 1, word="what")
    view = (await room.table()).views[0]
    lone = next(card for card in view.hand if card not in ("JK",))
    assert said(await command(room, room.ada, "meld", cards=lone))
    assert (await room.table()).revision == 1


@pytest.mark.parametrize("denied", [["send_messages"], ["attach_files"]])
async def test_missing_permission_of_the_bot_is_named(room: Room, denied: list[str]) -> None:
    room.playground.set_permissions(room.channel, deny=denied)
    use = await command(room, room.ada, "table new")
    assert says(said(use), "refusal-bot-may-not")
    assert await room.bot.services.host.table_in_channel(room.channel.id) is None
    room.playground.set_permissions(room.channel)
    await started(room)
    room.playground.set_permissions(room.channel, deny=denied)
    for use in (await press(room, room.ada, room.post(), text("verb-draw")), await command(room, room.ada, "draw")):
        await refused(room, said(use), "refusal-bot-may-not", 0)
    room.playground.set_permissions(room.channel)
    await press(room, room.ada, room.post(), text("verb-draw"))
    assert (await room.table()).revision == 1


async def test_deleted_channel_is_explained(room: Room) -> None:
    await started(room)
    table = await room.table()
    hand = room.hand(room.ada)
    room.playground.delete_channel(room.channel)
    await room.paused(table.id)
    use = await press(room, room.ada, hand, text("label-draw"), race=True)
    assert says(said(use), "refusal-paused")
    assert (await room.bot.services.host.state(table.id)).revision == 0
    elsewhere = room.playground.add_channel(room.guild, "table-2")
    assert says(said(await command(room, room.ada, "table resume", channel=elsewhere)), "done-resumed")
    await press(room, room.ada, room.hand(room.ada), text("label-draw"))
    assert (await room.bot.services.host.state(table.id)).revision == 1
    assert text("verb-discard") in buttons(
        next(m for m in room.ada.sees(elsewhere) if m["components"] and not m["flags"] & 64)
    )


async def test_channel_has_one_table(room: Room) -> None:
    await command(room, room.ada, "table new")
    assert says(said(await command(room, room.ben, "table new")), "thread-channel-busy")


async def test_lobby_refusals(room: Room) -> None:
    await command(room, room.ada, "table new")
    assert says(said(await press(room, room.ada, room.post(), text("button-join"))), "refusal-already-seated")
    assert says(
        said(await press(room, room.ben, room.post(room.ben), text("button-start"))), "refusal-host-starts", seat="Ada"
    )
    assert says(said(await press(room, room.ben, room.post(room.ben), text("button-leave"))), "refusal-not-seated")
    old = room.post()
    await press(room, room.ben, room.post(room.ben), text("button-join"))
    carl = room.playground.add_person("Carl")
    assert says(said(await press(room, carl, old, text("button-join"), race=True)), "full-table")
    await press(room, room.ada, room.post(), text("button-start"))
    assert says(said(await press(room, carl, old, text("button-join"), race=True)), "refusal-not-open")


async def test_commands_without_a_table_are_refused(room: Room) -> None:
    for path in ("draw", "hand", "table start", "table join", "table close", "table leave"):
        assert says(said(await command(room, room.ada, path)), "refusal-no-table-here")
    assert says(said(await command(room, room.ada, "table resume")), "refusal-no-table-of-yours")
    assert says(said(await command(room, room.ada, "table list")), "list-none")
    assert says(said(await command(room, room.ada, "table new", channel=room.ada.dm_channel)), "fault-not-in-dm")

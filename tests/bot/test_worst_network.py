"""Network failures and hostile moderators: everybody is answered, nothing is doubled or lost."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from functools import partial

import pytest

from playground import Channel, Interaction, State
from tests.bot.conftest import ACKNOWLEDGE_WITHIN, Room, buttons, parts
from tests.bot.playing import command, play_first, plays, press, said, started, whispered
from tests.examples import sampled
from tests.texts import says, text

pytestmark = pytest.mark.usefixtures("draws_by_hand")

CALLBACK = "POST /interactions/*/*/callback"


async def shown_as_it_stands(room: Room, channel: Channel | None = None) -> None:
    """Check that the table has one message, with current buttons."""
    state = await room.bot.services.host.table_in_channel((channel or room.channel).id)
    posts = [m for m in room.ada.sees(channel or room.channel) if m["components"] and not m["flags"] & 64]
    assert state and len(posts) == 1
    assert {int(part["custom_id"].split(":")[2]) for part in parts(posts[0], 2)} == {state.revision}


# Discord is slow, or fails


@sampled
@pytest.mark.parametrize("performed", [False, True])
@pytest.mark.parametrize("label", [text("label-draw"), text("button-hand")])
async def test_failed_acknowledgement_is_retried_or_recognized(room: Room, label: str, performed: bool) -> None:
    await started(room)
    room.playground.faults.add(CALLBACK, status=502, performed=performed)
    use = await press(room, room.ada, room.post(), label)
    assert use.state is State.DONE
    assert (await room.table()).revision == (label == text("verb-draw"))
    assert len(whispered(room, room.ada)) == (label == text("button-hand")) + 1, "besides what /table new said"


async def test_late_acknowledgement_changes_nothing(room: Room, later: Callable[[float], None]) -> None:
    await started(room)
    room.playground.faults.add(CALLBACK, delay=0.2)
    pressing = asyncio.create_task(room.ada.click(room.post(), label=text("verb-draw")))
    await room.playground.until(lambda: room.playground.in_flight)
    later(ACKNOWLEDGE_WITHIN + 1)
    assert (await pressing).state is State.FAILED
    await room.quiet()
    assert (await room.table()).revision == 0


async def test_game_is_playable_when_every_request_takes_half_a_second(room: Room) -> None:
    await started(room)
    room.playground.faults.add("*", delay=0.5, times=8)
    use = await press(room, room.ada, room.post(), text("verb-draw"))
    room.playground.faults.clear()
    assert use.state is State.DONE
    await shown_as_it_stands(room)


async def test_slow_direct_messages_delay_nobody_else(room: Room) -> None:
    await started(room, room.ben)
    mover, other = (room.ada, room.ben)[:: 1 if (await room.table()).views[-1].to_act[0] == 0 else -1]
    room.playground.faults.add(f"PATCH /channels/{other.dm_channel.id}/messages/*", delay=8.0, times=9)
    await mover.click(room.post(), label=text("verb-draw"))
    await room.playground.until(lambda: text("verb-discard") in buttons(room.post()), 3)
    await room.playground.until(lambda: plays(room.hand(mover), "discard"), 3)
    await mover.slash(room.channel, "discard", card=(await room.table()).views[mover is room.ben].hand[0])
    await room.playground.until(lambda: text("verb-draw") in buttons(room.post()), 3)
    room.playground.faults.clear()


async def test_storm_of_refusals_loses_nothing(room: Room) -> None:
    await started(room)
    for status in (500, 503, 504):
        room.playground.faults.add("PATCH **", status=status)
    room.playground.faults.add("**", status=429, retry_after=0.2, times=3, global_=True)
    use = await press(room, room.ada, room.post(), text("verb-draw"))
    await room.playground.until(
        lambda: text("verb-discard") in buttons(room.post()) and plays(room.hand(room.ada), "discard")
    )
    await room.quiet()
    assert use.state is State.DONE
    await shown_as_it_stands(room)


async def test_gateway_reconnects_and_loses_nothing(room: Room) -> None:
    await started(room)
    for resumable in (True, False):
        room.playground.faults.drop_sockets(resumable=resumable)
        await room.playground.until(lambda: room.playground.gateway.is_connected, 20)
    use = await press(room, room.ada, room.post(), text("verb-draw"))
    assert use.state is State.DONE
    await shown_as_it_stands(room)


def not_saved(use: Interaction) -> bool:
    """Return whether a person was told that their action was not saved."""
    return bool(says(said(use), "fault-store"))


@pytest.mark.sqlite
async def test_unavailable_database_is_explained_and_loses_nothing(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    await started(room)
    with monkeypatch.context() as away:
        for name in ("_reading", "_writing"):
            away.setattr(getattr(room.bot.services.store, name), "_execute", _is_away)
        for use in (
            await room.ada.click(room.post(), label=text("verb-draw")),
            await room.ada.click(room.hand(room.ada), label=text("label-draw")),
            await (await room.ada.slash(room.channel, "draw")).finished(),
        ):
            await room.playground.until(partial(not_saved, use))
        assert await room.ada.autocomplete(room.channel, "discard", focused="card") == []
    await press(room, room.ada, room.post(), text("verb-draw"))
    await shown_as_it_stands(room)
    assert (await room.table()).revision == 1


async def _is_away(*_: object) -> None:
    raise sqlite3.OperationalError("database or disk is full")


# moderators


@sampled
@pytest.mark.parametrize("denied", ["view_channel", "send_messages", "attach_files"])
async def test_missing_permission_is_named_and_the_table_comes_back(room: Room, denied: str) -> None:
    await started(room)
    room.playground.set_permissions(room.channel, deny=[denied])
    assert says(said(await press(room, room.ada, room.post(), text("verb-draw"))), "refusal-bot-may-not")
    assert says(said(await command(room, room.ada, "table leave")), "refusal-bot-may-not")
    assert parts((await press(room, room.ada, room.post(), text("button-hand"))).response or {}, 12)
    await press(room, room.ada, room.hand(room.ada), text("label-draw"))
    assert (await room.table()).revision == 1, "the direct messages go on"
    await play_first(room, room.ada, "discard")
    assert len(room.playground.invalid_requests) <= 1
    await press(room, room.ada, room.post(), text("button-hand"))
    room.playground.set_permissions(room.channel)
    await room.playground.until(lambda: text("verb-draw") in buttons(room.post()))
    await room.quiet()
    await shown_as_it_stands(room)


@sampled
@pytest.mark.parametrize("denied", ["read_message_history", "embed_links"])
async def test_unneeded_permission_is_not_required(room: Room, denied: str) -> None:
    room.playground.set_permissions(room.channel, deny=[denied])
    await started(room)
    await press(room, room.ada, room.post(), text("verb-draw"))
    await room.stop()
    await room.start()
    await room.quiet()
    await shown_as_it_stands(room)
    assert not room.playground.invalid_requests


@sampled
@pytest.mark.parametrize("in_thread", [False, True])
async def test_post_deleted_in_a_hidden_channel_pauses_the_table_once_that_is_seen(room: Room, in_thread: bool) -> None:
    parent = room.channel
    if in_thread:
        room.channel = room.playground.add_thread(parent, "side room")
    await started(room)
    table = await room.table()
    room.playground.set_permissions(parent, deny=["view_channel"])
    room.playground.delete_message(room.post())
    room.playground.set_permissions(parent)
    await room.paused(table.id)
    await command(room, room.ada, "table resume", channel=room.channel)
    assert text("verb-draw") in buttons(room.post())


async def test_table_survives_a_kick_and_a_new_invitation(room: Room) -> None:
    await started(room)
    state, hand = await room.table(), room.hand(room.ada)
    room.playground.kick_bot(room.guild)
    await room.paused(state.id)
    assert says(said(await press(room, room.ada, hand, text("label-draw"), race=True)), "refusal-paused")
    assert len(room.playground.invalid_requests) <= 2
    room.playground.invite_bot(room.guild)
    await room.playground.until(lambda: room.bot.get_guild(room.guild.id))
    await command(room, room.ada, "table resume")
    await shown_as_it_stands(room)


async def test_table_is_paused_after_a_kick_while_offline(room: Room) -> None:
    await started(room)
    state = await room.table()
    await room.stop()
    room.playground.kick_bot(room.guild)
    await room.start()
    await room.paused(state.id)
    assert len(room.playground.invalid_requests) <= 2
    room.playground.invite_bot(room.guild)
    await room.playground.until(lambda: room.bot.get_guild(room.guild.id))
    await command(room, room.ada, "table resume")
    await command(room, room.ada, "draw")
    await shown_as_it_stands(room)


async def test_table_is_paused_when_its_channel_was_deleted_while_offline(room: Room) -> None:
    await started(room)
    state, hand = await room.table(), room.hand(room.ada)
    await room.stop()
    room.playground.delete_channel(room.channel)
    await room.start()
    await room.paused(state.id)
    assert says(said(await press(room, room.ada, hand, text("label-draw"), race=True)), "refusal-paused")
    elsewhere = room.playground.add_channel(room.guild, "table-2")
    await command(room, room.ada, "table resume", channel=elsewhere)
    await press(room, room.ada, room.hand(room.ada), text("label-draw"))
    await shown_as_it_stands(room, elsewhere)


async def test_channel_deleted_during_a_press_pauses_the_table(room: Room) -> None:
    await started(room)
    room.playground.faults.add("PATCH **", delay=0.2, times=4)
    pressing = asyncio.create_task(room.ada.click(room.post(), label=text("verb-draw")))
    await room.playground.until(lambda: room.playground.in_flight)
    room.playground.delete_channel(room.channel)
    await pressing
    await room.quiet()
    assert not room.playground.invalid_requests


@sampled
@pytest.mark.parametrize("locked", [False, True])
async def test_archived_thread_is_reopened_by_the_table(room: Room, locked: bool) -> None:
    thread = room.playground.add_thread(room.channel, "side room")
    await command(room, room.ada, "table new", channel=thread)
    await command(room, room.ada, "table start", channel=thread)
    thread.archived, thread.locked = True, locked
    room.playground.world.channel_changed(thread)
    await press(room, room.ada, room.hand(room.ada), text("label-draw"))
    if locked:
        thread.archived = thread.locked = False
        room.playground.world.channel_changed(thread)
        await room.playground.until(
            lambda: any(text("verb-discard") in buttons(message) for message in room.ada.sees(thread))
        )
        await room.quiet()
    assert not thread.archived
    await shown_as_it_stands(room, thread)


async def test_post_deleted_during_an_edit_pauses_the_table(room: Room) -> None:
    await started(room)
    table = await room.table()
    room.playground.faults.add("PATCH **", delay=0.2, times=2)
    post = room.post()
    pressing = asyncio.create_task(room.ada.click(post, label=text("verb-draw")))
    await room.playground.until(lambda: room.playground.in_flight)
    room.playground.delete_message(post)
    await pressing
    await room.paused(table.id)
    await command(room, room.ada, "table resume")
    await shown_as_it_stands(room)


@pytest.mark.soak
async def test_post_among_two_hundred_messages_is_found(room: Room) -> None:
    await started(room)
    for number in range(100):
        await room.ben.say(room.channel, f"chat {number}")
    await room.quiet()
    await room.stop()
    for number in range(100):
        await room.ben.say(room.channel, f"more {number}")
    await room.start()
    await room.quiet()
    assert room.ada.sees(room.channel)[-1]["id"] == room.post()["id"]
    await press(room, room.ada, room.post(), text("verb-draw"))
    await shown_as_it_stands(room)


# people come and go, time passes


async def test_direct_messages_may_close_and_open_during_a_game(room: Room, later: Callable[[float], None]) -> None:
    await started(room)
    room.ada.close_dms()
    later(51 * 60)
    await press(room, room.ada, room.post(), text("verb-draw"))
    shown = (await press(room, room.ada, room.post(), text("button-hand"))).response
    assert shown and text("button-direct") in buttons(shown)
    use = await press(room, room.ada, shown, text("button-direct"))
    assert says(said(use), "dm-closed")
    refused = len(room.playground.invalid_requests)
    assert refused == 2, "once when they had closed, once when it was tried again"
    room.ada.open_dms()
    await press(room, room.ada, room.post(), text("button-hand"))
    shown = whispered(room, room.ada)[-1]
    assert says(said(await press(room, room.ada, shown, text("button-direct"))), "dm-open")
    newest = room.ada.dms()[-1]
    await play_first(room, room.ada, "discard", newest)
    assert len(room.playground.invalid_requests) == refused


async def test_deleted_account_does_not_stop_the_game(room: Room) -> None:
    await started(room, room.ben)
    room.playground.world.users.pop(room.ben.id)
    room.playground.world.channels.pop(room.ben.dm_channel.id)
    if (await room.table()).views[-1].to_act[0] == 0:
        assert (await command(room, room.ada, "draw")).state is State.DONE
    await command(room, room.ada, "table pause")
    await room.quiet()
    assert text("verb-draw") not in buttons(room.post())
    assert await room.bot.services.store.tables_to_show() == []


@sampled
@pytest.mark.parametrize("moment", [0.0, 0.02, 0.1])
async def test_presses_during_a_restart_lose_nothing(room: Room, moment: float) -> None:
    await started(room)
    post, hand = room.post(), room.hand(room.ada)
    pressing = [asyncio.create_task(room.ada.click(post, label=text("button-hand"), race=True)) for _ in range(5)]
    pressing.append(asyncio.create_task(room.ada.click(hand, label=text("label-draw"), race=True)))
    await asyncio.sleep(moment)
    await room.stop()
    await room.start()
    uses = await asyncio.gather(*pressing)
    await room.quiet()
    assert all(use.state is State.DONE for use in uses)
    assert all(not says(said(use), "fault-store") for use in uses)
    assert len([message for message in room.ada.dms() if buttons(message)]) == 1
    await shown_as_it_stands(room)


async def test_time_jumps_lose_nothing(room: Room, later: Callable[[float], None]) -> None:
    await started(room)
    await press(room, room.ada, room.post(), text("button-hand"))
    later(16 * 60)
    await press(room, room.ada, room.hand(room.ada), text("label-draw"))
    await shown_as_it_stands(room)
    later(61 * 60)
    await play_first(room, room.ada, "discard")
    await shown_as_it_stands(room)
    later(-3600)
    await press(room, room.ada, room.post(), text("verb-draw"))
    later(14 * 24 * 3600)
    await press(room, room.ada, room.post(), text("button-hand"))
    assert not room.playground.invalid_requests

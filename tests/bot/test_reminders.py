"""Reminders of one's turn: once a turn, where the player wants them, deleted when they act."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from playground import Person
from tests.bot.conftest import Room, buttons, words
from tests.bot.playing import all_agree, command, mover, play_any, press, reminders, started, turn_by_buttons
from tests.bot.test_absence import paced
from tests.examples import sampled
from tests.kit import whole_games
from tests.texts import says, text

pytestmark = pytest.mark.usefixtures("draws_by_hand")

Later = Callable[[float], None]


async def prefer(room: Room, who: Person, **wanted: str) -> None:
    store = room.bot.services.store
    await store.set_settings((await store.player(who.id, who.name)).id, wanted)


def called_directly(who: Person) -> list[dict[str, Any]]:
    return [message for message in who.dms() if message["mentions"]]


async def test_two_players_without_a_time_limit_are_called_once_a_turn(room: Room, later: Later) -> None:
    await started(room, room.ben)
    for _ in range(2):
        player, other = mover(room, await room.table())
        later(40)
        await press(room, player, room.post(player), text("button-hand"))
        later(40)
        await room.tick()
        assert not reminders(room), "pressing a button starts the minute again"
        later(20)
        await room.tick()
        [call] = reminders(room)
        assert call["content"].startswith(f"<@{player.id}>, your turn: ") and room.post()["id"] in call["content"]
        assert [who["id"] for who in call["mentions"]] == [str(player.id)]
        later(600)
        await room.tick()
        assert reminders(room) == [call]
        await press(room, player, room.hand(player), text("label-draw"))
        assert not reminders(room), "the first action deletes it"
        later(600)
        await room.tick()
        assert not reminders(room), "once a turn"
        await command(room, player, "discard", card=(await room.table()).views[player is room.ben].hand[0])
        assert mover(room, await room.table()) == (other, player)


async def test_call_is_deleted_once_its_player_uses_the_table(room: Room, later: Later) -> None:
    await started(room, room.ben)
    player, other = mover(room, await room.table())
    later(61)
    await room.tick()
    await press(room, other, room.post(other), text("button-hand"))
    assert reminders(room), "it is not for them"
    later(1)
    await command(room, player, "hand")
    assert not reminders(room)
    later(600)
    await room.tick()
    assert not reminders(room), "once a turn"


async def test_call_of_several_names_only_who_has_not_acted(room: Room, later: Later) -> None:
    cyd = room.playground.add_person("Cyd")
    await command(room, room.ada, "table new", game="cribbage", seats=3)
    for person in (room.ben, cyd):
        await press(room, person, room.post(person), text("button-join"))
    await all_agree(room)
    await press(room, room.ada, room.post(), text("button-start"))
    later(61)
    await room.tick()
    [call] = reminders(room)
    assert [f"<@{each.id}>" in call["content"] for each in (room.ada, room.ben, cyd)] == [True] * 3
    await play_any(room, room.ben, room.hand(room.ben), ["crib"])
    [after] = reminders(room)
    assert after["id"] == call["id"], "edited, so nobody is notified again"
    assert [f"<@{each.id}>" in after["content"] for each in (room.ada, room.ben, cyd)] == [True, False, True]
    later(1)
    await command(room, cyd, "hand")
    [after] = reminders(room)
    assert f"<@{cyd.id}>" not in after["content"] and f"<@{room.ada.id}>" in after["content"]
    await room.stop()
    await room.start()
    await room.quiet()
    assert reminders(room) == [after]
    await play_any(room, room.ada, room.hand(room.ada), ["crib"])
    assert not reminders(room)


async def test_open_picker_delays_the_call(room: Room, later: Later) -> None:
    await started(room, room.ben)
    player, _ = mover(room, await room.table())
    await press(room, player, room.hand(player), text("label-draw"))
    await press(room, player, room.hand(player), text("more-meld"))
    later(4 * 60)
    await room.tick()
    assert not reminders(room)
    await press(room, player, room.hand(player), text("button-back"))
    later(61)
    await room.tick()
    assert reminders(room)


@pytest.mark.soak
async def test_player_chooses_when_and_where_to_be_called(room: Room, later: Later) -> None:
    await started(room, room.ben)
    player, other = mover(room, await room.table())
    await prefer(room, player, remind="never")
    await prefer(room, other, remind="at-once", remind_in="direct")
    later(600)
    await room.tick()
    assert not reminders(room) and not called_directly(player)
    await turn_by_buttons(room, player)
    await room.tick()
    [call] = called_directly(other)
    assert room.post()["id"] in call["content"] and not reminders(room)
    await turn_by_buttons(room, other)
    assert not called_directly(other)


async def test_player_with_closed_direct_messages_is_called_in_the_channel(room: Room, later: Later) -> None:
    await started(room, room.ben)
    player, _ = mover(room, await room.table())
    await prefer(room, player, remind_in="direct")
    player.close_dms()
    later(61)
    await room.tick()
    assert len(reminders(room)) == 1 and not called_directly(player)


async def test_player_alone_with_computers_is_not_called(room: Room, later: Later) -> None:
    await started(room)
    await turn_by_buttons(room, room.ada)
    later(600)
    await room.tick()
    assert not reminders(room)


@sampled
@pytest.mark.parametrize("direct", [False, True])
async def test_restart_sends_no_call_twice_and_deletes_what_is_left(room: Room, later: Later, direct: bool) -> None:
    await started(room, room.ben)
    player, _ = mover(room, await room.table())
    if direct:
        await prefer(room, player, remind_in="direct")

    def standing() -> list[dict[str, Any]]:
        return called_directly(player) if direct else reminders(room)

    later(61)
    await room.tick()
    [call] = standing()
    await room.stop()
    await room.start()
    await room.quiet()
    later(600)
    await room.tick()
    assert standing() == [call]
    # The process died after sending the call, before storing its message.
    table = await room.table()
    last = (await room.bot.services.store.table(table.id)).reminder
    [post] = last.posts if last else ()
    assert str(post.message_id) == call["id"]
    await room.bot.services.store.record_reminder_posts(table.id, [post._replace(message_id=None)])
    await room.stop()
    await room.start()
    await room.quiet()
    assert standing() == [call]
    await turn_by_buttons(room, player)
    assert not standing()


async def test_table_that_ends_leaves_no_call(room: Room, later: Later) -> None:
    await started(room, room.ben)
    later(61)
    await room.tick()
    assert reminders(room)
    await command(room, room.ada, "table pause")
    assert not reminders(room)


async def test_timed_turn_brings_a_call_and_a_warning_to_the_player_alone(room: Room, later: Later) -> None:
    state = await paced(room)
    player, _ = mover(room, state)
    assert state.clock and f"<t:{int(state.clock.ends)}:R>" in words(room.post())
    assert says(words(room.post()), "time-turn", late="turn")
    assert not reminders(room)
    later(60)
    await room.tick()
    [first] = reminders(room)
    assert [who["id"] for who in first["mentions"]] == [str(player.id)]
    assert room.post()["id"] in first["content"], "it links to the table"
    later(40)
    await room.tick()
    [second] = reminders(room)
    assert second["id"] != first["id"]
    await room.stop()
    await room.start()
    await room.tick()
    assert [message["id"] for message in reminders(room)] == [second["id"]]
    await turn_by_buttons(room, player)
    assert not reminders(room)


async def test_game_goes_on_where_reminders_cannot_be_sent(room: Room, later: Later) -> None:
    state = await paced(room)
    player, other = mover(room, state)
    room.playground.set_permissions(room.channel, deny=["send_messages"])
    later(60)
    await room.tick()
    assert not reminders(room)
    room.playground.set_permissions(room.channel)
    later(60)
    await room.tick()
    state = await room.table()
    assert mover(room, state) == (other, player)
    assert state.revision > 1 and not reminders(room)


@pytest.mark.soak
async def test_remote_player_is_reminded_in_a_direct_message(room: Room, later: Later) -> None:
    guild, eve = room.playground.add_guild("Elsewhere"), room.playground.add_person("Eve", joins_all=False)
    eve.join(guild)
    lounge = room.playground.add_channel(guild, "lounge")
    await command(room, room.ada, "table new", open_to="anywhere", pace="live")
    table = (await room.table()).id
    await command(room, eve, "table join", channel=lounge, code=table)
    accept = next(message for message in eve.sees(lounge) if text("button-offer") in buttons(message))
    await press(room, eve, accept, text("button-agree"))
    await press(room, room.ada, room.post(), text("button-start"))
    if (await room.table()).views[-1].to_act == (0,):
        await turn_by_buttons(room, room.ada)
    later(50)
    await room.tick()
    assert not reminders(room)
    [told] = [message for message in eve.dms() if message["mentions"]]
    assert [who["id"] for who in told["mentions"]] == [str(eve.id)]
    await command(room, eve, "draw", channel=lounge)
    await command(room, eve, "discard", channel=lounge, card=(await room.table()).views[1].hand[0])
    assert not [message for message in eve.dms() if message["mentions"]]


@pytest.mark.soak
async def test_players_to_act_at_once_are_called_where_each_prefers_it(room: Room, later: Later) -> None:
    """One is called in direct messages, the other in the channel. Each call stays until its player acts."""
    await whole_games.opened(room, "cribbage", "cribbage")
    await press(room, room.ben, room.post(room.ben), text("button-join"))
    await all_agree(room)
    await press(room, room.ada, room.post(), text("button-start"))
    await prefer(room, room.ada, remind_in="direct")
    for _ in range(2):
        later(61)
        await room.tick()
        [call] = called_directly(room.ada)
        [here] = reminders(room)
        assert here["content"].startswith(f"<@{room.ben.id}>, your turn") and f"<@{room.ada.id}>" not in here["content"]
    await room.stop()
    await room.start()
    await room.quiet()
    assert called_directly(room.ada) == [call] and reminders(room) == [here]
    await play_any(room, room.ben, room.hand(room.ben), ["crib"])
    assert not reminders(room) and called_directly(room.ada) == [call]
    await play_any(room, room.ada, room.hand(room.ada), ["crib"])
    assert not called_directly(room.ada)

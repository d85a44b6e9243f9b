"""Direct messages stay short: the hand that waits stands last, and ended games become one line."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from bot.host.table.state import TableState
from bot.limits import OLD_MESSAGE, Code, Flag
from engine.types import Action
from playground import Channel, Person
from tests.bot.conftest import Room, buttons, shown_table, words
from tests.bot.playing import command, press, started
from tests.texts import says, text

pytestmark = pytest.mark.usefixtures("draws_by_hand")


async def table_in(room: Room, channel: Channel) -> TableState:
    state = await room.bot.services.host.table_in_channel(channel.id)
    assert state
    return state


async def turn(room: Room, who: Person, channel: Channel) -> None:
    """Draws and discards, without a press on a message."""
    await command(room, who, "draw", channel=channel)
    state = await table_in(room, channel)
    seat = next(iter(state.views[-1].to_act))
    discard = next(action for action in state.views[seat].legal if action.kind == "discard")
    await command(room, who, "discard", channel=channel, card=discard.cards[0])


async def hand_of(room: Room, channel: Channel) -> dict[str, Any]:
    """Ada's hand at the table of a channel."""
    shown = (await table_in(room, channel)).seats[0].hand_message
    return next(message for message in room.ada.dms() if message["id"] == str(shown))


async def test_hand_that_waits_moves_below_the_others_but_not_while_the_player_is_pressing(
    room: Room, later: Callable[[float], None]
) -> None:
    order = room.bot.services.hands.order
    await started(room, room.ben)
    await turn(room, room.ada, room.channel)
    carl = room.playground.add_person("Carl")
    other = room.playground.add_channel(room.guild, "table-2")
    await command(room, room.ada, "table new", channel=other)
    await command(room, carl, "table join", channel=other)
    await command(room, room.ada, "table start", channel=other)
    first = await room.table()

    async def stand(*, look: bool = False) -> bool:
        """Whether the hand at the first table stands last, if need be after another ``look``."""
        if look:
            order.look_again((first.id, first.seats[0].player or 0))
            await room.quiet()
        assert len(room.ada.dms()) == 2
        return bool(room.ada.dms()[-1]["id"] == (await hand_of(room, room.channel))["id"])

    assert not await stand()
    await turn(room, room.ben, room.channel)
    assert not await stand(), "both wait for her"
    await press(room, room.ada, await hand_of(room, other), text("label-draw"))
    state = await table_in(room, other)
    discard = next(action for action in state.views[0].legal if action.kind == "discard")
    await command(room, room.ada, "discard", channel=other, card=discard.cards[0])
    assert (await table_in(room, other)).views[-1].to_act == (1,)
    assert not await stand(look=True), "she has just pressed"
    later(21)
    await command(room, carl, "draw", channel=other)
    assert await stand(), "the hand below does not wait, and has just changed"
    moved = await hand_of(room, room.channel)
    assert moved["flags"] & Flag.SUPPRESS_NOTIFICATIONS and text("label-draw") in buttons(moved)
    await press(room, room.ada, moved, text("label-draw"))
    assert (await table_in(room, room.channel)).views[0].phase == "meld", "its buttons work"
    discard = next(action for action in (await table_in(room, other)).views[1].legal if action.kind == "discard")
    await command(room, carl, "discard", channel=other, card=discard.cards[0])
    later(3)
    assert await stand(look=True), "nothing moves twice"


async def test_ended_games_become_one_line_when_the_next_begins(room: Room) -> None:
    for number in (1, 2, 3):
        await started(room)
        state = await room.table()
        ada = await room.bot.services.store.player(room.ada.id, "Ada")
        await room.bot.services.host.play.act(state.id, ada, Action("forfeit"))
        await room.quiet()
        *before, last = room.ada.dms()
        assert shown_table(last) == state.id, "the result stays until the next game"
        assert len(before) == min(number - 1, 1), "only the last of the games before is kept"
        for message in before:
            assert not buttons(message) and len(words(message).splitlines()) == 1
            assert says(words(message), "standing-won") and "discord.com/channels/" in words(message)


async def upper_of_two_hands(room: Room) -> tuple[Channel, Channel, dict[str, Any]]:
    """Let Ada play two games. Return the channels of the upper and the lower hand, and the upper hand."""
    await started(room)
    other = room.playground.add_channel(room.guild, "table-2")
    await command(room, room.ada, "table new", channel=other)
    await command(room, room.ada, "table start", channel=other)
    hand, _ = room.ada.dms()
    if hand == await hand_of(room, other):
        return other, room.channel, hand
    return room.channel, other, hand


async def give_up(room: Room, channel: Channel) -> None:
    """End a game without a press on a message: Ada forfeits it."""
    services, table = room.bot.services, await table_in(room, channel)
    await services.host.play.act(table.id, await services.store.player(room.ada.id, "Ada"), Action("forfeit"))
    await room.quiet()


async def test_deleted_hand_of_an_ended_game_is_not_sent_again_below_that_of_a_live_one(room: Room) -> None:
    ending, lasting, above = await upper_of_two_hands(room)
    world = room.playground.world
    world.delete_message(world.find_message(above))
    await give_up(room, ending)
    assert room.ada.dms() == [await hand_of(room, lasting)]


async def test_old_hand_of_an_ended_game_is_edited_where_it_stands(room: Room, later: Callable[[float], None]) -> None:
    ending, lasting, above = await upper_of_two_hands(room)
    later(OLD_MESSAGE + 1)
    await give_up(room, ending)
    ended, live = room.ada.dms()
    assert ended["id"] == above["id"] and "Ada gave up" in words(ended)
    assert live == await hand_of(room, lasting) and text("label-draw") in buttons(live)


async def test_old_hand_of_an_ended_game_that_cannot_be_edited_is_not_sent_below_that_of_a_live_one(
    room: Room, later: Callable[[float], None]
) -> None:
    ending, lasting, above = await upper_of_two_hands(room)
    later(OLD_MESSAGE + 1)
    edits = f"PATCH /channels/*/messages/{above['id']}"
    room.playground.faults.add(edits, status=400, code=Code.OLD_MESSAGE_EDITS, times=100)
    await give_up(room, ending)
    upper, live = room.ada.dms()
    assert upper["id"] == above["id"], "it was not sent anew"
    assert live == await hand_of(room, lasting) and text("label-draw") in buttons(live)

"""Direct messages stay short: the hand that waits stands last, and ended games become one line."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from bot.host.table.state import TableState
from bot.limits import OLD_MESSAGE, Code, Flag
from engine.types import FORFEIT, Action
from playground import Channel, Person
from tests.bot.conftest import Room, buttons, shown_table, words
from tests.bot.playing import command, plays, press, started
from tests.texts import says, text

Later = Callable[[float], None]

pytestmark = pytest.mark.usefixtures("draws_by_hand")


async def table_in(room: Room, channel: Channel) -> TableState:
    state = await room.bot.services.host.table_in_channel(channel.id)
    assert state
    return state


async def turn(room: Room, who: Person, channel: Channel) -> None:
    """Draw and discard, without a press on a message."""
    await command(room, who, "draw", channel=channel)
    state = await table_in(room, channel)
    seat = next(iter(state.views[-1].to_act))
    discard = next(action for action in state.views[seat].legal if action.kind == "discard")
    await command(room, who, "discard", channel=channel, card=discard.cards[0])


async def waits(room: Room, channel: Channel) -> bool:
    """Return whether the table of a channel waits for Ada."""
    return (await table_in(room, channel)).views[-1].to_act == (0,)


async def hand_of(room: Room, channel: Channel) -> dict[str, Any]:
    """Return Ada's hand at the table of a channel."""
    shown = (await table_in(room, channel)).seats[0].hand_message
    return next(message for message in room.ada.dms() if message["id"] == str(shown))


async def two_tables(room: Room) -> tuple[Channel, Channel, Person]:
    """Let Ada play against Ben, and below that against Carl, where it is her turn. Return the channels, and Carl."""
    await started(room, room.ben)
    if (await room.table()).views[-1].to_act == (0,):
        await turn(room, room.ada, room.channel)
    carl = room.playground.add_person("Carl")
    other = room.playground.add_channel(room.guild, "table-2")
    await opened(room, other, carl)
    if (await table_in(room, other)).views[-1].to_act == (1,):
        await turn(room, carl, other)
    return room.channel, other, carl


async def opened(room: Room, channel: Channel, *others: Person) -> None:
    """Let Ada open a table, and start it once the others have joined."""
    await command(room, room.ada, "table new", channel=channel)
    for other in others:
        await command(room, other, "table join", channel=channel)
    await command(room, room.ada, "table start", channel=channel)


async def stands_last(room: Room, channel: Channel) -> bool:
    """Return whether Ada's hand at the table of a channel is the last of her direct messages."""
    await room.quiet()
    return bool(room.ada.dms()[-1]["id"] == (await hand_of(room, channel))["id"])


async def look_again(room: Room, channel: Channel) -> None:
    """Do what a timer would do later."""
    state = await table_in(room, channel)
    room.bot.services.hands.order.look_again((state.id, state.seats[0].player or 0))
    await room.quiet()


async def discard(room: Room, who: Person, channel: Channel) -> None:
    """End a turn, without a press on a message."""
    view = (await table_in(room, channel)).views[0 if who is room.ada else 1]
    card = next(action for action in view.legal if action.kind == "discard").cards[0]
    await command(room, who, "discard", channel=channel, card=card)


async def test_hand_that_begins_to_wait_stands_last_at_once(room: Room, later: Later) -> None:
    """It moves below a hand that no longer waits, even one that the player has just used."""
    upper, lower, _ = await two_tables(room)
    await press(room, room.ada, await hand_of(room, lower), text("label-draw"))
    card = plays(await hand_of(room, lower), "discard")[0]
    await press(room, room.ada, await hand_of(room, lower), card)
    assert await stands_last(room, lower) and not await waits(room, lower)
    await turn(room, room.ben, upper)
    assert await stands_last(room, upper)
    moved = await hand_of(room, upper)
    assert moved["flags"] & Flag.SUPPRESS_NOTIFICATIONS and len(room.ada.dms()) == 2
    await press(room, room.ada, moved, text("label-draw"))
    assert (await table_in(room, upper)).views[0].phase == "meld", "its buttons work"


@pytest.mark.soak
async def test_hand_does_not_move_below_one_in_use_before_that_no_longer_waits(room: Room, later: Later) -> None:
    upper, lower, _ = await two_tables(room)
    later(60)
    await press(room, room.ada, await hand_of(room, lower), text("label-draw"))
    await turn(room, room.ben, upper)
    assert await stands_last(room, lower), "its buttons would jump away under her finger"
    later(60)
    await look_again(room, upper)
    assert await stands_last(room, lower)
    await press(room, room.ada, await hand_of(room, lower), plays(await hand_of(room, lower), "discard")[0])
    assert await stands_last(room, upper), "at once"


@pytest.mark.soak
async def test_hand_that_nobody_uses_does_not_hold_up_a_newer_one(room: Room, later: Later) -> None:
    upper, lower, _ = await two_tables(room)
    await press(room, room.ada, await hand_of(room, lower), text("label-draw"))
    await turn(room, room.ben, upper)
    assert await stands_last(room, lower)
    later(121)
    await look_again(room, upper)
    assert await stands_last(room, upper), "the newest of those that wait"
    await look_again(room, lower)
    assert await stands_last(room, upper), "an older one does not go below it"


@pytest.mark.soak
async def test_hand_just_posted_stays_last_for_a_moment(room: Room, later: Later) -> None:
    upper, lower, carl = await two_tables(room)
    later(60)
    await turn(room, room.ada, lower)
    await turn(room, room.ben, upper)
    assert await stands_last(room, upper)
    await turn(room, carl, lower)
    assert await stands_last(room, upper), "she may be about to press it"
    later(11)
    await look_again(room, lower)
    assert await stands_last(room, lower)


@pytest.mark.soak
async def test_hand_in_use_does_not_move_in_its_turn(room: Room, later: Later) -> None:
    upper, lower, _ = await two_tables(room)
    later(60)
    await press(room, room.ada, await hand_of(room, lower), text("label-draw"))
    await turn(room, room.ben, upper)
    await press(room, room.ada, await hand_of(room, upper), text("label-draw"))
    await discard(room, room.ada, lower)
    assert await stands_last(room, lower), "she uses the one above"
    later(121)
    await look_again(room, upper)
    assert await stands_last(room, upper)


@pytest.mark.soak
async def test_computers_turn_moves_no_other_hand(room: Room, later: Later) -> None:
    """The table against the computer will wait for the player again in a moment."""
    upper, _, _ = await two_tables(room)
    alone = room.playground.add_channel(room.guild, "table-3")
    await opened(room, alone)
    later(60)
    await turn(room, room.ben, upper)
    assert await stands_last(room, upper)
    later(60)
    for _ in range(2):
        await press(room, room.ada, await hand_of(room, alone), text("label-draw"))
        before = [message["id"] for message in room.ada.dms()]
        await press(room, room.ada, await hand_of(room, alone), plays(await hand_of(room, alone), "discard")[0])
        assert [message["id"] for message in room.ada.dms()] == before and await waits(room, alone)


@pytest.mark.soak
async def test_open_table_below_moves_no_hand(room: Room) -> None:
    """Its hand waits for nobody before the cards are dealt, but the player is about to play there."""
    _, lower, _ = await two_tables(room)
    third = room.playground.add_channel(room.guild, "table-3")
    await command(room, room.ada, "table new", channel=third)
    assert len(room.ada.dms()) == 3
    await look_again(room, lower)
    assert await stands_last(room, third)


@pytest.mark.soak
async def test_hand_moves_below_an_ended_game(room: Room) -> None:
    upper, lower, _ = await two_tables(room)
    await give_up(room, lower)
    assert len(room.ada.dms()) == 2
    await turn(room, room.ben, upper)
    assert await stands_last(room, upper)


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


async def test_game_that_ends_while_its_hand_is_sent_keeps_the_hand(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    store, core = room.bot.services.store, room.bot.services.host._core
    record, ended = store.record_hand_post, list[str]()

    async def end_and_record(table_id: str, *place: Any) -> None:
        if not ended:
            ended.append(table_id)
            async with core.tables.hold(table_id) as session:
                await core.play(session, 0, Action(FORFEIT))
        await record(table_id, *place)

    monkeypatch.setattr(store, "record_hand_post", end_and_record)
    await started(room, room.ben)
    await room.quiet()
    assert ended
    for person in (room.ada, room.ben):
        [hand] = person.dms()
        assert text("button-rematch") in buttons(hand)


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
    kept = await hand_of(room, lasting)
    assert [message["id"] for message in room.ada.dms()] == [kept["id"]]


@pytest.mark.soak
async def test_old_hand_of_an_ended_game_is_edited_where_it_stands(room: Room, later: Later) -> None:
    ending, lasting, above = await upper_of_two_hands(room)
    later(OLD_MESSAGE + 1)
    await give_up(room, ending)
    ended, live = room.ada.dms()
    assert ended["id"] == above["id"] and "Ada gave up" in words(ended)
    assert live == await hand_of(room, lasting) and text("label-draw") in buttons(live)


async def test_old_hand_of_an_ended_game_that_cannot_be_edited_is_not_sent_below_that_of_a_live_one(
    room: Room, later: Later
) -> None:
    ending, lasting, above = await upper_of_two_hands(room)
    later(OLD_MESSAGE + 1)
    edits = f"PATCH /channels/*/messages/{above['id']}"
    room.playground.faults.add(edits, status=400, code=Code.OLD_MESSAGE_EDITS, times=100)
    await give_up(room, ending)
    upper, live = room.ada.dms()
    assert upper["id"] == above["id"], "it was not sent anew"
    assert live == await hand_of(room, lasting) and text("label-draw") in buttons(live)

"""A whole round through Discord, by buttons and by commands."""

from __future__ import annotations

import pytest

from engine.types import Action
from tests.bot.conftest import Room, buttons, parts, words
from tests.bot.playing import command, deals_with, play_first, plays, press, said, started, turn_by_buttons, whispered
from tests.texts import says, text

pytestmark = pytest.mark.usefixtures("draws_by_hand")


async def test_round_against_the_computer_by_buttons(room: Room) -> None:
    await started(room)
    while (await room.table()).views[-1].phase not in ("scored", "won"):
        await turn_by_buttons(room, room.ada)
    assert buttons(room.post()) == [
        text("verb-deal"),
        text("button-film"),
        text("button-fair-deal"),
        text("button-table"),
    ]
    assert words(room.post()).count("won this round") == 1 and says(words(room.post()), "fact-round-over", round=1)
    [picture], [hand] = room.post()["attachments"], room.hand(room.ada)["attachments"]
    assert picture["size"] == hand["size"] and "Your hand is empty" not in words(room.hand(room.ada))
    assert says(words(room.hand(room.ada)), "scored-side") and text("verb-deal") in buttons(room.hand(room.ada))
    await press(room, room.ada, room.post(), text("button-film"))
    assert says(words(whispered(room, room.ada)[-1]), "replay-title", round=1)
    assert not room.playground.invalid_requests
    await press(room, room.ada, room.post(), text("verb-deal"))
    assert (await room.table()).views[-1].round == 2


@pytest.mark.soak
async def test_round_against_the_computer_by_commands(room: Room) -> None:
    await command(room, room.ada, "table new", game="canasta", preset="classic")
    await command(room, room.ada, "table start")
    while (await room.table()).views[-1].phase not in ("scored", "won"):
        await command(room, room.ada, "draw")
        while melds := await room.ada.autocomplete(room.channel, "meld", focused="cards"):
            await command(room, room.ada, "meld", cards=melds[0]["value"])
        if discards := await room.ada.autocomplete(room.channel, "discard", focused="card"):
            await command(room, room.ada, "discard", card=discards[0]["value"])
    assert says(said(await command(room, room.ada, "hand")), "fact-round-over", round=1)
    await command(room, room.ada, "deal")
    assert (await room.table()).views[-1].round == 2


async def test_two_people_play_from_channel_and_direct_messages(room: Room) -> None:
    await started(room, room.ben)
    state = await room.table()
    assert state.names == ("Ada", "Ben")
    mover = (room.ada, room.ben)[state.views[-1].to_act[0]]
    other = room.ben if mover is room.ada else room.ada
    assert text("label-draw") in buttons(room.hand(mover))
    assert buttons(room.hand(other)) == [
        text("button-how-to-play"),
        text("button-table"),
    ]

    await press(room, mover, room.post(), text("verb-draw"))
    assert (await room.table()).revision == 1
    assert text("verb-discard") in buttons(room.post()) and plays(room.hand(mover), "discard")

    use = await press(room, mover, room.post(), text("verb-discard"))
    hand = use.response
    assert hand and hand["flags"] & 64 and parts(hand, 12)
    await play_first(room, mover, "discard", hand)
    assert (await room.table()).views[-1].to_act != state.views[-1].to_act
    assert text("label-draw") in buttons(room.hand(other))
    assert buttons(room.hand(mover)) == [
        text("button-how-to-play"),
        text("button-table"),
    ]


async def test_hand_is_edited_in_place_and_its_picture_sent_only_when_changed(room: Room) -> None:
    await command(room, room.ada, "table new", deals=deals_with("meld", Action("draw")))
    await press(room, room.ada, room.post(), text("button-start"))
    dealt = room.hand(room.ada)
    await press(room, room.ada, dealt, text("verb-draw"))
    drawn = room.hand(room.ada)
    await press(room, room.ada, drawn, text("more-meld"))
    asked = room.hand(room.ada)
    assert dealt["id"] == drawn["id"] == asked["id"]
    assert dealt["attachments"][0]["id"] != drawn["attachments"][0]["id"] == asked["attachments"][0]["id"]
    assert buttons(asked)[-1] == text("replay-back")


async def test_table_in_a_thread_beside_one_in_its_channel(room: Room) -> None:
    await command(room, room.ada, "table new")
    thread = room.playground.add_thread(room.channel, "side room")
    await command(room, room.ben, "table new", channel=thread)
    await command(room, room.ben, "table start", channel=thread)
    assert text("label-draw") in buttons(room.hand(room.ben))
    assert not (await room.table()).begun


async def test_play_continues_by_commands_in_direct_messages(room: Room) -> None:
    await started(room)
    use = await command(room, room.ada, "draw", channel=room.ada.dm_channel)
    assert says(said(use), "verb-discard") or says(str(use.messages), "verb-discard")
    assert (await room.table()).revision >= 1

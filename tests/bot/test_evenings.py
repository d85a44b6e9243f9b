"""The room of an evening: one message of a channel where people play one game after another."""

from __future__ import annotations

from typing import Any

from bot.host.evenings import GAP
from engine.types import FORFEIT, Action
from playground import Channel, Person
from tests.bot.conftest import Room, buttons, is_evening, shown_table, words
from tests.bot.playing import press, started
from tests.texts import says, text


def evenings(room: Room, channel: Channel | None = None) -> list[dict[str, Any]]:
    """Return the messages of evenings in a channel."""
    return [message for message in room.ada.sees(channel or room.channel) if is_evening(message)]


def evening(room: Room) -> dict[str, Any]:
    """Return the only message of an evening in the channel."""
    [message] = evenings(room)
    return message


async def loses(room: Room, seat: int) -> str:
    """Let a seat of the channel's table forfeit the game, as when its time is up; return the table's id."""
    core = room.bot.services.host._core
    table_id = (await room.table()).id
    async with core.tables.hold(table_id) as session:
        await core.play(session, seat, Action(FORFEIT))
    await room.quiet()
    return table_id


async def game(room: Room, *others: Person, loser: int = 1) -> str:
    """Let Ada and others begin a game and one of them lose it; return its table."""
    await started(room, *(others or (room.ben,)))
    return await loses(room, loser)


async def moves(room: Room) -> None:
    """Let the player to move at the channel's table play any action."""
    state, services = await room.table(), room.bot.services
    seat = state.views[-1].to_act[0]
    [player] = (await services.store.players([state.seats[seat].player or 0])).values()
    await services.host.play.act(state.id, player, state.views[seat].legal[0])
    await room.quiet()


async def over(room: Room) -> None:
    """Let two hours pass without a move."""
    room.clock.ahead += GAP + 1
    await room.tick()


async def test_room_appears_with_the_second_game_without_a_notification(room: Room) -> None:
    await game(room)
    assert not evenings(room), "one game is no evening"
    await started(room, room.ben)
    shown = evening(room)
    assert shown["flags"] & 1 << 12, "it is sent silently" and not shown["mentions"]
    assert says(words(shown), "evening-title") and says(words(shown), "evening-running", players="Ada and Ben")
    assert "**1** of 1 · Ada" in words(shown) and "**0** of 1 · Ben" in words(shown)
    assert buttons(shown) == [text("button-evening-other")], "a game is on"
    link = room.bot.services.posts.link(await room.table())
    assert link in words(shown)


async def test_room_follows_the_score_and_leads_to_the_next_game(room: Room) -> None:
    await game(room)
    await game(room, loser=0)
    shown = evening(room)
    assert says(words(shown), "evening-quiet") and says(words(shown), "evening-here", busy=False, people="Ada and Ben")
    assert says(words(shown), "evening-score", games=2)
    assert buttons(shown) == [text("button-evening-again"), text("button-evening-other")]
    first = shown_table(room.post())
    await press(room, room.ben, shown, text("button-evening-again"))
    assert (await room.table()).id != first


async def test_another_game_opens_a_table_as_the_start_message_does(room: Room) -> None:
    await game(room)
    await game(room)
    use = await press(room, room.ben, evening(room), text("button-evening-other"))
    assert use.response and use.response["flags"] & 64
    before = shown_table(room.post())
    await press(room, room.ben, use.response, buttons(use.response)[0])
    assert shown_table(room.post()) != before and (await room.table()).status == "open"


async def test_evening_folds_up_when_nobody_has_played_for_two_hours(room: Room) -> None:
    await game(room)
    await game(room)
    room.clock.ahead += GAP - 60
    await room.tick()
    assert buttons(evening(room))
    room.clock.ahead += 120
    await room.tick()
    folded = evening(room)
    assert not buttons(folded) and says(words(folded), "evening-over", games=2)
    assert says(words(folded), "evening-best", winners="Ada", won=2, count=1)
    await game(room)
    assert len(evenings(room)) == 1, "the next evening has one game"
    await started(room, room.ben)
    assert len(evenings(room)) == 2 and "of 1 · Ada" in words(evenings(room)[-1])


async def test_evening_lasts_while_a_game_is_played_slowly(room: Room) -> None:
    await game(room)
    await started(room, room.ben)
    for _ in range(3):
        room.clock.ahead += GAP - 60
        await moves(room)
        await room.tick()
    assert buttons(evening(room)) == [text("button-evening-other")]
    await over(room)
    assert not buttons(evening(room)), "nobody moved"
    await moves(room)
    assert len(evenings(room)) == 1, "a game that goes on is the first of the next evening"

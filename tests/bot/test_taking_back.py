"""Asking to take the last action back, through Discord: one press to ask, one to answer."""

from __future__ import annotations

from typing import Any

from playground import Person
from tests.bot.conftest import Room, buttons, words
from tests.bot.playing import all_agree, command, press, said
from tests.kit import whole_games
from tests.texts import says, text

ASK, ALLOW, REFUSE = text("verb-undo-ask"), text("button-take-back-yes"), text("button-take-back-no")


async def card_played(room: Room, *, friendly: bool = True, **options: Any) -> tuple[Person, Person]:
    """Let Ada and Ben begin German Whist; return the player who has led a card, and the other."""
    state = await whole_games.opened(room, "german-whist", "german-whist", deals=None, **options)
    if friendly:
        ada = await room.bot.services.store.player(room.ada.id, "Ada")
        await room.bot.services.host.lobby.amend(state.id, ada, terms={"ranked": False})
        await room.quiet()
    await press(room, room.ben, room.post(room.ben), text("button-join"))
    await all_agree(room)
    await press(room, room.ada, room.post(), text("button-start"))
    state = await room.table()
    view = state.view(None)
    assert view
    [seat] = view.to_act
    mover, other = (room.ada, room.ben) if state.names[seat] == "Ada" else (room.ben, room.ada)
    player = await room.bot.services.store.player(mover.id, state.names[seat])
    await room.bot.services.host.play.act(state.id, player, state.views[seat].legal[0])
    await room.quiet()
    return mover, other


async def test_one_press_asks_and_one_allows(room: Room) -> None:
    mover, other = await card_played(room)
    assert ASK in buttons(room.hand(mover)) and ASK not in buttons(room.hand(other)) + buttons(room.post())
    await press(room, mover, room.hand(mover), ASK)
    assert says(words(room.hand(mover)), "taking-back-waits")
    assert {ALLOW, REFUSE} <= {*buttons(room.hand(other))} and {ALLOW, REFUSE} <= {*buttons(room.post())}
    await press(room, other, room.hand(other), ALLOW)
    state = await room.table()
    view = state.view(None)
    assert view and state.names[view.to_act[0]] == ("Ada" if mover is room.ada else "Ben")
    assert "everyone agreed" in words(room.post())
    assert ALLOW not in buttons(room.post()) + buttons(room.hand(other))


async def test_a_refusal_on_the_table_is_told_and_ends_the_question(room: Room) -> None:
    mover, other = await card_played(room)
    await command(room, mover, "undo")
    await press(room, other, room.post(), REFUSE)
    assert says(words(room.post()), "taking-back-refused") and ALLOW not in buttons(room.hand(other))
    assert ASK not in buttons(room.hand(mover))
    assert says(said(await command(room, mover, "undo")), "refusal-said-no")


async def test_the_question_can_be_withdrawn(room: Room) -> None:
    mover, other = await card_played(room)
    await press(room, mover, room.hand(mover), ASK)
    await press(room, mover, room.hand(mover), text("button-take-back-withdraw"))
    assert REFUSE not in buttons(room.post()) + buttons(room.hand(other))


async def test_playing_on_declines(room: Room) -> None:
    mover, other = await card_played(room)
    await press(room, mover, room.hand(mover), ASK)
    state = await room.table()
    view = state.view(None)
    assert view
    player = await room.bot.services.store.player(other.id, "Ada" if other is room.ada else "Ben")
    await room.bot.services.host.play.act(state.id, player, state.views[view.to_act[0]].legal[0])
    await room.quiet()
    assert ALLOW not in buttons(room.post()) + buttons(room.hand(other))


async def test_a_ranked_game_offers_no_question(room: Room) -> None:
    mover, _ = await card_played(room, friendly=False, target=2)
    assert ASK not in buttons(room.hand(mover))
    assert says(said(await command(room, mover, "undo")), "refusal-not-your-turn")

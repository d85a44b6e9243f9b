"""Whole games of German Whist through Discord, by people and computers."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bot.texts import load_texts
from engine.kit.trick_view import TrickView
from render import hand_order
from tests.bot.conftest import Room, words
from tests.bot.playing import command, play_first, plays, press, said
from tests.kit import whole_games
from tests.narrowing import narrowed
from tests.render.looks import HOUSE
from tests.texts import says, text

GAME = "german-whist"
KINDS = ("play",)


@pytest.mark.soak
@pytest.mark.parametrize(("preset", "target"), [("german-whist", 1), pytest.param("fifty", 50, marks=pytest.mark.soak)])
async def test_whole_game_by_buttons(room: Room, preset: str, target: int) -> None:
    state = await whole_games.opened(room, GAME, preset, target=target)
    assert await whole_games.by_buttons(room, state, KINDS) == {"play"}


@pytest.mark.soak
async def test_whole_game_by_commands(room: Room) -> None:
    state = await whole_games.opened(room, GAME, "german-whist", deals=2, target=1)
    await whole_games.by_commands(room, state, KINDS, {"play": "what"})


@pytest.mark.soak
async def test_whole_game_between_two_people_one_without_direct_messages(room: Room) -> None:
    state = await whole_games.opened(room, GAME, "fifty", deals=3, target=4)
    await whole_games.between_two(room, state, KINDS)


@pytest.mark.soak
@pytest.mark.parametrize("whole", [False, pytest.param(True, marks=pytest.mark.soak)])
async def test_computers_play_each_other(room: Room, hurry: Callable[[float], None], whole: bool) -> None:
    await whole_games.between_computers(room, "german-whist", hurry, lambda view: view.turn > 14 and not whole)


async def test_every_card_has_a_button_in_the_order_of_the_picture(room: Room) -> None:
    await whole_games.opened(room, GAME, "german-whist")
    await press(room, room.ada, room.post(), text("button-start"))
    view = (await room.table()).views[0]
    assert plays(room.hand(room.ada), "play") == [load_texts().cards((card,)) for card in hand_order(view, look=HOUSE)]


async def test_a_revoke_is_explained(room: Room) -> None:
    state = await whole_games.opened(room, GAME, "german-whist", deals=2)
    await command(room, room.ada, "table start")
    while True:
        view = narrowed((await room.bot.services.host.state(state.id)).views[0], TrickView)
        if view.trick and len(view.legal) < 13:
            break
        await command(room, room.ada, "play", what=view.legal[0].cards[0])
    barred = next(card for card in view.hand if card not in {action.cards[0] for action in view.legal})
    assert says(said(await command(room, room.ada, "play", what=barred)), "refusal-must-follow")


async def test_the_table_tells_who_took_the_open_card(room: Room) -> None:
    await whole_games.opened(room, GAME, "german-whist")
    await press(room, room.ada, room.post(), text("button-start"))
    await play_first(room, room.ada, "play")
    assert "takes" in words(room.post())
    assert says(said(await command(room, room.ada, "view table")), "fact-stock-over", of="german-whist")
    assert says(said(await command(room, room.ada, "explore deduce")), "fact-unseen-cards")

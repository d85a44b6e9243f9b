"""Whole games of Rubicon and Chinese Bezique through Discord, by people and computers."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bot.texts import load_texts
from engine.cards import face
from engine.rubicon.round import RubiconView
from render import hand_order
from tests.bot.conftest import Room
from tests.bot.playing import command, plays, press, said
from tests.kit import whole_games
from tests.narrowing import narrowed
from tests.render.looks import HOUSE
from tests.texts import says, text

GAME = "rubicon"
KINDS = ("blanche", "meld", "draw", "play")


@pytest.mark.soak
@pytest.mark.parametrize("preset", ["rubicon", pytest.param("chinese", marks=pytest.mark.soak)])
async def test_whole_game_by_buttons(room: Room, preset: str) -> None:
    state = await whole_games.opened(room, GAME, preset, partie=1)
    assert await whole_games.by_buttons(room, state, KINDS) >= {"meld", "play"}


@pytest.mark.soak
async def test_whole_game_by_commands(room: Room) -> None:
    state = await whole_games.opened(room, GAME, "rubicon", deals=2)
    await whole_games.by_commands(room, state, KINDS, {"play": "what", "meld": "cards"})


@pytest.mark.soak
async def test_whole_game_between_two_people_one_without_direct_messages(room: Room) -> None:
    state = await whole_games.opened(room, GAME, "chinese", deals=3)
    await whole_games.between_two(room, state, KINDS)


@pytest.mark.soak
@pytest.mark.parametrize("whole", [False, pytest.param(True, marks=pytest.mark.soak)])
async def test_computers_play_each_other(room: Room, hurry: Callable[[float], None], whole: bool) -> None:
    await whole_games.between_computers(room, "chinese", hurry, lambda view: view.turn > 10 and not whole)


async def test_every_card_has_a_button_in_the_order_of_the_picture(room: Room) -> None:
    await whole_games.opened(room, GAME, "rubicon", deals=4)
    await press(room, room.ada, room.post(), text("button-start"))
    view = (await room.table()).views[0]
    faces = dict.fromkeys(face(card) for card in hand_order(view, look=HOUSE))
    assert plays(room.hand(room.ada), "play") == [load_texts().cards((card,)) for card in faces]


async def test_a_meld_before_a_trick_and_a_late_carte_blanche_are_explained(room: Room) -> None:
    await whole_games.opened(room, GAME, "rubicon", deals=4)
    await command(room, room.ada, "table start")
    view = narrowed((await room.table()).views[0], RubiconView)
    assert says(said(await command(room, room.ada, "meld", cards=view.hand[0])), "refusal-trick-first")
    assert says(said(await command(room, room.ada, "blanche")), "refusal-no-carte-blanche", of=GAME)


async def test_the_table_tells_the_deal_the_stock_and_the_rubicon(room: Room) -> None:
    await whole_games.opened(room, GAME, "rubicon", deals=4)
    await command(room, room.ada, "table start")
    told = said(await command(room, room.ada, "view table"))
    assert says(told, "fact-phase-one", of=GAME, count=110, target=1000)
    assert says(told, "fact-brisques", of=GAME)

"""Whole games of Écarté through Discord, by people and computers."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bot.texts import load_texts
from engine.ecarte.round import IN_PHASE
from tests.bot.conftest import Room, buttons, parts, words
from tests.bot.playing import command, play_first, plays, press, said
from tests.kit import whole_games
from tests.texts import says, text

GAME = "ecarte"
KINDS = ("king", "propose", "accept", "exchange", "stand", "play")
ARGUMENTS = {"exchange": "cards", "play": "what"}


@pytest.mark.soak
@pytest.mark.parametrize(
    ("preset", "target"), [("french-ecarte", 3), pytest.param("free-ecarte", 5, marks=pytest.mark.soak)]
)
async def test_whole_game_by_buttons(room: Room, preset: str, target: int) -> None:
    state = await whole_games.opened(room, GAME, preset, target=target)
    pressed = await whole_games.by_buttons(room, state, KINDS)
    assert "play" in pressed and pressed & {"propose", "accept"}
    await whole_games.looked_back(room, state.id)


@pytest.mark.soak
async def test_whole_game_by_commands(room: Room) -> None:
    state = await whole_games.opened(room, GAME, "free-ecarte", deals=2, target=1)
    await whole_games.by_commands(room, state, ("king", "stand", "accept", "exchange", "play"), ARGUMENTS)


@pytest.mark.soak
async def test_whole_game_between_two_people_one_without_direct_messages(room: Room) -> None:
    state = await whole_games.opened(room, GAME, "free-ecarte", deals=3, target=3)
    await whole_games.between_two(room, state, ("king", "stand", "accept", "exchange", "play"))


@pytest.mark.soak
async def test_computers_play_each_other(room: Room, hurry: Callable[[float], None]) -> None:
    await whole_games.between_computers(room, "free-ecarte", hurry, lambda view: view.round > 2)


async def test_the_table_tells_what_was_agreed(room: Room) -> None:
    await whole_games.opened(room, GAME, "free-ecarte")
    await press(room, room.ada, room.post(), text("button-start"))
    await play_first(room, room.ada, "stand")
    for path in ("view table", "explore recall"):
        assert says(said(await command(room, room.ada, path)), "fact-is-vulnerable", of="ecarte", seat="Ada")


def test_every_refusal_out_of_turn_has_a_sentence() -> None:
    texts = load_texts(game=GAME)
    assert not [code for code in IN_PHASE.values() if not texts.has(f"refusal-{code}")]


async def test_other_cards_than_the_suggested_ones_can_be_exchanged(room: Room) -> None:
    await whole_games.opened(room, GAME, "french-ecarte", deals=5)
    await press(room, room.ada, room.post(), text("button-start"))
    await play_first(room, room.ada, "propose")
    hand = room.hand(room.ada)
    assert 1 <= len(plays(hand, "exchange")) <= 3
    [picker] = parts(hand, 3)
    highest = picker["options"][0]
    await room.ada.choose(hand, [highest["value"]])
    await room.quiet()
    before, hand = (await room.table()).revision, room.hand(room.ada)
    assert says(words(hand), "ask-exchange") and text("replay-back") in buttons(hand)
    await press(room, room.ada, hand, f"Exchange {highest['label']}")
    assert (await room.table()).revision > before, "the pick is seen before it is exchanged"

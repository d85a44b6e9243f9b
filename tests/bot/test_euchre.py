"""Whole games of Euchre through Discord, by people and computers."""

from __future__ import annotations

import time
from collections.abc import Callable
from itertools import pairwise
from typing import cast

import pytest

from bot.host.model.settings import Preferences
from bot.host.play import computers
from bot.host.table.state import TableState
from bot.texts import load_texts
from engine.cards import SUITS
from engine.euchre.legality import IN_PHASE
from engine.euchre.presentation import PRESENTATION
from engine.euchre.round import EuchreView
from engine.types import Note
from tests.bot.conftest import Room, words
from tests.bot.lone_hands import calls, moment
from tests.bot.playing import command, play_any, play_first, plays, press, said
from tests.engine.euchre.table import context, deal, do
from tests.kit import whole_games
from tests.texts import says, text

GAME = "euchre"
KINDS = ("order", "name", "pass", "discard", "defend", "play")
ARGUMENTS = {"name": "word", "discard": "card", "play": "what"}


@pytest.mark.parametrize(
    ("preset", "target"),
    [
        ("euchre", 2),
        pytest.param("two-handed-euchre", 5, marks=pytest.mark.soak),
        pytest.param("three-handed-euchre", 5, marks=pytest.mark.soak),
        pytest.param("british-euchre", 21, marks=pytest.mark.soak),
    ],
)
async def test_whole_game_by_buttons(room: Room, preset: str, target: int) -> None:
    state = await whole_games.opened(room, GAME, preset, target=target)
    assert "play" in await whole_games.by_buttons(room, state, KINDS)


@pytest.mark.soak
async def test_whole_game_by_commands(room: Room) -> None:
    state = await whole_games.opened(room, GAME, "two-handed-euchre", deals=2, target=1)
    await whole_games.by_commands(room, state, KINDS, ARGUMENTS)
    await whole_games.looked_back(room, state.id)


@pytest.mark.soak
async def test_whole_game_between_two_people_one_without_direct_messages(room: Room) -> None:
    state = await whole_games.opened(room, GAME, "two-handed-euchre", deals=3, target=2)
    await whole_games.between_two(room, state, KINDS)


@pytest.mark.soak
async def test_four_people_one_without_direct_messages_with_restarts_in_the_making_and_in_a_lone_hand(
    room: Room,
) -> None:
    """The first passes. The second orders the upcard to the partner, who deals, and so plays alone."""
    people = [room.ada, room.ben, *map(room.playground.add_person, ("Cy", "Di"))]
    state = await whole_games.opened(room, GAME, "euchre", target=2, order_alone=True)
    assert await whole_games.between_people(room, state, people, calls, moment) == {"making", "lone hand"}


@pytest.mark.soak
@pytest.mark.parametrize("preset", ["euchre", "three-handed-euchre"])
async def test_computers_play_each_other(room: Room, hurry: Callable[[float], None], preset: str) -> None:
    await whole_games.between_computers(room, preset, hurry, lambda view: view.round > 3)


@pytest.mark.soak
async def test_hand_takes_a_press_for_each_call_and_card_and_every_trick_is_seen(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Computers play the other three hands. They wait before they lead, so the previous trick stays on the table."""
    monkeypatch.setattr(computers, "LULL", 0.3)
    state = await whole_games.opened(room, GAME, "euchre", deals=2)
    seen: list[tuple[TableState, float]] = []
    room.bot.services.presenter.on_shown.append(lambda state: seen.append((state, time.monotonic())))
    await press(room, room.ada, room.post(), text("button-start"))
    presses = 0
    while (await room.table()).views[0].phase != "scored":
        hand = room.hand(room.ada)
        await play_first(room, room.ada, next(kind for kind in KINDS if plays(hand, kind)))
        presses += 1
    rows = await room.bot.services.store.actions(state.id)
    kinds = [row.action["kind"] for row in rows if row.seat == 0]
    assert kinds.count("play") == 5 and presses == len(kinds) <= 7
    lulls = [len(cast(EuchreView, state.views[-1]).tricks) for state, _ in seen if state.lull]
    waits = [then - now for (state, now), (_, then) in pairwise(seen) if state.lull and state.computers_turn]
    last = cast(EuchreView, (await room.table()).views[-1]).tricks[-1]
    told = words(room.post())
    assert " wins " in told and all(load_texts().cards([card]) in told for card in last.cards), "the end tells the last"
    assert {*lulls} == {1, 2, 3, 4} and waits and min(waits) > 0.2


@pytest.mark.soak
async def test_last_card_plays_itself_by_preference(room: Room) -> None:
    store = room.bot.services.store
    player = await store.player(room.ada.id, "Ada")
    await store.set_settings(player.id, Preferences(automatic=("play",)).merged_into({}))
    await whole_games.opened(room, GAME, "two-handed-euchre", deals=3)
    await press(room, room.ada, room.post(), text("button-start"))
    pressed = []
    while (await room.table()).views[0].phase != "scored":
        pressed.append(await play_any(room, room.ada, room.hand(room.ada), KINDS))
    assert pressed.count("play") < 5


async def test_each_call_and_card_has_a_button(room: Room) -> None:
    await whole_games.opened(room, GAME, "two-handed-euchre")
    await press(room, room.ada, room.post(), text("button-start"))
    view = (await room.table()).views[0]
    if view.to_act == (0,):
        assert [len(plays(room.hand(room.ada), kind)) for kind in ("order", "pass")] == [1, 1]


async def test_the_table_tells_who_made_trumps(room: Room) -> None:
    await whole_games.opened(room, GAME, "two-handed-euchre")
    await press(room, room.ada, room.post(), text("button-start"))
    if (await room.table()).views[0].to_act == (0,):
        await play_first(room, room.ada, "order")
    assert says(said(await command(room, room.ada, "view table")), "fact-made-trumps", of="euchre")
    assert says(said(await command(room, room.ada, "explore recall")), "fact-made-trumps", of="euchre")


def test_every_refusal_out_of_turn_has_a_sentence() -> None:
    texts = load_texts(game=GAME)
    assert not [code for code in IN_PHASE.values() if not texts.has(f"refusal-{code}")]


def test_order_says_which_card_the_dealer_takes() -> None:
    texts, played = load_texts(game=GAME), deal(turned="9H")
    told = []
    for seat in range(4):
        [order, alone] = PRESENTATION.choices(played.view(seat, context(played)), "order")
        told.append(texts.note("choice", order.label))
        assert texts.note("choice", alone.label) == f"{told[-1]}, alone"
        do(played, "pass")
    assert told == ["Order up 9♥", "Order 9♥ to your partner", "Order up 9♥", "Pick up 9♥"]


def test_suits_to_name_are_told_apart() -> None:
    texts = load_texts(game=GAME)
    labels = {texts.note("label", Note("name", {"suit": letter, "alone": False})) for letter in SUITS}
    assert labels == {
        text("label-name", of="euchre", alone="no", suit="C"),
        text("label-name", of="euchre", alone="no", suit="D"),
        text("label-name", of="euchre", alone="no", suit="H"),
        text("label-name", of="euchre", alone="no", suit="S"),
    }

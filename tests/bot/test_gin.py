"""Whole games of Gin Rummy through Discord, by buttons and by commands."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from bot.host.table.state import TableState
from bot.texts import load_texts
from bot.ui.sentences import target_name
from engine import players
from engine.gin.round import GinView
from engine.gin.rules import GinRules
from engine.view import View
from tests.bot.conftest import Room, words
from tests.bot.playing import all_agree, command, play_first, plays, press, said
from tests.bot.short_games import press_action
from tests.engine.gin.table import CONTEXT, deal
from tests.kit import whole_games
from tests.kit.texts import everything_said
from tests.narrowing import narrowed
from tests.texts import says, text

VERBS = ("gin", "knock", "draw", "take", "pass", "lay", "end", "discard")
"""The kinds of action, in the order in which the tests try them."""
SHORT = 50
"""A target that takes two rounds or so."""


async def opened(room: Room, preset: str, **options: Any) -> TableState:
    """Open Ada's table against the computer, for a short game."""
    return await whole_games.opened(room, "gin", preset, target=SHORT, **options)


async def running(room: Room, table: str) -> View | None:
    """Return Ada's view of a table; None once the game is over."""
    return await whole_games.running(room, table, 0)


@pytest.mark.soak
@pytest.mark.parametrize(
    "preset", ["standard", *(pytest.param(preset, marks=pytest.mark.soak) for preset in GinRules.presets[1:])]
)
async def test_whole_game_by_buttons(room: Room, preset: str) -> None:
    assert {"draw", "discard"} <= await whole_games.by_buttons(room, await opened(room, preset), VERBS)


@pytest.mark.soak
async def test_whole_game_by_commands(room: Room) -> None:
    table = (await opened(room, "standard", lay_off_by_hand=True)).id
    await command(room, room.ada, "table start")
    while view := await running(room, table):
        if view.phase == "scored":
            await command(room, room.ada, "deal")
            continue
        action = players.choose(view, players.INTERMEDIATE, b"") if len(view.legal) > 1 else view.legal[0]
        values = {}
        if action.cards:
            values["card" if action.kind == "discard" else "cards"] = " ".join(action.cards)
        if action.target:
            values["onto"] = action.target
        before = view
        use = await command(room, room.ada, action.kind, **values)
        after = await running(room, table)
        assert after is None or after != before, said(use)
    whole_games.assert_won(room)


@pytest.mark.soak
@pytest.mark.parametrize("closed", [False, True])
async def test_two_people_play_a_round_one_with_closed_direct_messages(room: Room, closed: bool) -> None:
    """Ada plays in her direct messages. Ben plays by commands in the channel if his are closed."""
    if closed:
        room.ben.close_dms()
    table = (await opened(room, "standard")).id
    await press(room, room.ben, room.post(), text("button-join"))
    await all_agree(room)
    await press(room, room.ada, room.post(), text("button-start"))
    while (state := await room.bot.services.host.state(table)).views[-1].phase not in ("scored", "won"):
        [seat] = state.views[-1].to_act
        view = state.views[seat]
        action = players.choose(view, players.INTERMEDIATE, b"") if len(view.legal) > 1 else view.legal[0]
        if seat == 1 and closed:
            values = {"card" if action.kind == "discard" else "cards": " ".join(action.cards)} if action.cards else {}
            use = await command(room, room.ben, action.kind, **values)
            assert "Your hand" in str(use.messages) or (await room.bot.services.host.state(table)).views[-1].settled
        else:
            await press_action(room, (room.ada, room.ben)[seat], view, action)
    assert bool(room.ben.dms()) != closed
    shown = words(room.post())
    assert says(str(room.post()), "fact-round-over", round=1) or says(shown, "ended-game")
    refused = [record.code for record in room.playground.invalid_requests]
    assert refused == [50007] * closed, "closed direct messages are tried once"


@pytest.mark.soak
async def test_computers_play_each_other(room: Room, hurry: Callable[[float], None]) -> None:
    await whole_games.between_computers(room, "oklahoma", hurry, lambda view: view.round > 1)


def test_melds_of_a_knock_are_named_by_their_cards() -> None:
    view = deal("4C 5C 6C 7C JS QS KS 2D AH AS").view(0, CONTEXT)
    assert target_name(load_texts(game="gin"), view, "JSQSKS+5C6C7C") == "J♠ Q♠ K♠ + 5♣ 6♣ 7♣"


async def test_presets_are_found_by_their_names(room: Room) -> None:
    offered = await room.ada.autocomplete(room.channel, "table new", focused="preset", value="holly")
    assert offered == [{"name": "Hollywood Gin", "value": "hollywood"}]
    await command(room, room.ada, "play", what="gin rummy")
    assert (await room.table()).game == "gin"


async def test_a_turn_takes_two_presses(room: Room) -> None:
    table = (await opened(room, "standard")).id
    await press(room, room.ada, room.post(), text("button-start"))
    while (view := await running(room, table)) and view.phase != "draw":
        await play_first(
            room, room.ada, next(kind for kind in ("pass", "draw", "discard") if plays(room.hand(room.ada), kind))
        )
    assert view
    assert plays(room.hand(room.ada), "draw") and plays(room.hand(room.ada), "take")
    await play_first(room, room.ada, "draw")
    view = await running(room, table)
    assert view and view.phase == "discard"
    legal = [action.cards[0] for action in view.legal if action.kind == "discard"]
    assert len(plays(room.hand(room.ada), "discard")) == len(legal) == 11


async def test_refusals_say_what_would_work(room: Room) -> None:
    table = (await opened(room, "standard")).id
    await press(room, room.ada, room.post(), text("button-start"))
    view = await running(room, table)
    assert view
    assert says(said(await command(room, room.ada, "draw")), "refusal-take-or-pass", of="gin")
    assert says(said(await command(room, room.ada, "discard", card=view.hand[0])), "refusal-take-or-pass", of="gin")
    await command(room, room.ada, "take")
    assert says(
        said(await command(room, room.ada, "discard", card=narrowed(view, GinView).upcard)), "refusal-just-taken"
    )
    assert says(said(await command(room, room.ada, "knock", cards=view.hand[0])), "refusal-too-much-deadwood", limit=10)
    await command(room, room.ada, "undo", scope="turn")
    assert narrowed(await running(room, table), GinView).phase == "offer"


def test_laying_off_by_hand_has_a_text_for_everything(caplog: pytest.LogCaptureFixture) -> None:
    told = everything_said(GinRules.of("straight").with_changes({"lay_off_by_hand": True}), rounds=1, stride=5)
    assert not caplog.records
    assert not [text for text in told if "{" in text or not text.strip()]

"""Whole games of Gin Rummy through Discord, by buttons and by commands."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bot.host.table.state import TableState
from bot.messages.target_names import target_name
from bot.texts import load_texts
from data.store import Status
from engine import players
from engine.deal import Deals
from engine.game import Game
from engine.gin.rules import GinRules
from engine.view import View
from tests.bot.conftest import Room, words
from tests.bot.playing import all_agree, command, play_first, plays, press, said
from tests.bot.whole_games import press_action
from tests.engine.gin.table import CONTEXT, deal

VERBS = ("gin", "knock", "draw", "take", "pass", "lay", "end", "discard")
"""The kinds of action, in the order in which the tests try them."""
SHORT = 50
"""A target that takes two rounds or so."""


async def opened(room: Room, preset: str, **options: object) -> TableState:
    """Ada's table against the computer."""
    assert room.bot
    ada = await room.bot.services.store.player(room.ada.id, "Ada")
    state = await room.bot.services.host.lobby.open(
        guild_id=room.guild.id,
        channel_id=room.channel.id,
        host=ada,
        game="gin",
        preset=preset,
        deals=1,
        options={"target": SHORT, **options},
    )
    await room.quiet()
    return state


async def running(room: Room, table: str) -> View | None:
    """Ada's view of a table; None once the game is over."""
    assert room.bot
    state = await room.bot.services.host.state(table)
    return state.views[0] if state.status is Status.RUNNING else None


@pytest.mark.parametrize(
    "preset", ["standard", *(pytest.param(preset, marks=pytest.mark.soak) for preset in GinRules.presets[1:])]
)
async def test_whole_game_by_buttons(room: Room, preset: str) -> None:
    table = (await opened(room, preset)).id
    await press(room, room.ada, room.post(), "Start")
    pressed: list[str] = []
    while view := await running(room, table):
        if view.phase == "scored":
            await press(room, room.ada, room.post(), "Next round")
            continue
        kind = next(kind for kind in VERBS if plays(room.hand(room.ada), kind))
        pressed.append(kind)
        await play_first(room, room.ada, kind)
    assert {"draw", "discard"} <= set(pressed)
    assert " won " in words(room.post())
    assert not room.playground.invalid_requests


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
    assert " won " in words(room.post())
    assert not room.playground.invalid_requests


@pytest.mark.parametrize("closed", [False, True])
async def test_two_people_play_a_round_one_with_closed_direct_messages(room: Room, closed: bool) -> None:
    """Ada plays in her direct messages, Ben by commands in the channel if his are closed."""
    if closed:
        room.ben.close_dms()
    table = (await opened(room, "standard")).id
    await press(room, room.ben, room.post(), "Join")
    await all_agree(room)
    await press(room, room.ada, room.post(), "Start")
    assert room.bot
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
    assert "Round 1 is over" in str(room.post()) or " won " in shown
    refused = [record.code for record in room.playground.invalid_requests]
    assert refused == [50007] * closed, "closed direct messages are tried once"


@pytest.mark.soak
async def test_two_computers_play_for_the_channel(room: Room, later: Callable[[float], None]) -> None:
    assert room.bot
    await command(room, room.ada, "assist autoplay", preset="oklahoma", first="beginner", second="carefree")
    await press(room, room.ada, room.post(), "Faster")
    await press(room, room.ada, room.post(), "Run")
    for _ in range(8):
        later(10)
        room.bot.services.host.exhibitions.tick()
        await room.quiet()
    state = await room.table()
    assert state.game == "gin" and state.revision >= 4 and state.practice


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
    await press(room, room.ada, room.post(), "Start")
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
    await press(room, room.ada, room.post(), "Start")
    view = await running(room, table)
    assert view
    assert "or pass first" in said(await command(room, room.ada, "draw"))
    assert "or pass first" in said(await command(room, room.ada, "discard", card=view.hand[0]))
    await command(room, room.ada, "take")
    assert "You just took" in said(await command(room, room.ada, "discard", card=view.upcard))
    assert "You can knock with 10 or less" in said(await command(room, room.ada, "knock", cards=view.hand[0]))
    await command(room, room.ada, "undo", scope="turn")
    assert (await running(room, table)).phase == "offer"  # type: ignore[union-attr]


@pytest.mark.parametrize("preset", GinRules.presets)
def test_everything_in_a_game_has_a_text(preset: str, caplog: pytest.LogCaptureFixture) -> None:
    """Every event, fact, choice and score line of a game has a complete text."""
    from bot.texts import People

    texts, people = load_texts(game="gin"), People(("Ada", "Bo"))
    game = Game(GinRules.of(preset).with_changes({"lay_off_by_hand": preset == "straight"}), 2, Deals.numbered(3))
    told = []
    while not game.winners:
        seat = game.to_act[0]
        view = game.view(seat)
        told += [texts.note("fact", fact, people) for page in view.rules.pages for fact in view.page(page)]  # type: ignore[attr-defined]
        told += [texts.say(f"phase-{view.phase}")]
        for verb in view.verbs:
            told += [texts.note("choice", choice.label, people) for choice in view.choices(verb) if verb != "deal"]
        action = view.legal[0] if game.round.over else players.choose(view, players.INTERMEDIATE, b"")
        told += [texts.event(event.seen_by(seat), people) for event in game.play(seat, action)]
    for sides in game.scores:
        told += [texts.score_line(line) for lines in sides for line in lines]
    assert not caplog.records
    assert not [text for text in told if "{" in text or not text.strip()]

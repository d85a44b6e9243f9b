"""Whole games of Rummy 500 through Discord, by people and computers."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from bot.texts import load_texts
from bot.ui.sentences import target_name
from engine.rummy500.round import Rummy500View
from engine.rummy500.rules import Rummy500Rules
from tests.bot.conftest import Room
from tests.bot.playing import command, play_first, plays, press, said, store_actions, stored_game
from tests.engine.rummy500.table import CONTEXT, deal
from tests.kit import whole_games
from tests.narrowing import narrowed
from tests.texts import says, text

GAME = "rummy500"
KINDS = ("claim", "meld", "draw", "take", "pass", "discard")
"""The kinds of action, in the order in which the tests try them."""
LOW = 300
"""The lowest target."""


@pytest.mark.soak
@pytest.mark.parametrize(
    "preset", ["rummy500", *(pytest.param(preset, marks=pytest.mark.soak) for preset in Rummy500Rules.presets[1:])]
)
async def test_whole_game_by_buttons(room: Room, preset: str) -> None:
    state = await whole_games.opened(room, GAME, preset, target=LOW)
    assert {"draw", "meld", "discard"} <= await whole_games.by_buttons(room, state, KINDS)


@pytest.mark.soak
async def test_whole_game_by_commands(room: Room) -> None:
    state = await whole_games.opened(room, GAME, "meggiesoft", deals=2, target=LOW)
    arguments = {"take": "cards", "meld": "cards", "discard": "card"}
    await whole_games.by_commands(room, state, ("meld", "take", "draw", "pass", "discard"), arguments)


@pytest.mark.soak
async def test_whole_game_between_two_people_one_without_direct_messages(room: Room) -> None:
    state = await whole_games.opened(room, GAME, "rummy500", deals=3, target=LOW, rummy=True)
    await whole_games.between_two(room, state, KINDS)


@pytest.mark.soak
@pytest.mark.parametrize("whole", [False, pytest.param(True, marks=pytest.mark.soak)])
async def test_computers_play_each_other(room: Room, hurry: Callable[[float], None], whole: bool) -> None:
    await whole_games.between_computers(room, "party", hurry, lambda view: view.turn > 4 and not whole)


async def to_act(room: Room, table: str, until: Callable[[Rummy500View], bool]) -> Rummy500View:
    """Play Ada's turns until a condition holds for her view."""
    while not until(view := narrowed(await whole_games.running(room, table, 0), Rummy500View)):
        kind = next(kind for kind in KINDS if plays(room.hand(room.ada), kind))
        await play_first(room, room.ada, kind)
    return view


def deep(view: Rummy500View) -> bool:
    """Return whether a card from below the top of the pile can be taken."""
    return view.phase == "draw" and max(view.takes, default=0) > 1


@pytest.mark.soak
async def test_a_take_says_what_comes_with_it_and_the_owed_meld_is_asked_for_also_after_a_restart(room: Room) -> None:
    state = await whole_games.opened(room, GAME, "rummy500", deals=1)
    await press(room, room.ada, room.post(), text("button-start"))
    view = await to_act(room, state.id, deep)
    depth = max(view.takes)
    card = load_texts().cards((view.pile[-depth],))
    label = f"{card} and {depth - 1} more"
    assert label in plays(room.hand(room.ada), "take")
    await press(room, room.ada, room.hand(room.ada), label)
    after = narrowed(await whole_games.running(room, state.id, 0), Rummy500View)
    assert after.owed and {action.kind for action in after.legal} == {"meld"}
    assert plays(room.hand(room.ada), "meld") and not plays(room.hand(room.ada), "discard")
    await room.stop()
    await room.start()
    assert says(said(await command(room, room.ada, "discard", card=after.hand[0])), "refusal-owed")
    await command(room, room.ada, "undo", scope="turn")
    assert (await whole_games.running(room, state.id, 0)) == view


@pytest.mark.soak
async def test_the_game_goes_on_after_a_restart_in_each_phase(room: Room) -> None:
    """The test above covers what follows a take from below, and the test below covers a claim."""
    state = await whole_games.opened(room, GAME, "rummy500", deals=1)
    await whole_games.after_restarts(room, state, KINDS, {"draw", "meld", "scored"}, lambda view: view.phase)


async def test_a_discard_can_still_be_claimed_after_a_restart(room: Room) -> None:
    state = await whole_games.opened(room, GAME, "rummy500", deals=1, rummy=True)
    await press(room, room.ada, room.post(), text("button-start"))
    game, chance = await stored_game(room, state.id), random.Random(1)
    while "claim" not in {action.kind for action in game.legal(0)}:
        seat = chance.choice(game.to_act)
        game.play(seat, chance.choice(list(game.legal(seat))))
    await store_actions(room, state.id, game.actions, 0)
    await room.stop()
    await room.start()
    card = narrowed(game.view(0), Rummy500View).pile[-1]
    await command(room, room.ada, "claim")
    view = narrowed(await whole_games.running(room, state.id, 0), Rummy500View)
    assert card in view.lying and not view.claimable


async def test_refusals_say_what_would_work(room: Room) -> None:
    state = await whole_games.opened(room, GAME, "meggiesoft", deals=2)
    await press(room, room.ada, room.post(), text("button-start"))
    view = await to_act(room, state.id, lambda view: view.phase == "draw")
    assert says(said(await command(room, room.ada, "discard", card=view.hand[0])), "refusal-draw-first", of="rummy500")
    missing = next(card for card in ("2C", "3C", "4C") if card not in view.pile)
    assert says(said(await command(room, room.ada, "take", cards=missing)), "refusal-not-in-pile")
    assert says(said(await command(room, room.ada, "take", cards=view.pile[-1])), "refusal-take-to-meld")
    assert says(said(await command(room, room.ada, "claim")), "refusal-no-claim", of="rummy500")
    await command(room, room.ada, "draw")
    view = await to_act(room, state.id, lambda view: view.phase == "meld")
    assert says(said(await command(room, room.ada, "meld", cards=" ".join(view.loose[:2]))), "refusal-no-meld")


def test_targets_are_named_by_their_cards() -> None:
    round_ = deal("7H JK 5H", "2C", "2D", table=("4H JK 6H", "9C 9D 9S"), preset="party")
    view, texts = round_.view(0, CONTEXT), load_texts(game=GAME)
    named = {
        target: target_name(texts, view, target) for target in ("4H*6H", "<4H*6H", "=4H*6H", "9C9D9S", "*4H5H", "3")
    }
    assert named == {
        "4H*6H": text("target-run", of="rummy500", melds="4♥ Joker 6♥"),
        "<4H*6H": text("target-low-end", of="rummy500", melds="4♥ Joker 6♥"),
        "=4H*6H": text("target-joker-of", of="rummy500", melds="4♥ Joker 6♥"),
        "9C9D9S": text("target-set", of="rummy500", melds="9♣ 9♦ 9♠"),
        "*4H5H": text("target-new", of="rummy500", melds="Joker 4♥ 5♥"),
        "3": text("target-depth", of="rummy500", count=2),
    }
    assert {target: target_name(texts, view, target) for target in named} == named

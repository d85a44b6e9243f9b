"""Whole games of auction Pinochle and Binokel through Discord, by people and computers."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.auction_pinochle.options import BINOKEL
from engine.auction_pinochle.rules import AuctionPinochleRules
from tests.bot.auction_hands import KINDS, calls, moment
from tests.bot.conftest import Room, buttons
from tests.bot.playing import press
from tests.kit import whole_games
from tests.texts import text

GAME = "auction-pinochle"
ARGUMENTS = {"bid": "word", "name": "word", "bury": "cards", "give": "cards", "play": "what"}
PRESETS = [
    pytest.param(preset, marks=() if preset == "cutthroat" else pytest.mark.soak)
    for preset in AuctionPinochleRules.presets
]


@pytest.mark.parametrize("preset", PRESETS)
async def test_whole_game_by_buttons(room: Room, preset: str) -> None:
    state = await whole_games.opened(room, GAME, preset, target=1, finish="highest")
    pressed = await whole_games.by_buttons(
        room, state, ("bid", "name", "bury", "meld", "play", "pass"), lambda view: ("pass",) if view.round > 1 else ()
    )
    assert {"bid", "play"} <= pressed


@pytest.mark.soak
async def test_whole_game_by_commands(room: Room) -> None:
    state = await whole_games.opened(room, GAME, "binokel-three", deals=2, target=1)
    await whole_games.by_commands(room, state, KINDS, ARGUMENTS)
    await whole_games.looked_back(room, state.id)


@pytest.mark.soak
async def test_four_people_one_without_direct_messages_with_restarts_in_the_auction_the_passing_and_the_play(
    room: Room,
) -> None:
    people = [room.ada, room.ben, *map(room.playground.add_person, ("Cy", "Di"))]
    state = await whole_games.opened(room, GAME, "partnership-pinochle", pass_cards=3, target=1, finish="highest")
    assert await whole_games.between_people(room, state, people, calls, moment) == {"auction", "passing", "play"}


@pytest.mark.soak
@pytest.mark.parametrize("preset", ["double-deck", *BINOKEL])
async def test_computers_play_each_other(room: Room, hurry: Callable[[float], None], preset: str) -> None:
    await whole_games.between_computers(room, preset, hurry, lambda view: view.round > 2)


async def test_bidding_box_has_the_next_bids_and_pass_each_one_press(room: Room) -> None:
    await whole_games.opened(room, GAME, "partnership-pinochle", deals=3)
    await press(room, room.ada, room.post(), text("button-start"))
    shown = buttons(room.hand(room.ada))
    assert {"250", "260", "300", text("verb-pass", of=GAME), text("more-bid", of=GAME)} <= set(shown), shown
    before = len(await room.bot.services.store.actions((await room.table()).id))
    await press(room, room.ada, room.hand(room.ada), "260")
    actions = await room.bot.services.store.actions((await room.table()).id)
    assert len(actions) > before and actions[before].action["target"] == "260"

"""Players that see hidden cards, by which it is measured what these are worth in the Pinochle family."""

from __future__ import annotations

import random
from typing import Any, cast

import pytest

from engine.deal import Deals
from engine.game import Game
from engine.pinochle.round import PinochleRound, PinochleView
from engine.pinochle.rules import PinochleRules
from engine.players import EXPERT, choose
from engine.players.pinochle.rollout import face_number
from engine.players.pinochle.search import world_sampler
from engine.players.selfplay import standings
from tests.bench.seeing import ALWAYS, Sees, playings, true_worlds

RULES = PinochleRules.of("bezique")


def after(actions: int) -> Game:
    game = Game(RULES, 2, Deals.numbered(3))
    for _ in range(actions):
        game.play(game.to_act[0], choose(game.view(game.to_act[0]), EXPERT, "any"))
    return game


def faces(cards: Any) -> list[int]:
    return sorted(map(face_number, cards))


@pytest.mark.parametrize("sees", ["all", "hand"])
@pytest.mark.parametrize("actions", [0, 1, 30, 31])
def test_worlds_hold_the_cards_that_are_seen(sees: Sees, actions: int) -> None:
    game = after(actions)
    view, state = cast(PinochleView, game.view(game.to_act[0])), cast(PinochleRound, game.round).state
    world = true_worlds(game, sees)(view, random.Random(1))()
    held = [face for face, number in enumerate(world.hands[view.other]) for _ in range(number)]
    assert held == faces([*state.hands[view.other], *view.trick])
    drawn = [face_number(card) for card in reversed(state.stock)]
    assert sorted(world.stock[:-1]) == sorted(drawn) and world.stock[-1] == face_number(view.upturned or "")
    assert (world.stock[:-1] == drawn) is (sees == "all")


def test_the_master_sees_nothing() -> None:
    assert true_worlds(after(0), "nothing") is world_sampler


def test_a_player_that_sees_every_card_is_far_ahead() -> None:
    found = standings(playings(RULES, "all", ALWAYS, EXPERT, 2, "seen"))[0]
    assert found.margin.mean > 100 and found.wins.mean > 0.7

"""A view's statements about taking the pile and going out agree with the rules."""

from __future__ import annotations

import random
from typing import Any

import pytest

from engine.canasta.melds import is_wild
from engine.canasta.rules import CanastaRules
from engine.canasta.view import CanastaView
from engine.deal import Deals
from engine.game import Game
from engine.types import Action
from engine.view import GameContext
from tests.engine.canasta.table import table
from tests.examples import sampled

SEATS = [(preset, seats) for preset in CanastaRules.presets for seats in CanastaRules.of(preset).players]


def taking(hand: str = "4C 5C 6C 7C", **changes: Any) -> tuple[str, ...]:
    state = table(hand, **changes)
    return state.view(None, GameContext(1, (0,) * len(state.laid), (), ())).taking


@pytest.mark.parametrize(
    ("changes", "ways"),
    [
        ({"pile": "9H"}, ("pair",)),
        ({"pile": "9H", "mine": "KH KS KD"}, ("pair", "natural-and-wild")),
        ({"pile": "9H", "mine": "9C 9S 9D"}, ("pair", "natural-and-wild", "meld")),
        ({"pile": "2C 9H", "mine": "9C 9S 9D"}, ("pair",)),
        ({"pile": "3C"}, ()),
        ({"pile": "9H 2C"}, ()),
        ({"pile": ""}, ()),
        ({"pile": "9H", "drawn": True}, ()),
        ({"pile": "2C 9H", "preset": "windows1"}, ("pair", "natural-and-wild")),
        ({"pile": "9H", "preset": "modern", "mine": "9C 9S 9D"}, ("pair",)),
        ({"pile": "9H", "preset": "samba", "mine": "KH KS KD"}, ("pair",)),
        ({"pile": "9H", "preset": "samba", "mine": "9C 9S 9D"}, ("pair", "meld")),
        ({"pile": "9H", "preset": "samba", "mine": "6H 7H 8H"}, ("pair", "meld")),
        ({"pile": "10H", "preset": "samba", "mine": "6H 7H 8H"}, ("pair",)),
        ({"pile": "9H", "preset": "samba", "mine": "9C 9S 9D 9C 9S 9D 9H"}, ("pair",)),
        ({"pile": "9H", "preset": "hand-and-foot", "mine": "9C 9S 9D"}, ("pair",)),
    ],
)
def test_view_tells_how_the_pile_may_be_taken(changes: dict[str, Any], ways: tuple[str, ...]) -> None:
    assert taking(**changes) == ways


def used(view: CanastaView, action: Action) -> str:
    """Return the way in which an action takes the pile."""
    wilds = sum(map(is_wild, action.cards))
    if len(action.cards) - wilds >= 2:
        return "pair"
    return "natural-and-wild" if wilds and wilds < len(action.cards) else "meld"


@sampled
@pytest.mark.parametrize(("preset", "seats"), SEATS)
def test_legal_takes_agree_with_the_view(preset: str, seats: int) -> None:
    game = Game(CanastaRules.of(preset), seats, Deals.numbered(11))
    chance = random.Random(preset)
    for _ in range(600):
        if game.round.over:
            break
        seat = game.to_act[0]
        view = game.round.view(seat, GameContext(1, game.totals, (), ()))
        assert isinstance(view, CanastaView)
        for action in view.legal:
            if action.kind == "take" and action.cards:
                assert {used(view, action), "meld"} & set(view.taking), (action, view.taking)
            elif action.kind == "take":
                assert view.taking
        game.play(seat, chance.choice(view.legal))


def test_view_tells_the_penalties_for_threes_and_the_number_of_rounds() -> None:
    def view(preset: str) -> CanastaView:
        rules = CanastaRules.of(preset)
        seen = Game(rules, rules.players[0], Deals.numbered(1)).view(None)
        assert isinstance(seen, CanastaView)
        return seen

    assert (view("classic").threes_held, view("classic").rounds, view("classic").pile_taken) == ((0, 5), 0, 0)
    assert view("bolivia").threes_held == (0, 100)
    foot = view("hand-and-foot")
    assert (foot.threes_held, foot.rounds, foot.pile_taken) == ((100, 5), 4, 7)


@pytest.mark.parametrize(
    ("preset", "melds", "has"),
    [
        ("modern", "KH KD KC KS KH KD KC, 9H 9D 9C 9S 9H 2D 2C", 2),
        ("bolivia", "KH KD KC KS KH KD KC, 9H 9D 9C 9S 9H 2D 2C", 1),
        ("bolivia", "KH KD KC KS KH KD KC, 4H 5H 6H 7H 8H 9H 10H", 2),
        ("hand-and-foot", "KH KD KC KS KH KD KC, QH QD QC QS QH QD QC, JH JD JC JS JH JD JC", 2),
        ("hand-and-foot", "KH KD KC KS KH KD KC, QH QD QC QS QH QD QC, 9H 9D 9C 9S 9H 2D 2C", 3),
    ],
)
def test_view_counts_the_canastas_that_allow_going_out(preset: str, melds: str, has: int) -> None:
    state = table("4C 5C", preset=preset, mine=melds)
    assert state.view(0, GameContext(1, (0,) * len(state.laid), (), ())).canastas[0] == has


def test_special_hand_is_public() -> None:
    straight = "JK 2D 4C 5D 6S 7H 8C 9H 10S JD QD KH AS AC"
    state = table(straight, preset="modern", drawn=True, threes="3H")
    state.play(0, Action("special"))
    [line] = state.score()[0]
    assert sorted(line.cards) == sorted(straight.split())

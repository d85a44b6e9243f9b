"""The advanced player of Canasta: legal actions to the end of the game at every table."""

from __future__ import annotations

import random

import pytest

from engine.canasta.presets import PRESETS
from engine.canasta.rules import CanastaRules
from engine.deal import Deals
from engine.game import Game
from engine.players import EXPERT, MASTER, choose
from engine.types import Action
from tests.engine.canasta.table import action, do, seen, table
from tests.examples import in_soak_too, more, sampled

WHOLE = ("classic", "samba", "hand-and-foot")
"""The presets of which a whole game is played in every run."""
TABLES = [(preset, seats) for preset in PRESETS for seats in CanastaRules.of(preset).players]


@pytest.mark.soak
@pytest.mark.parametrize(
    "preset",
    [preset if preset in WHOLE else pytest.param(preset, marks=pytest.mark.soak) for preset in PRESETS],
)
def test_a_whole_game_of_every_preset_ends(preset: str) -> None:
    rules = CanastaRules.of(preset)
    game = Game(rules, rules.players[0], Deals.numbered(7))
    while game.to_act:
        seat = game.to_act[0]
        game.play(seat, choose(game.view(seat), EXPERT, str(len(game.actions))))
        assert len(game.actions) < 20_000
    assert game.winners and (rules.rounds or max(game.totals) >= rules.target)


@sampled
@pytest.mark.parametrize(("preset", "seats"), TABLES)
def test_a_round_at_every_table_ends(preset: str, seats: int) -> None:
    game = Game(CanastaRules.of(preset), seats, Deals.numbered(3))
    while not game.round.over:
        seat = game.to_act[0]
        game.play(seat, choose(game.view(seat), EXPERT, str(len(game.actions))))


@sampled
@pytest.mark.parametrize(("preset", "seats"), TABLES)
def test_it_can_take_over_in_any_position(preset: str, seats: int) -> None:
    chance = random.Random(5)
    game = Game(CanastaRules.of(preset), seats, Deals.numbered(4))
    while not game.round.over:
        seat = game.to_act[0]
        if chance.random() < 0.3:
            view = game.view(seat)
            assert choose(view, EXPERT, "") in view.legal
        game.play(seat, chance.choice(game.legal(seat)))


def test_a_master_among_three_differs_from_the_expert_about_the_pile_only() -> None:
    game = Game(CanastaRules.of("three"), 3, Deals.numbered(3))
    while not game.round.over:
        seat = game.to_act[0]
        view = game.view(seat)
        action = choose(view, EXPERT, "seed")
        if view.phase != "draw":
            assert choose(view, MASTER, "seed") == action
        game.play(seat, action)


@pytest.mark.soak
@in_soak_too
@pytest.mark.parametrize("preset", ["modern", "windows1", "samba"])
def test_it_beats_random_play(preset: str) -> None:
    won, deals = 0, more(1, 4)
    for number in range(1, 1 + deals):
        for mine in (0, 1):
            game = Game(CanastaRules.of(preset), 2, Deals.numbered(number))
            chance = random.Random(number)
            while game.to_act and len(game.scores) < 6:
                seat = game.to_act[0]
                legal = game.legal(seat)
                game.play(seat, choose(game.view(seat), EXPERT, "") if seat == mine else chance.choice(legal))
            won += game.totals[mine] > game.totals[1 - mine]
    assert won == 2 * deals


@pytest.mark.parametrize(("hand", "answer"), [("4C 5C 6C", "yes"), ("AC AD AH JK JK 2C", "no")])
def test_it_answers_a_partner_by_the_points_in_its_hand(hand: str, answer: str) -> None:
    state = table("7C 7D 7H 4C", preset="partners", mine="KC KC KD KD KH KH KS", partner=hand, drawn=True)
    do(state, "ask")
    assert choose(seen(state, 2), EXPERT, "") == action(f"answer > {answer}")


def test_it_lays_down_a_special_hand() -> None:
    state = table("4C 4D 5C 5D 6C 6D 8C 8D 9C 9D 10C 10D JC JD", preset="modern", pile="", drawn=True)
    assert choose(seen(state), EXPERT, "") == Action("special")


def test_it_extends_a_sequence() -> None:
    state = table("7H 8H 4C 5C 9D", preset="samba", mine="4H 5H 6H", drawn=True)
    assert choose(seen(state), EXPERT, "") == action("meld 7H 8H > H")


def test_it_ends_a_round_without_stock_when_leading() -> None:
    state = table("4C", preset="windows", mine="KC KC KD KD KH KH KS", stock="", pile="9C")
    assert choose(seen(state), EXPERT, "") == Action("end")

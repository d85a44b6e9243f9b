"""Every preset for two sides can be played for a fixed number of rounds, with cards that others get too."""

from __future__ import annotations

import random

import pytest

from engine.deal import Deals
from engine.game import Game
from engine.games import GAMES
from engine.rules import Rules
from tests.examples import sampled

PRESETS = [
    (game, preset, seats)
    for game, rules in GAMES.items()
    for preset in rules.presets
    for seats in rules.of(preset).seats_played()
    if len({*rules.of(preset).sides(seats)}) == 2
]


def play(rules: Rules, seats: int, rounds: int, seed: int) -> Game:
    """Play a game at random."""
    chance = random.Random(seed)
    game = Game(rules, seats, Deals(bytes([seed]) * 32, "tournament t 1", ()), rounds)
    while game.to_act:
        seat = game.to_act[0]
        game.play(seat, chance.choice(game.legal(seat)))
    return game


@pytest.mark.parametrize(("name", "preset", "seats"), PRESETS)
def test_game_ends_after_its_rounds_and_nothing_is_settled(name: str, preset: str, seats: int) -> None:
    rules = GAMES[name].of(preset).for_fixed_rounds()
    rules.check(seats)
    rounds = rules.fixed_rounds.rounds
    game = play(rules, seats, rounds, 1)
    assert len(game.scores) == rounds and not game.settlement
    assert game.winners == rules.ahead(dict(enumerate(game.totals)))


@sampled
@pytest.mark.parametrize(("name", "preset", "seats"), PRESETS)
def test_longest_game_leaves_the_target_out_of_reach(name: str, preset: str, seats: int) -> None:
    rules = GAMES[name].of(preset).for_fixed_rounds()
    rounds = rules.fixed_rounds.rounds * rules.fixed_rounds.longest
    assert len(play(rules, seats, rounds, 2).scores) == rounds

"""The six levels choose legal actions under random rules; and how contests measure strength."""

from __future__ import annotations

import os
import random

import pytest

from engine.canasta.rules import CanastaRules
from engine.game import Game
from engine.pinochle.rules import PinochleRules
from engine.players import LEVELS, Level, choose
from engine.players.selfplay import Outcome, contest, deals_of, seatings, standings
from engine.rules import Rules
from engine.types import Action, RulesError
from engine.view import View
from tests.engine.canasta.random_games import EVERY, mixed
from tests.examples import sampled

SOAK = float(os.environ.get("CARDROOM_SOAK", "1"))
QUICK = LEVELS[:5]
FLAGS = [name for name, field in PinochleRules.model_fields.items() if field.annotation is bool]


def any_rules(rng: random.Random) -> tuple[Rules, int]:
    """Return a playable preset of any game with some options changed, and its number of seats."""
    while True:
        preset, seats = rng.choice(EVERY)
        rules: Rules = mixed(CanastaRules.of(preset), rng, rng.randrange(9))
        if rng.random() < 0.3:
            form = PinochleRules.of(rng.choice(PinochleRules.presets)).model_dump()
            form |= {name: rng.random() < 0.5 for name in rng.sample(FLAGS, 6)}
            rules, seats = PinochleRules.model_validate(form), 2
        try:
            rules.check(seats)
        except RulesError:
            continue
        return rules, seats


def play_a_round(number: int, levels: tuple[Level, ...], searched: float) -> None:
    """Play a round under random rules. To save time, a searching level takes only some turns, quick ones the rest."""
    rng = random.Random(number)
    rules, seats = any_rules(rng)
    game = Game(rules, seats, deals_of("levels", number))
    seated = [rng.choice(levels) for _ in range(seats)]
    while not game.round.over:
        seat = game.to_act[0]
        level = seated[seat]
        if level not in QUICK and rng.random() > searched:
            level = rng.choice(QUICK)
        view = game.view(seat)
        action = choose(view, level, f"{number} {seat}", rng.choice((0, 50, 100)))
        assert action in view.legal, (rules.changed(), level, action)
        game.play(seat, action)
        assert len(game.actions) < 5000, (rules.preset, rules.changed(), seated)


@sampled
@pytest.mark.parametrize("number", range(12))
def test_quick_levels_only_choose_legal_actions(number: int) -> None:
    play_a_round(number, QUICK, 0.0)


@sampled
@pytest.mark.parametrize("number", range(1000, 1002))
def test_searching_levels_only_choose_legal_actions(number: int) -> None:
    play_a_round(number, LEVELS[5:], 0.1)


@pytest.mark.soak
def test_no_illegal_action_in_ten_thousand_rounds_of_random_rules() -> None:
    # All of them take more than ten minutes, so a shortened soak plays a tenth of its share.
    for number in range(10_000 if SOAK >= 1 else round(1000 * SOAK)):
        play_a_round(10_000 + number, LEVELS, 0.02)


# Measuring


def test_equal_levels_draw_on_mirrored_deals() -> None:
    def player(view: View, seed: str) -> Action:
        return choose(view, LEVELS[1], seed)

    outcomes = list(contest(CanastaRules.of("classic"), 2, (player, player), range(1, 5)))
    assert [outcome.players for outcome in outcomes] == [(0, 1), (1, 0)] * 4
    for standing in standings(outcomes):
        assert standing.wins == (0.5, 0.5, 0.5) and standing.margin == (0, 0, 0)


def test_all_playings_of_a_deal_are_one_sample() -> None:
    outcomes = [
        Outcome(1, (0, 1), (500, 100), (0,)),
        Outcome(1, (1, 0), (300, 200), (0,)),
        Outcome(2, (0, 1), (400, 100), (0,)),
        Outcome(2, (1, 0), (100, 100), (0, 1)),
    ]
    strong, weak = standings(outcomes)
    assert (strong.wins.mean, weak.wins.mean) == (0.625, 0.375)
    assert strong.margin.mean == 150 == -weak.margin.mean
    # Two samples, 0.5 and 0.75: their standard error is 0.125.
    assert strong.wins.high - strong.wins.mean == pytest.approx(1.96 * 0.125)


def test_every_player_plays_every_side_equally_often() -> None:
    assert list(seatings(2, 2)) == [(0, 1), (1, 0)]
    assert list(seatings(3, 3)) == [(0, 1, 2), (1, 2, 0), (2, 0, 1)]
    with pytest.raises(ValueError, match="2 players do not share 3 sides"):
        list(seatings(2, 3))

"""Properties of every game's computer players."""

from __future__ import annotations

import random

from engine.deal import Deals
from engine.game import Game
from engine.players import choose
from engine.presentation import presentation_of
from engine.rules import Rules


def choices_are_legal_and_repeat(rules: Rules, level: str) -> None:
    """Check random play of a round: a level's choices are legal or offered, and the same seed repeats them."""
    chance = random.Random(level)
    game = Game(rules, rules.seats_played()[0], Deals.numbered(4))
    while not game.round.over:
        seat = game.to_act[0]
        if chance.random() < 0.15:
            view = game.view(seat)
            action = choose(view, level, "seed")
            offered = (
                choice.action for verb in rules.verbs for choice in presentation_of(view).choices(view, verb.kind)
            )
            assert action in view.legal or action in offered
            assert choose(view, level, "seed") == action
        game.play(seat, chance.choice(game.legal(seat)))

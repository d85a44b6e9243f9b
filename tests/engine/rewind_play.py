"""Random play with undos and rewinds."""

from __future__ import annotations

import random

from engine.game import Game
from engine.games import GAMES
from engine.rules import Rules
from engine.types import REWIND, Action, Seat

SETUPS = (("canasta", "classic", 2), ("canasta", "partners", 4), ("pinochle", "binokel", 2))


def rules_of(game: str, preset: str) -> Rules:
    """Return a preset with a target out of reach."""
    return GAMES[game].of(preset).model_copy(update={"target": 99_999})


def step(game: Game, chooser: random.Random, rewinds: tuple[str, ...]) -> tuple[Seat, Action]:
    """Return a random action: rarely a rewind (more often right after one), sometimes an undo, else any legal one."""
    again = bool(game.actions) and game.actions[-1][1].kind == REWIND
    if chooser.random() < (0.3 if again or game.between_rounds else 0.01):
        return chooser.randrange(game.seats), Action(REWIND, target=chooser.choice(rewinds))
    seat = game.to_act[0]
    undo = game.view(seat).undo
    if undo and chooser.random() < 0.2:
        return seat, Action("undo", target=chooser.choice(undo))
    return seat, chooser.choice(game.legal(seat))

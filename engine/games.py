"""The one registry of card games: what :mod:`bot` may offer. A new game adds a line."""

from __future__ import annotations

from engine.canasta.rules import CanastaRules
from engine.game import Rules
from engine.pinochle.rules import PinochleRules

GAMES: dict[str, type[Rules]] = {rules.game: rules for rules in (CanastaRules, PinochleRules)}
"""Each game's options model, by the game's name."""


def game_with(preset: str) -> str:
    """The game that has a preset of this name; the first game where none has."""
    return next((game for game, rules in GAMES.items() if preset in rules.presets), next(iter(GAMES)))

"""The names of the games of the deal of the day."""

from __future__ import annotations

from bot.texts import Texts
from engine.daily import DAILY_GAMES
from engine.games import GAMES, game_with


def daily_name(texts: Texts, key: str) -> str:
    """Return the name of a daily game: that of its preset if people know it as a game of its own."""
    preset = DAILY_GAMES[key].rules.preset
    game = game_with(preset)
    return texts.called(game, preset) if preset in GAMES[game].own_games else texts.say(f"game-{game}")

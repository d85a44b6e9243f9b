"""The names of the games of the deal of the day."""

from __future__ import annotations

from discord import app_commands

from bot.table.context import context_of
from bot.texts import Texts
from bot.ui.replies import Choice, Interaction
from engine.daily import DAILY_GAMES
from engine.games import GAMES, game_with


def daily_name(texts: Texts, key: str) -> str:
    """Return the name of a daily game: that of its preset if people know it as a game of its own."""
    preset = DAILY_GAMES[key].rules.preset
    game = game_with(preset)
    return texts.called(game, preset) if preset in GAMES[game].own_games else texts.say(f"game-{game}")


async def daily_game_choices(interaction: Interaction, typed: str) -> list[Choice]:
    """Suggest the games that have a deal every day."""
    wanted, texts = typed.strip().casefold(), context_of(interaction).texts
    named = {key: daily_name(texts, key) for key in DAILY_GAMES}
    return [app_commands.Choice(name=name, value=key) for key, name in named.items() if wanted in name.casefold()]

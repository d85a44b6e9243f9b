"""Autocomplete callbacks that several commands share."""

from __future__ import annotations

from typing import TypeAlias

from discord import app_commands

from bot.commands.typed import Suggestion, suggest_presets
from bot.replies import Interaction
from bot.texts import load_texts

Choice: TypeAlias = app_commands.Choice[str]


async def preset_choices(interaction: Interaction, typed: str) -> list[Choice]:
    """The presets of the game chosen in the same command, or of all games."""
    game = getattr(interaction.namespace, "game", None) or ""
    return choices(suggest_presets(load_texts(), typed, game))


def choices(suggestions: list[Suggestion]) -> list[Choice]:
    """Suggestions as Discord takes them."""
    return [app_commands.Choice(name=name, value=value) for name, value in suggestions]

"""Autocomplete callbacks that several commands share."""

from __future__ import annotations

from typing import TypeAlias

from discord import app_commands

from bot import limits
from bot.host.refusals import Refusal
from bot.table.typed_actions import Suggestion
from bot.texts import load_texts
from bot.ui.game_names import Known, find_game, known_games, known_presets, matching
from bot.ui.replies import Interaction

Choice: TypeAlias = app_commands.Choice[str]


async def preset_choices(interaction: Interaction, typed: str) -> list[Choice]:
    """Return the presets of the game typed in the same command, or of all games."""
    texts = load_texts()
    try:
        game = find_game(texts, str(getattr(interaction.namespace, "game", None) or "")).game
    except Refusal:
        game = ""
    return known_choices(matching(known_presets(texts, game), texts, typed))


async def game_choices(interaction: Interaction, typed: str) -> list[Choice]:
    """Return the games with a part of their name typed."""
    texts = load_texts()
    return known_choices(matching(known_games(texts), texts, typed))


def known_choices(found: list[Known]) -> list[Choice]:
    """Return games or presets as choices for Discord."""
    return choices([(known.name, known.value) for known in found[: limits.CHOICES]])


def choices(suggestions: list[Suggestion]) -> list[Choice]:
    """Return suggestions as choices for Discord."""
    return [app_commands.Choice(name=name, value=value) for name, value in suggestions]

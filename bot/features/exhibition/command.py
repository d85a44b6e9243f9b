"""``/assist autoplay``: an exhibition, where computers play each other."""

from __future__ import annotations

from typing import Any, TypeAlias

from discord import app_commands

from bot.features.exhibition.new_exhibition_presses import ExhibitionRequest, show_here
from bot.host.exhibitions import GAMES_AT_MOST
from bot.table.commands import game_choices, preset_choices
from bot.table.context import context_of
from bot.ui.commands import level_choices, localized
from bot.ui.game_names import game_and_preset
from bot.ui.replies import Interaction, acknowledge
from engine.games import GAMES, game_with

Command: TypeAlias = app_commands.Command[Any, ..., None]
_LEVELS = level_choices()
_SEATS = sorted({count for rules in GAMES.values() for count in rules.seat_counts})
_SIDES = ("first", "second", "third", "fourth", "fifth", "sixth")


async def _autoplay(
    interaction: Interaction,
    *,
    game: str = "",
    preset: str = "",
    seats: app_commands.Range[int, _SEATS[0], _SEATS[-1]] | None = None,
    first: str = "",
    second: str = "",
    third: str = "",
    fourth: str = "",
    fifth: str = "",
    sixth: str = "",
    games: app_commands.Range[int, 1, GAMES_AT_MOST] = 1,
    open_hands: bool = False,
) -> None:
    if interaction.guild_id is None:
        raise app_commands.NoPrivateMessage
    await acknowledge(interaction)
    context = context_of(interaction)
    context.need_showable()
    usual = await context.need_opener()
    game, preset = game_and_preset(context.texts, game, preset)
    preset = preset or usual.preset_of(game, seats or 0)
    chosen = tuple(level or usual.terms.computers for level in (first, second, third, fourth, fifth, sixth))
    request = ExhibitionRequest(game or game_with(preset), preset, seats or 0, chosen, games, open_hands)
    await show_here(interaction, request)


def autoplay() -> Command:
    """Build the command."""
    asked = ("game", "preset", "seats", "games", "open_hands")
    described = {name: localized(f"argument-{name}") for name in asked}
    described |= {side: localized("argument-side", number=number) for number, side in enumerate(_SIDES, 1)}
    callback = app_commands.describe(**described)(_autoplay)
    callback = app_commands.choices(**dict.fromkeys(_SIDES, _LEVELS))(callback)
    said = localized("command-assist-autoplay")
    command: Command = app_commands.Command(name="autoplay", description=said, callback=callback)
    command.autocomplete("game")(game_choices)
    command.autocomplete("preset")(preset_choices)
    return command

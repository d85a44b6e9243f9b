"""``/play``: starts a game, or plays a card in the games that have this kind of action.

Nobody has to choose between two commands: what was typed is the name of a game or a card.
"""

from __future__ import annotations

from typing import TypeAlias

from discord import app_commands
from discord.ext import commands

from bot import limits
from bot.commands.autocomplete import known_choices
from bot.commands.contexts import allow_direct_messages
from bot.commands.localization import localized
from bot.commands.new_table import start_usual
from bot.commands.play import START, play, suggest
from bot.commands.typed import Suggestion, suggest_cards
from bot.host.refusals import Refusal
from bot.messages.game_names import find_game, is_name, known_games, matching
from bot.presses.typed_cards import begins_with_card
from bot.replies import Interaction, acknowledge, offer
from bot.texts import People, Texts, load_texts
from engine.view import View

Choice: TypeAlias = app_commands.Choice[str]


class StartCommands(commands.Cog):
    """Adds ``/play``."""

    def __init__(self, bot: commands.AutoShardedBot) -> None:
        allow_direct_messages(_play)
        bot.tree.add_command(_play)


@app_commands.command(name=START, description=localized("command-play"))
@app_commands.describe(what=localized("argument-play"))
async def _play(interaction: Interaction, what: str) -> None:
    texts = load_texts()
    if begins_with_card(texts, what) and not is_name(texts, what):
        await play(interaction, START, what)
        return
    await acknowledge(interaction)
    try:
        known = find_game(texts, what)
    except Refusal as refusal:
        raise Refusal("neither-card-nor-game", **refusal.note.values) from refusal
    if interaction.guild_id is None:
        raise app_commands.NoPrivateMessage
    await start_usual(interaction, known)


@_play.autocomplete("what")
async def _suggested(interaction: Interaction, typed: str) -> list[Choice]:
    """Cards that can be played now, then games."""
    texts = load_texts()

    def cards(texts: Texts, view: View, people: People) -> list[Suggestion]:
        return suggest_cards(texts, view, START, typed, people)

    games = known_choices(matching(known_games(texts), texts, typed))
    return [*await offer(suggest(interaction, START, cards)), *games][: limits.CHOICES]

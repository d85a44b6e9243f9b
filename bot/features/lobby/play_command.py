"""``/play``: starts a game, or plays a card in the games that have this kind of action.

One command serves both: the typed text names either a game or a card.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from discord import app_commands

from bot import limits
from bot.features.lobby.new_table_commands import start_usual
from bot.host.refusals import Refusal
from bot.table.commands import known_choices
from bot.table.play_commands import START, play, suggest
from bot.table.typed_actions import Suggestion, begins_with_card, suggest_cards
from bot.texts import People, Texts, load_texts
from bot.ui.commands import AnyCommand, allow_direct_messages, localized
from bot.ui.game_names import find_game, is_name, known_games, matching
from bot.ui.replies import Interaction, acknowledge, offer
from engine.view import View

Choice: TypeAlias = app_commands.Choice[str]


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
    """Return cards that can be played now, then games."""
    texts = load_texts()

    def cards(texts: Texts, view: View, people: People) -> list[Suggestion]:
        return suggest_cards(texts, view, START, typed, people)

    games = known_choices(matching(known_games(texts), texts, typed))
    return [*await offer(suggest(interaction, START, cards)), *games][: limits.CHOICES]


def slash_commands() -> Iterator[AnyCommand]:
    """Yield ``/play``."""
    allow_direct_messages(_play)
    yield _play

"""The parts that several commands share: the ``/table`` group, autocomplete, and the answer with a link to a table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from discord import app_commands

from bot import limits
from bot.host.refusals import Refusal
from bot.host.table.state import TableState
from bot.table.context import Context, context_of
from bot.table.typed_actions import Suggestion
from bot.ui.commands import AnyCommand, allow_direct_messages, localized
from bot.ui.game_names import Known, find_game, known_games, known_presets, matching
from bot.ui.replies import Interaction, acknowledge, reader_texts, tell

TABLE = app_commands.Group(name="table", description=localized("command-table"))
"""``/table``: everything about a table except playing. Several modules add commands to it."""
allow_direct_messages(TABLE)
Choice: TypeAlias = app_commands.Choice[str]


def need_server(interaction: Interaction) -> None:
    """Refuse a command that is of use only in servers, in direct messages."""
    if interaction.guild_id is None:
        raise app_commands.NoPrivateMessage


async def table_here(interaction: Interaction, table: str = "") -> tuple[Context, TableState]:
    """Acknowledge a command and find its table: see :meth:`bot.table.context.Context.table_to_manage`.

    Refuses if the bot could not show it.
    """
    await acknowledge(interaction)
    context = context_of(interaction)
    state = await context.table_to_manage(await context.player(), table)
    context.need_showable(state)
    return context, state


def slash_commands() -> Iterator[AnyCommand]:
    """Yield ``/table``, to which the modules of several features add commands."""
    yield TABLE


async def preset_choices(interaction: Interaction, typed: str) -> list[Choice]:
    """Return the presets of the game typed in the same command, or of all games."""
    texts = reader_texts(interaction)
    try:
        game = find_game(texts, str(getattr(interaction.namespace, "game", None) or "")).game
    except Refusal:
        game = ""
    return known_choices(matching(known_presets(texts, game), texts, typed))


async def game_choices(interaction: Interaction, typed: str) -> list[Choice]:
    """Return the games with a part of their name typed."""
    texts = reader_texts(interaction)
    return known_choices(matching(known_games(texts), texts, typed))


def known_choices(found: list[Known]) -> list[Choice]:
    """Return games or presets as choices for Discord."""
    return choices([(known.name, known.value) for known in found[: limits.CHOICES]])


def choices(suggestions: list[Suggestion]) -> list[Choice]:
    """Return suggestions as choices for Discord."""
    return [app_commands.Choice(name=name, value=value) for name, value in suggestions]


async def answer_with_link(interaction: Interaction, context: Context, state: TableState, message: str) -> None:
    """Wait until the table is shown, and answer with a link to it."""
    await context.presenter.settled(state.id)
    if trouble := context.posts.trouble(state.id):
        message = f"fault-{trouble}"
    await tell(interaction, context.texts.say(message, link=context.posts.link(state), table=state.id))

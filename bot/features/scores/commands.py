"""``/scores``: a table's game round by round, and lists of games."""

from __future__ import annotations

from collections.abc import Iterator

import discord
from discord import app_commands

from bot.features.scores.messages import game_lines, scores_message
from bot.features.scores.presses import show_rounds
from bot.host.refusals import Refusal
from bot.host.table.state import TableState
from bot.table.context import Context, context_of
from bot.ui.commands import AnyCommand, allow_direct_messages, localized
from bot.ui.names import escaped, people, visible
from bot.ui.replies import Interaction, acknowledge, edit
from data.store import Player


@app_commands.command(name="rounds", description=localized("command-scores-rounds"))
async def _rounds(interaction: Interaction) -> None:
    await acknowledge(interaction)
    context = context_of(interaction)
    player = await context.player()
    state = await _table(interaction, context, player)
    await show_rounds(interaction, context, state)


@app_commands.command(name="games", description=localized("command-scores-games"))
@app_commands.describe(user=localized("argument-scores-user"))
async def _games(interaction: Interaction, user: discord.User | None = None) -> None:
    await acknowledge(interaction)
    context, guild = context_of(interaction), interaction.guild_id
    asker = await context.player()
    whose, seated = asker, list[int]()
    table = await context.host.table_in_channel(interaction.channel_id or 0) if user is None else None
    if table and table.seat_of(asker.id) is not None:
        seated = [row.player for row in table.seats if row.player is not None]
    # In direct messages nobody sees the games of others, which may be from servers that they are not in.
    if user and guild is not None:
        known = await context.host.people.find(user.id)
        if known is None:
            raise Refusal("no-games-of", player=visible(user.display_name))
        whose = known
    together = len(seated) > 1
    games = await context.host.history.games(guild, seated if together else [whose.id], only=together)
    if table and together:
        title = context.texts.say(
            "scores-together", players=", ".join(filter(None, people(table, context.texts).names))
        )
    else:
        title = context.texts.say("scores-games", player=escaped(visible(whose.name)))
    lines = game_lines(context.texts, games) or [context.texts.say("scores-none")]
    await edit(interaction, scores_message(title, lines))


async def _table(interaction: Interaction, context: Context, player: Player) -> TableState:
    """Return the table that the command refers to, or else the player's last one."""
    try:
        return await context.table_here(player)
    except Refusal:
        mine = await context.host.listings.newest(guild_id=interaction.guild_id, player=player)
        if mine is None:
            raise
        return await context.host.state(mine.id)


def slash_commands() -> Iterator[AnyCommand]:
    """Yield ``/scores``."""
    scores = app_commands.Group(name="scores", description=localized("command-scores"))
    scores.add_command(_rounds)
    scores.add_command(_games)
    allow_direct_messages(scores)
    yield scores

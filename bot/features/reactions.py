"""Reacting to the last move, by the buttons of the private panel that **Table** opens, and by those of onlookers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.features.absence import show_panel
from bot.host.play.reactions import REACTIONS
from bot.host.table.state import TableState
from bot.table.context import context_of
from bot.table.messages.reactions import REACT
from bot.table.messages.watching import REACT_WATCHING
from bot.table.watching import watch
from bot.ui.custom_ids import Press, number, reading
from bot.ui.permissions import may_see
from bot.ui.replies import Handler, Interaction, acknowledge


async def react(interaction: Interaction, press: Press) -> TableState:
    """Give the reaction that a press means, or take it back, and return the table."""
    context = context_of(interaction)
    with reading():
        [place] = press.arguments
        emoji = REACTIONS[number(place)]
    player, state = await context.player(), await context.table(press.table)
    guild_id = interaction.guild_id if await may_see(interaction, state.channel_id) else None
    return await context.host.reactions.react(press.table, player, emoji, revision=press.revision, guild_id=guild_id)


async def _in_panel(interaction: Interaction, press: Press, _values: Sequence[str] = ()) -> None:
    await acknowledge(interaction, anew=False)
    await show_panel(interaction, context_of(interaction), await react(interaction, press))


async def _watching(interaction: Interaction, press: Press, _values: Sequence[str] = ()) -> None:
    await acknowledge(interaction, anew=False)
    await watch(interaction, context_of(interaction), await react(interaction, press))


HANDLERS: Mapping[str, Handler] = {REACT: _in_panel, REACT_WATCHING: _watching}

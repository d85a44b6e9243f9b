"""Joining a table without a free seat: why it can't be done, and the offer to tell when a seat is free."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.host.refusals import Refusal
from bot.host.table.state import TableState
from bot.table.context import context_of
from bot.table.messages.full_table import AWAIT, awaited_message, full_table_message
from bot.ui.custom_ids import Press
from bot.ui.replies import Handler, Interaction, acknowledge, edit, show


async def offer_to_tell(interaction: Interaction, refusal: Refusal, state: TableState) -> None:
    """Offer to report a free seat if a table is full. Raises other refusals, and any from another server."""
    if refusal.note.code != "table-full" or interaction.guild_id != state.guild_id:
        raise refusal
    context = context_of(interaction)
    await show(interaction, full_table_message(context.texts, state, context.posts.link(state)))


async def _handle(interaction: Interaction, press: Press, _values: Sequence[str] = ()) -> None:
    """Note that the user wants to be told, or no longer does."""
    await acknowledge(interaction, anew=False)
    context = context_of(interaction)
    player, wanted = await context.player(), press.arguments == ["yes"]
    await context.table(press.table)
    state = await context.host.lobby.await_seat(press.table, player, interaction.guild_id, wanted=wanted)
    await edit(interaction, awaited_message(context.texts, state, wanted=wanted))


HANDLERS: Mapping[str, Handler] = {AWAIT: _handle}

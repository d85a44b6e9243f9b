"""Presses that control an exhibition, for the person who opened it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.host.table.state import TableState
from bot.table.context import Context, context_of
from bot.ui.custom_ids import Press
from bot.ui.replies import Handler, Interaction, acknowledge
from data.store import Player

_WORDS = ("run", "pause", "step", "slower", "faster", "stop", "next")


async def _handle(interaction: Interaction, press: Press, _values: Sequence[str] = ()) -> None:
    """Handle the presses of this module."""
    await acknowledge(interaction, anew=False)
    context = context_of(interaction)
    player = await context.player()
    state = await context.table(press.table)
    context.need_showable(state)
    context.posts.pressed(state.id, interaction)
    try:
        await _control(interaction, context, state, player, press)
    finally:
        if interaction.message:
            await context.posts.delete_outdated(state.id, interaction.message)


async def _control(interaction: Interaction, context: Context, state: TableState, player: Player, press: Press) -> None:
    exhibitions = context.host.exhibitions
    may_manage = interaction.guild_id == state.guild_id and interaction.permissions.manage_guild
    match press.word.removeprefix("watch-"):
        case "run":
            await exhibitions.control(state.id, player, may_manage=may_manage, running=True)
        case "pause":
            await exhibitions.control(state.id, player, may_manage=may_manage, running=False)
        case "slower":
            await exhibitions.control(state.id, player, may_manage=may_manage, by=-1)
        case "faster":
            await exhibitions.control(state.id, player, may_manage=may_manage, by=1)
        case "step":
            await exhibitions.step(state.id, player, press.revision, may_manage=may_manage)
        case "stop":
            await context.host.lifecycle.close(state.id, player, may_manage=may_manage)
        case _:
            await exhibitions.begin_next_game(state.id, player, may_manage=may_manage)


HANDLERS: Mapping[str, Handler] = dict.fromkeys((f"watch-{word}" for word in _WORDS), _handle)

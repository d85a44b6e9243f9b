"""Presses in the lobby: joining, leaving and starting the game."""

from __future__ import annotations

from collections.abc import Mapping

from bot.context import seat_of
from bot.presses.agreement import ask_to_agree
from bot.presses.handler import Handler
from bot.presses.table_press import TablePress, on_table


async def _join(pressed: TablePress) -> None:
    context, state = pressed.context, await pressed.table()
    context.need_showable(state)
    player = await context.player()
    shown = next(iter(pressed.press.arguments), None)
    state = await context.host.lobby.join(state.id, player, guild_id=pressed.interaction.guild_id, shown=shown)
    await ask_to_agree(pressed.interaction, state, player)
    await context.seated(state, player)


async def _leave(pressed: TablePress) -> None:
    context, state = pressed.context, await pressed.table()
    context.need_showable(state)
    await context.leave(state, await context.player())


async def _start(pressed: TablePress) -> None:
    context, state = pressed.context, await pressed.table()
    context.need_showable(state)
    player = await context.player()
    state = await context.host.lobby.start(state.id, player)
    await context.hands.show_after_public_press(pressed.interaction, state, seat_of(state, player))


HANDLERS: Mapping[str, Handler] = {
    "join": on_table(_join),
    "leave": on_table(_leave),
    "start": on_table(_start),
}
